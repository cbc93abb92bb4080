import { Problem } from '@landbridge/contract/shared/problem'
import { tellPaperGiven } from '../../booking/index.ts'
import { attach } from '../../document/index.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { partsOf, savePart } from '../container/container-store.ts'
import { loadJob } from '../job/job-store.ts'
import { keptAgainst, releaseGapsOf } from '../job/release-rules.ts'
import type { Job, JobPart, KeptWarnings } from '../job.ts'
import { partIn } from './container-commands.ts'
import { changing, type JobChange, type SeenJob } from './job-change-commands.ts'

type StaffCall = Call<'staff'>
type Delivered = JobChange & { after: Partial<KeptWarnings> & { containerId: string } & Partial<JobPart> }

const proofType = 'POD'

type Delivery = {
  containerId: string
  fid: string
  deliveredAt: Date
  receivedBy?: string | null | undefined
  keepWarnings?: boolean | undefined
  /** The reason to hand cargo over that is held, or that its bill does not free. */
  reason?: string | null | undefined
}

const hasArrived = (job: Job, { lastPlaceCode, stopTimes }: JobPart): boolean =>
  job.ata !== null ||
  lastPlaceCode === job.destinationCode ||
  (stopTimes?.some(({ stopType, arrivedAt }) => stopType === 'U' && arrivedAt !== undefined) ?? false)

/** Records the delivery of a part; its proof may come after the job has ended. */
export async function recordDelivery({ id, version, ...delivery }: SeenJob & Delivery, call: StaffCall): Promise<Job> {
  const { containerId } = delivery
  let reason: string | undefined
  const saved = await changing({ id, version }, { action: 'workorder.deliver', anyTime: true }, call, async (job) => {
    const delivered = await deliverPart(job, delivery, call)
    reason = delivered.after.reason
    return delivered
  })
  const { jobNo, bookingId, customerId } = saved
  const data = { jobNo, bookingId, containerId, by: call.caller.userId, reason }
  await emit(call, { kind: 'workorder.delivered', id, customerId, data })
  await tellPaperGiven({ ...saved, documentType: proofType }, call)
  return loadJob(call.tx, saved.id)
}

/** A part was delivered: the file that proves it lies with the job, for its customer to see. */
async function deliverPart(job: Job, { containerId, ...delivery }: Delivery, call: StaffCall): Promise<Delivered> {
  const { tx, now } = call
  const { id: parentId, customerId, bookingId } = job
  const { fid, deliveredAt, receivedBy = null, keepWarnings } = delivery
  const part = partIn(await partsOf(tx, [parentId]), containerId)
  if (deliveredAt > now) throw new Problem('shared.invalid-input', { deliveredAt: 'workorder.time-ahead' })
  if (job.atd && deliveredAt < job.atd) {
    throw new Problem('shared.invalid-input', { deliveredAt: 'workorder.delivered-before-departure' })
  }
  const gaps = releaseGapsOf(job)
  const warnings = [...(hasArrived(job, part) ? [] : ['workorder.warn-not-arrived']), ...gaps]
  if (!keepWarnings && warnings[0])
    throw new Problem('workorder.warnings', { deliveredAt: warnings[0] }, { warnings, needsReason: gaps.length > 0 })
  const keptDoubts = keptAgainst(gaps, delivery)
  const filed = { fid, documentType: proofType, audience: 'customer' } as const
  await attach(call, { ...filed, parentKind: 'job', parentId, bookingId, customerId })
  const changes = { proofFid: fid, deliveredAt, receivedBy }
  await savePart(tx, part.id, changes)
  const { proofFid, deliveredAt: at, receivedBy: by } = part
  return { before: { proofFid, deliveredAt: at, receivedBy: by }, after: { containerId, ...changes, ...keptDoubts } }
}

/** Takes back what a file proved of a delivery when it is taken off the job; the delivery itself stands. */
export async function forgetProof(job: Pick<Job, 'id'>, fid: string, { tx }: StaffCall): Promise<void> {
  const proved = (await partsOf(tx, [job.id])).filter(({ proofFid }) => proofFid === fid)
  for (const { id } of proved) await savePart(tx, id, { proofFid: null })
}
