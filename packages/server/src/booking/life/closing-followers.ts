import { Problem } from '@landbridge/contract/shared/problem'
import type { Follower } from '../../platform/call.ts'
import { departureById } from '../../pricing/index.ts'
import { countOpen } from './booking-store.ts'
import { givenOf } from './given-departure-rules.ts'
import { retimeGiven } from './leg-store.ts'

/** While cargo is on its way somebody must be there to ask: the last of a company stays until its orders have ended. Drafts keep nobody. What was accepted for a departure has its times. */
export const bookingFollowers: readonly Follower[] = [
  {
    kind: 'access.closed',
    follow: async ({ customerId, data }, { tx }) => {
      if (!customerId || data?.isLast !== true) return
      const count = await countOpen(tx, customerId)
      if (count > 0) throw new Problem('access.close-open-orders', undefined, { count })
    },
  },
  {
    kind: 'pricing.departure-retimed',
    follow: async ({ id }, { tx }) => retimeGiven(tx, { ...givenOf(await departureById(tx, id)), departureId: id }),
  },
]
