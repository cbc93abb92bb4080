import { hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import type { GivenView } from '@landbridge/contract/booking/booking-views'
import { borderOf } from '@landbridge/contract/booking/form/border-of'
import { returnPlaceMatters } from '@landbridge/contract/booking/form/facts-of'
import { boxText, goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import { type Missing, missingFor } from '@landbridge/contract/booking/form/form-needs'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { type Worth, worthIn } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import { percentDone, wayShown } from '@landbridge/contract/shared/way-done'
import { loadUser, userNames } from '../../access/index.ts'
import { attachmentsOf } from '../../document/index.ts'
import type { Call } from '../../platform/serve.ts'
import { type Departure, departuresByIds } from '../../pricing/index.ts'
import {
  codeLabel,
  codesOf,
  exchangeRates,
  placesByCode,
  placesOfModes,
  readerNames,
  trackLabel,
} from '../../reference/index.ts'
import { workOf } from '../booking-works.ts'
import { departureShown } from '../desk/departure-choice-queries.ts'
import type { Booking, BookingEvent, ChangeRequest, GivenDeparture } from '../life/booking.ts'
import { eventsOf } from '../life/booking-event-store.ts'
import { chargedBy } from '../life/booking-load-rules.ts'
import { isPartly, worthCurrencyOf } from '../life/booking-price-rules.ts'
import { receiptOf } from '../life/booking-rules.ts'
import { loadBooking, ownerOf } from '../life/booking-store.ts'
import { legsOf, modesOfLegs } from '../life/leg.ts'
import { feeNow } from '../requests/cancellation-fee-queries.ts'
import { requestsOf } from '../requests/change-request-store.ts'
import { knownToForm, offerFor } from '../submit/form-facts-queries.ts'
import { formAsked } from '../submit/form-reference-rules.ts'
import {
  agreedShown,
  eventShown,
  otherReason,
  placesInEvents,
  quoteShown,
  requestShown,
  routeShown,
  type WordsOfBooking,
} from './booking-view-rules.ts'
import { papersShown } from './paper-queries.ts'

export async function showBooking(mode: ModeCode, id: string, call: Call<'customer'>): Promise<BookingDetail> {
  const booking = await loadBooking(call.tx, id, ownerOf(call))
  if (booking.mode !== mode) throw new Problem('booking.missing')
  return detailOf(booking, call, booking.customerId ?? undefined)
}

export async function detailOf(booking: Booking, call: Call<Actor>, customerId?: string): Promise<BookingDetail> {
  const { tx, caller, now, language } = call
  const isOver = hasEnded(booking.state)
  const [events, requests, files, own, missing] = await Promise.all([
    eventsOf(tx, booking.id, customerId),
    requestsOf(tx, booking.id, customerId),
    attachmentsOf(tx, booking.id, customerId),
    departuresByIds(tx, [departureIdOf(booking) ?? []].flat()),
    missingOf(booking, call),
  ])
  const departure = own.get(departureIdOf(booking) ?? '')
  const [offeredDepartures, words, salesContact, operatorContact, fee, priceWorth] = await Promise.all([
    departuresByIds(
      tx,
      requests.flatMap(({ departureId }) => departureId ?? []),
    ),
    wordsOf(booking, { events, requests, departure }, call),
    contactOf(booking.form.salespersonId ?? undefined, call),
    contactOf(booking.operatorId, call),
    isOver ? booking.fee : feeNow(booking, call),
    isOver ? undefined : priceWorthNow(booking, call),
  ])
  return {
    ...booking.form,
    ...placeNames(booking.form, words),
    ...receiptOf(booking, { actor: caller.actor, language }),
    savedAt: booking.savedAt,
    revision: booking.revision,
    openRequest: booking.openRequest,
    ...loadShown(booking, words),
    trackLabel: trackLabelOf(booking, words),
    createdBy: booking.createdBy ? words.people.get(booking.createdBy) : undefined,
    salesContact,
    operatorContact,
    ...transportOf(booking, departure, words),
    cutoffs: booking.given?.cutoffs ?? (departure ? departureShown(departure).cutoffs : []),
    quoted: quoteShown(booking, words, now),
    agreed: agreedShown(booking.agreed, words),
    priceWorth,
    toQuote: booking.toQuote,
    ...feeShown(fee),
    documentsDue: papersShown(booking, files, (code) => codeLabel(words.documents, code, language)),
    replyText: booking.replyText,
    returnedFields: booking.returnedFields,
    ...endShown(booking, words),
    missing: missing.map(({ path, key }) => ({ path, reason: key })),
    warnings: booking.warnings.map(({ path, key, values }) => ({
      path,
      reason: key,
      ...(values && { values: { ...values } }),
    })),
    events: events.map((event) => eventShown(event, words, booking)),
    requests: requests.map((request) => {
      const offered = offeredDepartures.get(request.departureId ?? '')
      return requestShown(request, { words, departure: offered && departureShown(offered) })
    }),
    jobNos: booking.jobNos,
    containerNos: booking.containerNos,
    followedNo: legsOf(booking).flatMap(({ mode }) => workOf(mode).followedNo?.(booking) ?? [])[0],
  }
}

/** The departure that was given, or before that the chosen one. A carriage that was given without a departure goes by none, whatever the form chose. */
const departureIdOf = ({ given, form }: Booking) => (given ?? form).departureId ?? undefined

/** Fields that the form still lacks: a draft by its price of today, a booking by the price that it was submitted on, and none once it is over. */
async function missingOf(booking: Booking, call: Call<Actor>): Promise<Missing[]> {
  const { form, state, quote } = booking
  if (hasEnded(state)) return []
  const isDraft = state === 'draft'
  const [known, offer] = await Promise.all([
    knownToForm(call.tx, booking),
    isDraft ? offerFor(call, booking) : undefined,
  ])
  const isPlaceAsked = isDraft ? returnPlaceMatters(form, offer) : quote?.returnPlaceMatters
  return missingFor(formAsked(booking, known, isPlaceAsked), isDraft ? 'submit' : 'accept')
}

/** The price in one currency at the rates of today; nothing where a rate is missing. */
async function priceWorthNow({ agreed, quote, form }: Booking, { tx, now }: Call<Actor>) {
  // What is quoted apart leaves no whole to be told in one currency.
  const totals = (agreed ?? (quote && isPartly(quote) ? undefined : quote))?.totals ?? []
  const currency = worthCurrencyOf(totals, form.settleCurrency)
  if (!currency) return undefined
  const from = totals.map((total) => total.currency)
  const worth = worthIn(totals, currency, await exchangeRates(tx, { currency, day: businessDay(now) }, from))
  return 'noRate' in worth ? undefined : worth
}

const loadShown = (booking: Booking, { truck, carrier }: WordsOfBooking) => ({
  boxText: boxText(booking.form) || undefined,
  ...goodsTotals(booking.form),
  ...chargedBy(booking),
  ...(booking.form.truckTypeDomestic && { truckNameDomestic: truck(booking.form.truckTypeDomestic) }),
  ...(booking.form.truckTypeForeign && { truckNameForeign: truck(booking.form.truckTypeForeign) }),
  ...carriedShown(booking, carrier),
})

const carriedShown = ({ carried: { airline, ...carried }, form }: Booking, named: (code: string) => string) => ({
  ...carried,
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

async function wordsOf(
  booking: Booking,
  {
    events,
    requests,
    departure,
  }: { events: readonly BookingEvent[]; requests: readonly ChangeRequest[]; departure: Departure | undefined },
  { tx, language }: Call<Actor>,
): Promise<WordsOfBooking> {
  const { originCode, destinationCode } = booking.form
  const joints = jointsOf(booking)
  const told = [booking.lastPlaceCode, ...placesInEvents(events)]
  const codes = [originCode, destinationCode, borderOf(booking.form), ...joints, ...told]
  const ids = [
    booking.createdBy,
    ...events.map((event) => event.userId),
    ...requests.flatMap((one) => [one.askedBy, one.agreedFee?.by]),
  ]
  const vias = departure ? [...departure.viaCodes, departure.entryPortCode ?? ''] : []
  const [costs, documents, refusals, stops, holds, cancels, rail, towns, people, { carrier, truckType: truck }] =
    await Promise.all([
      codesOf(tx, 'COST'),
      codesOf(tx, 'DOCTYPE'),
      codesOf(tx, 'REFUSALREASON'),
      codesOf(tx, 'STOPREASON'),
      codesOf(tx, 'HOLDREASON'),
      codesOf(tx, 'CANCELREASON'),
      placesOfModes(
        tx,
        modesOfLegs(booking),
        [...codes, ...vias].flatMap((code) => code ?? []),
      ),
      placesByCode(
        tx,
        'TRUCK',
        codes.flatMap((code) => code ?? []),
      ),
      userNames(
        tx,
        ids.flatMap((id) => id ?? []),
      ),
      readerNames(tx, language),
    ])
  const reasons = { REFUSALREASON: refusals, STOPREASON: stops, HOLDREASON: holds, CANCELREASON: cancels }
  return { language, costs, documents, reasons, places: new Map([...towns, ...rail]), people, carrier, truck }
}

async function contactOf(id: string | undefined, { tx }: Call<Actor>) {
  if (id === undefined) return undefined
  const user = await loadUser(tx, id).catch((error: unknown) => {
    if (error instanceof Problem) return undefined
    throw error
  })
  return (
    user && { personName: user.realName || user.account || '', phone: user.phone ?? undefined, email: user.emails[0] }
  )
}

function trackLabelOf({ lastEventCode, lastPlaceCode, mode }: Booking, { places, language }: WordsOfBooking) {
  const place = places.get(lastPlaceCode ?? '')
  return trackLabel({ code: lastEventCode, placeName: place?.names[language] ?? lastPlaceCode, mode }, language)
}

const jointsOf = (booking: Booking): string[] =>
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
    etd,
    etdZone: given?.etdZone ?? departure?.originZone,
    eta,
    etaZone: given?.etaZone ?? departure?.destinationZone,
    atd,
    ata,
    promisedEta: given?.promisedEta,
  }
}

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
