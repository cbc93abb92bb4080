import type { DeskBookingRow, DeskFilter } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { Call } from '../../platform/serve.ts'
import { placeFinder } from '../../reference/index.ts'
import { anywhere, type Conditions, conditionsOf, rowColumns } from '../list/booking-list-sql.ts'
import { type Counted, type ListedRow, rowShown } from '../list/booking-queries.ts'
import { type CheckedRow, checksOfRows } from './desk-check-queries.ts'

type DeskRow = ListedRow &
  CheckedRow & {
    short_name: string
    first_cutoff: Date | null
    first_cutoff_zone: string | null
    to_quote: boolean
    operator_id: string | null
    operator_name: string | null
    waiting_since: Date | null
    hs_code: string | null
    revision: number
  }

/** The queue: the nearest cut-off first, what blocks each row, and how many bookings stand in each state. */
export async function listDeskBookings(filter: DeskFilter, call: Call<'staff'>) {
  const { tx, language } = call
  const { pageIndex, pageSize, orderState } = filter
  const { text, values } = deskConditions(filter, call.caller.userId)
  const n = values.length
  const inState = orderState === 'all' ? '' : ` and b.state = $${n + 3}`
  const page = `select ${rowColumns}, b.customer_id, c.short_name, b.first_cutoff, b.first_cutoff_zone, b.to_quote,
      b.operator_id, (select u.real_name from app_user u where u.id = b.operator_id) as operator_name,
      b.waiting_since, b.hs_code, b.revision, b.findings, b.lifts, b.open_request,
      case when b.state = 'submitted' then b.form end as form
    from booking b join customer c on c.id = b.customer_id where ${text}${inState}
    order by ${orderOf(filter)} limit $${n + 1} offset $${n + 2}`
  const paging = [pageSize, (pageIndex - 1) * pageSize]
  const [rows, counted, placeAt] = await Promise.all([
    tx.ask<DeskRow>(page, [...values, ...paging, ...(orderState === 'all' ? [] : [orderState])]),
    tx.ask<Counted>(
      `select b.state, count(*)::int as count from booking b join customer c on c.id = b.customer_id where ${text} group by b.state`,
      values,
    ),
    placeFinder(tx, 'RAIL'),
  ])
  const checks = await checksOfRows(rows, call)
  const counts = Object.fromEntries(counted.map(({ state, count }) => [state, count]))
  const total = orderState === 'all' ? counted.reduce((sum, { count }) => sum + count, 0) : (counts[orderState] ?? 0)
  const items = rows.map(
    (row): DeskBookingRow => ({
      ...rowShown(row, { language, placeAt }),
      serviceModeId: row.mode,
      customerId: row.customer_id,
      customerShortName: row.short_name,
      firstCutoff: row.first_cutoff ?? undefined,
      firstCutoffTz: row.first_cutoff_zone ?? undefined,
      toQuote: row.to_quote,
      checks: checks.get(row.id) ?? [],
      operatorId: row.operator_id ?? undefined,
      operatorName: row.operator_name ?? undefined,
      waitingSince: row.waiting_since ?? undefined,
      hsCode: row.hs_code ?? undefined,
      revision: row.revision,
    }),
  )
  return { items, total, counts, pageIndex, pageSize }
}

function deskConditions(filter: DeskFilter, userId: string): Conditions {
  const { keyword, assignee } = filter
  return conditionsOf([
    // Drafts are the customer's own.
    ['b.state <> $', 'draft'],
    keyword !== undefined && [
      `(b.search_words ilike $ or c.short_name ilike $ or c.name ilike $ or b.origin_code in
        (select p.code from place p where p.names::text ilike $) or b.destination_code in
        (select p.code from place p where p.names::text ilike $))`,
      anywhere(keyword),
    ],
    filter.serviceModeId !== undefined && ['b.mode = $', filter.serviceModeId],
    filter.startDate !== undefined && [`b.listed_at >= ($::date at time zone 'Asia/Shanghai')`, filter.startDate],
    filter.endDate !== undefined && [`b.listed_at < (($::date + 1) at time zone 'Asia/Shanghai')`, filter.endDate],
    filter.customerId !== undefined && ['b.customer_id = $', filter.customerId],
    filter.originCode !== undefined && ['b.origin_code = $', filter.originCode],
    filter.destinationCode !== undefined && ['b.destination_code = $', filter.destinationCode],
    filter.openRequest !== undefined && [
      "(b.open_request in ('cancellation', 'amendment')) is not distinct from $",
      filter.openRequest,
    ],
    assignee === 'mine' && ['b.operator_id = $', userId],
    assignee === 'unassigned' && ['(b.operator_id is null) = $', true],
    assignee === 'mineAndUnassigned' && ['(b.operator_id is null or b.operator_id = $)', userId],
  ])
}

const sortColumns = {
  bookingNo: 'b.booking_no',
  wantedDate: 'b.wanted_date',
  firstCutoff: 'b.first_cutoff',
  waitingSince: 'b.waiting_since',
  orderedAt: 'b.listed_at',
} as const satisfies Record<NonNullable<DeskFilter['sortName']>, string>

/** What waits for us stands by its nearest cut-off, everything else by its age. */
function orderOf({ orderState, sort, sortName }: DeskFilter): string {
  const own = orderState === 'submitted' ? 'b.first_cutoff asc nulls last, b.id' : 'b.listed_at desc, b.id'
  return sortName === undefined ? own : `${sortColumns[sortName]} ${sort === 'desc' ? 'desc' : 'asc'} nulls last, b.id`
}
