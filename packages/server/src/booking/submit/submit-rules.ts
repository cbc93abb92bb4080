import type { BookingCheck } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { Warning } from '@landbridge/contract/booking/form/check-facts'
import { refusalsOf, warningsOf } from '@landbridge/contract/booking/form/form-checks'
import { isBlank } from '@landbridge/contract/booking/form/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { type FormAsked, missingFor } from '@landbridge/contract/booking/form/form-needs'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import { snapshotOf } from '../../pricing/index.ts'
import { workOf } from '../booking-works.ts'
import type { Booking } from '../life/booking.ts'
import { firstCutoffOf } from '../life/booking-rules.ts'
import { cutoffsOf } from '../life/given-departure-rules.ts'
import { checkFacts, type FormFacts } from './form-facts-rules.ts'
import { formAsked, runsLane, unknownNames, withPlaces } from './form-reference-rules.ts'

/** The terms that a booking accepts. A new text is a new version. */
export const termsVersion = 1

/** A booking as it can be submitted: its form filled up from what its names mean, its price, what it warns of and what stands out in it. */
export type Examined = Pick<Booking, 'form' | 'quote' | 'toQuote' | 'warnings' | 'findings' | 'firstCutoff'>

/**
 * Looks at a booking with all that was gathered for it, and reads nothing else. What is incomplete, contradicts itself or names what
 * does not exist is refused, every wrong field at once; the rest is priced and warned of.
 */
export function examine(booking: Booking, facts: FormFacts, at: { now: Date; hasCompany: boolean }): Examined {
  const { mode } = booking
  const { now } = at
  const form = withPlaces(booking.form, facts.known)
  const customerId = at.hasCompany ? (booking.customerId ?? '') : null
  const asked = formAsked({ mode, form, customerId }, facts.known)
  const wrong = wrongFields({ ...booking, form }, facts, { asked, now })
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)

  const price = priceOf({ mode, form }, facts, businessDay(now))
  const warnings = warningsOf(asked, {
    ...checkFacts(facts, { mode, now }),
    earlierPrice: booking.quote && earlierPrice(booking.quote),
    customer: { certification: facts.customer.certification },
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
function wrongFields(
  booking: Booking,
  facts: FormFacts,
  { asked, now }: { asked: FormAsked; now: Date },
): FieldProblems {
  const { mode, form } = booking
  const missing = missingFor(asked, 'submit').toReversed()
  return {
    ...inBooks(booking, facts),
    ...refusalsOf(asked, checkFacts(facts, { mode, now })),
    ...unknownNames({ mode, form }, facts.known),
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

/** The price that a booking keeps, and whether one must be quoted: there is none, it ended, or it leaves something out. */
function priceOf({ mode, form }: Pick<Booking, 'mode' | 'form'>, { offer }: FormFacts, today: string) {
  const isWhole = offer?.amount !== undefined && offer.validTo >= today && workOf(mode).coversDoors(form, offer)
  return { quote: offer && snapshotOf(offer), toQuote: !isWhole }
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
