import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { isLoadedByLeaving, lclStateOf } from '../cargo/lcl-state-rules.ts'
import { receiptsOf } from '../cargo/receipt-store.ts'
import { saveClockDays, saveEachPart } from '../container/container-store.ts'
import type { Job, JobPart } from '../job.ts'
import { auditJob } from '../job-audit.ts'
import { advance } from '../job-rules.ts'
import { loadJob, saveJob, saveJobProgress } from './job-store.ts'
import type { Progress } from './progress-rules.ts'
import { releaseGapsOf } from './release-rules.ts'

/** Marks a job as under way at its first milestone, unless it is further on. */
export const jobUnderway = (call: Call<Actor>, jobId: string): Promise<Job> => moveOn(call, jobId, 'start', ['opened'])

export const jobArrived = (call: Call<Actor>, jobId: string): Promise<Job> =>
  moveOn(call, jobId, 'arrive', ['opened', 'underway'])

async function moveOn(
  call: Call<Actor>,
  jobId: string,
  action: 'start' | 'arrive',
  from: Job['state'][],
): Promise<Job> {
  const job = await loadJob(call.tx, jobId)
  if (!from.includes(job.state)) return job
  const { state } = advance(job, action, 'system')
  const moved = await saveJob(call.tx, job, { state })
  const { id, jobNo, bookingId, customerId } = job
  await auditJob(call, job, { action: `workorder.${action}`, before: { state: job.state }, after: { state } })
  await emit(call, { kind: `workorder.${state}`, id, customerId, data: { jobNo, bookingId } })
  return moved
}

/** The state of shared cargo by its departure; one undone leaves it as received. */
export async function lclStateWhen(
  { tx }: Call<Actor>,
  job: Job,
  { atd }: Pick<Progress, 'atd'>,
): Promise<Job['lclState']> {
  if (!isLoadedByLeaving(job)) return job.lclState
  if (atd) return 'loaded'
  return lclStateOf({ isReceived: (await receiptsOf(tx, [job.id])).has(job.id), isStuffed: false })
}

/** Folds what the milestones say into the job's row, for lists and details. */
export const noteJobProgress = (
  call: Call<Actor>,
  jobId: string,
  progress: Progress & Pick<Job, 'lclState' | 'loadedAt'>,
): Promise<void> => saveJobProgress(call.tx, jobId, progress)

/** Keeps the progress of a job's containers, with the days of their clocks. */
export async function notePartsProgress(
  { tx }: Call<Actor>,
  containers: readonly Pick<JobPart, 'id' | 'lastEventCode' | 'lastPlaceCode' | 'locatedAt' | 'clockDays'>[],
): Promise<void> {
  await Promise.all([
    saveEachPart(tx, containers, ['lastEventCode', 'lastPlaceCode', 'locatedAt']),
    saveClockDays(tx, containers),
  ])
}

/** Keeps a feed's report of cargo taken without release, shown at the desk until settled. */
export async function noteLeft(call: Call<Actor>, job: Job, { event, at }: { event: string; at: Date }): Promise<Job> {
  const gaps = releaseGapsOf(job)
  if (gaps.length === 0 || job.head.leftWithoutRelease) return job
  const leftWithoutRelease = { at: at.toISOString(), event, gaps }
  const saved = await saveJob(call.tx, job, { head: { ...job.head, leftWithoutRelease } })
  await auditJob(call, job, { action: 'workorder.left-without-release', after: leftWithoutRelease })
  return saved
}
