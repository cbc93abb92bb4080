import type { Call } from '../platform/serve.ts'
import { jobsOfBooking, loadJob } from '../workorder/index.ts'
import { holdTracking } from './box-track-store.ts'
import { planMilestones } from './chain-commands.ts'
import { foldJob } from './fold-commands.ts'
import { milestonesOf } from './milestone-store.ts'

/** A job that was opened has its departure: its milestones are planned. */
export async function planWhenOpened({ id }: Record<string, unknown>, call: Call<'system'>): Promise<void> {
  const job = await loadJob(call.tx, String(id))
  await holdTracking(call.tx, job.bookingId)
  await foldJob(call, job, await planMilestones(call, job))
}

/** A booking that goes on meets the departures that happened while it was on hold. */
export async function shipWhenResumed({ id }: Record<string, unknown>, call: Call<'system'>): Promise<void> {
  await holdTracking(call.tx, String(id))
  for (const job of await jobsOfBooking(call.tx, String(id))) {
    if (job.state !== 'cancelled') await foldJob(call, job, await milestonesOf(call.tx, [job.id]))
  }
}
