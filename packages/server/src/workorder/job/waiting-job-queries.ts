import { businessZone } from '@landbridge/contract/shared/business-day'
import type { LegModeCode, ModeCode } from '@landbridge/contract/shared/modes'
import { liveJobStates } from '@landbridge/contract/workorder/job-lifecycle'
import type { Tx } from '../../platform/database.ts'

export type JobTodo = {
  todoKind: 'draftBill' | 'completion'
  id: string
  mode: LegModeCode
  jobNo: string
  bookingNo: string
  bookingMode: ModeCode
  originCode: string
  destinationCode: string
  dueBy?: string
}

export const jobTodos = (tx: Tx, customerId: string): Promise<JobTodo[]> =>
  tx.rows<JobTodo>(
    `select id, mode, job_no, booking_no, origin_code, destination_code,
        (select b.mode from booking b where b.id = work_order.booking_id and b.customer_id = $1) as booking_mode,
        case when state = 'awaitingConfirmation' then 'completion' else 'draftBill' end as todo_kind,
        case when state = 'awaitingConfirmation'
          then ((completion ->> 'dueAt')::timestamptz at time zone '${businessZone}')::date::text end as due_by
      from work_order
      where customer_id = $1 and (state = 'awaitingConfirmation' or ((bill_state = 'draft' or draft_waits) and state = any($2)))
      order by due_by nulls last, job_no limit 200`,
    [customerId, liveJobStates],
  )

/** The number of jobs that wait for the desk, for any of its to-dos. */
export async function jobsWaitingForDesk(tx: Tx): Promise<number> {
  const [row] = await tx.ask<{ count: number }>(
    `select count(*)::int as count from work_order
      where state in ('arrived', 'objected') or ((bill_state = 'changeAsked' or si_state = 'sent' or head ?| '{changeToTell,leftWithoutRelease,doNotLoad,lateShipment}') and state = any($1))`,
    [liveJobStates],
  )
  return row?.count ?? 0
}
