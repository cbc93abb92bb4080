import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Call } from '../../platform/serve.ts'
import { saveJob } from '../job/job-store.ts'
import { releaseGapsOf } from '../job/release-rules.ts'
import type { Job } from '../job.ts'
import { auditJob } from '../job-audit.ts'

/** A feed says that cargo was taken over which no person was asked: it is kept, and stands at the desk as left without release until somebody has settled it. */
export async function noteLeft(call: Call<Actor>, job: Job, { event, at }: { event: string; at: Date }): Promise<Job> {
  const gaps = releaseGapsOf(job)
  if (gaps.length === 0 || job.head.leftWithoutRelease) return job
  const leftWithoutRelease = { at: at.toISOString(), event, gaps }
  const saved = await saveJob(call.tx, job, { head: { ...job.head, leftWithoutRelease } })
  await auditJob(call, job, { action: 'workorder.left-without-release', after: leftWithoutRelease })
  return saved
}
