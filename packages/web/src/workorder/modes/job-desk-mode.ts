import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import type { ComponentType } from 'react'
import type { FindOptions } from '../../reference/index.ts'
import type { HeadValues } from '../shown/job-inputs.tsx'

/** What the desk changes of the work orders of one transport mode, besides what every mode has. */
export type JobDeskMode = {
  /** The card at which it changes what the mode has in place of containers. */
  Parts?: ComponentType<{ job: JobDeskDetail; reason: string | undefined }>
  /** Whether the times of the head are those of its parts, where they have such. */
  isTimedByParts?: boolean
  /** The places and carriers that its head chooses from. */
  findPlaces?: FindOptions
  findCarriers?: FindOptions
  /** The values of the head that do not stand in the job under the names of their fields. */
  headValues?: (job: JobDeskDetail) => Partial<HeadValues>
}
