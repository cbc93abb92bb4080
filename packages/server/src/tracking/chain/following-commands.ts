import type { Follower } from '../../platform/call.ts'
import type { Call } from '../../platform/serve.ts'
import { loadJob } from '../../workorder/index.ts'
import { holdTracking } from './box-track-store.ts'
import { planMilestones } from './chain-commands.ts'
import { foldJob } from './fold-commands.ts'

/** A job that was opened has its departure: its milestones are planned. */
async function planWhenOpened(jobId: string, call: Call<'system'>): Promise<void> {
  await holdTracking(call.tx, jobId)
  const job = await loadJob(call.tx, jobId)
  await foldJob(call, job, await planMilestones(call, job))
}

export const trackingFollowers: readonly Follower[] = [
  { kind: 'workorder.opened', follow: ({ id }, call) => planWhenOpened(id, call) },
]
