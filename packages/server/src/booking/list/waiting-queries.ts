import { businessZone } from '@landbridge/contract/shared/business-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Tx } from '../../platform/database.ts'
import { missingPapers } from '../detail/paper-queries.ts'

/** How much waits for somebody in one transport mode. */
export type WaitingInMode = { mode: ModeCode; count: number }

/** What waits for a company on one of its bookings: by when, and of papers how many. */
export type BookingTodo = {
  todoKind: 'returned' | 'offer' | 'fee' | 'papers'
  id: string
  mode: ModeCode
  bookingNo: string
  originCode?: string
  destinationCode?: string
  originName?: string
  destinationName?: string
  paperCount?: number
  dueBy?: string
}

/** Everything that waits for a company ($1) on its bookings: sent back, an offer or a fee to answer, papers that are asked for and not there. */
const todosOfBookings = `
  select 'returned' as todo_kind, id, null::date as due_by, null::int as paper_count
    from booking where customer_id = $1 and state = 'returned'
  union all
  select case kind when 'offer' then 'offer' else 'fee' end, booking_id, (until at time zone '${businessZone}')::date, null
    from change_request where customer_id = $1 and state = 'open'
      and (kind = 'offer' or fee > 0 and (agreed_currency is distinct from fee_currency or agreed_fee < fee))
  union all
  select 'papers', id, min(due_by), count(*)::int from (${missingPapers}) missing where customer_id = $1 group by id`

/** What waits for a company on its bookings, one line for each thing to do. */
export const bookingTodos = (tx: Tx, customerId: string): Promise<BookingTodo[]> =>
  tx.rows<BookingTodo>(
    `select todo.todo_kind, b.id, b.mode, b.booking_no, b.origin_code, b.destination_code, b.form ->> 'originName' as origin_name,
        b.form ->> 'destinationName' as destination_name, todo.due_by::text as due_by, todo.paper_count
      from (${todosOfBookings}) todo join booking b on b.id = todo.id
      order by todo.due_by nulls last, b.booking_no limit 200`,
    [customerId],
  )

/** How many of a company's bookings wait for it. */
export const bookingsWaitingForCustomer = (tx: Tx, customerId: string): Promise<WaitingInMode[]> =>
  tx.ask<WaitingInMode>(
    `select mode, count(*)::int as count from booking where id in (select id from (${todosOfBookings}) todo) group by mode`,
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
