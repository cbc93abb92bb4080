import { bookingModes } from '@landbridge/contract/booking/booking-modes'
import { formPathOnWire, type PriceLine } from '@landbridge/contract/booking/booking-views'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { missingFor } from '@landbridge/contract/booking/form/form-needs'
import { countsFor } from '@landbridge/contract/booking/form/quote-conditions'
import type { PriceSnapshot } from '@landbridge/contract/pricing/price'
import { factsOfMode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { Decimal } from 'decimal.js'
import type { Customer } from '../../customer/index.ts'
import { type Departure, type PricedOffer, snapshotOf } from '../../pricing/index.ts'
import { workOf } from '../booking-works.ts'
import type { AgreedPrice, Booking, GivenDeparture } from '../life/booking.ts'
import {
  type Credit,
  differsFromQuote,
  feeLines,
  feesIn,
  isPartly,
  linesOfQuote,
  priceOfLines,
} from '../life/booking-price-rules.ts'
import { type HoldFacts, holdsOf, standing } from '../life/booking-rules.ts'
import {
  closedByWarehouse,
  type EnteredCarriage,
  givenAs,
  givenByStops,
  givenTyped,
} from '../life/given-departure-rules.ts'
import {
  amendedPayers,
  checkPayersExplained,
  directIn,
  linesUnder,
  owedIn,
  withOwed,
  withPayers,
} from '../life/price-payer-rules.ts'
import { changesPrice, isOnOffer, priceTaken } from '../submit/form-facts-rules.ts'
import { type KnownToForm, runsLane, shownFormOf } from '../submit/form-reference-rules.ts'

export type AcceptanceFacts = {
  known: KnownToForm
  customer: Customer
  credit: Credit | undefined
  legs: readonly LegFacts[]
  isOperatorKnown: boolean
  now: Date
}

export type LegFacts = {
  leg: FormOfMode
  known: KnownToForm
  departure: Departure | undefined
  /** False for the next departure that fits, which nobody chose. */
  isChosen: boolean
  entered: EnteredCarriage
}

type FormOfMode = Pick<Booking, 'mode' | 'form'> & { quoted?: PriceSnapshot | undefined }

/** Refuses an incomplete booking, a standing hold or a wrong departure; returns the departure of each leg. */
export function checkAcceptable(booking: Booking, entered: EnteredPrice, facts: AcceptanceFacts): GivenDeparture[] {
  const missing = missingFor(shownFormOf(booking, facts.known, booking.quote?.returnPlaceMatters), 'accept')
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map(({ path, key }) => [formPathOnWire(path), key]))
    throw new Problem('booking.not-complete', fields, { missing: Object.keys(fields) })
  }
  const isCertified = facts.customer.certification === 'certified'
  const price = priceEntered(booking, entered, { now: facts.now, setting: facts.customer })
  checkHolds(booking, { isCertified, credit: facts.credit, price: owedIn(price) })
  const givenByLeg = facts.legs.map((one) => {
    checkCarriage(one.leg, { ...one, now: facts.now })
    return givenFor(one.leg, one, one.entered)
  })
  if (!facts.isOperatorKnown) throw new Problem('shared.invalid-input', { operatorId: 'booking.operator-unknown' })
  return givenByLeg
}

/** Refuses a departure that cannot be given, and that there is none where one must carry it. */
export function checkCarriage(leg: FormOfMode, facts: CarriageFacts): void {
  if (facts.departure || bookingModes[leg.mode].acceptance.departure === 'always') checkDeparture(leg, facts)
}

type CarriageFacts = Pick<LegFacts, 'departure' | 'isChosen' | 'known'> & Pick<AcceptanceFacts, 'now'>

export function checkHolds(booking: Booking, facts: HoldFacts): void {
  const holds = holdsOf(booking, facts)
  if (holds.length > 0) throw new Problem('booking.held', undefined, { ...standing(booking, 'staff'), holds })
}

/** A departure that can be given; one of another lane or past is refused by name. */
export function checkDeparture(leg: FormOfMode, { departure, isChosen, known, now }: CarriageFacts): Departure {
  if (!departure) throw new Problem('shared.invalid-input', { departureId: 'booking.departure-needed' })
  if (!isChosen) return departure
  if (!runsLane(leg, departure, known.ends)) {
    throw new Problem('shared.invalid-input', { departureId: 'booking.departure-other-lane' })
  }
  if (departure.state !== 'scheduled' || departure.etd <= now) {
    throw new Problem('shared.invalid-input', { departureId: 'booking.departure-closed' })
  }
  return departure
}

type EnteredPrice = { agreedLines?: PriceLine[] | null | undefined; priceReason?: string | null | undefined }

const linesEntered = ({ quote, toQuote }: Pick<Booking, 'quote' | 'toQuote'>, { agreedLines }: EnteredPrice) =>
  agreedLines && agreedLines.length > 0 ? agreedLines : toQuote ? [] : linesOfQuote(quote)

