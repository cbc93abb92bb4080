import type { JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import type { ComponentType } from 'react'
import type { FindOptions } from '../../reference/index.ts'

export type JobDeskMode = {
  /** The desk's card of the mode's parts, where these are no containers. */
  Parts?: ComponentType<{ job: JobDeskDetail; reason: string | undefined }>
  /** True where times stand at the parts instead of the head. */
  isTimedByParts?: boolean
  findPlaces?: FindOptions
  findCarriers?: FindOptions
  /** Head values under other names than the job's. */
  headValues?: (job: JobDeskDetail) => Partial<JobHeadForm>
}
