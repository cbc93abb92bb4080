import type { BookingCheck } from '@landbridge/contract/booking/booking-desk-views'
import { refusalsOf, warningsOf } from '@landbridge/contract/booking/checks/form-checks'
import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { CheckFacts, Warning } from '@landbridge/contract/booking/form/check-facts'
import { returnPlaceMatters } from '@landbridge/contract/booking/form/facts-of'
import { missingFor, type ShownForm, shownPart } from '@landbridge/contract/booking/form/form-needs'
import { countsFor } from '@landbridge/contract/booking/form/quote-conditions'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import { snapshotOf } from '../../pricing/index.ts'
import { workOf } from '../booking-works.ts'
import type { Booking } from '../life/booking.ts'
import { creditStandingOf } from '../life/booking-price-rules.ts'
import { firstCutoffOf } from '../life/booking-rules.ts'
import { cutoffsOf } from '../life/given-departure-rules.ts'
import { checkFacts, type FormFacts, isOnOffer, priceTaken, standingOffer } from './form-facts-rules.ts'
import { dialledForm, type PhoneCountries } from './form-phone-rules.ts'
import { runsLane, shownFormOf, unknownNames, withPlaces } from './form-reference-rules.ts'
import { unprintedWarnings } from './form-text-rules.ts'

/** The terms that a booking accepts, with a new version for each new text. */
export const termsVersion = 1

/** A submittable booking: the completed form, its price, its warnings and its holds. */
export type Examined = Pick<Booking, 'form' | 'quote' | 'toQuote' | 'warnings' | 'findings' | 'firstCutoff'>

/** A booking beside the facts gathered for it: its form without hidden parts, its needs, and the facts of its checks. */
export type Examination = {
  booking: Booking
  facts: FormFacts
  shown: ShownForm
  checked: CheckFacts
  wrongPhones: FieldProblems
  now: Date
}

export function examination(written: Booking, facts: FormFacts, now: Date): Examination {
  const onDeparture = facts.departure && workOf(written.mode).departureInForm(facts.departure)
  const { form: dialled, wrong: wrongPhones } = dialledForm(written.form, phoneCountries(facts))
  const namedForm = { ...withPlaces(dialled, facts.known), ...onDeparture }
  const shownForm = shownFormOf(
    { ...written, form: namedForm },
    facts.known,
    returnPlaceMatters(namedForm, facts.offer),
  )
  const shown = { ...shownForm, form: shownPart(shownForm) }
  const booking = { ...written, form: shown.form }
  return { booking, facts, shown, checked: checkFacts(booking, facts, now), wrongPhones, now }
}

/** A party and a stop say their country; any other number is of the company's, or of one on the way. */
function phoneCountries({ known, customer }: FormFacts): PhoneCountries {
  const { origin, destination } = known.ends
  return {
    ofLine: (_, { countryCd, cityCode }: { countryCd?: string | null; cityCode?: string | null }) =>
      countryCd ?? known.cities.get(cityCode ?? '')?.countryCode,
    others: [customer.countryCode ?? 'CN', origin?.countryCode, destination?.countryCode],
  }
}

/** Examines a booking: every wrong field is refused at once, the rest is priced and warned of. */
export function examine(booking: Booking, facts: FormFacts, now: Date): Examined {
  const at = examination(booking, facts, now)
  const wrong = wrongFields(at)
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
  return assess(at)
}

export function assess({ booking, facts, shown, checked }: Examination): Examined {
  const { form } = booking
  const price = priceOf(booking, facts)
  const { isOver, noRate } = creditStandingOf(facts.credit, price.quote?.owed ?? price.quote?.totals)
  const checks = warningsOf(shown, {
    ...checked,
    earlierPrice: booking.quote && earlierPrice(booking.quote),
    customer: { certification: facts.customer.certification, isOverCredit: isOver && !noRate },
    bookedAlready: facts.twin === undefined ? undefined : { bookingNo: facts.twin },
    sameReference: facts.sameReference === undefined ? undefined : { bookingNo: facts.sameReference },
  })
  const warnings = [...checks, ...unprintedWarnings(form, facts.unprinted ?? [])]
  const full = { ...form, salespersonId: form.salespersonId ?? facts.customer.salespersonId }
  return {
    form: withoutBlanks(full) as BookingForm,
    ...price,
    warnings,
    findings: findingsOf(shown, { warnings, toQuote: price.toQuote }),
    firstCutoff: facts.nearest && firstCutoffOf(cutoffsOf(facts.nearest)),
  }
}

/** Every wrong field with one reason: missing before contradictory before unknown to the books. */
export function wrongFields({ booking, facts, shown, checked, wrongPhones }: Examination): FieldProblems {
  const missing = missingFor(shown, 'submit').toReversed()
  return {
    ...inBooks(booking, facts),
    ...phonesShown(wrongPhones, booking.form),
    ...refusalsOf(shown, checked),
    ...unknownNames(booking, facts.known),
    ...Object.fromEntries(missing.map(({ path, key }) => [path, key])),
  }
}

/** Phone faults only in parts of the form that are shown. */
const phonesShown = (wrong: FieldProblems, form: BookingForm): FieldProblems =>
  Object.fromEntries(
    Object.entries(wrong).filter(([path]) => {
      const [list = '', at] = path.split('.')
      return at === undefined ? list in form : Array.isArray((form as Readonly<Record<string, unknown>>)[list])
    }),
  )

/** Reasons from the books: a departure that is gone or runs another lane, a salesperson who is none of ours, and files of others. */
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

/** The price that a booking keeps; to be quoted if there is none, or it ended or fits no more. */
function priceOf({ mode, form }: Pick<Booking, 'mode' | 'form'>, { offer, stood }: FormFacts) {
  const standing = stood && standingOffer(stood, form)
  if (standing) return { quote: standing, toQuote: false }
  const takenPrice = priceTaken(form, offer)
  const counts = takenPrice && countsFor(form, takenPrice) && workOf(mode).coversDoors(form, takenPrice)
  return { quote: takenPrice && snapshotOf(takenPrice), toQuote: !counts || isOnOffer(stood) }
}

const fitKeys = new Set([
  'booking.volume-does-not-fit',
  'booking.weight-does-not-fit',
  'booking.over-weight-limit',
  'booking.piece-does-not-fit',
  'booking.twenties-differ',
  'booking.reefer-in-dry-box',
])

function findingsOf(
  shown: ShownForm,
  { warnings, toQuote }: { warnings: readonly Warning[]; toQuote: boolean },
): BookingCheck[] {
  const found: [BookingCheck, boolean][] = [
    ['fit', warnings.some(({ key }) => fitKeys.has(key))],
    ['dangerous', shown.form.cargoKind === 'D'],
    ['documents', missingFor(shown, 'accept').length > 0],
    ['price', toQuote],
  ]
  return found.filter(([, holds]) => holds).map(([check]) => check)
}

/** Fields that were not sent stay, null clears. */
export function mergedForm(form: BookingForm, sent: BookingForm): BookingForm {
  const sentFields = Object.entries(sent).filter(([, value]) => value !== undefined)
  return withoutBlanks({ ...form, ...Object.fromEntries(sentFields) }) as BookingForm
}

export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks)
  if (typeof value !== 'object' || value === null) return value
  const filledMembers = Object.entries(value).filter(([, member]) => !isBlank(member))
  return Object.fromEntries(filledMembers.map(([name, member]) => [name, withoutBlanks(member)]))
}
