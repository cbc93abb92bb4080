import {
  type BookingEventKind,
  bookingEventLabels,
  instructionEventLabels,
  requestStateLabels,
} from '@landbridge/contract/booking/booking-labels'
import type {
  BookingDepartureView,
  PriceLine,
  PriceView,
  RequestView,
} from '@landbridge/contract/booking/booking-views'
import { agreedTo } from '@landbridge/contract/booking/fee-consent'
import { borderOf } from '@landbridge/contract/booking/fields/border-of'
import type { Warning } from '@landbridge/contract/booking/form/check-facts'
import type { Missing } from '@landbridge/contract/booking/form/form-needs'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { dayInWords } from '@landbridge/contract/shared/day-words'
import type { Language } from '@landbridge/contract/shared/languages'
import { factsOfMode, type ModeCode, modeOf, modes } from '@landbridge/contract/shared/modes'
import { apartInWords } from '../../pricing/index.ts'
import {
  type CodeItem,
  codeLabel,
  milestoneWord,
  type Place,
  placeName,
  shortPlaceName,
} from '../../reference/index.ts'
import type { AgreedPrice, Booking, BookingEvent, ChangeRequest } from '../life/booking.ts'
import { isOfOffer, linesOfCharges, linesOfQuote } from '../life/booking-price-rules.ts'
import { say } from '../life/booking-texts.ts'
import { payerSumsShown } from '../life/price-payer-rules.ts'
import { departureWordsOf } from '../modes/departure-words.ts'

export type WordsOfBooking = {
  language: Language
  costs: readonly CodeItem[]
  documents: readonly CodeItem[]
  reasons: Readonly<
    Record<'REFUSALREASON' | 'STOPREASON' | 'CANCELREASON' | 'HOLDREASON' | 'MOVEREASON', readonly CodeItem[]>
  >
  places: ReadonlyMap<string, Place>
  people: ReadonlyMap<string, string>
  carrier(code: string): string
  truck(type: string): string
}

/** The price that a booking was based on, marked where it has ended; an offer that was accepted ends no more. */
export function quoteShown({ quote, form }: Booking, words: WordsOfBooking, now: Date): PriceView | undefined {
  if (!quote) return undefined
  const charge = (code: string) => codeLabel(words.costs, code, words.language)
  const apart = apartInWords(quote, { language: words.language, charge, truck: words.truck })
  return {
    ...linesShown(linesOfQuote(quote), { form, words }),
    ...directShown(linesOfCharges(quote.paidDirectly), words),
    totals: quote.totals,
    ...(apart.length > 0 && { quotedApart: apart }),
    ...(!isOfOffer(quote) && { validTo: quote.validTo, isExpired: quote.validTo < businessDay(now) }),
  }
}

export function agreedShown(
  agreed: AgreedPrice | undefined,
  { form, words }: { form: Booking['form']; words: WordsOfBooking },
): PriceView | undefined {
  if (!agreed) return undefined
  const { totals, reason, paidDirectly = [] } = agreed
  const shown = { ...linesShown(agreed.lines, { form, words }), ...directShown(paidDirectly, words) }
  return { ...shown, totals, reason, at: new Date(agreed.at) }
}

const namedLines = (lines: readonly PriceLine[], { costs, language }: WordsOfBooking) =>
  lines.map((line) => ({ ...line, chargeName: codeLabel(costs, line.chargeCode, language) }))

const linesShown = (
  lines: readonly PriceLine[],
  { form, words }: { form: Booking['form']; words: WordsOfBooking },
) => ({
  lines: namedLines(lines, words),
  ...payerSumsShown(lines, { form }),
})

const directShown = (lines: readonly PriceLine[], words: WordsOfBooking) =>
  lines.length > 0 ? { paidDirectly: namedLines(lines, words) } : {}

export const otherReason = 'OTHER'

const reasonClass = {
  refused: 'REFUSALREASON',
  stopped: 'STOPREASON',
  cancelled: 'CANCELREASON',
  cancelAsked: 'CANCELREASON',
  jobHeld: 'HOLDREASON',
  moveAsked: 'MOVEREASON',
  moved: 'MOVEREASON',
  holdLifted: 'HOLDREASON',
} as const satisfies Partial<Record<BookingEventKind, string>>

/** A line of the time line in the reader's language, at the time it happened rather than when it was entered. */
export function eventShown(event: BookingEvent, words: WordsOfBooking, { mode, atd }: Pick<Booking, 'mode' | 'atd'>) {
  const { kind, data } = event
  return {
    id: event.id,
    eventKind: kind,
    at: kind === 'milestone' && data.at ? new Date(data.at) : kind === 'shipped' ? (atd ?? event.at) : event.at,
    byKind: event.actor,
    byName: event.userId ? words.people.get(event.userId) : undefined,
    eventLabel: say(words.language, labelOf(event, mode), { ...data, ...valuesOf(event, words, mode) }),
    note: (reasonInNote(event) ? undefined : event.note) ?? undefined,
  }
}

function labelOf({ kind, data }: BookingEvent, mode: ModeCode) {
  if (kind === 'received') return departureWordsOf(mode).acceptedAs
  const { instruction } = data.jobNo ? modes[modeOf(data.jobNo.charAt(1))] : factsOfMode(mode)
  return instructionEventLabels[instruction][kind] ?? bookingEventLabels[kind]
}

