import type { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { ContainerView } from '@landbridge/contract/workorder/job-parts'
import type { JobDeskDetail, JobRow } from '@landbridge/contract/workorder/job-view'
import type { ComponentType, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { TextKey } from '../../platform/text.tsx'
import type { Option } from '../../platform/ui/option.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'

export type BoxValues = z.output<typeof jobDeskEndpoints.saveContainer.input>
export type HeadValues = z.output<typeof jobDeskEndpoints.save.input>
type Find = (key: string, signal: AbortSignal) => Promise<Option[]>

/** What the pages of work orders draw of one transport mode. */
export type JobMode = {
  /** What its pages stand under. */
  service: TextKey
  listId: string
  columns: readonly Column<JobRow>[]
  /** What carries a box, in the table of boxes, and whether any is known yet. */
  vehicle: {
    key: string
    title: TextKey
    hasAny: (box: ContainerView) => boolean
    Cell: ComponentType<{ of: ContainerView }>
  }
  /** What is typed of a box and of the head besides what every mode has. */
  BoxFields: (props: { form: UseFormReturn<BoxValues> }) => ReactNode
  HeadFields: (props: { form: UseFormReturn<HeadValues>; job: JobDeskDetail }) => ReactNode
  headValues: (job: JobDeskDetail) => Partial<HeadValues>
  /** Finds the places that its jobs begin and end at. */
  findEnds: Find
}
