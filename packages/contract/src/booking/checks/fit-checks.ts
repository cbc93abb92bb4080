import { cmOf, fitsInto, type Room } from '../../pricing/piece-fit.ts'
import { isDryBox, isOpenBox } from '../../reference/box-kinds.ts'
import type { BoxLine } from '../fields/box-lines.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import { boxedForms } from '../fields/form-names.ts'
import type { CheckFacts, Warning } from '../form/check-facts.ts'
import { cargoOfBoxes, statedLoad } from '../form/stated-load.ts'
import { cargoLimitKg, type FormCheck, findingsThatHold, numberOf, warns } from './form-check.ts'

function fitWarnings(form: BookingForm, facts: CheckFacts): Warning[] {
  const boxes = form.boxes ?? []
  const { grossWeightKg, volumeM3 } = loadBesideLargest(form)
  // A box of a type that nobody has measured holds nobody knows how much, so nothing is said of all of them.
  const areMeasured = boxes.every(({ containerType }) => facts.boxes[containerType ?? ''])
  const total = (name: 'volumeM3' | 'maxPayloadKg') =>
    boxes.reduce((sum, box) => sum + (facts.boxes[box.containerType ?? '']?.[name] ?? 0) * (box.containerQty ?? 0), 0)
  const room = total('volumeM3') * 0.9
  const payload = total('maxPayloadKg')
  const suggestion = suggestedBoxes(form, facts)
  const hasOpenBox = boxes.some((box) => isOpenBox(box.containerType))
  const cargo = cargoOfBoxes(form)
  return [
    ...findingsThatHold([
      [areMeasured && room > 0 && numberOf(volumeM3) > room, 'boxes', 'booking.volume-does-not-fit', { suggestion }],
      [areMeasured && payload > 0 && numberOf(grossWeightKg) > payload, 'boxes', 'booking.weight-does-not-fit'],
    ]),
    ...boxes.flatMap((box, i) => boxWarnings({ ...box, containerCargoKg: cargo[i] }, i, facts)),
    ...(!hasOpenBox && hasPieceThatFitsNone(form, facts) ? [{ path: 'boxes', key: 'booking.piece-does-not-fit' }] : []),
  ]
}

/** One large piece is measured against the box itself and leaves no room between packages. */
const loadBesideLargest = (form: BookingForm) => statedLoad({ ...form, oversize: false })

function boxWarnings(box: BoxLine, i: number, facts: CheckFacts): Warning[] {
  const limit = cargoLimitKg(box, facts) ?? Number.POSITIVE_INFINITY
  const places = facts.departure?.spaceTotal[box.containerType ?? ''] ?? Number.POSITIVE_INFINITY
  const placesLeft = facts.departure?.spaceLeft?.[box.containerType ?? ''] ?? places
  const isHeavy = numberOf(box.containerCargoKg) > limit
  return findingsThatHold([
    [isHeavy, `boxes.${i}.containerCargoKg`, 'booking.over-weight-limit', { limit: String(limit) }],
    [
      (box.containerQty ?? 0) > places,
      `boxes.${i}.containerQty`,
      'booking.more-than-a-train',
      { places: String(places) },
    ],
    [
      (box.containerQty ?? 0) > placesLeft && (box.containerQty ?? 0) <= places,
      `boxes.${i}.containerQty`,
      'booking.more-than-left',
      { places: String(placesLeft) },
    ],
  ])
}

/** True for a piece that goes through no door of the boxes asked for, however it is turned on the floor. */
function hasPieceThatFitsNone(form: BookingForm, { boxes: facts }: CheckFacts): boolean {
  const largest = { lengthCm: form.oogLengthCm, widthCm: form.oogWidthCm, heightCm: form.oogHeightCm }
  const pieces = [...(form.oversize ? [largest] : []), ...(form.pieces ?? [])]
  const known = (form.boxes ?? []).flatMap((box) => facts[box.containerType ?? ''] ?? [])
  const rooms = known.map(
    (inner): Room => ({
      lengthCm: cmOf(inner.innerLengthM),
      widthCm: cmOf(inner.innerWidthM),
      heightCm: cmOf(inner.innerHeightM),
      doorWidthCm: cmOf(inner.doorWidthM),
      doorHeightCm: cmOf(inner.doorHeightM),
    }),
  )
  return rooms.length > 0 && pieces.some((piece) => !rooms.some((room) => fitsInto(piece, room)))
}

/** The fewest boxes that hold the goods: 40HQ for dry goods, else the type of the first special line. */
function suggestedBoxes(form: BookingForm, facts: CheckFacts): string {
  const special = form.boxes?.find(({ containerType }) => containerType && !isDryBox(containerType))
  const containerType = special?.containerType ?? '40HQ'
  const box = facts.boxes[containerType]
  if (!box) return ''
  const { grossWeightKg, volumeM3 } = loadBesideLargest(form)
  const byVolume = Math.ceil(numberOf(volumeM3) / (box.volumeM3 * 0.9))
  const byWeight = Math.ceil(numberOf(grossWeightKg) / (cargoLimitKg({ containerType }, facts) ?? box.maxPayloadKg))
  return `${Math.max(byVolume, byWeight, 1)}*${containerType}`
}

export const fitChecks: readonly FormCheck[] = [warns('fit', fitWarnings, boxedForms)]