/** The price agreed: as staff enter it, else as quoted; one that differs from the quote gives a reason. */
export function agreedPrice(booking: Booking, entered: EnteredPrice, by: PricingBy): AgreedPrice {
  const { quote } = booking
  const agreed = priceEntered(booking, entered, by)
  const { lines } = agreed
  if (lines.length === 0) throw new Problem('shared.invalid-input', { agreedLines: 'booking.price-needed' })
  checkBoxesOfLines(lines, booking)
  if (!entered.priceReason) checkPriceExplained(agreed, quote)
  checkPayersExplained(agreed, { sale: booking, setting: by.setting, field: 'agreedLines' })
  return agreed
}

type PricingBy = { now: Date; setting: Pick<Customer, 'fcaTerminalByShipper'> }

function priceEntered(booking: Booking, entered: EnteredPrice, { now, setting }: PricingBy): AgreedPrice {
  const lines = withPayers(linesEntered(booking, entered), booking, setting)
  const price = priceOfLines(lines, { reason: entered.priceReason ?? undefined, at: now })
  return withOwed({ ...price, ...directIn(booking.quote) }, booking)
}

/** A price that gives no reason is the one that was quoted; what was quoted apart has come to it. */
function checkPriceExplained(agreed: AgreedPrice, quote: PriceSnapshot | undefined): void {
  checkApartPriced(agreed, quote, 'agreedLines')
  if (!(quote && isPartly(quote)) && differsFromQuote(agreed, quote)) {
    throw new Problem('shared.invalid-input', { priceReason: 'booking.price-reason-needed' })
  }
}

/** Refuses the charges that are known for the whole where something was quoted apart from them. */
export function checkApartPriced(
  price: AgreedPrice,
  quote: PriceSnapshot | undefined,
  field: 'agreedLines' | 'offerLines',
): void {
  if (quote && isPartly(quote) && !differsFromQuote(price, quote))
    throw new Problem('shared.invalid-input', { [field]: 'booking.apart-needs-line' })
}

/** The carriage on the departure that is given, else as staff type it over the times of its stops. */
export const givenFor = (
  leg: FormOfMode,
  { departure, known: { ends } }: Pick<LegFacts, 'departure' | 'known'>,
  entered: EnteredCarriage,
): GivenDeparture =>
  closedByWarehouse(
    departure
      ? givenAs(departure, entered)
      : givenTyped(leg, { ...proposedTimes(leg, ends), ...withoutNothing(entered) }, ends),
    leg,
  )

export const proposedTimes = (booking: FormOfMode, ends: KnownToForm['ends']): EnteredCarriage =>
  bookingModes[booking.mode].acceptance.loadingDate ? givenByStops(booking, ends) : {}

const withoutNothing = (entered: EnteredCarriage): EnteredCarriage =>
  Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== undefined && value !== null))

/** The tariff's price of an amended booking: the old one if nothing priced changed; none without a tariff line or for a negotiated price. */
export function proposedPrice(
  before: Booking,
  { form, offer }: { form: BookingForm; offer: PricedOffer | undefined },
  { now, setting }: PricingBy,
): AgreedPrice | undefined {
  const { agreed } = before
  const after = { ...before, form }
  if (!changesPrice(before, form)) {
    if (!agreed) return undefined
    const { lines, paidDirectly } = linesUnder(agreed, { before, after, setting })
    const price = priceOfLines(lines, { reason: agreed.reason, at: now })
    return withOwed({ ...price, ...(paidDirectly?.length && { paidDirectly }) }, after)
  }
  const isNegotiated = isOnOffer(before) || (agreed && differsFromQuote(agreed, before.quote))
  const counts = offer && countsFor(form, offer) && workOf(before.mode).coversDoors(form, offer)
  if (!counts || isNegotiated) return undefined
  const quote = snapshotOf(offer)
  const lines = amendedPayers(linesOfQuote(quote), { before, after: { ...after, quote }, setting, isPricedAnew: true })
  const allLines = [...lines, ...feesIn(agreed)]
  return withOwed({ ...priceOfLines(allLines, { at: now }), ...directIn(quote) }, after)
}

/** The default price of an amendment, its fee included, on which credit is held and lifted as a whole. */
export function proposedWhole(
  before: Booking,
  { fee, ...amended }: { form: BookingForm; offer: PricedOffer | undefined; fee: Booking['fee'] },
  by: PricingBy,
): AgreedPrice | undefined {
  const proposed = proposedPrice(before, amended, by)
  return proposed && withFee(proposed, { before, after: { ...before, form: amended.form }, fee, by })
}

/** A price with the fee of its amendment, which our customer pays. */
function withFee(
  { lines, reason, paidDirectly }: Pick<AgreedPrice, 'reason' | 'paidDirectly'> & { lines: readonly PriceLine[] },
  { before, after, fee, by: { now, setting } }: { before: Booking; after: Booking; fee: Booking['fee']; by: PricingBy },
): AgreedPrice {
  const keptLines = amendedPayers(lines, { before, after, setting })
  const allLines = [...keptLines, ...withPayers(feeLines('AMND', fee), after, setting)]
  return withOwed({ ...priceOfLines(allLines, { reason, at: now }), ...(paidDirectly && { paidDirectly }) }, after)
}

