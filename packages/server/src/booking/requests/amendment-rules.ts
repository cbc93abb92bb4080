import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { AmendmentChanges } from '@landbridge/contract/booking/booking-views'
import type { BoxLine } from '@landbridge/contract/booking/fields/box-lines'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { namesChanged } from '@landbridge/contract/booking/form/amendments'
import { withDefaults } from '@landbridge/contract/booking/form/form-defaults'
import { isOfLane } from '@landbridge/contract/booking/form/quote-conditions'
import { isLoadTypeOpen } from '@landbridge/contract/booking/modes/open-forms'
import { usualPlaceOf } from '@landbridge/contract/pricing/empty-places'
import type { FieldProblems } from '@landbridge/contract/shared/problem'
import type { Departure, PricedOffer } from '../../pricing/index.ts'
import type { Booking } from '../life/booking.ts'
import type { FormFacts } from '../submit/form-facts-rules.ts'
import type { KnownToForm } from '../submit/form-reference-rules.ts'
import { assess, type Examined, examination, mergedForm, withoutBlanks, wrongFields } from '../submit/submit-rules.ts'

/** An amendment with everything that was looked up for it. */
export type Amendment = {
  before: Booking
  changes: AmendmentChanges
  /** The booking as it would be, before what follows from its names is filled in. */
  asked: Booking
  facts: FormFacts
  /** What the reference data knows of the booking as it stands. */
  knownBefore: KnownToForm
  /** Whether it stays on the departure that was given. */
  keepsDeparture: boolean
  /** The departure that it would go by: chosen, kept, or the next that fits. */
  departure: Departure | undefined
}

/** What another departure is looked for by, where it is asked to be otherwise. */
const saysWhichDeparture = [
  'originCode',
  'destinationCode',
  'entryPortCode',
  'borderPortCode',
  'wantedDate',
  'loadingDate',
] as const

/** Another lane, border or day looks for another departure than the one that was given; so does one that the desk names. */
export const keepsDeparture = (changes: AmendmentChanges, chosenId: string | undefined): boolean =>
  chosenId === undefined && saysWhichDeparture.every((name) => !(name in changes))

/** A form with what an amendment says over what stood; what it says to be empty is emptied. */
function amendedForm(form: BookingForm, said: AmendmentChanges): BookingForm {
  const boxes = said.boxes?.map((box, i) => amendedBox(withoutBlanks(box) as BoxLine, form.boxes?.[i], form))
  return mergedForm(form, { ...said, ...(boxes && { boxes }) })
}

/** What of an amendment differs from what stands, and what stands there. What was said as it stood is no change. */
export function changesIn(
  { form }: Pick<Booking, 'form'>,
  said: AmendmentChanges,
): { changes: AmendmentChanges; stood: AmendmentChanges } {
  const after = amendedForm(form, said)
  const changed = namesChanged(form, after)
  const of = (from: BookingForm) => Object.fromEntries(changed.map((name) => [name, from[name] ?? null]))
  return { changes: of(said), stood: of(form) }
}

/** A booking as an amendment asks for it: the departure is named that it goes by. */
export function amendedBooking(before: Booking, changes: AmendmentChanges, departureId: string | undefined): Booking {
  const { departureId: _, trainNo: __, flightNo: ___, ...stood } = before.form
  const form = { ...amendedForm(stood, changes), ...(departureId && { departureId }) }
  return { ...before, quote: undefined, form: withDefaults(form, formNameOf(before.mode, form.loadType)) }
}

/** An amendment takes the version of its price line that holds on its own day. It cannot say where a new box of the carrier is given back: that is where the price counts on. */
export function repriced(asked: Booking, offer: PricedOffer | undefined): Booking {
  const { form } = asked
  if (!offer || !isOfLane(form, offer)) return asked
  const usual = usualPlaceOf(offer.returnPlaces)
  const isWithout = (box: BoxLine) => usual && box.containerOwner === 'C' && !box.emptyReturnPlace
  const boxes = form.boxes?.map((box) => (isWithout(box) ? { ...box, emptyReturnPlace: usual } : box))
  return { ...asked, form: { ...form, quoteId: offer.id, ...(boxes && { boxes }) } }
}

/** A box that is asked for keeps what the amendment does not say of it: all of its own kind, else where boxes of its owner are fetched, stuffed and given back. */
function amendedBox(asked: BoxLine, inPlace: BoxLine | undefined, { boxes }: BookingForm): BoxLine {
  const ofOwner = [inPlace, ...(boxes ?? [])].filter((box) => box?.containerOwner === asked.containerOwner)
  const same = ofOwner.find((box) => box?.containerType === asked.containerType)
  const { stuffingPlace } = inPlace ?? boxes?.[0] ?? {}
  const { emptyPickUpPlace, emptyReturnPlace, containerDemand } = ofOwner[0] ?? {}
  return { stuffingPlace, ...(same ?? { emptyPickUpPlace, emptyReturnPlace, containerDemand }), ...asked }
}

/**
 * Everything that is wrong with what an amendment asks, by the fields of the form. What is wrong already with the booking as it stands,
 * such as a day that has passed since, is not held against an amendment that leaves it alone.
 */
export function wrongInAmendment({ before, changes, asked, facts, knownBefore }: Amendment, now: Date): FieldProblems {
  const standing = wrongFields(examination(before, { ...facts, known: knownBefore }, now))
  const isOld = ([path, key]: [string, string]) => standing[path] === key && !isIn(changes, path)
  const isShut = changes.loadType && !isLoadTypeOpen(before.mode, changes.loadType)
  return {
    ...Object.fromEntries(Object.entries(wrongFields(examination(asked, facts, now))).filter((one) => !isOld(one))),
    ...(isShut && { loadType: 'booking.load-type-not-open' }),
  }
}

/** The booking as an amendment leaves it, with what it warns of and what stands out in it. Its price is the desk's to settle. */
export function assessAmendment({ asked, facts, departure }: Amendment, now: Date): Examined {
  const examined = assess(examination(asked, { ...facts, departure }, now))
  return { ...examined, findings: examined.findings.filter((check) => check !== 'price') }
}

/** Whether an amendment says something of the field that a path leads to. */
const isIn = (changes: AmendmentChanges, path: string): boolean => (path.split('.')[0] ?? '') in changes
