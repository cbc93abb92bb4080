import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { JobHeadForm } from '@landbridge/contract/workorder/job-parts'
import type { Call } from '../../platform/serve.ts'
import type { Job, JobPart } from '../job.ts'

export type ChangedHead = { typed: JobHeadForm; changes: Partial<Job> }

export type ChangedBoxes = { before: readonly JobPart[]; after: readonly JobPart[] }

/** A change of a booking as one of its jobs meets it; rerouted where the job goes by another departure than before. */
export type GrantedChange = { before: BookingForm; after: BookingForm; isRerouted: boolean }

/** The papers of a job, which follow its changes in the same transaction and are handed in by their later area. */
export type JobPapers = {
  followHead(job: Job, head: ChangedHead, call: Call<'staff'>): Promise<Partial<Job>>
  followBoxes(job: Job, boxes: ChangedBoxes, call: Call<'staff'>): Promise<Partial<Job>>
  followAmendment(job: Job, change: GrantedChange, call: Call<'staff' | 'system'>): Promise<void>
  /** Moves what the papers say of boxes along to their new job. */
  followSplit(job: Job, to: Job, leaving: { parts: readonly JobPart[]; call: Call<'staff' | 'system'> }): Promise<void>
}
