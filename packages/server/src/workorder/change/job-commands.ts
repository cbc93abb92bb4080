import type { ChargeForm } from '@landbridge/contract/charge/charge-line'
import { isSame } from '@landbridge/contract/shared/differences'
import type { ContainerForm, JobHeadForm, PackingForm } from '@landbridge/contract/workorder/job-parts'
import { tellPaperGiven } from '../../booking/index.ts'
import { dropCharge, enterCharge } from '../../charge/index.ts'
import { attach, deleteAttachment } from '../../document/index.ts'
import { audit, type Deed } from '../../platform/audit.ts'
import { companyOf } from '../../platform/caller.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { partsOf } from '../container/container-store.ts'
import { chargeBasisOf, foldIntoBooking } from '../job/booking-facts.ts'
import { holdBookingOfJob, loadJob, saveJob } from '../job/job-store.ts'
import type { Job } from '../job.ts'
import { checkLive, checkUnchanged } from '../job-rules.ts'
import { moveContainerTo, removeContainerOf, saveContainerOf, tellsOfWay } from './container-commands.ts'
import { type Delivery, deliverPart, forgetProof, orderParts, proofType } from './delivery-commands.ts'
import { cancelOneJob, issueCompletion, type Sheet } from './job-end-commands.ts'
import { headChanges } from './job-head-commands.ts'
import type { JobPapers } from './job-papers.ts'
import { dropPacking, enterPacking, importPacking, type PastedPacking } from './packing-commands.ts'

type Staff = Call<'staff'>
type Seen = { id: string; version: number }

/** A job as its sender saw it. Its booking's jobs are held together, so that no two of them give the same box away. */
async function seenJob({ id, version }: Seen, { tx }: Staff): Promise<Job> {
  await holdBookingOfJob(tx, id)
  const job = await loadJob(tx, id)
  checkUnchanged(job, version, 'staff')
  return job
}

/** Does one change to a live job: its version goes up, and who did it is written down. */
export async function changing(
  seen: Seen,
  { action, anyTime }: { action: Deed['action']; anyTime?: boolean },
  call: Staff,
  work: (job: Job) => Promise<{ job?: Partial<Job>; before?: unknown; after?: unknown }>,
): Promise<Job> {
  const job = await seenJob(seen, call)
  if (!anyTime) checkLive(job, 'staff')
  const { job: changes = {}, before, after } = await work(job)
  const saved = await saveJob(call.tx, job, changes)
  await audit(call, { action, thing: 'work_order', id: job.id, customerId: job.customerId, before, after })
  return saved
}

/** Changes the head of a job. Another train is planned anew; other times of the same train stand over its plan. */
export async function saveHead(
  { id, version, ...form }: Seen & JobHeadForm & { keepWarnings?: boolean | undefined },
  call: Staff,
  papers: JobPapers,
): Promise<Job> {
  let before: Job | undefined
  const saved = await changing({ id, version }, { action: 'workorder.save' }, call, async (job) => {
    const changes = await headChanges(form, { job, papers }, call)
    before = job
    const names = Object.keys(changes) as (keyof Job)[]
    return { job: changes, before: Object.fromEntries(names.map((name) => [name, job[name]])), after: changes }
  })
  if (before) await tellOfTimes(before, saved, call)
  const isFlownOtherwise = !isSame(before?.head.flights, saved.head.flights)
  if (isFlownOtherwise) await tellOfWay(saved, call)
  const isNumbered = before?.masterBillNo !== saved.masterBillNo || before?.head.houseBillNo !== saved.head.houseBillNo
  const isOfOther = before?.head.carrierCode !== saved.head.carrierCode
  if (isNumbered || isFlownOtherwise || isOfOther) await foldIntoBooking(call.tx, saved.bookingId)
  return saved
}

