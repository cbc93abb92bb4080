import type { AllBookingFilter, AnyBookingRow } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingFilter } from '@landbridge/contract/booking/booking-list-endpoints'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { userNamesInLists } from '../../access/index.ts'
import { askList } from '../../platform/list.ts'
import type { Call } from '../../platform/serve.ts'
import { readerNames } from '../../reference/index.ts'
import { ownerOf } from '../life/booking-store.ts'
import { bookingOrder, customerConditions, ownedBy, rowColumns } from './booking-list-sql.ts'
import { bookingRowOf, type ListedBooking, peopleIn } from './booking-row-rules.ts'
import { firstTodos } from './waiting-queries.ts'

/** Newest first by default, with the number of bookings in each state. */
export async function listBookings(mode: ModeCode, filter: BookingFilter, call: Call<'customer'>) {
  const { rows, ...rest } = await askBookings({ ...filter, mode }, call)
  return { items: rows, ...rest }
}

export async function listAllBookings({ serviceModeId, ...filter }: AllBookingFilter, call: Call<'customer'>) {
  const { rows, ...rest } = await askBookings({ ...filter, mode: serviceModeId }, call)
  const items = rows.map((row): AnyBookingRow => ({ ...row, serviceModeId: row.mode, bookingState: row.state }))
  return { items, ...rest }
}

async function askBookings(filter: BookingFilter & { mode: ModeCode | undefined }, call: Call<'customer'>) {
  const { tx, language } = call
  const { pageIndex, pageSize, orderState, mode } = filter
  const owner = ownerOf(call)
  const narrowed = await customerConditions(tx, filter)
  const isWhole = narrowed.length === 0 && 'customerId' in owner
  const [{ rows, ...rest }, names, namesById, todos] = await Promise.all([
    askList<ListedBooking>(tx, {
      from: 'booking b',
      key: 'b.id',
      columns: rowColumns,
      where: [ownedBy(owner), mode && ['b.mode = $1', mode], ...narrowed],
      order: bookingOrder(filter),
      page: { pageIndex, pageSize },
      state: { column: 'b.state', chosen: orderState },
      kept: isWhole ? { thing: 'booking', customerId: owner.customerId, mode } : undefined,
    }),
    readerNames(tx, language),
    userNamesInLists(tx),
    firstTodos(call),
  ])
  const people = await namesById(rows.flatMap(peopleIn))
  const shown = rows.map((row) => ({ ...bookingRowOf(row, { names, people }), toDo: todos.get(row.id) }))
  return { rows: shown, ...rest, pageIndex, pageSize }
}
