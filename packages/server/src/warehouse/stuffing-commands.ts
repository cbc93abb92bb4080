import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../platform/audit.ts'
import { emit } from '../platform/outbox.ts'
import type { Call } from '../platform/serve.ts'
import { containerTypesByLabel } from '../reference/index.ts'
import {
  deletePart,
  emptyContainer,
  foldIntoBooking,
  insertParts,
  type Job,
  type JobPart,
  lclStateOf,
  partsOf,
  type Receipt,
  receiptsOf,
  renamePartInLines,
  saveJob,
} from '../workorder/index.ts'
import type { Consolidation } from './consolidation.ts'
import { advanced, checkRoom, heldJobs, recorded, seenConsolidation } from './consolidation-commands.ts'
import { checkClosable, checkOneDeparture } from './consolidation-rules.ts'
import { jobsInConsolidations, saveConsolidation } from './consolidation-store.ts'

type Staff = Call<'staff'>
type Seen = { id: string; version: number }

/** The container is stuffed and sealed: it stands on each of its jobs, with what of the cargo is that job's. */
export async function closeConsolidation(seen: Seen, call: Staff): Promise<Consolidation> {
  const { tx, now } = call
  const before = await seenConsolidation(seen, call)
  const state = advanced(before, 'close')
  const jobs = await jobsHeldIn(before, call)
  const [receipts, types] = await Promise.all([
    receiptsOf(
      tx,
      jobs.map(({ id }) => id),
    ),
    containerTypesByLabel(tx),
  ])
  checkClosable(before, jobs, receipts)
  checkOneDeparture(before, jobs)
  await checkRoom(jobs, before, call)
  const closed = await saveConsolidation(tx, before, { state, closedAt: now })
  const tareKg = types.get(before.containerType)?.tareKg.toString() ?? null
  for (const job of jobs) {
    const box = boxFor(job, closed, { receipt: receipts.get(job.id), tareKg })
    await insertParts(tx, [box])
    await stuffed(job, { closed, isStuffed: true }, call)
  }
  await recorded(call, {
    before,
    after: closed,
    action: 'workorder.consolidation-close',
    what: { state, closedAt: now },
  })
  return closed
}

/** The container is opened again before it has left: it leaves its jobs, whose cargo is in the warehouse as before. */
export async function reopenConsolidation(seen: Seen, call: Staff): Promise<Consolidation> {
  const { tx } = call
  const before = await seenConsolidation(seen, call)
  const state = advanced(before, 'reopen')
  const jobs = await jobsHeldIn(before, call)
  if (jobs.some(({ atd, ata }) => atd !== null || ata !== null)) throw new Problem('workorder.consolidation-departed')
  const boxes = await partsOf(
    tx,
    jobs.map(({ id }) => id),
  )
  const reopened = await saveConsolidation(tx, before, { state, closedAt: null })
  for (const job of jobs) {
    // Its cargo has no container of its own, so every box on it is the shared one.
    for (const { id, containerNo } of boxes.filter(({ jobId }) => jobId === job.id)) {
      await deletePart(tx, id)
      if (containerNo) await renamePartInLines(tx, job.id, { from: containerNo, to: null })
    }
    await stuffed(job, { closed: before, isStuffed: false }, call)
  }
  await recorded(call, { before, after: reopened, action: 'workorder.consolidation-reopen', what: { state } })
  return reopened
}

async function jobsHeldIn({ id }: Consolidation, call: Staff): Promise<Job[]> {
  const inside = await jobsInConsolidations(call.tx, [id])
  const held = await heldJobs(
    inside.map((job) => job.id),
    call,
  )
  return held
    .filter(({ state, consolidationId }) => state !== 'cancelled' && consolidationId === id)
    .toSorted((a, b) => a.bookingId.localeCompare(b.bookingId))
}

/** The shared container as one of its jobs has it. */
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

/** What the closing or opening of its container means for a job, its booking, and those who follow it. */
async function stuffed(
  job: Job,
  { closed, isStuffed }: { closed: Consolidation; isStuffed: boolean },
  call: Staff,
): Promise<void> {
  const lclState = lclStateOf({ isReceived: true, isStuffed })
  const { id, jobNo, bookingId, customerId } = await saveJob(call.tx, job, { lclState })
  const { containerNo, closedAt } = closed
  await audit(call, {
    action: `workorder.${isStuffed ? 'stuff' : 'unstuff'}`,
    thing: 'work_order',
    id,
    customerId,
    before: { lclState: job.lclState },
    after: { lclState, containerNo },
  })
  await foldIntoBooking(call.tx, bookingId)
  const data = { jobNo, bookingId, containerNo, closedAt: closedAt?.toISOString(), by: call.caller.userId }
  await emit(call, { kind: `workorder.${isStuffed ? 'consolidated' : 'unconsolidated'}`, id, customerId, data })
}
