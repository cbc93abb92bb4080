import { businessZone } from '@landbridge/contract/shared/business-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { WaitingInMode } from '../../booking/index.ts'
import type { Tx } from '../../platform/database.ts'

/** A company's jobs whose completion it has to confirm or refuse. */
export const jobsWaitingForCustomer = (tx: Tx, customerId: string): Promise<WaitingInMode[]> =>
  tx.ask<WaitingInMode>(
    `select mode, count(*)::int as count from work_order
      where customer_id = $1 and state = 'awaitingConfirmation' group by mode`,
    [customerId],
  )

/** A job whose completion its customer has to confirm or refuse, and by when. */
export type JobTodo = {
  id: string
  mode: ModeCode
  jobNo: string
  bookingNo: string
  originCode: string
  destinationCode: string
  dueBy?: string
}

export const jobTodos = (tx: Tx, customerId: string): Promise<JobTodo[]> =>
  tx.rows<JobTodo>(
    `select id, mode, job_no, booking_no, origin_code, destination_code,
        ((completion ->> 'dueAt')::timestamptz at time zone '${businessZone}')::date::text as due_by
      from work_order where customer_id = $1 and state = 'awaitingConfirmation' order by due_by nulls last, job_no limit 200`,
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
