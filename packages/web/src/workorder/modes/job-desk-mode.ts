import type { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import type { ComponentType } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { TextKey } from '../../platform/text.tsx'

export type BoxValues = z.output<typeof jobDeskEndpoints.saveContainer.input>
export type HeadValues = z.output<typeof jobDeskEndpoints.save.input>

/** What the desk changes of the work orders of one transport mode, besides what every mode has. */
export type JobDeskMode = {
  /** The card at which it changes what the mode has in place of containers. */
  Parts?: ComponentType<{ job: JobDeskDetail; reason: string | undefined }>
  masterBill?: TextKey
  /** Whether the times of the head are those of its parts, where they have such. */
  isTimedByParts?: boolean
  BoxFields?: ComponentType<{ form: UseFormReturn<BoxValues> }>
  HeadFields: ComponentType<{ form: UseFormReturn<HeadValues>; job: JobDeskDetail }>
  headValues: (job: JobDeskDetail) => Partial<HeadValues>
}
