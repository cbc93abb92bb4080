import { Problem } from '@landbridge/contract/shared/problem'
import { renamePartInLines } from '../packing/index.ts'
import { emit } from '../platform/outbox.ts'
import { idsOf } from '../platform/rows.ts'
import type { Call } from '../platform/serve.ts'
import { containerTypesByLabel } from '../reference/index.ts'
import {
  auditJob,
  checkNoBillIssued,
  deletePart,
  emptyContainer,
  foldIntoBooking,
  insertParts,
  type Job,
  type JobPapers,
  type JobPart,
  lclStateOf,
  partsOf,
  type Receipt,
  receiptsOf,
  saveJob,
} from '../workorder/index.ts'
import type { Consolidation } from './consolidation.ts'
import { checkRoom, heldJobs, recordConsolidation, seenConsolidation } from './consolidation-commands.ts'
import { advanceConsolidation, checkClosable, checkOneDeparture } from './consolidation-rules.ts'
import { jobsInConsolidations, saveConsolidation } from './consolidation-store.ts'

type StaffCall = Call<'staff'>
type SeenConsolidation = { id: string; version: number }

/** The container is stuffed and sealed: it stands on each of its jobs and on their papers, with what of the cargo is that job's. */
export async function closeConsolidation(
  seen: SeenConsolidation,
  call: StaffCall,
  papers: JobPapers,
): Promise<Consolidation> {
  const { tx, now } = call
  const before = await seenConsolidation(seen, call)
  const { state } = advanceConsolidation(before, 'close', 'staff')
  const jobs = await jobsHeldIn(before, call)
  const [receipts, types] = await Promise.all([receiptsOf(tx, idsOf(jobs)), containerTypesByLabel(tx)])
  checkClosable(before, jobs, receipts)
  checkOneDeparture(before, jobs)
  checkNoBillIssued(jobs)
  await checkRoom(jobs, before, call)
  const closed = await saveConsolidation(tx, before, { state, closedAt: now })
  const tareKg = types.get(before.containerType)?.tareKg.toString() ?? null
  for (const job of jobs) {
    const box = boxFor(job, closed, { receipt: receipts.get(job.id), tareKg })
    await insertParts(tx, [box])
    const changes = await papers.followBoxes(job, { before: [], after: [box] }, call)
    await saveStuffed(job, { closed, isStuffed: true, changes }, call)
  }
  await recordConsolidation(call, {
    before,
    after: closed,
    action: 'workorder.consolidation-close',
    what: { state, closedAt: now },
  })
  return closed
}

/** The container is opened again before it has left: it leaves its jobs and their papers, and the cargo is in the warehouse as before. */
export async function reopenConsolidation(
  seen: SeenConsolidation,
  call: StaffCall,
  papers: JobPapers,
): Promise<Consolidation> {
  const { tx } = call
  const before = await seenConsolidation(seen, call)
  const { state } = advanceConsolidation(before, 'reopen', 'staff')
  const jobs = await jobsHeldIn(before, call)
  if (jobs.some(({ atd, ata }) => atd !== null || ata !== null)) throw new Problem('workorder.consolidation-departed')
  checkNoBillIssued(jobs)
  const boxes = await partsOf(tx, idsOf(jobs))
  const reopened = await saveConsolidation(tx, before, { state, closedAt: null })
  for (const job of jobs) {
    // Its cargo has no container of its own, so every box on it is the shared one.
    const leaving = boxes.filter(({ jobId }) => jobId === job.id)
    for (const { id, containerNo } of leaving) {
      await deletePart(tx, id)
      if (containerNo) await renamePartInLines(tx, job.id, { from: containerNo, to: null })
    }
    const changes = await papers.followBoxes(job, { before: leaving, after: [] }, call)
    await saveStuffed(job, { closed: before, isStuffed: false, changes }, call)
  }
  await recordConsolidation(call, {
    before,
    after: reopened,
    action: 'workorder.consolidation-reopen',
    what: { state },
  })
  return reopened
}

async function jobsHeldIn({ id }: Consolidation, call: StaffCall): Promise<Job[]> {
  const inside = await jobsInConsolidations(call.tx, [id])
  const held = await heldJobs(
    inside.map((job) => job.id),
    call,
  )
  return held
    .filter(({ state, consolidationId }) => state !== 'cancelled' && consolidationId === id)
    .toSorted((a, b) => a.bookingId.localeCompare(b.bookingId))
}

function boxFor(
  job: Job,
  { containerNo, containerType, sealNos, closedAt }: Consolidation,
  { receipt, tareKg }: { receipt: Receipt | undefined; tareKg: string | null },
): JobPart {
  return {
    ...emptyContainer(job, containerType, 'C'),
    containerNo,
    sealNos,
    tareKg,
    stuffedAt: closedAt,
    packages: receipt?.actualPieces ?? null,
    grossWeightKg: receipt?.actualGrossWeightKg ?? null,
    volumeM3: receipt?.actualVolumeM3 ?? null,
  }
}

async function saveStuffed(
  job: Job,
  { closed, isStuffed, changes }: { closed: Consolidation; isStuffed: boolean; changes: Partial<Job> },
  call: StaffCall,
): Promise<void> {
  const lclState = lclStateOf({ isReceived: true, isStuffed })
  const { id, jobNo, bookingId, customerId } = await saveJob(call.tx, job, { ...changes, lclState })
  const { containerNo, closedAt } = closed
  const deed = { action: `workorder.${isStuffed ? 'stuff' : 'unstuff'}` as const, before: { lclState: job.lclState } }
  await auditJob(call, job, { ...deed, after: { lclState, containerNo } })
  await foldIntoBooking(call.tx, bookingId)
  const data = { jobNo, bookingId, containerNo, closedAt: closedAt?.toISOString(), by: call.caller.userId }
  await emit(call, { kind: `workorder.${isStuffed ? 'consolidated' : 'unconsolidated'}`, id, customerId, data })
}
