import type { BookingCheck } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { CheckFacts, Warning } from '@landbridge/contract/booking/form/check-facts'
import { returnPlaceMatters } from '@landbridge/contract/booking/form/facts-of'
import { refusalsOf, warningsOf } from '@landbridge/contract/booking/form/form-checks'
import { isBlank } from '@landbridge/contract/booking/form/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { askedPart, type FormAsked, missingFor } from '@landbridge/contract/booking/form/form-needs'
import { countsFor } from '@landbridge/contract/booking/form/quote-conditions'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import { snapshotOf } from '../../pricing/index.ts'
import { workOf } from '../booking-works.ts'
import type { Booking } from '../life/booking.ts'
import { creditStandingOf } from '../life/booking-price-rules.ts'
import { firstCutoffOf } from '../life/booking-rules.ts'
import { cutoffsOf } from '../life/given-departure-rules.ts'
import { checkFacts, type FormFacts, isOnOffer, priceTaken, standingOffer } from './form-facts-rules.ts'
import { formAsked, runsLane, unknownNames, withPlaces } from './form-reference-rules.ts'

/** The terms that a booking accepts. A new text is a new version. */
export const termsVersion = 1

/** A booking as it can be submitted: its form filled up from what its names mean, its price, what it warns of and what stands out in it. */
export type Examined = Pick<Booking, 'form' | 'quote' | 'toQuote' | 'warnings' | 'findings' | 'firstCutoff'>

/** A booking beside all that was gathered for it: its form with what its names mean and without what it does not show, what is asked of it, and what its checks read. */
export type Examination = { booking: Booking; facts: FormFacts; asked: FormAsked; checked: CheckFacts; now: Date }

export function examination(written: Booking, facts: FormFacts, now: Date): Examination {
  const onDeparture = facts.departure && workOf(written.mode).departureInForm(facts.departure)
  const named = { ...withPlaces(written.form, facts.known), ...onDeparture }
  const whole = formAsked({ ...written, form: named }, facts.known, returnPlaceMatters(named, facts.offer))
  const asked = { ...whole, form: askedPart(whole) }
  const booking = { ...written, form: asked.form }
  return { booking, facts, asked, checked: checkFacts(booking, facts, now), now }
}

/**
 * Looks at a booking with all that was gathered for it, and reads nothing else. What is incomplete, contradicts itself or names what
 * does not exist is refused, every wrong field at once; the rest is priced and warned of.
 */
export function examine(booking: Booking, facts: FormFacts, now: Date): Examined {
  const at = examination(booking, facts, now)
  const wrong = wrongFields(at)
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
  return assess(at)
}

/** A booking in which nothing is wrong: filled up, priced, and with what it warns of. */
export function assess({ booking, facts, asked, checked }: Examination): Examined {
  const { form } = booking
  const price = priceOf(booking, facts)
  const { isOver, noRate } = creditStandingOf(facts.credit, price.quote?.totals)
  const warnings = warningsOf(asked, {
    ...checked,
    earlierPrice: booking.quote && earlierPrice(booking.quote),
    customer: { certification: facts.customer.certification, isOverCredit: isOver && !noRate },
    bookedAlready: facts.twin === undefined ? undefined : { bookingNo: facts.twin },
    sameReference: facts.sameReference === undefined ? undefined : { bookingNo: facts.sameReference },
  })
  const full = { ...form, salespersonId: form.salespersonId ?? facts.customer.salespersonId }
  return {
    form: withoutBlanks(full) as BookingForm,
    ...price,
    warnings,
    findings: findingsOf(asked, { warnings, toQuote: price.toQuote }),
    firstCutoff: facts.nearest && firstCutoffOf(cutoffsOf(facts.nearest)),
  }
}

/** Every wrong field with its reason; where several hold, what is missing is said before what contradicts itself, and that before what only the books know. */
export function wrongFields({ booking, facts, asked, checked }: Examination): FieldProblems {
  const missing = missingFor(asked, 'submit').toReversed()
  return {
    ...inBooks(booking, facts),
    ...refusalsOf(asked, checked),
    ...unknownNames(booking, facts.known),
    ...Object.fromEntries(missing.map(({ path, key }) => [path, key])),
  }
}

/** What only the books know: whether the departure is there and runs the lane, the salesperson is one of ours, and the files are the company's. */
const inBooks = (
  { mode, form }: Booking,
  { known, departure, isSalespersonKnown, files }: FormFacts,
): FieldProblems => ({
  ...Object.fromEntries(files.unknown.map((path) => [path, 'booking.attachment-unknown'])),
  ...(form.departureId && !departure && { departureId: 'booking.departure-unknown' }),
  ...(departure && !runsLane({ mode, form }, departure, known.ends) && { departureId: 'booking.departure-other-lane' }),
  ...(!isSalespersonKnown && { salespersonId: 'booking.salesperson-unknown' }),
})

const earlierPrice = ({ validTo, amount, currency }: NonNullable<Booking['quote']>) => ({
  validTo,
  priced: [],
  weightLimitKg: {},
  amount,
  currency,
})

/**
 * The price that a booking keeps, and whether one must be quoted: it took none of its own, it ended, it leaves something out, or
 * something else is asked for than the offer was made for that it stood on.
 */
function priceOf({ mode, form }: Pick<Booking, 'mode' | 'form'>, { offer, stood }: FormFacts) {
  const standing = stood && standingOffer(stood, form)
  if (standing) return { quote: standing, toQuote: false }
  const taken = priceTaken(form, offer)
  const counts = taken && countsFor(form, taken) && workOf(mode).coversDoors(form, taken)
  return { quote: taken && snapshotOf(taken), toQuote: !counts || isOnOffer(stood) }
}

const fitKeys = new Set([
  'booking.volume-does-not-fit',
  'booking.weight-does-not-fit',
  'booking.over-weight-limit',
  'booking.piece-does-not-fit',
  'booking.twenties-differ',
  'booking.reefer-in-dry-box',
])

/** What stands out in a booking, for whoever accepts it. */
function findingsOf(
  asked: FormAsked,
  { warnings, toQuote }: { warnings: readonly Warning[]; toQuote: boolean },
): BookingCheck[] {
  const found: [BookingCheck, boolean][] = [
    ['fit', warnings.some(({ key }) => fitKeys.has(key))],
    ['dangerous', asked.form.cargoKind === 'D'],
    ['documents', missingFor(asked, 'accept').length > 0],
    ['price', toQuote],
  ]
  return found.filter(([, holds]) => holds).map(([check]) => check)
}

/** A form with what was sent put over it: what is not named stays, what is null is cleared. */
export function mergedForm(form: BookingForm, sent: BookingForm): BookingForm {
  const named = Object.entries(sent).filter(([, value]) => value !== undefined)
  return withoutBlanks({ ...form, ...Object.fromEntries(named) }) as BookingForm
}

/** Everything that holds nothing is left out, at every depth. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([, member]) => !isBlank(member))
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutBlanks(member)]))
}