/** The note is the reason where none of the listed ones was chosen. */
const reasonInNote = ({ kind, data, note }: BookingEvent) =>
  kind in reasonClass && data.reasonCode === otherReason ? note : undefined

function valuesOf(event: BookingEvent, words: WordsOfBooking, mode: ModeCode) {
  const { kind, data } = event
  const { language } = words
  if (kind === 'milestone') return milestoneInWords(data, words, mode)
  if (kind === 'shipmentLate') return shipmentDays(data, language)
  const at = kind === 'etaMoved' ? (data.day ?? businessDay(new Date(data.at ?? 0))) : data.day
  return { ...reasonOf(event, words), ...(at && { day: dayInWords(at, language) }) }
}

/** The reason that was chosen of a list, or written where none of the list was. */
function reasonOf(event: BookingEvent, { reasons, language }: WordsOfBooking) {
  const { kind, data } = event
  const written = reasonInNote(event)
  if (written) return { reason: written }
  if (!(kind in reasonClass) || !data.reasonCode) return {}
  return { reason: codeLabel(reasons[reasonClass[kind as keyof typeof reasonClass]], data.reasonCode, language) }
}

function milestoneInWords(
  { code, placeCode }: BookingEvent['data'],
  { places, language }: WordsOfBooking,
  mode: ModeCode,
) {
  const place = places.get(placeCode ?? '')
  return {
    milestone: milestoneWord(code ?? '', mode, language),
    place: place ? placeName(place, language) : (placeCode ?? ''),
  }
}

const shipmentDays = ({ day = '', latest = '', jobNo = '' }: BookingEvent['data'], language: Language) => ({
  jobNo,
  day: day && dayInWords(day, language),
  latest: latest && dayInWords(latest, language),
})

export const placesInEvents = (events: readonly BookingEvent[]): string[] =>
  events.flatMap(({ data }) => (data.placeCode ? [data.placeCode] : []))

export function requestShown(
  request: ChangeRequest,
  {
    words,
    form,
    departure,
  }: { words: WordsOfBooking; form: Booking['form']; departure?: BookingDepartureView | undefined },
): RequestView {
  const { language, reasons, people } = words
  const { agreedFee } = request
  return {
    id: request.id,
    requestKind: request.kind,
    requestState: request.state,
    requestStateLabel: say(language, requestStateLabels[request.state]),
    askedAt: request.askedAt,
    askedByName: request.askedBy ? people.get(request.askedBy) : undefined,
    reasonCode:
      request.reasonCode &&
      codeLabel(reasons[request.kind === 'move' ? 'MOVEREASON' : 'CANCELREASON'], request.reasonCode, language),
    note: request.note,
    changes: request.changes,
    stood: request.stood,
    departure,
    moveCause: request.moved?.cause,
    carrierBy: request.carrierBy,
    price: agreedShown(request.price, { form, words }),
    fee: request.fee?.amount,
    feeCurrency: request.fee?.currency,
    ...(agreedTo(request.fee, agreedFee) && { feeAgreedAt: agreedFee.at, feeAgreedBy: people.get(agreedFee.by) }),
    until: request.until,
    answeredAt: request.answeredAt,
    answerNote: request.answerNote,
  }
}

export const missingShown = (missing: readonly Missing[]) => missing.map(({ path, key }) => ({ path, reason: key }))

/** Warnings as views bear them: the key of the reason, and the values of its sentence. */
export const warningsShown = (warnings: readonly Warning[]) =>
  warnings.map(({ path, key, values }) => ({ path, reason: key, ...(values && { values: { ...values } }) }))

type Routed = Pick<Booking, 'form' | 'given' | 'atd' | 'ata' | 'passedCodes' | 'way'>

/** The stops of a booking's way: origin, the borders in their order, destination, each with what was planned and what happened. */
export function routeShown(
  { form, given, atd, ata, passedCodes = [], way }: Routed,
  {
    viaCodes,
    eta,
    etd,
    words,
  }: { viaCodes: readonly string[]; etd?: Date | undefined; eta?: Date | undefined; words: WordsOfBooking },
) {
  const { language, places } = words
  const [origin, destination] = [form.originCode ?? '', form.destinationCode ?? '']
  if (!origin || !destination) return []
  const border = borderOf(form)
  const vias = viaCodes.length > 0 ? viaCodes : border ? [border] : []
  const between = [...new Set(vias)].filter((code) => code !== origin && code !== destination)
  const codes = [origin, ...between, destination]
  const passed = codes.findLastIndex((code) => passedCodes.includes(code))
  const reached = ata ? codes.length - 1 : Math.max(atd ? 0 : -1, passed)
  const planned = { origin: etd, destination: eta }
  const actual = { origin: atd, destination: ata }
  return codes.map((code, i) => {
    const place = places.get(code)
    const end = i === 0 ? ('origin' as const) : i === codes.length - 1 ? ('destination' as const) : undefined
    const times = end && { plannedAt: planned[end], actualAt: actual[end] }
    return {
      stopKind: end ?? (place?.isBorder || code === border ? ('border' as const) : ('via' as const)),
      placeCode: code,
      placeName: place ? shortPlaceName(place, language) : code,
      timeZone: place?.timeZone ?? (end === 'origin' ? given?.etdZone : given?.etaZone),
      ...times,
      isPast: i <= reached,
      km: way?.stopKm?.[code],
    }
  })
}
