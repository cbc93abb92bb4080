import type { AllBookingFilter, AnyBookingRow } from '@landbridge/contract/booking/booking-endpoints'
import { bookingStateLabels } from '@landbridge/contract/booking/booking-labels'
import type { BookingState } from '@landbridge/contract/booking/booking-lifecycle'
import type { BookingFilter, BookingRow } from '@landbridge/contract/booking/rail-booking-endpoints'
import type { Language } from '@landbridge/contract/shared/languages'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Call } from '../../platform/serve.ts'
import { type Place, placeFinder, shortPlaceName } from '../../reference/index.ts'
import { milestoneWord, say } from '../life/booking-texts.ts'
import { ownerOf } from '../submit/rail-booking-commands.ts'
import { customerConditions, orderOf, rowColumns } from './booking-list-sql.ts'

/** The caller's bookings of one mode, newest first unless asked otherwise, with how many there are in each state. */
export async function listBookings(mode: ModeCode, filter: BookingFilter, call: Call<'customer'>) {
  const { rows, words, ...rest } = await askList({ ...filter, mode }, call)
  return { items: rows.map((row) => rowShown(row, words)), ...rest }
}

/** The caller's bookings of every mode. */
export async function listAllBookings({ serviceModeId, ...filter }: AllBookingFilter, call: Call<'customer'>) {
  const { rows, words, ...rest } = await askList({ ...filter, mode: serviceModeId }, call)
  const items = rows.map((row): AnyBookingRow => {
    return { ...rowShown(row, words), serviceModeId: row.mode, bookingState: row.state }
  })
  return { items, ...rest }
}

/** One flush: the page, and the counts, whose sum is the total. */
async function askList(filter: BookingFilter & { mode: ModeCode | undefined }, call: Call<'customer'>) {
  const { tx, language } = call
  const { pageIndex, pageSize, orderState } = filter
  const { text, values } = customerConditions(ownerOf(call), filter)
  const asked = [...values]
  const given = (value: unknown) => `$${asked.push(value)}`
  const inState = orderState === 'all' ? '' : ` and b.state = ${given(orderState)}`
  // Written out, the limit lets the database keep its plan; with an unknown one it plans anew each time.
  const offset = pageIndex > 1 ? ` offset ${given((pageIndex - 1) * pageSize)}` : ''
  const page = `select ${rowColumns} from booking b where ${text}${inState}
    order by ${orderOf(filter)} limit ${Math.trunc(pageSize)}${offset}`
  const [rows, counted, placeAt] = await Promise.all([
    tx.ask<ListedRow>(page, asked),
    tx.ask<Counted>(`select b.state, count(*)::int as count from booking b where ${text} group by b.state`, values),
    placeFinder(tx, 'RAIL'),
  ])
  const counts = Object.fromEntries(counted.map(({ state, count }) => [state, count]))
  const total = orderState === 'all' ? counted.reduce((sum, { count }) => sum + count, 0) : (counts[orderState] ?? 0)
  return { rows, words: { language, placeAt }, counts, total, pageIndex, pageSize }
}

export type Counted = { state: BookingState; count: number }

/** A row as the database answers it. */
export type ListedRow = {
  id: string
  booking_no: string | null
  mode: ModeCode
  state: BookingState
  open_request: BookingRow['openRequest'] | null
  version: number
  origin_code: string | null
  destination_code: string | null
  entry_port_code: string | null
  origin_name: string | null
  destination_name: string | null
  last_place_code: string | null
  load_type: string | null
  box_text: string | null
  goods_name: string | null
  wanted_date: string | null
  etd: Date | null
  etd_zone: string | null
  atd: Date | null
  eta: Date | null
  eta_zone: string | null
  ata: Date | null
  promised_eta: Date | null
  last_event_code: string | null
  ordered_at: Date | null
  saved_at: Date
  customer_reference: string | null
  job_nos: string[]
  container_nos: string[]
  packages: number | null
  gross_weight_kg: string | null
  volume_m3: string | null
  house_bill_no: string | null
  leg_type: string | null
  train_no: string | null
  si_cutoff: Date | null
  amount: string | null
  currency: string | null
  salesperson: string | null
  created_by_name: string | null
  remark: string | null
}

/** What a row needs besides itself: the reader's language and the places. */
export type RowWords = { language: Language; placeAt: (code: string | null) => Place | undefined }

const said = <Value>(value: Value | null): Value | undefined => value ?? undefined

/** A row as its reader sees it. */
export function rowShown(row: ListedRow, { language, placeAt }: RowWords): BookingRow {
  const nameOf = (code: string | null) => {
    const place = placeAt(code)
    return place && shortPlaceName(place, language)
  }
  return {
    id: row.id,
    bookingNo: said(row.booking_no),
    state: row.state,
    stateLabel: say(language, bookingStateLabels[row.state]),
    openRequest: said(row.open_request),
    version: row.version,
    originCode: said(row.origin_code),
    originName: nameOf(row.origin_code) ?? said(row.origin_name),
    entryPortCode: said(row.entry_port_code),
    entryPortName: nameOf(row.entry_port_code),
    destinationCode: said(row.destination_code),
    destinationName: nameOf(row.destination_code) ?? said(row.destination_name),
    loadType: said(row.load_type),
    boxText: said(row.box_text),
    goodsName: said(row.goods_name),
    wantedDate: said(row.wanted_date),
    etd: said(row.etd),
    etdTz: said(row.etd_zone),
    atd: said(row.atd),
    eta: said(row.eta),
    etaTz: said(row.eta_zone),
    ata: said(row.ata),
    promisedEta: said(row.promised_eta),
    trackLabel: trackLabel({ ...row, last_place_name: nameOf(row.last_place_code) ?? null }, language),
    orderedAt: said(row.ordered_at),
    savedAt: row.saved_at,
    customerReference: said(row.customer_reference),
    jobNo: row.job_nos.join(', ') || undefined,
    containerNo: row.container_nos.join(', ') || undefined,
    packages: said(row.packages),
    grossWeightKg: said(row.gross_weight_kg),
    volumeM3: said(row.volume_m3),
    houseBillNo: said(row.house_bill_no),
    transportType: said(row.leg_type),
    trainNo: said(row.train_no),
    siCutoff: said(row.si_cutoff),
    siCutoffTz: row.si_cutoff ? said(row.etd_zone) : undefined,
    quoteAmount: said(row.amount),
    currency: said(row.currency),
    salesperson: said(row.salesperson),
    createdBy: said(row.created_by_name),
    remark: said(row.remark),
  }
}

/** What happened to the cargo last, and where. */
export function trackLabel(
  row: Pick<ListedRow, 'last_event_code' | 'last_place_code'> & { last_place_name: string | null },
  language: Language,
): string | undefined {
  if (!row.last_event_code) return undefined
  const place = row.last_place_name ?? row.last_place_code
  return [milestoneWord(language, row.last_event_code), place].filter(Boolean).join(' · ')
}
