import type { Readable } from 'node:stream'
import type { DeskBookingRow, DeskExportFilter, DeskFilter } from '@landbridge/contract/booking/booking-desk-views'
import type { BookingTextKey } from '@landbridge/contract/booking/booking-labels'
import { userNamesInLists } from '../../access/index.ts'
import { customersNamed } from '../../customer/index.ts'
import type { Tx } from '../../platform/database.ts'
import { askList, type Condition, onDays, present } from '../../platform/list.ts'
import { mentionsAmongMany } from '../../platform/search.ts'
import type { Call, Opened } from '../../platform/serve.ts'
import type { Cell } from '../../platform/xlsx.ts'
import { placesNamed, readerNames } from '../../reference/index.ts'
import { asTime, columnsFor, pageSize, sheetOf } from '../list/booking-export.ts'
import { rowColumns } from '../list/booking-list-sql.ts'
import { bookingRowOf, type ListedBooking, peopleIn } from '../list/booking-row-rules.ts'
import { type CheckedBooking, checksOfRows } from './desk-check-queries.ts'

type ListedForDesk = ListedBooking &
  CheckedBooking &
  Omit<DeskBookingRow, keyof ListedBooking | 'serviceModeId' | 'checks'> & { mode: DeskBookingRow['serviceModeId'] }

const deskColumns = `${rowColumns}, b.customer_id, c.short_name as customer_short_name, b.first_cutoff,
  b.first_cutoff_zone as first_cutoff_zone, b.to_quote, b.operator_id, b.waiting_since, b.hs_code, b.revision, b.findings, b.lifts, case when b.state = 'submitted' then b.form end as form,
  case when b.state = 'submitted' and not b.to_quote then coalesce(b.quote -> 'owed', b.quote -> 'totals') end as price`

/** The queue: the nearest cut-off first, what blocks each row, and how many bookings stand in each state. */
export async function listDeskBookings(filter: DeskFilter, call: Call<'staff'>) {
  const { tx, language } = call
  const { pageIndex, pageSize, orderState, serviceModeId: mode, customerId } = filter
  const narrowed = deskConditions(filter, call)
  const sought = filter.keyword === undefined ? undefined : await waysToFind(tx, filter.keyword)
  const [{ rows, counts, modeCounts, total }, names, namesById] = await Promise.all([
    askList<ListedForDesk>(tx, {
      from: 'booking b',
      key: 'b.id',
      columns: deskColumns,
      joins: 'join customer c on c.id = b.customer_id',
      where: [
        // Drafts are the customer's own.
        ["b.state <> 'draft'"],
        customerId && ['b.customer_id = $1', customerId],
        ...narrowed,
      ],
      order: deskOrder(filter),
      page: { pageIndex, pageSize },
      state: { column: 'b.state', chosen: orderState },
      mode: { column: 'b.mode', chosen: mode },
      sought,
      kept: narrowed.length === 0 ? { thing: 'booking', customerId, without: 'draft' } : undefined,
    }),
    readerNames(tx, language),
    userNamesInLists(tx),
  ])
  const [checks, people] = await Promise.all([
    checksOfRows(rows, call),
    namesById(rows.flatMap((row) => [...peopleIn(row), row.operatorId])),
  ])
  const items = rows.map(
    (row): DeskBookingRow => ({
      ...bookingRowOf(row, { names, people }),
      operatorName: people.get(row.operatorId ?? ''),
      serviceModeId: row.mode,
      checks: checks.get(row.id) ?? [],
    }),
  )
  return { items, total, counts, modeCounts, pageIndex, pageSize }
}

/** Conditions of the queue besides state, mode and company. */
function deskConditions(filter: DeskFilter, { caller }: Call<'staff'>): Condition[] {
  const { assignee, openRequest } = filter
  return present([
    ...onDays('b.listed_at', filter.startDate, filter.endDate),
    filter.originCode !== undefined && ['b.origin_code = $1', filter.originCode],
    filter.destinationCode !== undefined && ['b.destination_code = $1', filter.destinationCode],
    openRequest === true && ["b.open_request in ('cancellation', 'amendment')"],
    openRequest === false && ["(b.open_request in ('cancellation', 'amendment')) is false"],
    assignee === 'mine' && ['b.operator_id = $1', caller.userId],
    assignee === 'unassigned' && ['b.operator_id is null'],
    assignee === 'mineAndUnassigned' && ['(b.operator_id is null or b.operator_id = $1)', caller.userId],
  ])
}

/** The ways in which the desk finds a booking by a word, each one look into an index: its own words, its company's name, a place. */
async function waysToFind(tx: Tx, keyword: string): Promise<{ ways: Condition[] }> {
  const [customers, places] = await Promise.all([customersNamed(tx, keyword), placesNamed(tx, keyword)])
  const searches = present([
    mentionsAmongMany('b.search_words', keyword),
    customers.length > 0 && ['b.customer_id = any($1)', customers],
    places.length > 0 && ['b.origin_code = any($1)', places],
    places.length > 0 && ['b.destination_code = any($1)', places],
  ])
  return { ways: searches }
}

const deskSortColumns = {
  bookingNo: 'b.booking_no',
  wantedDate: 'b.wanted_date',
  firstCutoff: 'b.first_cutoff',
  waitingSince: 'b.waiting_since',
  orderedAt: 'b.listed_at',
} as const satisfies Record<NonNullable<DeskFilter['sortName']>, string>

/** A booking that waits for us stands by its nearest cut-off, everything else by its age. */
function deskOrder({ orderState, sort, sortName }: DeskFilter): string {
  const usualOrder = orderState === 'submitted' ? 'b.first_cutoff asc nulls last' : 'b.listed_at desc'
  return sortName === undefined
    ? usualOrder
    : `${deskSortColumns[sortName]} ${sort === 'desc' ? 'desc' : 'asc'} nulls last`
}

const deskColumnsFor = (
  filter: DeskExportFilter,
): readonly (readonly [heading: BookingTextKey, cell: (row: DeskBookingRow) => Cell])[] => [
  ['booking.column-customer', (row) => row.customerShortName],
  ...columnsFor(filter),
  ['booking.column-first-cutoff', (row) => asTime(row.firstCutoff)],
  ['booking.column-checks', (row) => row.checks.map((check) => check.checkLabel).join('; ')],
  ['booking.column-operator', (row) => row.operatorName],
]

export const exportDeskBookings = ({ input, read, language }: Opened<DeskExportFilter, 'staff'>): Readable =>
  sheetOf(language, deskColumnsFor(input), (pageIndex) =>
    read(async (call) => (await listDeskBookings({ ...input, pageIndex, pageSize }, call)).items),
  )
