import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { AmendmentChanges } from '@landbridge/contract/booking/booking-views'
import type { BoxLine } from '@landbridge/contract/booking/fields/box-lines'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { GoodsLine } from '@landbridge/contract/booking/fields/goods-lines'
import { isAmendableUnderWay, namesChanged } from '@landbridge/contract/booking/form/amendments'
import { withDefaults } from '@landbridge/contract/booking/form/form-defaults'
import { isOfLane } from '@landbridge/contract/booking/form/quote-conditions'
import { isLoadTypeOpen } from '@landbridge/contract/booking/modes/open-forms'
import { usualPlaceOf } from '@landbridge/contract/pricing/empty-places'
import { isSame } from '@landbridge/contract/shared/differences'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import type { Departure, PricedOffer } from '../../pricing/index.ts'
import type { Booking } from '../life/booking.ts'
import type { FormFacts } from '../submit/form-facts-rules.ts'
import type { KnownToForm } from '../submit/form-reference-rules.ts'
import { assess, type Examined, examination, mergedForm, withoutBlanks, wrongFields } from '../submit/submit-rules.ts'

export type Amendment = {
  before: Booking
  changes: AmendmentChanges
  /** The booking as it would be, before what follows from its names is filled in. */
  requested: Booking
  facts: FormFacts
  knownBefore: KnownToForm
  keepsDeparture: boolean
  /** The departure that it would go by: chosen, kept, or the next that fits. */
  departure: Departure | undefined
}

/** Fields whose change looks for another departure. */
export const saysWhichDeparture = [
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

/** A form with an amendment laid over it; a field that it empties is emptied. */
function amendedForm(form: BookingForm, changes: AmendmentChanges): BookingForm {
  const boxes = changes.boxes?.map((box, i) => amendedBox(withoutBlanks(box) as BoxLine, form.boxes?.[i], form))
  return mergedForm(form, { ...changes, ...(boxes && { boxes }) })
}

export function changesIn(
  { form }: Pick<Booking, 'form'>,
  requested: AmendmentChanges,
): { changes: AmendmentChanges; stood: AmendmentChanges } {
  const after = amendedForm(form, requested)
  const changed = namesChanged(form, after)
  const valuesIn = (from: BookingForm) => Object.fromEntries(changed.map((name) => [name, from[name] ?? null]))
  return { changes: valuesIn(requested), stood: valuesIn(form) }
}

/** A booking as an amendment asks for it, with the departure named that it goes by. */
export function amendedBooking(before: Booking, changes: AmendmentChanges, departureId: string | undefined): Booking {
  const { departureId: _, trainNo: __, flightNo: ___, ...formBefore } = before.form
  const form = { ...amendedForm(formBefore, changes), ...(departureId && { departureId }) }
  // Before our customer's part was asked for, the way in which handling is paid had no meaning.
  const meant = before.form.customerRole || 'thcPayment' in changes ? form : { ...form, thcPayment: undefined }
  return { ...before, quote: undefined, form: withDefaults(meant, formNameOf(before.mode, form.loadType)) }
}

/** Prices an amendment by the tariff version of its day; a new carrier's box is returned where that price counts on. */
export function repricedAmendment(requested: Booking, offer: PricedOffer | undefined): Booking {
  const { form } = requested
  if (!offer || !isOfLane(form, offer)) return requested
  const usual = usualPlaceOf(offer.returnPlaces)
  const isWithout = (box: BoxLine) => usual && box.containerOwner === 'C' && !box.emptyReturnPlace
  const boxes = form.boxes?.map((box) => (isWithout(box) ? { ...box, emptyReturnPlace: usual } : box))
  return { ...requested, form: { ...form, quoteId: offer.id, ...(boxes && { boxes }) } }
}

/** A box of an amendment keeps its old places, or those of its owner's other boxes, where the amendment has none. */
function amendedBox(requested: BoxLine, inPlace: BoxLine | undefined, { boxes }: BookingForm): BoxLine {
  const ofOwner = [inPlace, ...(boxes ?? [])].filter((box) => box?.containerOwner === requested.containerOwner)
  const boxOfType = ofOwner.find((box) => box?.containerType === requested.containerType)
  const { stuffingPlace } = inPlace ?? boxes?.[0] ?? {}
  const { emptyPickUpPlace, emptyReturnPlace, containerDemand } = ofOwner[0] ?? {}
  return { stuffingPlace, ...(boxOfType ?? { emptyPickUpPlace, emptyReturnPlace, containerDemand }), ...requested }
}

/** All faults of an amendment by field, without those of the booking as it stands, such as a passed day. */
export function wrongInAmendment(
  { before, changes, requested, facts, knownBefore }: Amendment,
  now: Date,
): FieldProblems {
  const standing = wrongFields(examination(before, { ...facts, known: knownBefore }, now))
  const isOld = ([path, key]: [string, string]) => standing[path] === key && !isChanged(changes, path)
  const isShut = changes.loadType && !isLoadTypeOpen(before.mode, changes.loadType)
  return {
    ...Object.fromEntries(Object.entries(wrongFields(examination(requested, facts, now))).filter((one) => !isOld(one))),
    ...(isShut && { loadType: 'booking.load-type-not-open' }),
  }
}

/** After the departure only fields that still reach carrier and papers can be amended; of goods, their wording. */
export function checkAfterDeparture({ form }: Pick<Booking, 'form'>, changes: AmendmentChanges): void {
  const names = Object.keys(changes) as (keyof AmendmentChanges)[]
  const wrong = names.filter((name) => !isAmendableUnderWay(name) || (name === 'goods' && changesCargo(form, changes)))
  const fields = wrong.map((name) => [`changes.${name}`, 'booking.after-departure'])
  if (fields.length > 0) throw new Problem('shared.invalid-input', Object.fromEntries(fields))
}

// By fields that are no words about them goods are loaded, insured and charged.
const isWordOfGoods: Readonly<Record<keyof GoodsLine, boolean>> = {
  goodsName: true,
  goodsNameEnglish: true,
  goodsNameRussian: true,
  marks: true,
  originCountry: true,
  hsCode: true,
  hsName: true,
  hsCodeDestination: true,
  gngCode: true,
  etsngCode: false,
  categoryId: false,
  categoryName: true,
  packages: false,
  packageType: false,
  containerNo: false,
  grossWeightKg: false,
  netWeightKg: false,
  volumeM3: false,
  lineValue: false,
  lineCurrency: false,
}
const cargoFields = (Object.keys(isWordOfGoods) as (keyof GoodsLine)[]).filter((name) => !isWordOfGoods[name])

function changesCargo({ goods = [] }: BookingForm, changes: AmendmentChanges): boolean {
  const cargoOf = (lines: readonly GoodsLine[] | null | undefined) =>
    (lines ?? []).map((line) => cargoFields.map((name) => line[name] || null))
  return !isSame(cargoOf(goods), cargoOf(changes.goods))
}

/** The booking as an amendment leaves it, with its warnings and findings, at a price that the desk settles. */
export function assessAmendment({ requested, facts, departure }: Amendment, now: Date): Examined {
  const examined = assess(examination(requested, { ...facts, departure }, now))
  return { ...examined, findings: examined.findings.filter((check) => check !== 'price') }
}

const isChanged = (changes: AmendmentChanges, path: string): boolean => (path.split('.')[0] ?? '') in changes
