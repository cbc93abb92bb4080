import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Tx } from '../../platform/database.ts'

/** How much waits for somebody in one transport mode. */
export type WaitingInMode = { mode: ModeCode; count: number }

/** A company's bookings that we have sent back or made an offer on. */
export const bookingsWaitingForCustomer = (tx: Tx, customerId: string): Promise<WaitingInMode[]> =>
  tx.ask<WaitingInMode>(
    `select mode, count(*)::int as count from booking
      where customer_id = $1 and (state = 'returned' or open_request = 'offer') group by mode`,
    [customerId],
  )

/** The bookings of all companies that wait for our answer: new ones, and those whose change or end was asked for. */
export async function bookingsWaitingForDesk(tx: Tx): Promise<number> {
  const [row] = await tx.ask<{ count: number }>(
    `select count(*)::int as count from booking
      where state = 'submitted' and open_request is null or open_request in ('cancellation', 'amendment')`,
    [],
  )
  return row?.count ?? 0
}
