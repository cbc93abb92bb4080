import { factsOfMode } from '@landbridge/contract/shared/modes'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import type { Tx } from '../../platform/database.ts'
import { carrierOf } from '../../reference/index.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import type { Job } from './job.ts'

/** What looks wrong in the head of a job, by field. */
export async function doubtsOnHeadOf(job: Job, tx: Tx): Promise<Record<string, WorkorderTextKey>> {
  const { doubtsOnHead } = jobModeOf(job.mode)
  if (!doubtsOnHead) return {}
  const { carrierCode } = job.head
  return doubtsOnHead(job, carrierCode ? await carrierOf(tx, factsOfMode(job.mode).carriers, carrierCode) : undefined)
}
