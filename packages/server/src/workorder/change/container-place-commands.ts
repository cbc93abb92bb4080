import { Problem } from '@landbridge/contract/shared/problem'
import { partNoOf } from '@landbridge/contract/workorder/part-kinds'
import { moveLines, nextSeq, packingOf } from '../../packing/index.ts'
import { idsOf } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import { checkPartNo } from '../container/container-rules.ts'
import { deletePart, partsOf, saveEachPart, savePart } from '../container/container-store.ts'
import { foldIntoBooking } from '../job/booking-facts.ts'
import { loadJob, saveJob } from '../job/job-store.ts'
import type { Job, JobPart } from '../job.ts'
import { checkLive } from '../job-rules.ts'
import { checkNotShared, partIn } from './container-commands.ts'
import { changing, changingParts, type JobChange, type SeenJob } from './job-change-commands.ts'
import type { JobPapers } from './job-papers.ts'

type StaffCall = Call<'staff'>
type OfPart = SeenJob & { containerId: string }

/** Takes a part off a job, unless goods are packed in it, or it is all that there is of a consignment. */
export const removeContainer = ({ containerId, ...seen }: OfPart, call: StaffCall, papers: JobPapers): Promise<Job> =>
  changingParts(seen, { action: 'workorder.container-remove', papers }, call, async (job, parts) => {
    checkNotShared(job)
    const { part, packed } = await packedPart(job, { parts, containerId }, call)
    if (packed.length > 0) {
      throw new Problem('shared.invalid-input', { containerId: 'workorder.container-has-goods' })
    }
    await deletePart(call.tx, part.id)
    await foldIntoBooking(call.tx, job.bookingId)
    const { containerNo, containerType, truckPlate, truckType } = part
    return { before: part.kind === 'box' ? { containerNo, containerType } : { truckPlate, truckType } }
  })

/** A part that can leave its job, and the lines of what is packed in it. */
async function packedPart(
  { id }: Job,
  { parts, containerId }: { parts: readonly JobPart[]; containerId: string },
  { tx }: StaffCall,
) {
  const part = partIn(parts, containerId)
  if (part.kind === 'piece') throw new Problem('workorder.one-consignment')
  const partNo = partNoOf(part)
  const packing = await packingOf(tx, id)
  return { part, packed: packing.filter(({ containerNo }) => containerNo !== null && containerNo === partNo) }
}

/** Moves a part, with what is packed in it, to another job of the same leg. */
export const moveContainer = (
  { containerId, toJobId, ...seen }: OfPart & { toJobId: string },
  call: StaffCall,
  papers: JobPapers,
): Promise<Job> =>
  changingParts(seen, { action: 'workorder.container-move', papers }, call, async (job, parts) => {
    const { tx } = call
    const to = await loadJob(tx, toJobId)
    checkLive(to, 'staff')
    checkSameLeg(job, to)
    const [partsThere, packedThere] = await Promise.all([partsOf(tx, [to.id]), packingOf(tx, to.id)])
    const { part, packed } = await packedPart(job, { parts, containerId }, call)
    checkPartNo(part, partsThere)
    await Promise.all([
      savePart(tx, part.id, { jobId: to.id, seq: nextSeq(partsThere) }),
      moveLines(tx, idsOf(packed), { jobId: to.id, seq: nextSeq(packedThere) }),
    ])
    await foldIntoBooking(tx, job.bookingId)
    const boxes = { before: partsThere, after: await partsOf(tx, [to.id]) }
    await saveJob(tx, to, await papers.followBoxes(to, boxes, call))
    return { before: { containerId, jobNo: job.jobNo }, after: { containerId, jobNo: to.jobNo } }
  })

function checkSameLeg(job: Job, to: Job): void {
  checkNotShared(job)
  if (to.bookingId !== job.bookingId || to.id === job.id) {
    throw new Problem('shared.invalid-input', { toJobId: 'workorder.other-booking' })
  }
  if (to.legSeq !== job.legSeq) throw new Problem('shared.invalid-input', { toJobId: 'workorder.other-leg' })
}

export const orderContainers = ({ containerIds, ...seen }: SeenJob & { containerIds: string[] }, call: StaffCall) =>
  changing(seen, { action: 'workorder.container-order' }, call, async ({ id }): Promise<JobChange> => {
    const before = idsOf(await partsOf(call.tx, [id]))
    const isSame =
      containerIds.length === before.length &&
      new Set(containerIds).size === before.length &&
      before.every((one) => containerIds.includes(one))
    if (!isSame) throw new Problem('workorder.part-missing')
    const ordered = containerIds.map((partId, index) => ({ id: partId, seq: index + 1 }))
    await saveEachPart(call.tx, ordered, ['seq'])
    return { before, after: containerIds }
  })
