import type { Deed } from '../../platform/audit.ts'
import type { Call } from '../../platform/serve.ts'
import { partsOf } from '../container/container-store.ts'
import { holdBookingOfJob, loadJob, saveJob } from '../job/job-store.ts'
import type { Job, JobPart } from '../job.ts'
import { auditJob } from '../job-audit.ts'
import { checkLive, checkUnchanged } from '../job-rules.ts'
import type { JobPapers } from './job-papers.ts'

type StaffCall = Call<'staff'>

export type SeenJob = { id: string; version: number }
export type JobChange = { before?: unknown; after?: unknown }

/** A job as its sender saw it, locked with the jobs of its booking, so that no two of them give the same box away. */
export async function seenJob({ id, version }: SeenJob, { tx }: StaffCall): Promise<Job> {
  await holdBookingOfJob(tx, id)
  const job = await loadJob(tx, id)
  checkUnchanged(job, version, 'staff')
  return job
}

/** Does one change to a live job: its version goes up, and who did it is written down. */
export async function changing(
  seen: SeenJob,
  { action, anyTime }: { action: Deed['action']; anyTime?: boolean },
  call: StaffCall,
  work: (job: Job) => Promise<JobChange & { job?: Partial<Job> }>,
): Promise<Job> {
  const job = await seenJob(seen, call)
  if (!anyTime) checkLive(job, 'staff')
  const { job: changes = {}, before, after } = await work(job)
  const saved = await saveJob(call.tx, job, changes)
  await auditJob(call, job, { action, before, after })
  return saved
}

/** Changes boxes or the packing list of a job, and what its papers say of them in the same transaction. */
export const changingParts = (
  seen: SeenJob,
  { action, papers }: { action: Deed['action']; papers: JobPapers },
  call: StaffCall,
  work: (job: Job, parts: readonly JobPart[]) => Promise<JobChange>,
): Promise<Job> =>
  changing(seen, { action }, call, async (job) => {
    const before = await partsOf(call.tx, [job.id])
    const change = await work(job, before)
    return { ...change, job: await papers.followBoxes(job, { before, after: await partsOf(call.tx, [job.id]) }, call) }
  })
