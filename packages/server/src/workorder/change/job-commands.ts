import type { ChargeForm } from '@landbridge/contract/charge/charge-line'
import { isSame } from '@landbridge/contract/shared/differences'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import { tellPaperGiven } from '../../booking/index.ts'
import { dropCharge, enterCharge } from '../../charge/index.ts'
import { attach, deleteAttachment } from '../../document/index.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { chargeBasisOf, foldIntoBooking } from '../job/booking-facts.ts'
import { loadJob, loadJobIn } from '../job/job-store.ts'
import type { Job } from '../job.ts'
import { auditedChanges } from '../job-audit.ts'
import { tellOfWay } from './container-commands.ts'
import { forgetProof } from './delivery-commands.ts'
import { changing, type SeenJob, seenJob } from './job-change-commands.ts'
import { cancelOneJob, issueCompletion, type Sheet } from './job-end-commands.ts'
import { headChanges } from './job-head-commands.ts'
import type { JobPapers } from './job-papers.ts'

type StaffCall = Call<'staff'>

/** Changes the head of a job: another train is planned anew, other times of the same train stand over its plan. */
export async function saveHead(
  { id, version, ...form }: SeenJob & JobHeadForm & { keepWarnings?: boolean | undefined },
  call: StaffCall,
  papers: JobPapers,
): Promise<Job> {
  let before: Job | undefined
  const saved = await changing({ id, version }, { action: 'workorder.save' }, call, async (job) => {
    const changes = await headChanges(form, { job, papers }, call)
    before = job
    return { job: changes, ...auditedChanges(job, changes) }
  })
  if (before) await tellOfTimes(before, saved, call)
  const hasOtherFlights = !isSame(before?.head.flights, saved.head.flights)
  if (hasOtherFlights) await tellOfWay(saved, call)
  const hasOtherNumber =
    before?.masterBillNo !== saved.masterBillNo || before?.head.houseBillNo !== saved.head.houseBillNo
  const hasOtherCarrier = before?.head.carrierCode !== saved.head.carrierCode
  const carrierTerminals = ['loadTerminal', 'dischargeTerminal'] as const
  const hasOtherHandover =
    before?.supplierRef !== saved.supplierRef ||
    carrierTerminals.some((name) => before?.head[name] !== saved.head[name])
  if (hasOtherNumber || hasOtherFlights || hasOtherCarrier || hasOtherHandover)
    await foldIntoBooking(call.tx, saved.bookingId)
  return saved
}

/** Tells the followers of a job about another departure or other times. */
async function tellOfTimes(before: Job, after: Job, call: StaffCall): Promise<void> {
  const { id, jobNo, bookingId, customerId, etd, eta } = after
  const isLater = (name: 'etd' | 'eta') => before[name].getTime() !== after[name].getTime()
  const isMoved = before.departureNo !== after.departureNo && !after.atd
  if (!isMoved && !isLater('etd') && !isLater('eta')) return
  await foldIntoBooking(call.tx, bookingId)
  if (isMoved) {
    const data = { jobNo, bookingId, eta: eta.toISOString() }
    return emit(call, { kind: 'workorder.rerouted', id, customerId, data })
  }
  const typed = { ...(isLater('etd') && { etd: etd.toISOString() }), ...(isLater('eta') && { eta: eta.toISOString() }) }
  const data = { jobNo, bookingId, ...typed, etaBefore: before.eta.toISOString(), by: call.caller.userId }
  await emit(call, { kind: 'workorder.retimed', id, customerId, data })
}

/** A charge may come after the job has ended. */
export const saveCharge = (
  { id, version, ...form }: SeenJob & ChargeForm & { chargeId?: string | undefined },
  call: StaffCall,
) =>
  changing({ id, version }, { action: 'workorder.charge', anyTime: true }, call, (job) =>
    enterCharge(form, { job, basis: chargeBasisOf(call, job) }, call),
  )

export const removeCharge = ({ chargeId, ...seen }: SeenJob & { chargeId: string }, call: StaffCall) =>
  changing(seen, { action: 'workorder.charge-delete', anyTime: true }, call, async (job) => ({
    before: await dropCharge(chargeId, job, call),
  }))

export const completeJob = async ({ id, version, ...sheet }: SeenJob & Sheet, call: StaffCall) =>
  issueCompletion(await seenJob({ id, version }, call), sheet, call)

export const cancelJob = async ({ reason, ...seen }: SeenJob & { reason: string }, call: StaffCall) =>
  cancelOneJob(await seenJob(seen, call), reason, call)

type Filing = { fid: string; documentType: string; audience: 'customer' | 'staff' }

/** Puts a file with a job; it may come after the job has ended. */
export async function attachToJob(
  { fid, documentType, audience, ...seen }: SeenJob & Filing,
  call: StaffCall,
): Promise<Job> {
  const saved = await changing(seen, { action: 'workorder.attach', anyTime: true }, call, async (job) => {
    const { id: parentId, customerId, bookingId } = job
    await attach(call, { fid, documentType, audience, parentKind: 'job', parentId, bookingId, customerId })
    return { after: { fid, documentType, audience } }
  })
  if (audience === 'staff') return saved
  await tellPaperGiven({ ...saved, documentType }, call)
  return loadJob(call.tx, saved.id)
}

export const detachFromJob = ({ fid, ...seen }: SeenJob & { fid: string }, call: StaffCall) =>
  changing(seen, { action: 'workorder.detach', anyTime: true }, call, async (job) => {
    await deleteAttachment(call, fid, job.id)
    await forgetProof(job, fid, call)
    return { before: { fid } }
  })

export async function handIn(
  { jobNoIn, fid, documentType, mode }: { jobNoIn: string; fid: string; documentType: string; mode: ModeCode },
  call: Call<'customer'>,
): Promise<void> {
  const { id: parentId, customerId, bookingId } = await loadJobIn(mode, jobNoIn, call)
  await attach(call, { fid, documentType, parentKind: 'job', parentId, bookingId, customerId })
  await tellPaperGiven({ bookingId, customerId, documentType }, call)
}
