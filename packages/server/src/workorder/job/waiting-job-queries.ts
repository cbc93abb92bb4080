import type { WaitingInMode } from '../../booking/index.ts'
import type { Tx } from '../../platform/database.ts'

/** A company's jobs whose completion it has to confirm or refuse. */
export const jobsWaitingForCustomer = (tx: Tx, customerId: string): Promise<WaitingInMode[]> =>
  tx.ask<WaitingInMode>(
    `select mode, count(*)::int as count from work_order
      where customer_id = $1 and state = 'awaitingConfirmation' group by mode`,
    [customerId],
  )

/** The jobs of all companies whose completion sheet we owe: arrived ones, and those that were refused. */
export async function jobsWaitingForDesk(tx: Tx): Promise<number> {
  const [row] = await tx.ask<{ count: number }>(
    `select count(*)::int as count from work_order where state in ('arrived', 'objected')`,
    [],
  )
  return row?.count ?? 0
}
