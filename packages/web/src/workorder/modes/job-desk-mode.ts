import type { JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import type { ComponentType } from 'react'
import type { FindOptions } from '../../reference/index.ts'

export type JobDeskMode = {
  /** The card at which it changes what the mode has in place of containers. */
  Parts?: ComponentType<{ job: JobDeskDetail; reason: string | undefined }>
  /** The times of the head are those of its parts, which have such. */
  isTimedByParts?: boolean
  findPlaces?: FindOptions
  findCarriers?: FindOptions
  /** The values of the head that do not stand in the job under the names of their fields. */
  headValues?: (job: JobDeskDetail) => Partial<JobHeadForm>
}