/** The price of an amended booking as staff enter it, else as proposed, with its fee; one off the tariff needs a reason. */
export function priceOfAmendment(
  before: Booking,
  {
    form,
    offer,
    agreement,
    fee,
  }: { form: BookingForm; offer: PricedOffer | undefined; agreement: EnteredPrice; fee: Booking['fee'] },
  by: PricingBy,
): { agreed: AgreedPrice; quote: PriceSnapshot | undefined } {
  const takenPrice = priceTaken(form, offer)
  const quote = changesPrice(before, form) ? takenPrice && snapshotOf(takenPrice) : before.quote
  const { agreedLines: lines } = agreement
  const reason = agreement.priceReason ?? before.agreed?.reason
  if (!lines || lines.length === 0) {
    const proposed = proposedWhole(before, { form, offer, fee }, by)
    if (!proposed) throw new Problem('shared.invalid-input', { agreedLines: 'booking.price-needed' })
    return { agreed: { ...proposed, reason: agreement.priceReason ?? proposed.reason }, quote }
  }
  const after = { ...before, form, quote }
  const { paidDirectly } = proposedPrice(before, { form, offer }, by) ?? before.agreed ?? {}
  return { agreed: enteredPrice({ lines, reason, paidDirectly }, { before, after, fee, by }), quote }
}

/** An amendment's price as staff enter it, with its fee; refused for other boxes or without a needed reason. */
function enteredPrice(entered: Parameters<typeof withFee>[0], terms: Parameters<typeof withFee>[1]): AgreedPrice {
  const { before, after, by } = terms
  checkBoxesOfLines(entered.lines, after)
  const agreed = withFee({ ...entered, lines: onTheirLegs(entered.lines, before.agreed?.lines ?? []) }, terms)
  if (!entered.reason) checkPriceExplained(agreed, after.quote)
  checkPayersExplained(agreed, { sale: after, setting: by.setting, field: 'agreedLines' })
  return agreed
}

/** Lines that staff send back stay those of the leg for which the like of them was agreed. */
function onTheirLegs(lines: readonly PriceLine[], agreed: AgreedPrice['lines']): AgreedPrice['lines'] {
  const open = [...agreed]
  return lines.map((line) => {
    const isLike = (one: PriceLine) =>
      (['chargeCode', 'currency', 'unit', 'containerType'] as const).every((name) => one[name] === line[name])
    const index = open.findIndex(isLike)
    const [like] = index < 0 ? [] : open.splice(index, 1)
    return { ...line, ...(like?.legSeq !== undefined && { legSeq: like.legSeq }) }
  })
}

/** The price of cargo on its way: as staff enter it, else as it was agreed, with the fee of its amendment. */
export function priceUnderWay(
  before: Booking,
  { after, agreement, fee }: { after: Booking; agreement: EnteredPrice; fee: Booking['fee'] },
  by: PricingBy,
): AgreedPrice {
  const { paidDirectly, lines: stood = [] } = before.agreed ?? {}
  const reason = agreement.priceReason ?? before.agreed?.reason
  const terms = { before, after, fee, by }
  const { agreedLines: lines } = agreement
  return lines && lines.length > 0
    ? enteredPrice({ lines, reason, paidDirectly }, terms)
    : withFee({ lines: stood, reason, paidDirectly }, terms)
}

/** Refuses a charge for a box that the form does not have, for more of them, or freight that leaves some out. */
export function checkBoxesOfLines(
  lines: readonly PriceLine[],
  { mode, form }: Pick<Booking, 'mode' | 'form'>,
  field: 'agreedLines' | 'offerLines' = 'agreedLines',
): void {
  const boxes = form.boxes ?? []
  const countOf = (type: string | undefined) =>
    boxes.reduce((sum, box) => sum + (type && box.containerType !== type ? 0 : (box.containerQty ?? 0)), 0)
  const wrong = lines.flatMap((line, i) => {
    const { containerType, chargeCode, unit } = line
    if (containerType && !boxes.some((box) => box.containerType === containerType)) {
      return [[`${field}.${i}.containerType`, 'booking.line-of-other-box']]
    }
    const count = countOf(containerType)
    const alike = lines.filter((one) => one.chargeCode === chargeCode && one.containerType === containerType)
    const isPartly = containerType && chargeCode === factsOfMode(mode).mainCharge && perBox(alike).lessThan(count)
    const isWrong = unit === 'BOX' && (isPartly || new Decimal(line.quantity).greaterThan(count))
    return isWrong ? [[`${field}.${i}.quantity`, 'booking.line-of-other-count']] : []
  })
  if (wrong.length > 0) throw new Problem('shared.invalid-input', Object.fromEntries(wrong))
}

const perBox = (lines: readonly PriceLine[]) =>
  lines.filter(({ unit }) => unit === 'BOX').reduce((sum, { quantity }) => sum.plus(quantity), new Decimal(0))
