import type { Call } from '../../platform/serve.ts'
import { loadJob } from '../../workorder/index.ts'
import { holdTracking } from './box-track-store.ts'
import { planMilestones } from './chain-commands.ts'
import { foldJob } from './fold-commands.ts'

/** A job that was opened has its departure: its milestones are planned. */
export async function planWhenOpened({ id }: Record<string, unknown>, call: Call<'system'>): Promise<void> {
  await holdTracking(call.tx, String(id))
  const job = await loadJob(call.tx, String(id))
  await foldJob(call, job, await planMilestones(call, job))
}
