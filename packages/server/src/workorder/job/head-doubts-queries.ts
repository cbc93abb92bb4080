import { factsOfMode } from '@landbridge/contract/shared/modes'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import type { Tx } from '../../platform/database.ts'
import { carrierOf } from '../../reference/index.ts'
import type { Job } from '../job.ts'
import { jobModeOf } from '../modes/job-modes.ts'

export async function doubtsOnHeadOf(job: Job, tx: Tx): Promise<Record<string, WorkorderTextKey>> {
  const { doubtsOnHead } = jobModeOf(job.mode)
  if (!doubtsOnHead) return {}
  const { carrierCode } = job.head
  return doubtsOnHead(job, carrierCode ? await carrierOf(tx, factsOfMode(job.mode).carriers, carrierCode) : undefined)
}
