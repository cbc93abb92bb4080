import type { HeadName } from '@landbridge/contract/booking/form/form-fields'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import { isOfInstruction } from '@landbridge/contract/workorder/instruction/instruction-content'
import { instructionLifecycle } from '@landbridge/contract/workorder/instruction/instruction-lifecycle'
import { recordBookingEvent } from '../../booking/index.ts'
import { audit } from '../../platform/audit.ts'
import type { Call } from '../../platform/serve.ts'
import type { Instruction } from '../instruction/instruction.ts'
import {
  changedBooking,
  changedField,
  changedInstruction,
  type FormChange,
  paperNamesChanged,
} from '../instruction/instruction-change-rules.ts'
import { contentOf } from '../instruction/instruction-fill-rules.ts'
import { instructionOf, keepInstruction } from '../instruction/instruction-store.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { changeToTellOf } from './changed-papers-rules.ts'
import type { Job } from './job.ts'
import { contentsOf, type JobContents } from './job-queries.ts'
import { draftReopened } from './job-rules.ts'
import { saveJob } from './job-store.ts'

type System = Call<'system'>
/** A change of a booking as one of its jobs meets it. */
type GrantedChange = FormChange & {
  /** Whether the job goes by another departure than before. */
  isRerouted: boolean
}

/**
 * A change of the booking was granted: what the papers of a job said of it is said no longer. The instruction takes the change over and comes
 * back, a draft that was sent or confirmed is to be made anew, a manifest that was filed is to be amended, and where the carrier has the cargo
 * the desk must tell it. A bill that was issued is not altered behind its holder's back: it stands with its instruction, and the desk is told.
 */
export async function reopenPapers(job: Job, change: GrantedChange, call: System): Promise<void> {
  const { tx } = call
  const mode = jobModeOf(job.mode)
  const names = paperNamesChanged(change, mode.papersSay)
  if (names.length === 0 && !change.isRerouted) return
  const [parts, kept] = await Promise.all([contentsOf(tx, job), instructionOf(tx, job.id)])
  const isReturned = names.length > 0 && (await settleInstruction(job, { change, names, parts, kept }, call))
  const changeToTell = changeToTellOf({ job, parts: parts.containers, names, at: call.now })
  const changes: Partial<Job> = {
    ...(isReturned && { siState: 'returned' }),
    ...draftReopened(job),
    head: { ...job.head, ...mode.filingAmended?.(job.head), ...(changeToTell && { changeToTell }) },
  }
  const saved = await saveJob(tx, job, changes)
  await tell(call, { before: job, after: saved, names })
}

const byChange = { action: 'reopen', by: 'system' } as const

type Written = {
  change: FormChange
  names: readonly HeadName[]
  parts: JobContents
  kept: Instruction | undefined
}

/** Lets an instruction say what was changed; whether it had been sent and comes back with that. Under a bill that was issued it goes on saying what that says. */
async function settleInstruction(
  job: Job,
  { change, names, parts, kept }: Written,
  { tx, now }: System,
): Promise<boolean> {
  const isIssued = job.draftState === 'issued'
  const isReturned = !isIssued && nextState(instructionLifecycle, { state: job.siState }, byChange) !== undefined
  if (kept ? isIssued : !isIssued && !isReturned) return false
  const form = isIssued ? change.before : change.after
  const unwritten = {
    ...{ jobId: job.id, customerId: job.customerId, content: contentOf({ ...parts, form }, undefined) },
    ...{ returned: [], returnedNote: null, sentAt: null, sentBy: null, finalAt: null, version: 1 },
    ...{ savedAt: now, savedBy: null },
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

type Reopened = { before: Job; after: Job; names: readonly HeadName[] }

/** Writes down what was reopened and by which change: for the audit, and for the booking's time line. */
async function tell(call: System, { before, after, names }: Reopened): Promise<void> {
  const { id, jobNo, bookingId, customerId } = after
  const standing = ({ siState, draftState, head: { filingState, changeToTell } }: Job) => ({
    ...{ siState, draftState },
    ...(filingState && { filingState }),
    ...(changeToTell && { changeToTell }),
  })
  await audit(call, {
    action: 'workorder.papers-reopen',
    thing: 'work_order',
    id,
    customerId,
    before: standing(before),
    after: { ...standing(after), fields: names },
  })
  const told = { bookingId, customerId, data: { jobNo }, bySystem: true }
  if (before.siState !== after.siState) await recordBookingEvent(call, { ...told, kind: 'instructionReturned' })
  if (before.draftState !== after.draftState) await recordBookingEvent(call, { ...told, kind: 'draftReopened' })
}
