import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { Cutoff, GivenView, ShareView } from '@landbridge/contract/booking/booking-views'
import { sharesContainer } from '@landbridge/contract/booking/form/facts-of'
import { boxText, goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import type { Missing } from '@landbridge/contract/booking/form/form-needs'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Worth } from '@landbridge/contract/shared/money'
import { percentDone, wayShown } from '@landbridge/contract/shared/way-done'
import type { Departure } from '../../pricing/index.ts'
import { codeLabel, trackLabel } from '../../reference/index.ts'
import { workOf } from '../booking-works.ts'
import { departureShown } from '../departure/departure-choice-rules.ts'
import type { Booking, BookingEvent, ChangeRequest, GivenDeparture } from '../life/booking.ts'
import { chargedBy } from '../life/booking-load-rules.ts'
import { receiptOf } from '../life/booking-rules.ts'
import { legsOf } from '../life/leg.ts'
import { type AttachedFile, paperName, papersShown } from '../papers/due-paper-rules.ts'
import {
  agreedShown,
  eventShown,
  missingShown,
  otherReason,
  quoteShown,
  requestShown,
  routeShown,
  type WordsOfBooking,
  warningsShown,
} from './booking-view-rules.ts'

export type DetailFacts = {
  events: readonly BookingEvent[]
  requests: readonly ChangeRequest[]
  files: readonly AttachedFile[]
  /** The departure that was given, or before that the chosen one. */
  departure: Departure | undefined
  offered: ReadonlyMap<string, Departure>
  missing: readonly Missing[]
  words: WordsOfBooking
  salesContact: BookingDetail['salesContact']
  operatorContact: BookingDetail['operatorContact']
  fee: Worth | undefined
  priceWorth: BookingDetail['priceWorth']
}

export function detailShown(
  booking: Booking,
  facts: DetailFacts,
  { actor, now }: { actor: Actor; now: Date },
): BookingDetail {
  const { events, requests, files, departure, offered, words } = facts
  const { language } = words
  return {
    ...booking.form,
    ...placeNames(booking.form, words),
    ...receiptOf(booking, { actor, language }),
    savedAt: booking.savedAt,
    revision: booking.revision,
    openRequest: booking.openRequest,
    ...loadShown(booking, words),
    trackLabel: trackLabelOf(booking, words),
    createdBy: booking.createdBy ? words.people.get(booking.createdBy) : undefined,
    salesContact: facts.salesContact,
    operatorContact: facts.operatorContact,
    ...transportOf(booking, departure, words),
    houseBillNo: booking.houseBillNo || undefined,
    masterBillNo: booking.masterBillNo || undefined,
    shares: sharesShown(booking, words),
    cutoffs: cutoffsFor(booking, booking.given?.cutoffs ?? (departure ? departureShown(departure).cutoffs : [])),
    quoted: quoteShown(booking, words, now),
    agreed: agreedShown(booking.agreed, { form: booking.form, words }),
    priceWorth: facts.priceWorth,
    toQuote: booking.toQuote,
    ...feeShown(facts.fee),
    documentsDue: papersShown(booking, files, (code) =>
      paperName(code, { types: words.documents, mode: booking.mode, language }),
    ),
    replyText: booking.replyText,
    returnedFields: booking.returnedFields,
    ...endShown(booking, words),
    missing: missingShown(facts.missing),
    warnings: warningsShown(booking.warnings),
    events: events.map((event) => eventShown(event, words, booking)),
    requests: requests.map((request) => {
      const other = offered.get(request.departureId ?? '')
      return requestShown(request, { words, form: booking.form, departure: other && departureShown(other) })
    }),
    jobNos: booking.jobNos,
    containerNos: booking.containerNos,
    followedNo: legsOf(booking).flatMap(({ mode }) => workOf(mode).followedNo?.(booking) ?? [])[0],
  }
}

const loadShown = (booking: Booking, { truck, carrier }: WordsOfBooking) => ({
  boxText: boxText(booking.form) || undefined,
  ...goodsTotals(booking.form),
  ...chargedBy(booking),
  ...(booking.form.truckTypeDomestic && { truckNameDomestic: truck(booking.form.truckTypeDomestic) }),
  ...(booking.form.truckTypeForeign && { truckNameForeign: truck(booking.form.truckTypeForeign) }),
  ...carriedShown(booking, carrier),
})

const carriedShown = (
  { carried: { airline, handed: { formerNos: _, ...handed } = {}, ...carried }, form }: Booking,
  named: (code: string) => string,
) => ({
  ...carried,
  ...handed,
  ...(airline && form.flightDate && { airline: named(airline) }),
})

