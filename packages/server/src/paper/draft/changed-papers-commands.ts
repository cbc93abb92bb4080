import type { HeadName } from '@landbridge/contract/booking/fields/form-fields'
import { isOfInstruction } from '@landbridge/contract/paper/instruction/instruction-content'
import { instructionLifecycle } from '@landbridge/contract/paper/instruction/instruction-lifecycle'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import { recordBookingEvent } from '../../booking/index.ts'
import type { Call } from '../../platform/serve.ts'
import {
  auditJob,
  bookingOfJob,
  contentsOf,
  type GrantedChange,
  type Job,
  type JobContents,
  saveJob,
} from '../../workorder/index.ts'
import { reopenBills } from '../bill/bill-reopen-commands.ts'
import { amendFilings } from '../filing/filing-commands.ts'
import type { Instruction } from '../instruction/instruction.ts'
import { doorsCorrected } from '../instruction/instruction-box-rules.ts'
import {
  changedBooking,
  changedField,
  changedInstruction,
  type FormChange,
  paperNamesChanged,
} from '../instruction/instruction-change-rules.ts'
import { contentOf } from '../instruction/instruction-fill-rules.ts'
import { instructionOf, keepInstruction } from '../instruction-store.ts'
import { paperModeOf } from '../modes/paper-modes.ts'
import { changeToTellOf } from './changed-papers-rules.ts'

type System = Call<'staff' | 'system'>

/** Reopens a job's papers after a granted change: instruction, draft, manifest; an issued bill stays and the desk is told. */
export async function reopenPapers(job: Job, change: GrantedChange, call: System): Promise<void> {
  const { tx } = call
  const mode = paperModeOf(job.mode)
  const names = paperNamesChanged(change, mode.papersSay)
  if (names.length === 0 && !change.isRerouted) return
  const [parts, kept] = await Promise.all([contentsOf(tx, job), instructionOf(tx, job.id)])
  const isReturned = names.length > 0 && (await settleInstruction(job, { change, names, parts, kept }, call))
  await amendFilings(job, call)
  const changeToTell = changeToTellOf({ job, parts: parts.containers, names, at: call.now })
  const heldChange = job.billsOut ? heldUnderBill(job, change, names) : undefined
  const changes: Partial<Job> = {
    ...(isReturned && { siState: 'returned' }),
    ...(await reopenBills(job, call)),
    head: {
      ...job.head,
      ...(changeToTell && { changeToTell }),
      ...(heldChange && { heldChange }),
    },
  }
  const saved = await saveJob(tx, job, changes)
  await tellReopened(call, { before: job, after: saved, names })
}

/** The booking as an issued bill has it, kept until it is taken back: that of the first change stands. */
const heldUnderBill = ({ head: { heldChange } }: Job, { before }: FormChange, names: readonly HeadName[]) => ({
  before: { ...Object.fromEntries(names.map((name) => [name, before[name] ?? null])), ...heldChange?.before },
  boxes: heldChange?.boxes ?? [],
})

/** Writes the changes since the issue into the instruction of a bill that was taken back; a new draft waits for it. */
export async function billTakenBack(job: Job, call: Call<'staff'>): Promise<Partial<Job>> {
  const { tx } = call
  const { heldChange, changeToTell, ...head } = job.head
  const { before, boxes } = heldChange ?? { before: {}, boxes: [] }
  const [{ form }, parts, kept] = await Promise.all([
    bookingOfJob(tx, job),
    contentsOf(tx, job),
    instructionOf(tx, job.id),
  ])
  const change = { before: { ...form, ...before }, after: form }
  const names = paperNamesChanged(change, paperModeOf(job.mode).papersSay)
  const doors = parts.containers.filter(({ id }) => boxes.some((box) => box.id === id))
  const corrected = kept && doors.length > 0 && { ...kept, content: doorsCorrected(kept.content, doors) }
  const isReturned =
    names.length > 0 && (await settleInstruction(job, { change, names, parts, kept: corrected || kept }, call))
  if (corrected && names.length === 0) await keepInstruction(tx, { ...corrected, version: corrected.version + 1 })
  const { jobNo, bookingId, customerId } = job
  if (isReturned)
    await recordBookingEvent(call, {
      bookingId,
      customerId,
      data: { jobNo },
      kind: 'instructionReturned',
      bySystem: true,
    })
  const reasons = changeToTell?.reasons.filter((reason) => reason !== 'billIssued') ?? []
  return {
    ...(isReturned && { siState: 'returned' }),
    head: { ...head, ...(changeToTell && reasons.length > 0 && { changeToTell: { ...changeToTell, reasons } }) },
  }
}

const byChange = { action: 'reopen', by: 'system' } as const

type ChangedInstruction = {
  change: FormChange
  names: readonly HeadName[]
  parts: JobContents
  kept: Instruction | undefined
}

/** Writes a change into an instruction, which comes back if it had been sent; under an issued bill it stays as it is. */
async function settleInstruction(
  job: Job,
  { change, names, parts, kept }: ChangedInstruction,
  { tx, now }: Pick<System, 'tx' | 'now'>,
): Promise<boolean> {
  const isIssued = job.billsOut
  const isReturned = !isIssued && nextState(instructionLifecycle, { state: job.siState }, byChange) !== undefined
  if (kept ? isIssued : !isIssued && !isReturned) return false
  const form = isIssued ? change.before : change.after
  const unwritten = {
    jobId: job.id,
    customerId: job.customerId,
    content: contentOf({ ...parts, form }, undefined),
    returned: [],
    returnedNote: null,
    sentAt: null,
    sentBy: null,
    finalAt: null,
    version: 1,
    savedAt: now,
    savedBy: null,
  }
  await keepInstruction(tx, {
    ...(kept ? { ...kept, content: changedInstruction(kept.content, change, names) } : unwritten),
    ...(isReturned && {
      returned: names.filter(isOfInstruction).map((field) => ({ field, reason: changedField })),
      returnedNote: changedBooking,
      finalAt: null,
    }),
    version: (kept?.version ?? 1) + 1,
  })
  return isReturned
}

type ReopenedJob = { before: Job; after: Job; names: readonly HeadName[] }

/** Writes down what was reopened and by which change: for the audit, and for the booking's time line. */
async function tellReopened(call: System, { before, after, names }: ReopenedJob): Promise<void> {
  const { jobNo, bookingId, customerId } = after
  const standing = ({ siState, billState, head: { changeToTell } }: Job) => ({
    siState,
    billState,
    ...(changeToTell && { changeToTell }),
  })
  await auditJob(call, after, {
    action: 'workorder.papers-reopen',
    before: standing(before),
    after: { ...standing(after), fields: names },
  })
  const event = { bookingId, customerId, data: { jobNo }, bySystem: true }
  if (before.siState !== after.siState) await recordBookingEvent(call, { ...event, kind: 'instructionReturned' })
}
