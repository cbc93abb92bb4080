import { randomUUID } from 'node:crypto'
import {
  formInstructed,
  isOfInstruction,
  type SentInstruction,
} from '@landbridge/contract/paper/instruction/instruction-content'
import type { ReturnedField } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import {
  type InstructionAction,
  instructionActions,
  instructionLifecycle,
  mayWrite,
} from '@landbridge/contract/paper/instruction/instruction-lifecycle'
import { findingsIn, lackingIn } from '@landbridge/contract/paper/instruction/instruction-rules'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import { type Booking, recordBookingEvent, unknownNames } from '../../booking/index.ts'
import { insertPacking, renamePartInLines } from '../../packing/index.ts'
import { companyOf } from '../../platform/caller.ts'
import type { Call } from '../../platform/serve.ts'
import { containerTypesByLabel } from '../../reference/index.ts'
import {
  auditJob,
  checkLive,
  checkNoBillIssued,
  foldIntoBooking,
  heldJob,
  holdBookingOfJob,
  type Job,
  loadJob,
  papersOf,
  saveJob,
  savePart,
} from '../../workorder/index.ts'
import { reopenBills } from '../bill/bill-reopen-commands.ts'
import { noteLateShipment } from '../credit/late-shipment-commands.ts'
import { amendFilings } from '../filing/filing-commands.ts'
import { keepInstruction } from '../instruction-store.ts'
import { paperModeOf } from '../modes/paper-modes.ts'
import { headAsInstructed } from './bill-instructed-rules.ts'
import { contentOf } from './instruction-fill-rules.ts'
import { type Finalised, finalised } from './instruction-final-rules.ts'
import { type Instructed, instructedOf, versionOf } from './instruction-queries.ts'

type People = 'customer' | 'staff'
type WrittenInstruction = { version: number; content: SentInstruction; submit: boolean }
type SeenInstruction = { id: string; version: number }

export async function writeInstruction(
  { jobNo, ...written }: WrittenInstruction & { jobNo: string },
  call: Call<'customer'>,
): Promise<Job> {
  const job = await heldJob(jobNo, call)
  return writeContent(await instructedOf(job, call, companyOf(call.caller)), written, call)
}

export async function writeInstructionAtDesk(
  { id, ...written }: WrittenInstruction & { id: string },
  call: Call<'staff'>,
): Promise<Job> {
  return writeContent(await heldInstruction(id, call), written, call)
}

/** An instruction with its booking's jobs held together: the lock comes before the load. */
async function heldInstruction(id: string, call: Call<'staff'>): Promise<Instructed> {
  await holdBookingOfJob(call.tx, id)
  return instructedOf(await loadJob(call.tx, id), call)
}

async function writeContent(
  at: Instructed,
  { version, content, submit }: WrittenInstruction,
  call: Call<People>,
): Promise<Job> {
  const { tx, caller, now } = call
  const { job, kept } = at
  checkSeen(at, version, call)
  if (!mayWrite(job.siState, caller.actor)) throw notNow(at, call)
  checkBoxes(at, content)
  const siState = submit ? stateAfter(at, 'send', call) : job.siState
  const sent = submit && { sentAt: now, sentBy: caller.userId, returned: [], returnedNote: null }
  const blank = { returned: [], returnedNote: null, sentAt: null, sentBy: null, finalAt: null }
  const next = {
    ...(kept ?? { ...blank, jobId: job.id, customerId: job.customerId }),
    content,
    savedAt: now,
    savedBy: caller.userId,
    version: version + 1,
    ...sent,
  }
  if (submit) checkWhole(at, contentOf({ form: at.booking.form, ...at.parts }, next), now)
  await keepInstruction(tx, next)
  if (!submit) {
    await auditJob(call, job, { action: 'workorder.instruction-save', after: { version: next.version } })
    return job
  }
  const saved = await saveJob(tx, job, { siState })
  await auditJob(call, job, {
    action: 'workorder.instruction-send',
    before: { siState: job.siState },
    after: { siState },
  })
  await recordOnBooking(call, job, 'instructionSent')
  return saved
}

/** Staff send it back with a reason for each field; a final one is opened again by that, and so is the draft that was written from it. */
export async function returnInstruction(
  {
    id,
    version,
    returned,
    returnedNote,
  }: SeenInstruction & { returned: ReturnedField[]; returnedNote?: string | null | undefined },
  call: Call<'staff'>,
): Promise<Job> {
  const at = await heldInstruction(id, call)
  const { job } = at
  checkSeen(at, version, call)
  const unknown = returned.flatMap(({ field }, i) =>
    isOfInstruction(field) ? [] : [[`returned.${i}.field`, 'shared.not-understood']],
  )
  if (unknown.length > 0) throw new Problem('shared.invalid-input', Object.fromEntries(unknown))
  const action = job.siState === 'final' ? 'reopen' : 'return'
  const siState = stateAfter(at, action, call)
  checkNoBillIssued([job])
  await keepInstruction(call.tx, {
    ...writtenOf(at, call),
    returned,
    returnedNote: returnedNote ?? null,
    finalAt: null,
    version: version + 1,
  })
  const draft = await reopenBills(job, call)
  const saved = await saveJob(call.tx, job, { siState, ...draft })
  const { billState } = draft
  await auditJob(call, job, {
    action: `workorder.instruction-${action}`,
    before: { siState: job.siState, ...(billState && { billState: job.billState }) },
    after: { siState, fields: returned.length, ...(billState && { billState }) },
  })
  await recordOnBooking(call, job, 'instructionReturned', returnedNote)
  return saved
}

