import { boxText, goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import type { Generated, Insertable, Selectable } from 'kysely'
import type { AgreedPrice, Booking, DueDocument } from './booking.ts'
import { searchWords } from './booking-search-words.ts'

/** A booking as its table holds it. The JSON columns come back read, and go in as text. */
export type BookingTable = {
  id: string
  booking_no: string | null
  mode: Booking['mode']
  state: Booking['state']
  state_before_stop: Booking['state'] | null
  customer_id: string | null
  created_by: string | null
  form: Booking['form']
  version: number
  revision: number
  saved_at: Date
  ordered_at: Date | null
  listed_at: Date
  waiting_since: Date | null
  origin_code: string | null
  destination_code: string | null
  entry_port_code: string | null
  load_type: string | null
  wanted_date: string | null
  goods_name: string | null
  hs_code: string | null
  box_text: string | null
  customer_reference: string | null
  packages: number | null
  gross_weight_kg: string | null
  volume_m3: string | null
  salesperson_id: string | null
  quote: Booking['quote'] | null
  quote_amount: string | null
  quote_currency: string | null
  to_quote: boolean
  terms_version: number | null
  findings: Booking['findings']
  warnings: Booking['warnings']
  first_cutoff: Date | null
  first_cutoff_zone: string | null
  operator_id: string | null
  departure_id: string | null
  train_no: string | null
  etd: Date | null
  etd_zone: string | null
  eta: Date | null
  eta_zone: string | null
  promised_eta: Date | null
  cutoffs: { cutoffKind: 'SI' | 'CARGO' | 'CUSTOMS'; at: string; timeZone: string }[] | null
  si_cutoff: Date | null
  agreed: AgreedPrice | null
  agreed_amount: string | null
  agreed_currency: string | null
  documents_due: DueDocument[] | null
  reply_text: string | null
  returned_fields: Booking['returnedFields'] | null
  lifts: Booking['lifts']
  reason_code: string | null
  closing_note: string | null
  fee: string | null
  fee_currency: string | null
  open_request: Booking['openRequest'] | null
  atd: Generated<Date | null>
  ata: Generated<Date | null>
  last_event_code: Generated<string | null>
  last_place_code: Generated<string | null>
  last_event_at: Generated<Date | null>
  job_nos: Generated<string[]>
  container_nos: Generated<string[]>
  house_bill_no: Generated<string | null>
  jobs_done: boolean
  search_words: string
}
export type BookingRowSaved = Omit<
  Insertable<BookingTable>,
  | 'atd'
  | 'ata'
  | 'last_event_code'
  | 'last_place_code'
  | 'last_event_at'
  | 'job_nos'
  | 'container_nos'
  | 'house_bill_no'
>

const orNull = <Value>(value: Value | undefined | '') => (value === undefined || value === '' ? null : value)

/** What is written of a booking. How far its jobs have come is folded in apart. */
export function rowOf(booking: Booking): BookingRowSaved {
  return {
    id: booking.id,
    booking_no: orNull(booking.bookingNo),
    mode: booking.mode,
    state: booking.state,
    state_before_stop: orNull(booking.stateBeforeStop),
    customer_id: booking.customerId,
    created_by: booking.createdBy,
    form: booking.form,
    version: booking.version,
    revision: booking.revision,
    saved_at: booking.savedAt,
    ordered_at: orNull(booking.orderedAt),
    listed_at: booking.listedAt,
    waiting_since: orNull(booking.waitingSince),
    ...columnsOfForm(booking),
    ...columnsOfPrice(booking),
    ...columnsOfDecision(booking),
    findings: booking.findings,
    warnings: booking.warnings,
    first_cutoff: booking.firstCutoff?.at ?? null,
    first_cutoff_zone: booking.firstCutoff?.timeZone ?? null,
    returned_fields: booking.returnedFields.length > 0 ? booking.returnedFields : null,
    reason_code: orNull(booking.reasonCode),
    closing_note: orNull(booking.closingNote),
    open_request: orNull(booking.openRequest),
    jobs_done: booking.jobsDone ?? false,
    search_words: searchWords(booking),
  }
}

export function columnsOfForm({ form, given }: Pick<Booking, 'form' | 'given'>) {
  const totals = goodsTotals(form)
  const [goods] = form.goods ?? []
  return {
    origin_code: form.originCode ?? null,
    destination_code: form.destinationCode ?? null,
    entry_port_code: given?.entryPortCode ?? form.entryPortCode ?? null,
    load_type: form.loadType ?? null,
    wanted_date: form.wantedDate ?? null,
    goods_name: goods?.goodsName ?? null,
    hs_code: goods?.hsCode ?? null,
    box_text: orNull(boxText(form)),
    customer_reference: form.customerReference ?? null,
    packages: orNull(totals.packages),
    gross_weight_kg: orNull(totals.grossWeightKg),
    volume_m3: orNull(totals.volumeM3),
    salesperson_id: form.salespersonId ?? null,
  }
}

function columnsOfPrice({ quote, toQuote, termsVersion, agreed }: Booking) {
  const [total, ...others] = agreed?.totals ?? []
  return {
    quote: quote ?? null,
    quote_amount: quote?.amount ?? null,
    quote_currency: quote?.currency ?? null,
    to_quote: toQuote,
    terms_version: orNull(termsVersion),
    agreed: agreed ?? null,
    // A price in several currencies has no one amount; lists then show each of its sums.
    agreed_amount: others.length > 0 ? null : (total?.amount ?? null),
    agreed_currency: others.length > 0 ? null : (total?.currency ?? null),
  }
}

function columnsOfDecision({ operatorId, given, documentsDue, replyText, lifts, fee }: Booking) {
  return {
    operator_id: orNull(operatorId),
    departure_id: given?.departureId ?? null,
    train_no: given?.trainNo ?? null,
    etd: given?.etd ?? null,
    etd_zone: given?.etdZone ?? null,
    eta: given?.eta ?? null,
    eta_zone: given?.etaZone ?? null,
    promised_eta: given?.promisedEta ?? null,
    cutoffs: given ? given.cutoffs.map((one) => ({ ...one, at: one.at.toISOString() })) : null,
    si_cutoff: given?.cutoffs.find((one) => one.cutoffKind === 'SI')?.at ?? null,
    documents_due: documentsDue.length > 0 ? documentsDue : null,
    reply_text: orNull(replyText),
    lifts,
    fee: fee?.amount ?? null,
    fee_currency: fee?.currency ?? null,
  }
}

export function bookingOf(row: Selectable<BookingTable>): Booking {
  return {
    id: row.id,
    bookingNo: said(row.booking_no),
    mode: row.mode,
    state: row.state,
    stateBeforeStop: said(row.state_before_stop),
    customerId: row.customer_id,
    createdBy: row.created_by,
    form: row.form,
    version: row.version,
    revision: row.revision,
    savedAt: row.saved_at,
    orderedAt: said(row.ordered_at),
    listedAt: row.listed_at,
    waitingSince: said(row.waiting_since),
    quote: said(row.quote),
    toQuote: row.to_quote,
    termsVersion: said(row.terms_version),
    findings: row.findings,
    warnings: row.warnings,
    firstCutoff: firstCutoffOf(row),
    operatorId: said(row.operator_id),
    given: givenOf(row),
    agreed: said(row.agreed),
    documentsDue: row.documents_due ?? [],
    replyText: said(row.reply_text),
    returnedFields: row.returned_fields ?? [],
    lifts: row.lifts,
    reasonCode: said(row.reason_code),
    closingNote: said(row.closing_note),
    fee: feeOf(row),
    openRequest: said(row.open_request),
    atd: said(row.atd),
    ata: said(row.ata),
    lastEventCode: said(row.last_event_code),
    lastPlaceCode: said(row.last_place_code),
    lastEventAt: said(row.last_event_at),
    jobNos: row.job_nos,
    containerNos: row.container_nos,
    houseBillNo: said(row.house_bill_no),
    jobsDone: row.jobs_done,
  }
}

const said = <Value>(value: Value | null): Value | undefined => value ?? undefined

const firstCutoffOf = ({ first_cutoff: at, first_cutoff_zone: timeZone }: Selectable<BookingTable>) =>
  at && timeZone ? { at, timeZone } : undefined

const feeOf = ({ fee: amount, fee_currency: currency }: Selectable<BookingTable>) =>
  amount !== null && currency ? { amount, currency } : undefined

function givenOf(row: Selectable<BookingTable>): Booking['given'] {
  const { departure_id, train_no, etd, etd_zone, eta, eta_zone, promised_eta, cutoffs } = row
  if (!departure_id || !train_no || !etd || !etd_zone || !eta || !eta_zone || !promised_eta) return undefined
  return {
    departureId: departure_id,
    trainNo: train_no,
    entryPortCode: said(row.entry_port_code),
    etd,
    etdZone: etd_zone,
    eta,
    etaZone: eta_zone,
    promisedEta: promised_eta,
    cutoffs: (cutoffs ?? []).map((one) => ({ ...one, at: new Date(one.at) })),
  }
}
