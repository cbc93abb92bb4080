import { isSame } from '@landbridge/contract/shared/differences'
import { recordBookingEvent } from '../../booking/index.ts'
import type { Call } from '../../platform/serve.ts'
import type { ChangedBoxes, Job, JobPart } from '../../workorder/index.ts'
import { draftReopened } from '../draft-rules.ts'
import { doorsCorrected } from '../instruction/instruction-box-rules.ts'
import { instructionOf, keepInstruction } from '../instruction/instruction-store.ts'
import { changeToTellOf } from './changed-papers-rules.ts'

/** What a draft says of a box. */
const onDraft = ['containerNo', 'sealNos', 'containerType', 'packages', 'grossWeightKg', 'volumeM3'] as const

const isAlike = (one: JobPart, other: JobPart | undefined) =>
  other !== undefined && onDraft.every((name) => isSame(one[name], other[name]))

/** Whether drafts say of a job's boxes otherwise than before: one has another number, seal, type or sum, came or went. */
const isOtherOnDraft = ({ before, after }: ChangedBoxes): boolean =>
  before.length !== after.length ||
  !after.every((one) =>
    isAlike(
      one,
      before.find(({ id }) => id === one.id),
    ),
  )

/**
 * Boxes of a job were corrected: its final instruction takes numbers and seals over in the same transaction, so that no paper is written from the old ones,
 * and a draft that was sent or confirmed is to be made anew. A bill that was issued is not altered: it goes on saying the old ones, and the desk is told.
 */
export async function papersOfBoxes(job: Job, boxes: ChangedBoxes, call: Call<'staff'>): Promise<Partial<Job>> {
  if (!isOtherOnDraft(boxes)) return {}
  const { id, jobNo, bookingId, customerId, draftState } = job
  const corrected = boxes.after.flatMap((one) => {
    const was = boxes.before.find((other) => other.id === one.id)
    const isCorrected = was && !(isSame(was.containerNo, one.containerNo) && isSame(was.sealNos, one.sealNos))
    return isCorrected ? [{ was, door: { ...one, before: was.containerNo } }] : []
  })
  if (draftState === 'issued') return corrected.length === 0 ? {} : heldUnderBill(job, { boxes, corrected }, call)
  const reopened = draftReopened(job)
  if (corrected.length > 0 && (job.siState === 'final' || reopened.draftState)) {
    const kept = await instructionOf(call.tx, id)
    const doors = corrected.map(({ door }) => door)
    if (kept)
      await keepInstruction(call.tx, {
        ...kept,
        content: doorsCorrected(kept.content, doors),
        version: kept.version + 1,
      })
  }
  if (reopened.draftState)
    await recordBookingEvent(call, { bookingId, customerId, kind: 'draftReopened', data: { jobNo }, bySystem: true })
  return reopened
}

type Corrected = { was: JobPart }

/** Keeps what the issued bill says of boxes, until it is taken back. */
function heldUnderBill(
  job: Job,
  { boxes, corrected }: { boxes: ChangedBoxes; corrected: readonly Corrected[] },
  { now }: Call<'staff'>,
): Partial<Job> {
  const held = job.head.heldChange
  const known = held?.boxes ?? []
  const doors = corrected
    .filter(({ was }) => !known.some(({ id }) => id === was.id))
    .map(({ was: { id, containerNo, sealNos } }) => ({ id, containerNo, sealNos }))
  const changeToTell = changeToTellOf({ job, parts: boxes.after, names: ['boxes'], at: now })
  return {
    head: { ...job.head, heldChange: { before: held?.before ?? {}, boxes: [...known, ...doors] }, changeToTell },
  }
}