/** What was said of train and times in the head goes on to whatever follows the job. */
async function tellOfTimes(before: Job, after: Job, call: Staff): Promise<void> {
  const { id, jobNo, bookingId, customerId, etd, eta } = after
  const isLater = (name: 'etd' | 'eta') => before[name].getTime() !== after[name].getTime()
  const isMoved = before.trainNo !== after.trainNo && !after.atd
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

type ContainerChange = Seen & ContainerForm & { containerId?: string | undefined; keepWarnings: boolean }

/** Adds a part or changes one. What it says of its way goes on to whatever follows the job, once the job is kept. */
export async function saveContainer(
  { id, version, containerId, keepWarnings, ...form }: ContainerChange,
  call: Staff,
  papers: JobPapers,
): Promise<Job> {
  let isMoved = false
  const saved = await changing({ id, version }, { action: 'workorder.container' }, call, async (job) => {
    const change = await withPapers({ job, papers }, call, () =>
      saveContainerOf(job, { form, containerId, keepWarnings }, call),
    )
    isMoved = tellsOfWay(change.after as object)
    return change
  })
  if (!isMoved) return saved
  await tellOfWay(saved, call)
  return loadJob(call.tx, saved.id)
}

/** Changes boxes or the packing list of a job, and what its papers say of them in the same transaction. */
async function withPapers<Done extends object>(
  { job, papers }: { job: Job; papers: JobPapers },
  call: Staff,
  work: () => Promise<Done>,
) {
  const before = await partsOf(call.tx, [job.id])
  const done = await work()
  return { ...done, job: await papers.followBoxes(job, { before, after: await partsOf(call.tx, [job.id]) }, call) }
}

const tellOfWay = ({ id, jobNo, bookingId, customerId }: Job, call: Staff) =>
  emit(call, { kind: 'workorder.told', id, customerId, data: { jobNo, bookingId, by: call.caller.userId } })

/** Records the delivery of a part; its proof may come after the job has ended. */
export async function recordDelivery(
  { id, version, ...delivery }: Seen & Delivery & { containerId: string },
  call: Staff,
): Promise<Job> {
  let reason: string | undefined
  const saved = await changing({ id, version }, { action: 'workorder.deliver', anyTime: true }, call, async (job) => {
    const delivered = await deliverPart(job, delivery, call)
    reason = delivered.after.reason
    return delivered
  })
  const { jobNo, bookingId, customerId } = saved
  const data = { jobNo, bookingId, containerId: delivery.containerId, by: call.caller.userId, reason }
  await emit(call, { kind: 'workorder.delivered', id, customerId, data })
  await tellPaperGiven({ ...saved, documentType: proofType }, call)
  return loadJob(call.tx, saved.id)
}

export const orderContainers = ({ containerIds, ...seen }: Seen & { containerIds: string[] }, call: Staff) =>
  changing(seen, { action: 'workorder.container-order' }, call, (job) => orderParts(job, containerIds, call))

export const removeContainer = (
  { containerId, ...seen }: Seen & { containerId: string },
  call: Staff,
  papers: JobPapers,
) =>
  changing(seen, { action: 'workorder.container-remove' }, call, (job) =>
    withPapers({ job, papers }, call, () => removeContainerOf(job, containerId, call)),
  )

export const moveContainer = (
  { containerId, toJobId, ...seen }: Seen & { containerId: string; toJobId: string },
  call: Staff,
  papers: JobPapers,
) =>
  changing(seen, { action: 'workorder.container-move' }, call, async (job) => {
    const to = await loadJob(call.tx, toJobId)
    checkLive(to, 'staff')
    const there = await partsOf(call.tx, [to.id])
    const moved = await withPapers({ job, papers }, call, () => moveContainerTo(job, { containerId, to }, call))
    await saveJob(
      call.tx,
      to,
      await papers.followBoxes(to, { before: there, after: await partsOf(call.tx, [to.id]) }, call),
    )
    return moved
  })

export const savePacking = (
  { id, version, lineId, ...form }: Seen & PackingForm & { lineId?: string | undefined },
  call: Staff,
  papers: JobPapers,
) =>
  changing({ id, version }, { action: 'workorder.packing' }, call, (job) =>
    withPapers({ job, papers }, call, () => enterPacking(job, { form, lineId }, call)),
  )

export const removePacking = ({ lineId, ...seen }: Seen & { lineId: string }, call: Staff, papers: JobPapers) =>
  changing(seen, { action: 'workorder.packing-remove' }, call, (job) =>
    withPapers({ job, papers }, call, () => dropPacking(job, lineId, call)),
  )

export const takeInPacking = ({ id, version, ...pasted }: Seen & PastedPacking, call: Staff, papers: JobPapers) =>
  changing({ id, version }, { action: 'workorder.packing-import' }, call, (job) =>
    withPapers({ job, papers }, call, () => importPacking(job, pasted, call)),
  )

/** A charge may come after the job has ended. */
export const saveCharge = (
  { id, version, ...form }: Seen & ChargeForm & { chargeId?: string | undefined },
  call: Staff,
) =>
  changing({ id, version }, { action: 'workorder.charge', anyTime: true }, call, (job) =>
    enterCharge(form, { job, basis: chargeBasisOf(call, job) }, call),
  )

export const removeCharge = ({ chargeId, ...seen }: Seen & { chargeId: string }, call: Staff) =>
  changing(seen, { action: 'workorder.charge-delete', anyTime: true }, call, async (job) => ({
    before: await dropCharge(chargeId, job, call),
  }))

export const completeJob = async ({ id, version, ...sheet }: Seen & Sheet, call: Staff) =>
  issueCompletion(await seenJob({ id, version }, call), sheet, call)

export const cancelJob = async ({ reason, ...seen }: Seen & { reason: string }, call: Staff) =>
  cancelOneJob(await seenJob(seen, call), reason, call)

type Filing = { fid: string; documentType: string; audience: 'customer' | 'staff' }

/** Puts a file with a job; it may come after the job has ended. */
export async function attachToJob({ fid, documentType, audience, ...seen }: Seen & Filing, call: Staff): Promise<Job> {
  const saved = await changing(seen, { action: 'workorder.attach', anyTime: true }, call, async (job) => {
    const { id: parentId, customerId, bookingId } = job
    await attach(call, { fid, documentType, audience, parentKind: 'job', parentId, bookingId, customerId })
    return { after: { fid, documentType, audience } }
  })
  if (audience === 'staff') return saved
  await tellPaperGiven({ ...saved, documentType }, call)
  return loadJob(call.tx, saved.id)
}

export const detachFromJob = ({ fid, ...seen }: Seen & { fid: string }, call: Staff) =>
  changing(seen, { action: 'workorder.detach', anyTime: true }, call, async (job) => {
    await deleteAttachment(call, fid, job.id)
    await forgetProof(job, fid, call)
    return { before: { fid } }
  })

/** The customer hands a file in with its job. */
export async function handIn(
  { jobNoIn, fid, documentType }: { jobNoIn: string; fid: string; documentType: string },
  call: Call<'customer'>,
): Promise<void> {
  const { id: parentId, customerId, bookingId } = await loadJob(call.tx, jobNoIn, companyOf(call.caller))
  await attach(call, { fid, documentType, parentKind: 'job', parentId, bookingId, customerId })
  await tellPaperGiven({ bookingId, customerId, documentType }, call)
}
