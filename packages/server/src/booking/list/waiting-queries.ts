import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingTodo } from '@landbridge/contract/booking/booking-todo'
import { businessZone } from '@landbridge/contract/shared/business-day'
import type { LegModeCode, ModeCode } from '@landbridge/contract/shared/modes'
import { isOpenTo } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database.ts'
import type { MenuCounter, ToDos } from '../../platform/handed-in.ts'
import type { Call } from '../../platform/serve.ts'
import { codeLabel, codesOf } from '../../reference/index.ts'
import { missingPapers } from '../papers/due-paper-queries.ts'
import { legModesColumn } from './booking-list-sql.ts'

type WaitingBooking = {
  todoKind: BookingTodo['todoKind']
  id: string
  mode: ModeCode
  legModes?: LegModeCode[]
  bookingNo: string
  originCode?: string
  destinationCode?: string
  originName?: string
  destinationName?: string
  documentTypes?: string[]
  dueBy?: string
}

/** To-dos of a company ($1) on its bookings: sent back, an offer or fee to answer, papers missing. */
const todosOfBookings = `
  select 'returned' as todo_kind, id, null::date as due_by, null::text[] as document_types
    from booking where customer_id = $1 and state = 'returned'
  union all
  select case when kind in ('offer', 'move') then 'offer' else 'fee' end, booking_id, (until at time zone '${businessZone}')::date, null
    from change_request where customer_id = $1 and state = 'open'
      and (kind in ('offer', 'move') or fee > 0 and (agreed_currency is distinct from fee_currency or agreed_fee < fee))
  union all
  select 'papers', id, min(due_by), array_agg(document_type order by due_by, document_type) from (${missingPapers}) missing where customer_id = $1 group by id`

/** One row for each matter that waits for a company on its bookings; one without a day waits for an answer now and comes first. */
const bookingTodos = (tx: Tx, customerId: string): Promise<WaitingBooking[]> =>
  tx.rows<WaitingBooking>(
    `select todo.todo_kind, b.id, b.mode, ${legModesColumn}, b.booking_no, b.origin_code, b.destination_code, b.form ->> 'originName' as origin_name,
        b.form ->> 'destinationName' as destination_name, todo.due_by::text as due_by, todo.document_types
      from (${todosOfBookings}) todo join booking b on b.id = todo.id
      order by todo.due_by nulls first, b.booking_no limit 200`,
    [customerId],
  )

/** The first to-do of each booking that waits for the caller, by the booking's id; nothing for a caller who may not act on it. */
export async function firstTodos({ tx, caller, language }: Call<'customer'>): Promise<Map<string, BookingTodo>> {
  const { customerId, role } = caller
  if (customerId === null || !isOpenTo(bookingEndpoints.answer, role)) return new Map()
  const [waiting, papers] = await Promise.all([bookingTodos(tx, customerId), codesOf(tx, 'DOCTYPE')])
  const inOrder = waiting.map(({ id, todoKind, documentTypes, dueBy }): [string, BookingTodo] => [
    id,
    { todoKind, dueBy, paperNames: documentTypes?.map((type) => codeLabel(papers, type, language)) },
  ])
  return new Map(inOrder.toReversed())
}

/** The bookings of all companies that wait for our answer: new ones, and those whose change or end was asked for. */
async function bookingsWaitingForDesk(tx: Tx): Promise<number> {
  const [row] = await tx.ask<{ count: number }>(
    `select count(*)::int as count from booking
      where state = 'submitted' and open_request is null or open_request in ('cancellation', 'amendment')`,
    [],
  )
  return row?.count ?? 0
}

export const bookingToDos = {
  entry: 'bookings',
  answeredBy: bookingEndpoints.answer,
  list: bookingTodos,
} as const satisfies ToDos

export const bookingMenuCounters = [
  { entry: 'deskBookings', permission: 'booking.view', count: bookingsWaitingForDesk },
] as const satisfies readonly MenuCounter[]
