import type { ShownForm } from '@landbridge/contract/booking/form/form-needs'
import type { InstructionDeskView, InstructionView } from '@landbridge/contract/paper/instruction/instruction-endpoints'
import { instructionActions } from '@landbridge/contract/paper/instruction/instruction-lifecycle'
import { findingsIn, lackingIn } from '@landbridge/contract/paper/instruction/instruction-rules'
import { businessZone, dayIn } from '@landbridge/contract/shared/business-day'
import type { Language } from '@landbridge/contract/shared/languages'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { shippingInstructionLabels } from '@landbridge/contract/workorder/job-labels'
import { userNames } from '../../access/index.ts'
import { type Booking, knownToForm, shownFormOf } from '../../booking/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import { companyOf } from '../../platform/caller.ts'
import type { Call } from '../../platform/serve.ts'
import { containerTypesByLabel, referenceOf } from '../../reference/index.ts'
import { bookingOfJob, contentsOf, type Job, type JobContents, loadJob, papersOf } from '../../workorder/index.ts'
import { instructionOf } from '../instruction-store.ts'
import { say } from '../print/printed-words.ts'
import type { Instruction } from './instruction.ts'
import { changedBooking, changedField } from './instruction-change-rules.ts'
import { contentOf } from './instruction-fill-rules.ts'
import { finalised } from './instruction-final-rules.ts'

export type Instructed = {
  job: Job
  booking: Booking
  parts: JobContents
  kept: Instruction | undefined
  booked: ShownForm
  known: Awaited<ReturnType<typeof knownToForm>>
}

export async function instructedOf(job: Job, { tx }: Call<Actor>, customerId?: string): Promise<Instructed> {
  const [booking, parts, kept] = await Promise.all([
    bookingOfJob(tx, job, customerId),
    contentsOf(tx, job, customerId),
    instructionOf(tx, job.id, customerId),
  ])
  const known = await knownToForm(tx, booking)
  return { job, booking, parts, kept, known, booked: shownFormOf(booking, known, undefined) }
}

/** The version of an instruction of which nothing was written yet. */
export const versionOf = (kept: Instruction | undefined): number => kept?.version ?? 1

export const showInstruction = async ({ jobNo }: { jobNo: string }, call: Call<'customer'>): Promise<InstructionView> =>
  instructionView(await loadJob(call.tx, jobNo, companyOf(call.caller)), call, companyOf(call.caller))

export async function instructionView(job: Job, call: Call<Actor>, customerId?: string): Promise<InstructionView> {
  return viewOf(await instructedOf(job, call, customerId), call)
}

async function viewOf({ job, booking, parts, kept, booked }: Instructed, call: Call<Actor>): Promise<InstructionView> {
  const { tx, now, language, caller } = call
  const content = contentOf({ form: booking.form, ...parts }, kept)
  const state = papersOf(job, now).siState
  const [people, { placeOf }] = await Promise.all([userNames(tx, kept?.sentBy ? [kept.sentBy] : []), referenceOf(tx)])
  const originZone = placeOf(placeModeOf(job.mode), job.originCode)?.timeZone
  const shipsOn = dayIn(originZone ?? businessZone, job.atd ?? job.etd)
  const at = { booked, content, now, siCutoff: job.siCutoff ?? undefined, shipsOn }
  const isOver = state === 'sent' || state === 'final'
  const findings = findingsIn(at).filter(({ key }) => !(isOver && key === 'workorder.si-after-cutoff'))
  return {
    jobNo: job.jobNo,
    state,
    stateLabel: say(shippingInstructionLabels[state], language),
    version: versionOf(kept),
    serviceModeId: booking.mode,
    loadType: job.loadType,
    siCutoff: job.siCutoff ?? undefined,
    originZone,
    shipsOn,
    sentLate: isOver && !!job.siCutoff && !!kept?.sentAt && kept.sentAt > job.siCutoff,
    content,
    bookingForm: booking.form,
    lacking: lackingIn(at).map(({ path, key }) => ({ path, reason: key })),
    findings: findings.map(({ path, key, level, values }) => ({
      path,
      reason: key,
      level,
      values: values && { ...values },
    })),
    returned: (kept?.returned ?? []).map(({ field, reason }) => ({ field, reason: asRead(reason, language) })),
    returnedNote: kept?.returnedNote ? asRead(kept.returnedNote, language) : undefined,
    sentAt: kept?.sentAt ?? undefined,
    sentBy: kept?.sentBy ? people.get(kept.sentBy) : undefined,
    finalAt: state === 'final' ? (kept?.finalAt ?? undefined) : undefined,
    originCountry: booked.context.originCountry,
    destinationCountry: booked.context.destinationCountry,
    actions: instructionActions(state, caller.actor),
  }
}

/** The reason of its return: in the words of its sender, or in the reader's language after a booking change. */
const asRead = (reason: string, language: Language): string =>
  reason === changedField || reason === changedBooking ? say(reason, language) : reason

/** The instruction for the desk, with its differences from the job. */
export async function instructionDeskView(job: Job, call: Call<'staff'>): Promise<InstructionDeskView> {
  const instructed = await instructedOf(job, call)
  const [view, customer, types] = await Promise.all([
    viewOf(instructed, call),
    loadCustomer(call.tx, job.customerId),
    containerTypesByLabel(call.tx),
  ])
  const { booking, parts } = instructed
  const { differences } = finalised({ job, form: booking.form, ...parts, types, content: view.content })
  return { ...view, id: job.id, customerShortName: customer.shortName, differences }
}

export const showInstructionAtDesk = async ({ id }: { id: string }, call: Call<'staff'>) =>
  instructionDeskView(await loadJob(call.tx, id), call)
