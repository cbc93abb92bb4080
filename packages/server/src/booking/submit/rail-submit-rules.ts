import type { BookingCheck } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { CheckFacts, Warning } from '@landbridge/contract/booking/form/check-facts'
import { refusalsOf } from '@landbridge/contract/booking/form/form-checks'
import { isBlank } from '@landbridge/contract/booking/form/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { type FormAsked, missingFor } from '@landbridge/contract/booking/form/form-needs'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import { type Departure, type PricedOffer, snapshotOf } from '../../pricing/index.ts'
import type { Booking } from '../life/booking.ts'
import { coversDoors, type KnownToForm, unknownNames } from './rail-reference-rules.ts'

/** The terms that a booking accepts. A new text is a new version. */
export const termsVersion = 1

/** Refuses to submit what is incomplete, contradicts itself or names what does not exist: every wrong field at once. */
export function checkSubmittable(
  asked: FormAsked,
  { known, facts, more }: { known: KnownToForm; facts: CheckFacts; more: FieldProblems },
): void {
  const missing = missingFor(asked, 'submit').toReversed()
  const wrong = {
    ...more,
    ...refusalsOf(asked, facts),
    ...unknownNames(asked.form, known),
    ...Object.fromEntries(missing.map(({ path, key }) => [path, key])),
  }
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
}

/** The price that a booking keeps, and whether one must be quoted: there is none, it ended, or it leaves something out. */
export function quoteFor(form: BookingForm, offer: PricedOffer | undefined, today: string) {
  const toQuote =
    offer === undefined || offer.amount === undefined || offer.validTo < today || !coversDoors(form, offer)
  return { quote: offer && snapshotOf(offer), toQuote }
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
export function findingsOf(
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

/** The cut-offs of a departure, with the zone they are read in. */
export const cutoffsOf = (departure: Departure) =>
  [
    { cutoffKind: 'SI', at: departure.siCutoff },
    { cutoffKind: 'CARGO', at: departure.cargoCutoff },
    { cutoffKind: 'CUSTOMS', at: departure.customsCutoff },
  ].map((one) => ({ ...one, timeZone: departure.originZone })) as NonNullable<Booking['given']>['cutoffs']

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
