import { borderOf } from '@landbridge/contract/booking/fields/border-of'
import { boxText, goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import type { ReleaseState } from '@landbridge/contract/booking/release-state'
import type { CutoffKind } from '@landbridge/contract/pricing/departure'
import type { ImpliedTime, WayDone } from '@landbridge/contract/shared/way-done'
import type { Generated, Insertable, Selectable } from 'kysely'
import { emptied, filled, pick } from '../../platform/rows.ts'
import type { AgreedPrice, Booking, Carried, DueDocument } from './booking.ts'
import { chargedBy } from './booking-load-rules.ts'
import { searchWords } from './booking-search-words.ts'
import { departureIdsOf } from './leg.ts'
import { type KeptLegRow, type KeptShareRow, legOfRow, rowOfLeg, rowOfShare, shareOfRow } from './leg-row-store.ts'

/** A booking as its table holds it, with JSON columns that come back read and go in as text. */
export type BookingTable = {
  id: string
  bookingNo: string | null
  mode: Booking['mode']
  state: Booking['state']
  stateBeforeStop: Booking['state'] | null
  customerId: string | null
  createdBy: string | null
  form: Booking['form']
  version: number
  revision: number
  savedAt: Date
  orderedAt: Date | null
  listedAt: Date
  waitingSince: Date | null
  originCode: string | null
  destinationCode: string | null
  entryPortCode: string | null
  loadType: string | null
  wantedDate: string | null
  goodsName: string | null
  hsCode: string | null
  boxText: string | null
  customerReference: string | null
  packages: number | null
  grossWeightKg: string | null
  volumeM3: string | null
  chargeableWeightKg: string | null
  salespersonId: string | null
  quote: Booking['quote'] | null
  quoteAmount: string | null
  quoteCurrency: string | null
  toQuote: boolean
  termsVersion: number | null
  findings: Booking['findings']
  warnings: Booking['warnings']
  firstCutoff: Date | null
  firstCutoffZone: string | null
  operatorId: string | null
  entityId: string | null
  departureId: string | null
  trainNo: string | null
  loadingDate: string | null
  carrierCode: string | null
  vessel: string | null
  etd: Date | null
  etdZone: string | null
  eta: Date | null
  etaZone: string | null
  promisedEta: Date | null
  cutoffs: { cutoffKind: CutoffKind; at: string; timeZone: string }[] | null
  siCutoff: Date | null
  legs: KeptLegRow[] | null
  legDepartureIds: string[] | null
  shares: KeptShareRow[] | null
  shareDepartureIds: string[] | null
  agreed: AgreedPrice | null
  agreedAmount: string | null
  agreedCurrency: string | null
  documentsDue: DueDocument[] | null
  replyText: string | null
  returnedFields: Booking['returnedFields'] | null
  lifts: Booking['lifts']
  reasonCode: string | null
  closingNote: string | null
  fee: string | null
  feeCurrency: string | null
  openRequest: Booking['openRequest'] | null
  atd: Generated<Date | null>
  ata: Generated<Date | null>
  lastEventCode: Generated<string | null>
  lastPlaceCode: Generated<string | null>
  lastEventAt: Generated<Date | null>
  passedCodes: Generated<string[]>
  impliedTimes: Generated<ImpliedTime[]>
  way: Generated<WayDone | null>
  jobNos: Generated<string[]>
  containerNos: Generated<string[]>
  houseBillNo: Generated<string | null>
  masterBillNo: Generated<string | null>
  carried: Generated<Carried>
  instructed: Generated<boolean>
  releaseState: Generated<ReleaseState | null>
  jobsDone: boolean
  searchWords: string
}
export type BookingRowSaved = Omit<
  Insertable<BookingTable>,
  | 'atd'
  | 'ata'
  | 'lastEventCode'
  | 'lastPlaceCode'
  | 'lastEventAt'
  | 'passedCodes'
  | 'impliedTimes'
  | 'way'
  | 'jobNos'
  | 'containerNos'
  | 'houseBillNo'
  | 'masterBillNo'
  | 'carried'
  | 'instructed'
  | 'releaseState'
>

const orNull = <Value>(value: Value | undefined | '') => (value === undefined || value === '' ? null : value)

const sameColumns = [
  'id',
  'mode',
  'state',
  'customerId',
  'createdBy',
  'form',
  'version',
  'revision',
  'savedAt',
  'listedAt',
  'toQuote',
  'findings',
  'warnings',
  'lifts',
] as const
const nullableColumns = [
  'bookingNo',
  'stateBeforeStop',
  'orderedAt',
  'waitingSince',
  'quote',
  'termsVersion',
  'operatorId',
  'entityId',
  'agreed',
  'replyText',
  'reasonCode',
  'closingNote',
  'openRequest',
] as const
/** Progress of its jobs, which is folded in apart. */
const progress = [
  'atd',
  'ata',
  'lastEventCode',
  'lastPlaceCode',
  'lastEventAt',
  'passedCodes',
  'impliedTimes',
  'way',
  'jobNos',
  'containerNos',
  'houseBillNo',
  'masterBillNo',
  'carried',
  'instructed',
] as const

/** The columns that a command writes. */
export function rowOf(booking: Booking): BookingRowSaved {
  return {
    ...pick(booking, sameColumns),
    ...emptied(pick(booking, nullableColumns), nullableColumns),
    ...columnsOfForm(booking),
    ...columnsOfPrice(booking),
    ...columnsOfDecision(booking),
    firstCutoff: booking.firstCutoff?.at ?? null,
    firstCutoffZone: booking.firstCutoff?.timeZone ?? null,
    legs: booking.legs?.map(rowOfLeg) ?? null,
    legDepartureIds: booking.legs ? departureIdsOf(booking.legs) : null,
    shares: booking.shares?.length ? booking.shares.map(rowOfShare) : null,
    shareDepartureIds: booking.shares?.length ? departureIdsOf(booking.shares) : null,
    returnedFields: booking.returnedFields.length > 0 ? booking.returnedFields : null,
    jobsDone: booking.jobsDone ?? false,
    searchWords: searchWords(booking),
  }
}

export function columnsOfForm({ mode, form, given, quote }: Pick<Booking, 'mode' | 'form' | 'given' | 'quote'>) {
  const totals = goodsTotals(form)
  const [goods] = form.goods ?? []
  return {
    originCode: form.originCode ?? null,
    destinationCode: form.destinationCode ?? null,
    entryPortCode: given?.entryPortCode ?? borderOf(form) ?? null,
    loadType: form.loadType ?? null,
    wantedDate: form.wantedDate ?? null,
    loadingDate: given?.loadingDate ?? form.loadingDate ?? null,
    goodsName: goods?.goodsName ?? null,
    hsCode: goods?.hsCode ?? null,
    boxText: orNull(boxText(form)),
    customerReference: form.customerReference ?? null,
    packages: orNull(totals.packages),
    grossWeightKg: orNull(totals.grossWeightKg),
    volumeM3: orNull(totals.volumeM3),
    chargeableWeightKg: orNull(chargedBy({ mode, form, quote }).chargeableWeightKg),
    salespersonId: form.salespersonId ?? null,
  }
}

function columnsOfPrice({ quote, agreed }: Booking) {
  const [total, ...others] = agreed?.totals ?? []
  return {
    quoteAmount: quote?.amount ?? null,
    quoteCurrency: quote?.currency ?? null,
    // A price in several currencies has no one amount; lists then show each of its sums.
    agreedAmount: others.length > 0 ? null : (total?.amount ?? null),
    agreedCurrency: others.length > 0 ? null : (total?.currency ?? null),
  }
}

function columnsOfDecision({ given, documentsDue, fee }: Booking) {
  return {
    departureId: given?.departureId ?? null,
    trainNo: given?.departureNo ?? null,
    carrierCode: given?.carrierCode ?? null,
    vessel: given?.vessel ?? null,
    etd: given?.etd ?? null,
    etdZone: given?.etdZone ?? null,
    eta: given?.eta ?? null,
    etaZone: given?.etaZone ?? null,
    promisedEta: given?.promisedEta ?? null,
    cutoffs: given ? given.cutoffs.map((one) => ({ ...one, at: one.at.toISOString() })) : null,
    siCutoff: given?.cutoffs.find((one) => one.cutoffKind === 'SI')?.at ?? null,
    documentsDue: documentsDue.length > 0 ? documentsDue : null,
    fee: fee?.amount ?? null,
    feeCurrency: fee?.currency ?? null,
  }
}

export function bookingOf(row: Selectable<BookingTable>): Booking {
  return {
    ...pick(row, sameColumns),
    ...filled(pick(row, [...nullableColumns, ...progress])),
    firstCutoff: cutoffOfRow(row),
    given: givenOfRow(row),
    ...(row.legs && { legs: row.legs.map(legOfRow) }),
    ...(row.shares && { shares: row.shares.map(shareOfRow) }),
    documentsDue: row.documentsDue ?? [],
    returnedFields: row.returnedFields ?? [],
    fee: feeOfRow(row),
    jobsDone: row.jobsDone,
  }
}

const cutoffOfRow = ({ firstCutoff: at, firstCutoffZone: timeZone }: Selectable<BookingTable>) =>
  at && timeZone ? { at, timeZone } : undefined

const feeOfRow = ({ fee: amount, feeCurrency: currency }: Selectable<BookingTable>) =>
  amount !== null && currency ? { amount, currency } : undefined

function givenOfRow(row: Selectable<BookingTable>): Booking['given'] {
  const { etd, etdZone, eta, etaZone, promisedEta, cutoffs } = row
  if (!etd || !etdZone || !eta || !etaZone || !promisedEta) return undefined
  return {
    departureId: row.departureId ?? undefined,
    departureNo: row.trainNo ?? undefined,
    loadingDate: row.loadingDate ?? undefined,
    carrierCode: row.carrierCode ?? undefined,
    vessel: row.vessel ?? undefined,
    entryPortCode: row.entryPortCode ?? undefined,
    etd,
    etdZone,
    eta,
    etaZone,
    promisedEta,
    cutoffs: (cutoffs ?? []).map((one) => ({ ...one, at: new Date(one.at) })),
  }
}
