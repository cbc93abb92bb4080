import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Call } from '../../platform/serve.ts'
import type { Job } from '../../workorder/index.ts'
import { isPlanned, planOfJob } from './chain-queries.ts'
import { insertMilestones, type MilestoneRecord, milestonesOf } from './milestone-store.ts'

/** Keeps the plan of a job that has none yet, and returns all its milestones. */
export async function planMilestones({ tx }: Call<Actor>, job: Job): Promise<MilestoneRecord[]> {
  const records = await milestonesOf(tx, [job.id])
  if (isPlanned(records)) return records
  const plan = await planOfJob(tx, job)
  await insertMilestones(tx, plan)
  return [...plan, ...records]
}
