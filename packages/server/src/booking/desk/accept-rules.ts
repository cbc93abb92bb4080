import { formPathOnWire, type PriceLine } from '@landbridge/contract/booking/booking-views'
import type { BoxLine } from '@landbridge/contract/booking/form/box-lines'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { missingFor } from '@landbridge/contract/booking/form/form-needs'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Customer } from '../../customer/index.ts'
import { type Departure, type PricedOffer, snapshotOf } from '../../pricing/index.ts'
import { workOf } from '../booking-works.ts'
import type { AgreedPrice, Booking } from '../life/booking.ts'
import { type CreditStanding, differsFromQuote, linesOfQuote, priceOfLines } from '../life/booking-price-rules.ts'
import { holdsOf, standing } from '../life/booking-rules.ts'
import { givenOf } from '../life/given-departure-rules.ts'
import { formAsked, type KnownToForm, runsLane } from '../submit/form-reference-rules.ts'

/** Everything that an acceptance must know besides the booking itself. */
export type AcceptanceFacts = {
  known: KnownToForm
  customer: Customer
  credit: CreditStanding
  departure: Departure | undefined
  /** Whether somebody chose the departure, or it is the next that fits. */
  isChosen: boolean
  isOperatorKnown: boolean
  now: Date
}

/** Refuses what is incomplete for an acceptance, what a hold stands on, and a departure that cannot be given; answers with the one that is. */
export function checkAcceptable(booking: Booking, facts: AcceptanceFacts): Departure {
  const missing = missingFor(formAsked(booking, facts.known), 'accept')
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map(({ path, key }) => [formPathOnWire(path), key]))
    throw new Problem('booking.not-complete', fields, { missing: Object.keys(fields) })
  }
  const isCertified = facts.customer.certification === 'certified'
  const holds = holdsOf(booking, { isCertified, isOverCredit: facts.credit.isOver })
  if (holds.length > 0) throw new Problem('booking.held', undefined, { ...standing(booking, 'staff'), holds })
  const departure = checkDeparture(booking, facts)
  if (!facts.isOperatorKnown) throw new Problem('shared.invalid-input', { operatorId: 'booking.operator-unknown' })
  return departure
}

/** A departure that can be given; one of another lane or past is refused by name. */
export function checkDeparture(
  booking: Pick<Booking, 'mode' | 'form'>,
  { departure, isChosen, known, now }: Pick<AcceptanceFacts, 'departure' | 'isChosen' | 'known' | 'now'>,
): Departure {
  if (!departure) throw new Problem('shared.invalid-input', { departureId: 'booking.departure-needed' })
  if (!isChosen) return departure
  if (!runsLane(booking, departure, known.ends)) {
    throw new Problem('shared.invalid-input', { departureId: 'booking.departure-other-lane' })
  }
  if (departure.state !== 'scheduled' || departure.etd <= now) {
    throw new Problem('shared.invalid-input', { departureId: 'booking.departure-closed' })
  }
  return departure
}

type PriceSaid = { agreedLines?: PriceLine[] | null | undefined; priceReason?: string | null | undefined }

/** The price agreed: as staff say, else as quoted. Where it differs from the quote it says why. */
export function agreedPrice(
  { quote, toQuote }: Booking,
  { agreedLines, priceReason }: PriceSaid,
  now: Date,
): AgreedPrice {
  const lines = agreedLines && agreedLines.length > 0 ? agreedLines : toQuote ? [] : linesOfQuote(quote)
  if (lines.length === 0) throw new Problem('shared.invalid-input', { agreedLines: 'booking.price-needed' })
  const agreed = priceOfLines(lines, { reason: priceReason ?? undefined, at: now })
  if (differsFromQuote(agreed, quote) && !priceReason) {
    throw new Problem('shared.invalid-input', { priceReason: 'booking.price-reason-needed' })
  }
  return agreed
}

type TimesSaid = {
  etd?: Date | null | undefined
  eta?: Date | null | undefined
  cutoffs?: NonNullable<Booking['given']>['cutoffs'] | null | undefined
}

/** The departure as it is given: its times and cut-offs as staff say, else its own; the arrival told now is the one promised. */
export function givenAs(departure: Departure, said: TimesSaid): NonNullable<Booking['given']> {
  const planned = givenOf(departure)
  const eta = said.eta ?? planned.eta
  return {
    ...planned,
    etd: said.etd ?? planned.etd,
    eta,
    promisedEta: eta,
    cutoffs: said.cutoffs && said.cutoffs.length > 0 ? said.cutoffs : planned.cutoffs,
  }
}

/** The papers that are asked for, by when, with a departure's cut-offs and arrival. */
export function documentsFor(
  { mode, form }: Pick<Booking, 'mode' | 'form'>,
  { cutoffs, eta }: Pick<NonNullable<Booking['given']>, 'cutoffs' | 'eta'>,
) {
  const at = (kind: string) => cutoffs.find((cutoff) => cutoff.cutoffKind === kind)?.at
  const day = (instant: Date | undefined) => instant && businessDay(instant)
  const due = { byCutoff: day(at('SI')), byDeparture: day(at('CUSTOMS')), byArrival: day(eta) }
  return workOf(mode).documents(form, due)
}

/** Everything that an amendment must know besides the booking itself. */
export type AmendmentFacts = { known: KnownToForm; departure: Departure | undefined; offer: PricedOffer | undefined }

/**
 * The price of an amended booking: as staff say, else priced anew where something else is asked for than before. Where no price covers it,
 * or the price before was agreed apart from the tariff, the desk must say one; the price of the old boxes never stands for the new.
 */
export function priceOfAmendment(
  before: Booking,
  { form, command, facts }: { form: BookingForm; command: PriceSaid; facts: AmendmentFacts },
  now: Date,
): AgreedPrice {
  const reason = command.priceReason ?? undefined
  if (command.agreedLines && command.agreedLines.length > 0) {
    return priceOfLines(command.agreedLines, { reason: reason ?? before.agreed?.reason, at: now })
  }
  if (!changesPrice(before, form)) {
    return priceOfLines(before.agreed?.lines ?? [], { reason: reason ?? before.agreed?.reason, at: now })
  }
  const { offer } = facts
  const isWhole = offer?.amount !== undefined && workOf(before.mode).coversDoors(form, offer)
  const isLane = offer?.originCode === form.originCode && offer?.destinationCode === form.destinationCode
  const isNegotiated =
    before.form.quoteType === 'OFFER' || (before.agreed && differsFromQuote(before.agreed, before.quote))
  if (!offer || !isWhole || !isLane || isNegotiated || offer.validTo < businessDay(now)) {
    throw new Problem('shared.invalid-input', { agreedLines: 'booking.price-needed' })
  }
  return priceOfLines(linesOfQuote(snapshotOf(offer)), { reason, at: now })
}

/** Whether another question for a price is asked now: of lane, boxes with their weights, doors and services. The departure has a price of its own in no line. */
function changesPrice({ mode, form: before }: Pick<Booking, 'mode' | 'form'>, after: BookingForm): boolean {
  const asked = (form: BookingForm) => {
    const { originCode, destinationCode, loadType, boxes } = form
    const question = { ...workOf(mode).priceAsked(form), departureId: undefined }
    return JSON.stringify([originCode, destinationCode, loadType, boxes?.map(pricedOf), question])
  }
  return asked(before) !== asked(after)
}

const pricedOf = ({ containerType, containerQty, containerOwner, containerCargoKg }: BoxLine) => [
  containerType,
  containerQty,
  containerOwner,
  containerCargoKg,
]
