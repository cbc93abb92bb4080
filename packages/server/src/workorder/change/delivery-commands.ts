import { Problem } from '@landbridge/contract/shared/problem'
import { attach } from '../../document/index.ts'
import type { Call } from '../../platform/serve.ts'
import { partsOf, saveEachPart, savePart } from '../container/container-store.ts'
import { keptAgainst, releaseGapsOf } from '../job/release-rules.ts'
import type { Job, JobPart, KeptWarnings } from '../job.ts'
import { partIn } from './container-commands.ts'

type Staff = Call<'staff'>
type Change = { before?: unknown; after?: unknown }
type Delivered = Change & { after: Partial<KeptWarnings> & { containerId: string } & Partial<JobPart> }

/** The kind of document that a proof of delivery is. */
export const proofType = 'POD'

export type Delivery = {
  fid: string
  deliveredAt: Date
  receivedBy?: string | null | undefined
  keepWarnings?: boolean | undefined
  /** Why it was handed over though it is held or its bill does not free it. */
  reason?: string | null | undefined
}

/** Whether anything says that a part came to where it is unloaded. */
const hasArrived = (job: Job, { lastPlaceCode, stopTimes }: JobPart): boolean =>
  job.ata !== null ||
  lastPlaceCode === job.destinationCode ||
  (stopTimes?.some(({ stopType, arrivedAt }) => stopType === 'U' && arrivedAt !== undefined) ?? false)

/** A part was delivered: the file that proves it lies with the job, for its customer to see. */
export async function deliverPart(
  job: Job,
  { containerId, ...delivery }: Delivery & { containerId: string },
  call: Staff,
): Promise<Delivered> {
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
  const kept = keptAgainst(gaps, delivery)
  await attach(call, {
    fid,
    documentType: proofType,
    audience: 'customer',
    parentKind: 'job',
    parentId,
    bookingId,
    customerId,
  })
  const changes = { proofFid: fid, deliveredAt, receivedBy }
  await savePart(tx, part.id, changes)
  const { proofFid, deliveredAt: at, receivedBy: by } = part
  return { before: { proofFid, deliveredAt: at, receivedBy: by }, after: { containerId, ...changes, ...kept } }
}

/** A file is taken off a job: what it proved of a part is not proved any more. The delivery itself stands. */
export async function forgetProof(job: Pick<Job, 'id'>, fid: string, { tx }: Staff): Promise<void> {
  const proved = (await partsOf(tx, [job.id])).filter(({ proofFid }) => proofFid === fid)
  for (const { id } of proved) await savePart(tx, id, { proofFid: null })
}

/** Puts the parts of a job into another order, all of them. */
export async function orderParts(job: Job, ids: readonly string[], { tx }: Staff): Promise<Change> {
  const parts = await partsOf(tx, [job.id])
  const isSame =
    ids.length === parts.length && new Set(ids).size === ids.length && parts.every(({ id }) => ids.includes(id))
  if (!isSame) throw new Problem('workorder.part-missing')
  const ordered: Pick<JobPart, 'id' | 'seq'>[] = ids.map((id, at) => ({ id, seq: at + 1 }))
  await saveEachPart(tx, ordered, ['seq'])
  return { before: parts.map(({ id }) => id), after: ids }
}