/** Makes an instruction final: its content goes onto the job unless staff entered otherwise, and our bill is numbered. */
export async function finaliseInstruction({ id, version }: SeenInstruction, call: Call<'staff'>): Promise<Job> {
  const at = await heldInstruction(id, call)
  const { job, booking, parts } = at
  checkSeen(at, version, call)
  const siState = stateAfter(at, 'finalise', call)
  const content = contentOf({ form: booking.form, ...parts }, at.kept)
  const types = await containerTypesByLabel(call.tx)
  const final = finalised({ job, form: booking.form, ...parts, types, content })
  if (final.boxes.length > 0) checkNoBillIssued([job])
  await putOnJob(job, final, call)
  if (final.boxes.length > 0) await amendFilings(job, call)
  const head = job.billsOut
    ? job.head
    : headAsInstructed(job, { booked: booking.form, instructed: formInstructed(booking.form, content) })
  const houseBillNo = paperModeOf(job.mode).billNoToGive?.({ ...job, head })
  await keepInstruction(call.tx, { ...writtenOf(at, call), finalAt: call.now, version: version + 1 })
  const saved = await saveJob(call.tx, job, {
    siState,
    head: { ...head, ...(houseBillNo && { houseBillNo }) },
  })
  if (houseBillNo || final.boxes.length > 0) await foldIntoBooking(call.tx, job.bookingId)
  const after = {
    siState,
    ...(houseBillNo && { houseBillNo }),
    containers: final.boxes.length,
    lines: final.packing.length,
  }
  await auditJob(call, job, {
    action: 'workorder.instruction-finalise',
    before: { siState: job.siState },
    after,
  })
  await recordOnBooking(call, job, 'instructionFinal')
  await noteLateShipment(call, saved)
  return saved
}

async function putOnJob(job: Job, { boxes, packing }: Finalised, { tx }: Call<'staff'>): Promise<void> {
  for (const { before, changes } of boxes) {
    await savePart(tx, before.id, changes)
    if (before.containerNo && changes.containerNo)
      await renamePartInLines(tx, job.id, { from: before.containerNo, to: changes.containerNo })
  }
  await insertPacking(
    tx,
    packing.map((line) => ({ ...line, id: randomUUID() })),
  )
}

/** The written content; of one that came as a paper nothing was written, and it then holds what is known. */
function writtenOf({ job, booking, parts, kept }: Instructed, { now, caller }: Call<'staff'>) {
  if (kept) return kept
  const content = contentOf({ form: booking.form, ...parts }, undefined)
  const ofPaper = { sentAt: null, sentBy: null, returned: [], returnedNote: null, finalAt: null, version: 1 }
  return { jobId: job.id, customerId: job.customerId, content, savedAt: now, savedBy: caller.userId, ...ofPaper }
}

function checkSeen(at: Instructed, version: number, call: Call<People>): void {
  checkLive(at.job, call.caller.actor)
  if (versionOf(at.kept) !== version) throw new Problem('workorder.changed-meanwhile', undefined, standingOf(at, call))
}

const notNow = (at: Instructed, call: Call<People>) =>
  new Problem('workorder.action-not-allowed', undefined, standingOf(at, call))

function standingOf({ job, kept }: Instructed, { now, caller }: Call<People>) {
  const state = papersOf(job, now).siState
  return { state, version: versionOf(kept), actions: instructionActions(state, caller.actor) }
}

function stateAfter(at: Instructed, action: InstructionAction, call: Call<People>): Job['siState'] {
  const state = nextState(instructionLifecycle, { state: at.job.siState }, { action, by: call.caller.actor })
  if (!state || state === 'gone') throw notNow(at, call)
  return state
}

/** An instruction speaks of the containers of its job alone. */
function checkBoxes({ parts }: Instructed, { containers }: SentInstruction): void {
  const partIds = new Set(parts.containers.map(({ id }) => id))
  const foreign = containers.flatMap(({ containerId }, i) =>
    partIds.has(containerId) ? [] : [[`content.containers.${i}.containerId`, 'workorder.part-missing']],
  )
  if (foreign.length > 0) throw new Problem('shared.invalid-input', Object.fromEntries(foreign))
}

/** Nothing is missing, no sum contradicts another, every letter can be written and every code is known; else every wrong field is named. */
function checkWhole({ booked, booking, known }: Instructed, content: ReturnType<typeof contentOf>, now: Date): void {
  const lacking = lackingIn({ booked, content }).map(({ path, key }) => [path, key] as const)
  const blocking = findingsIn({ booked, content, now }).flatMap(({ path, key, level }) =>
    level === 'block' ? [[path, key] as const] : [],
  )
  const form = formInstructed(booking.form, content) as Booking['form']
  const unknown = Object.entries(unknownNames({ ...booking, form }, known)).filter(([path]) => isOfInstruction(path))
  const wrong: FieldProblems = Object.fromEntries(
    [...lacking, ...unknown, ...blocking].map(([path, key]) => [`content.${path}`, key]),
  )
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
}

const recordOnBooking = (
  call: Call<People>,
  { bookingId, customerId, jobNo }: Job,
  kind: 'instructionSent' | 'instructionReturned' | 'instructionFinal',
  words?: string | null,
) => recordBookingEvent(call, { bookingId, customerId, kind, data: { jobNo }, note: words || null })
