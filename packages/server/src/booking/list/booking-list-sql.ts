import type { AllBookingFilter } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingFilter } from '@landbridge/contract/booking/rail-booking-endpoints'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Owner } from '../life/booking-store.ts'

/** The conditions of a list as text and values; a condition that is not asked for is not there, so that every plan is a simple one. */
export type Conditions = { text: string; values: unknown[] }
type Filter = Pick<
  BookingFilter,
  'keyword' | 'startDate' | 'endDate' | 'originCode' | 'originName' | 'destinationCode' | 'destinationName' | 'lclState'
> & { mode?: ModeCode | undefined }

/** A text that a LIKE finds anywhere. */
export const anywhere = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

/** Collects conditions; each `$` stands for the value given with it. */
export function conditionsOf(
  asked: readonly (readonly [condition: string, value: unknown] | false | undefined)[],
): Conditions {
  const values: unknown[] = []
  const parts = asked.flatMap((one) => {
    if (!one) return []
    values.push(one[1])
    return [one[0].replaceAll('$', `$${values.length}`)]
  })
  return { text: parts.join(' and '), values }
}

const placeNamed = (column: string) =>
  `b.${column} in (select p.code from place p where p.mode = 'RAIL' and p.names::text ilike $)`

/** What a customer's list is narrowed by, the state aside: the counts of the tabs stand under the same. */
export function customerConditions(owner: Owner, filter: Filter): Conditions {
  const { originCode, originName, destinationCode, destinationName } = filter
  return conditionsOf([
    'customerId' in owner
      ? ['b.customer_id = $', owner.customerId]
      : ['b.created_by = $ and b.customer_id is null', owner.createdBy],
    filter.mode && ['b.mode = $', filter.mode],
    filter.keyword !== undefined && ['b.search_words ilike $', anywhere(filter.keyword)],
    filter.startDate !== undefined && [`b.listed_at >= ($::date at time zone 'Asia/Shanghai')`, filter.startDate],
    filter.endDate !== undefined && [`b.listed_at < (($::date + 1) at time zone 'Asia/Shanghai')`, filter.endDate],
    originCode !== undefined && ['b.origin_code = $', originCode],
    originCode === undefined && originName !== undefined && [placeNamed('origin_code'), anywhere(originName)],
    destinationCode !== undefined && ['b.destination_code = $', destinationCode],
    destinationCode === undefined &&
      destinationName !== undefined && [placeNamed('destination_code'), anywhere(destinationName)],
    // Only shared loads stand in a warehouse.
    filter.lclState !== 'all' && ['b.load_type = $', `LCL ${filter.lclState}`],
  ])
}

const sortColumns = {
  bookingNo: 'b.booking_no',
  stateLabel: 'b.state',
  wantedDate: 'b.wanted_date',
  etd: 'coalesce(b.atd, b.etd)',
  atd: 'b.atd',
  eta: 'coalesce(b.ata, b.eta)',
  ata: 'b.ata',
  orderedAt: 'b.listed_at',
} as const satisfies Record<NonNullable<BookingFilter['sortName']>, string>

/** The list's own order is newest first; what has no value stands last. */
export function orderOf({ sort, sortName }: Pick<AllBookingFilter, 'sort' | 'sortName'>): string {
  if (sortName === undefined) return 'b.listed_at desc, b.id'
  return `${sortColumns[sortName]} ${sort === 'desc' ? 'desc' : 'asc'} nulls last, b.id`
}

/** The columns of a row. The names of its places come from the reference data. */
export const rowColumns = `
  b.id, b.booking_no, b.mode, b.state, b.open_request, b.version, b.origin_code, b.destination_code, b.entry_port_code,
  b.form->>'originName' as origin_name, b.form->>'destinationName' as destination_name, b.last_place_code,
  b.load_type, b.box_text, b.goods_name, b.wanted_date, b.etd, b.etd_zone, b.atd, b.eta, b.eta_zone, b.ata, b.promised_eta,
  b.last_event_code, b.ordered_at, b.saved_at, b.customer_reference, b.job_nos, b.container_nos, b.packages,
  b.gross_weight_kg, b.volume_m3, b.house_bill_no, b.form->>'legType' as leg_type, b.train_no, b.si_cutoff,
  coalesce(b.agreed_amount, b.quote_amount) as amount, coalesce(b.agreed_currency, b.quote_currency) as currency,
  (select u.real_name from app_user u where u.id = b.salesperson_id) as salesperson,
  (select u.real_name from app_user u where u.id = b.created_by) as created_by_name, b.form->>'remark' as remark`
