import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import { isSame } from '@landbridge/contract/shared/differences'
import type { Call } from '../../platform/serve.ts'
import { type ChangedBoxes, checkNoBillIssued, type Job, type JobPart } from '../../workorder/index.ts'
import { reopenBills } from '../bill/bill-reopen-commands.ts'
import { amendFilings } from '../filing/filing-commands.ts'
import { doorsCorrected, sharedBoxReplaced } from '../instruction/instruction-box-rules.ts'
import { instructionOf, keepInstruction } from '../instruction-store.ts'
import { changeToTellOf } from './changed-papers-rules.ts'
import { boxesCome, doorsChanged, isOtherOnBill, isOtherOnDraft } from './corrected-boxes-rules.ts'

/** Writes corrected box numbers and seals into the final instruction and reopens drafts and filings; an issued bill stays. */
export async function papersOfBoxes(job: Job, boxes: ChangedBoxes, call: Call<'staff'>): Promise<Partial<Job>> {
  if (!isOtherOnDraft(boxes)) return {}
  await amendFilings(job, call)
  const corrected = doorsChanged(boxes)
  if (job.billsOut) {
    if (isOtherOnBill(boxes)) checkNoBillIssued([job])
    return corrected.length === 0 ? {} : heldUnderBill(job, { boxes, corrected }, call)
  }
  const reopened = await reopenBills(job, call)
  await correctInstruction(job, { boxes, isWritten: job.siState === 'final' || reopened.billState !== undefined }, call)
  return reopened
}

/** Corrects box numbers and seals in a final instruction, and in any the shared box of its cargo. */
async function correctInstruction(
  { id, loadType }: Job,
  { boxes, isWritten }: { boxes: ChangedBoxes; isWritten: boolean },
  { tx }: Call<'staff'>,
): Promise<void> {
  const corrected = isWritten ? doorsChanged(boxes) : []
  const [shared] = sharesContainer(loadType) ? boxesCome(boxes) : []
  if (corrected.length === 0 && !shared) return
  const kept = await instructionOf(tx, id)
  if (!kept) return
  const doors = corrected.map(({ was, is }) => ({ ...is, before: was.containerNo }))
  const content = doorsCorrected(shared ? sharedBoxReplaced(kept.content, shared) : kept.content, doors)
  if (!isSame(content, kept.content)) await keepInstruction(tx, { ...kept, content, version: kept.version + 1 })
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
