import { bookingStates, hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Follower } from '../../platform/call.ts'

const openStates = bookingStates.filter((state) => state !== 'draft' && !hasEnded(state))

/** While cargo is on its way somebody must be there to ask: the last of a company stays until its orders have ended. Drafts keep nobody. */
export const bookingFollowers: readonly Follower[] = [
  {
    kind: 'access.closed',
    follow: async ({ customerId, data }, { tx }) => {
      if (!customerId || data?.isLast !== true) return
      const { rows } = await sql<{ open: number }>`select count(*)::int as open from booking
        where customer_id = ${customerId} and state = any(${openStates}::text[])`.execute(tx)
      const count = rows[0]?.open ?? 0
      if (count > 0) throw new Problem('access.close-open-orders', undefined, { count })
    },
  },
]
