import { hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import { borderOf } from '@landbridge/contract/booking/fields/border-of'
import { returnPlaceMatters } from '@landbridge/contract/booking/form/facts-of'
import { type Missing, missingFor } from '@landbridge/contract/booking/form/form-needs'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { worthIn } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import { loadUser, userNames } from '../../access/index.ts'
import { attachmentsOf } from '../../document/index.ts'
import type { Call } from '../../platform/serve.ts'
import { departuresByIds } from '../../pricing/index.ts'
import { codesOf, exchangeRates, placesByCode, placesOfModes, readerNames } from '../../reference/index.ts'
import type { Booking } from '../life/booking.ts'
import { eventsOf } from '../life/booking-event-store.ts'
import { isPartly, worthCurrencyOf } from '../life/booking-price-rules.ts'
import { loadBooking, ownerOf } from '../life/booking-store.ts'
import { requestsOf } from '../life/change-request-store.ts'
import { modesOfLegs } from '../life/leg.ts'
import { feeNow } from '../requests/cancellation-fee-queries.ts'
import { knownToForm, offerFor } from '../submit/form-facts-queries.ts'
import { shownFormOf } from '../submit/form-reference-rules.ts'
import { type DetailFacts, detailShown, jointsOf } from './booking-detail-rules.ts'
import { placesInEvents, type WordsOfBooking } from './booking-view-rules.ts'

export async function showBooking(mode: ModeCode, id: string, call: Call<'customer'>): Promise<BookingDetail> {
  const booking = await loadBooking(call.tx, id, ownerOf(call))
  if (booking.mode !== mode) throw new Problem('booking.missing')
  return detailOf(booking, call, booking.customerId ?? undefined)
}

/** The detail of a booking as its reader may see it: what it needs is looked up in two round trips, and then put together. */
export async function detailOf(booking: Booking, call: Call<Actor>, customerId?: string): Promise<BookingDetail> {
  const { tx, caller, now } = call
  const isOver = hasEnded(booking.state)
  const departureId = departureIdOf(booking)
  const [events, requests, files, own, missing] = await Promise.all([
    eventsOf(tx, booking.id, customerId),
    requestsOf(tx, booking.id, customerId),
    attachmentsOf(tx, booking.id, customerId),
    departuresByIds(tx, departureId ? [departureId] : []),
    missingOf(booking, call),
  ])
  const departure = own.get(departureId ?? '')
  const offeredIds = requests.flatMap((request) => request.departureId ?? [])
  const [offered, words, salesContact, operatorContact, fee, priceWorth] = await Promise.all([
    departuresByIds(tx, offeredIds),
    wordsOf(booking, { events, requests, departure }, call),
    contactOf(booking.form.salespersonId ?? undefined, call),
    contactOf(booking.operatorId, call),
    isOver ? booking.fee : feeNow(booking, call),
    isOver ? undefined : priceWorthNow(booking, call),
  ])
  const history = { events, requests, files, offered }
  const facts = { ...history, departure, missing, words, salesContact, operatorContact, fee, priceWorth }
  return detailShown(booking, facts, { actor: caller.actor, now })
}

/** The departure that was given, or before that the chosen one; a carriage that was given without a departure goes by none. */
const departureIdOf = ({ given, form }: Booking) => (given ?? form).departureId ?? undefined

/** The missing fields of a form, by today's price for a draft, by the submitted one for a booking; none once it is over. */
async function missingOf(booking: Booking, call: Call<Actor>): Promise<Missing[]> {
  const { form, state, quote } = booking
  if (hasEnded(state)) return []
  const isDraft = state === 'draft'
  const [known, offer] = await Promise.all([
    knownToForm(call.tx, booking),
    isDraft ? offerFor(call, booking) : undefined,
  ])
  const needsReturnPlace = isDraft ? returnPlaceMatters(form, offer) : quote?.returnPlaceMatters
  return missingFor(shownFormOf(booking, known, needsReturnPlace), isDraft ? 'submit' : 'accept')
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

async function wordsOf(
  booking: Booking,
  { events, requests, departure }: Pick<DetailFacts, 'events' | 'requests' | 'departure'>,
  { tx, language }: Call<Actor>,
): Promise<WordsOfBooking> {
  const { originCode, destinationCode } = booking.form
  const joints = jointsOf(booking)
  const reported = [booking.lastPlaceCode, ...placesInEvents(events)]
  const codes = [originCode, destinationCode, borderOf(booking.form), ...joints, ...reported]
  const ids = [
    booking.createdBy,
    ...events.map((event) => event.userId),
    ...requests.flatMap((one) => [one.askedBy, one.agreedFee?.by]),
  ]
  const vias = departure ? [...departure.viaCodes, departure.entryPortCode ?? ''] : []
  const [costs, documents, refusals, stops, holds, cancels, moves, rail, towns, people, { carrier, truckType: truck }] =
    await Promise.all([
      codesOf(tx, 'COST'),
      codesOf(tx, 'DOCTYPE'),
      codesOf(tx, 'REFUSALREASON'),
      codesOf(tx, 'STOPREASON'),
      codesOf(tx, 'HOLDREASON'),
      codesOf(tx, 'CANCELREASON'),
      codesOf(tx, 'MOVEREASON'),
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
  const reasons = {
    REFUSALREASON: refusals,
    STOPREASON: stops,
    HOLDREASON: holds,
    CANCELREASON: cancels,
    MOVEREASON: moves,
  }
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