const feeShown = (fee: Worth | undefined) =>
  fee && 'noRate' in fee
    ? { cancellationNoRate: [...fee.noRate] }
    : { cancellationFee: fee?.amount, cancellationCurrency: fee?.currency }

/** The places of a form in the reader's language; a place that is no longer known keeps the name it was written with. */
function placeNames(form: Booking['form'], { places, language }: WordsOfBooking) {
  const nameOf = (code: string | null | undefined, written: string | null | undefined) =>
    places.get(code ?? '')?.names[language] ?? written
  return {
    originName: nameOf(form.originCode, form.originName),
    destinationName: nameOf(form.destinationCode, form.destinationName),
    entryPortName: nameOf(form.entryPortCode, form.entryPortName),
    ...(form.borderPortCode && { borderPortName: nameOf(form.borderPortCode, form.borderPortName) }),
  }
}

function trackLabelOf({ lastEventCode, lastPlaceCode, mode }: Booking, { places, language }: WordsOfBooking) {
  const place = places.get(lastPlaceCode ?? '')
  return trackLabel({ code: lastEventCode, placeName: place?.names[language] ?? lastPlaceCode, mode }, language)
}

export const jointsOf = (booking: Booking): string[] =>
  legsOf(booking)
    .slice(1)
    .map(({ originCode }) => originCode)

function transportOf(booking: Booking, departure: Departure | undefined, words: WordsOfBooking) {
  const { given, atd, ata } = booking
  const border = departure?.entryPortCode ? [departure.entryPortCode] : []
  const viaCodes = departure ? (departure.viaCodes.length > 0 ? departure.viaCodes : border) : jointsOf(booking)
  const [etd, eta] = [given?.etd ?? departure?.etd, given?.eta ?? departure?.eta]
  return {
    route: routeShown(booking, { viaCodes, etd, eta, words }),
    ...wayShown(booking),
    progressPct: percentDone(booking.way ?? {}),
    given: given && givenShown(given, departure, words),
    ...(!given && departure && chosenShown(departure, words)),
    etd,
    etdZone: given?.etdZone ?? departure?.originZone,
    eta,
    etaZone: given?.etaZone ?? departure?.destinationZone,
    atd,
    ata,
    promisedEta: given?.promisedEta,
  }
}

/** The carrier and the vessel of the departure that a customer has chosen, before anybody accepts it. */
const chosenShown = ({ carrierCode, vessel, departureNo }: Departure, words: WordsOfBooking) => ({
  chosen: {
    departureNo,
    ...(vessel && { vessel }),
    ...(carrierCode && { carrierCode, carrierName: words.carrier(carrierCode) }),
  },
})

/** The departure as it is now, else the carriage that staff typed; its times and cut-offs are those of the acceptance. */
function givenShown(given: GivenDeparture, departure: Departure | undefined, words: WordsOfBooking): GivenView {
  const { etdZone, etaZone, promisedEta: _, ...typed } = given
  const carrierCode = departure?.carrierCode ?? given.carrierCode
  return {
    ...typed,
    etdZone,
    etaZone,
    ...(departure && departureShown(departure)),
    ...(carrierCode && { carrierCode, carrierName: words.carrier(carrierCode) }),
    etd: given.etd,
    eta: given.eta,
    cutoffs: given.cutoffs,
  }
}

// Whoever shares a container verifies no mass: the box has one, and it is ours.
const cutoffsFor = ({ mode, form }: Booking, cutoffs: readonly Cutoff[]): Cutoff[] =>
  cutoffs.filter(({ cutoffKind }) => cutoffKind !== 'VGM' || !sharesContainer(formNameOf(mode, form.loadType)))

function sharesShown({ shares = [] }: Booking, words: WordsOfBooking): ShareView[] | undefined {
  if (shares.length === 0) return undefined
  return shares.map(({ given, boxes }) => ({
    ...givenShown(given, undefined, words),
    boxText: boxes.map(({ containerType, quantity }) => `${quantity}*${containerType}`).join('/'),
  }))
}

/** The reason of a booking's end or stop in the reader's language; for a reason that is in no list, the note. */
function endShown({ state, reasonCode, closingNote }: Booking, { reasons, language }: WordsOfBooking) {
  const listed = reasonCode === otherReason && closingNote ? undefined : reasonCode
  const word = (list: keyof WordsOfBooking['reasons']) => listed && codeLabel(reasons[list], listed, language)
  return {
    ...(state === 'refused' && { refusalReason: word('REFUSALREASON') }),
    ...(state === 'stopped' && { stopReason: word('STOPREASON') }),
    ...(state === 'cancelled' && { cancelReason: word('CANCELREASON') }),
    closingNote,
  }
}
