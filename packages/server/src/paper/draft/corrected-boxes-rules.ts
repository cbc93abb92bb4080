import { isSame } from '@landbridge/contract/shared/differences'
import type { ChangedBoxes, JobPart } from '../../workorder/index.ts'

const onDoor = ['containerNo', 'sealNos'] as const
const sums = ['packages', 'grossWeightKg', 'volumeM3'] as const
const statedOnBill = ['containerType', ...sums] as const
const onDraft = [...onDoor, ...statedOnBill]

const isAlike = (one: JobPart, other: JobPart, names: readonly (keyof JobPart)[]): boolean =>
  names.every((name) => isSame(one[name], other[name]))

const partsWithout = (parts: readonly JobPart[], others: readonly JobPart[]): JobPart[] =>
  parts.filter(({ id }) => others.every((other) => other.id !== id))

const stayingBoxes = ({ before, after }: ChangedBoxes) =>
  after.flatMap((is) => before.filter(({ id }) => id === is.id).map((was) => ({ was, is })))

export const boxesCome = ({ before, after }: ChangedBoxes): JobPart[] => partsWithout(after, before)

export const doorsChanged = (boxes: ChangedBoxes) =>
  stayingBoxes(boxes).filter(({ was, is }) => !isAlike(was, is, onDoor))

/** Drafts say of a job's boxes otherwise than before: one has another number, seal, type or sum, came or went. */
export const isOtherOnDraft = (boxes: ChangedBoxes): boolean =>
  boxes.before.length !== boxes.after.length ||
  boxesCome(boxes).length > 0 ||
  stayingBoxes(boxes).some(({ was, is }) => !isAlike(was, is, onDraft))

/** True where an issued bill has other boxes, sums or types than the job: under way only numbers and seals change. */
export function isOtherOnBill(boxes: ChangedBoxes): boolean {
  const { before, after } = boxes
  const takesOver = ({ id }: JobPart) => after.some(({ reloadedIntoId }) => reloadedIntoId === id)
  const isEmptyTruck = (part: JobPart) => part.kind !== 'box' && sums.every((name) => part[name] === null)
  return (
    [...partsWithout(before, after), ...boxesCome(boxes)].some((part) => !isEmptyTruck(part)) ||
    stayingBoxes(boxes).some(({ was, is }) => !isAlike(was, is, statedOnBill) && !takesOver(is))
  )
}
