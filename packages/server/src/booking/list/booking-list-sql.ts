import type { AllBookingFilter } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingFilter } from '@landbridge/contract/booking/booking-list-endpoints'
import { type LclState, sharedLoadTypes } from '@landbridge/contract/booking/lcl-state'
import { type ModeCode, placeModesOf } from '@landbridge/contract/shared/modes'
import type { Tx } from '../../platform/database.ts'
import { type Condition, onDays, present } from '../../platform/list.ts'
import { mentions } from '../../platform/search.ts'
import { placesNamed } from '../../reference/index.ts'
import type { Owner } from '../life/booking-store.ts'
import { waybillColumn } from '../modes/waybill-column.ts'

type Filter = Pick<
  BookingFilter,
  'lclState' | 'keyword' | 'startDate' | 'endDate' | 'originCode' | 'originName' | 'destinationCode' | 'destinationName'
> & { mode?: ModeCode | undefined }

export const ownedBy = (owner: Owner): Condition =>
  'customerId' in owner
    ? ['b.customer_id = $1', owner.customerId]
    : ['b.created_by = $1 and b.customer_id is null', owner.createdBy]

export async function customerConditions(tx: Tx, filter: Filter): Promise<Condition[]> {
  const { keyword, startDate, endDate, originCode, originName, destinationCode, destinationName } = filter
  const lists = filter.mode && placeModesOf(filter.mode)
  const placesOfName = async (name: string | undefined) =>
    name === undefined ? undefined : placesNamed(tx, name, lists)
  const [origins, destinations] = await Promise.all([
    originCode === undefined ? placesOfName(originName) : [originCode],
    destinationCode === undefined ? placesOfName(destinationName) : [destinationCode],
  ])
  return present([
    filter.lclState !== 'all' && standsIn(filter.lclState),
    keyword !== undefined && mentions('b.search_words', keyword),
    ...onDays('b.listed_at', startDate, endDate),
    origins && ['b.origin_code = any($1)', origins],
    destinations && ['b.destination_code = any($1)', destinations],
  ])
}

/** Shared cargo is awaited as well where its booking was accepted and has no job yet. */
const standsIn = (state: LclState): Condition =>
  state === 'awaiting'
    ? [
        `(b.lcl_state = $1 or b.lcl_state is null and b.load_type = any($2) and b.state in ('received', 'shipped', 'stopped'))`,
        state,
        sharedLoadTypes,
      ]
    : ['b.lcl_state = $1', state]

const sortColumns = {
  bookingNo: 'b.booking_no',
  stateLabel: 'b.state',
  wantedDate: 'b.wanted_date',
  loadingDate: 'b.loading_date',
  etd: 'coalesce(b.atd, b.etd)',
  atd: 'b.atd',
  eta: 'coalesce(b.ata, b.eta)',
  ata: 'b.ata',
  siCutoff: 'b.si_cutoff',
  flightDate: `b.form->>'flightDate'`,
  orderedAt: 'b.listed_at',
} as const satisfies Record<NonNullable<BookingFilter['sortName']>, string>

/** The list's own order is newest first; what has no value stands last. */
export function bookingOrder({ sort, sortName }: Pick<AllBookingFilter, 'sort' | 'sortName'>): string {
  if (sortName === undefined) return 'b.listed_at desc'
  return `${sortColumns[sortName]} ${sort === 'desc' ? 'desc' : 'asc'} nulls last`
}

/** A price agreed in several currencies has a sum in each, and none in one alone. */
const inSeveralCurrencies = `jsonb_array_length(b.agreed -> 'totals') > 1`
const inOneCurrency = (column: string) => `case when ${inSeveralCurrencies} then null else ${column} end`

/** Done and whole kilometres, as tracking folded them. */
const wayColumns = `(b.way ->> 'doneKm')::int as done_km, (b.way ->> 'totalKm')::int as total_km,
  (b.way #>> array['stopKm', b.entry_port_code])::int as entry_port_km, nullif(b.implied_times, '{}') as implied_times`

/** The modes of the legs of a booking that goes by several, in their order: each of its ends stands in the list of one of them. */
export const legModesColumn = `case when b.legs is not null then
  array(select leg ->> 'mode' from jsonb_array_elements(b.legs) leg order by (leg ->> 'seq')::int) end as leg_modes`

const carrierRefColumn = `nullif(array_to_string(array(
  select jsonb_array_elements_text(b.carried #> '{handed,carrierRefs}')), ', '), '') as supplier_ref`

/** The columns of a row, by the names that it has for its reader; places and people get their names afterwards. */
export const rowColumns = `
  b.id, b.booking_no, b.mode, b.state, b.open_request, b.version, b.origin_code, b.destination_code, b.entry_port_code,
  b.form->>'originName' as written_origin, b.form->>'destinationName' as written_destination,
  b.load_type, b.box_text, b.goods_name, b.form#>>'{goods,0,goodsNameEnglish}' as goods_name_english,
  b.form#>>'{goods,0,goodsNameRussian}' as goods_name_russian, b.wanted_date, b.etd, b.etd_zone, b.atd, b.eta, b.eta_zone, b.ata,
  b.entry_port_code = any(b.passed_codes) as entry_port_passed, ${wayColumns}, b.promised_eta, b.last_event_code, b.last_place_code, case when b.carried <> '{}' then b.last_event_at end as location_time, b.ordered_at, b.saved_at, b.customer_reference,
  nullif(array_to_string(b.job_nos, ', '), '') as job_no, nullif(array_to_string(b.container_nos, ', '), '') as container_no,
  b.packages, b.gross_weight_kg, b.volume_m3, b.chargeable_weight_kg, b.carried, b.loading_date, b.form->>'flightDate' as flight_date,
  b.form->>'truckTypeDomestic' as truck_type_domestic, b.form->>'truckTypeForeign' as truck_type_foreign, (b.form->>'truckQty')::int as truck_qty,
  b.form->>'loadingMetres' as loading_metres, ${waybillColumn}, b.form->>'warehouseName' as warehouse_name,
  b.house_bill_no, coalesce(b.form->>'legType', b.form->>'interMode', 'Q') as transport_type, coalesce(b.train_no, b.form->>'voyage', b.form->>'flightNo') as departure_no,
  coalesce(b.vessel, b.form->>'vessel') as vessel, coalesce(b.carrier_code, b.form->>'carrierCode') as carrier_code,
  b.form->>'billRelease' as bill_release, b.release_state, ${carrierRefColumn}, b.master_bill_no, b.si_cutoff,
  case when b.si_cutoff is not null then b.etd_zone end as si_cutoff_zone,
  ${inOneCurrency('coalesce(b.agreed_amount, b.quote_amount)')} as quote_amount,
  ${inOneCurrency('coalesce(b.agreed_currency, b.quote_currency)')} as currency,
  case when ${inSeveralCurrencies} then b.agreed -> 'totals' end as agreed_totals,
  ${legModesColumn}, b.salesperson_id, b.created_by as created_by_id, b.form->>'remark' as remark`
