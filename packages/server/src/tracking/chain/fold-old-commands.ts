import type { Call } from '../../platform/serve.ts'
import { jobsWithoutWay, loadJob } from '../../workorder/index.ts'
import { holdTracking } from './box-track-store.ts'
import { planMilestones } from './chain-commands.ts'
import { foldJob } from './fold-commands.ts'

/** Jobs folded in one round, so that somebody who records a milestone of one waits only briefly. */
const mostAtOnce = 20

export const foldEverySeconds = 30

/** Jobs from before their way was folded are folded anew, the newest first; what is done stays done, and the next round goes on. */
export async function foldOldJobs(call: Call<'system'>): Promise<void> {
  const { tx } = call
  for (const id of await jobsWithoutWay(tx, mostAtOnce)) {
    await holdTracking(tx, id)
    const job = await loadJob(tx, id)
    await foldJob(call, job, await planMilestones(call, job))
  }
}
