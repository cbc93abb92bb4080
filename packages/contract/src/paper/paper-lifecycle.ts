import type { BillState, JobState } from '../workorder/job-lifecycle.ts'
import { modeOfJobNo } from '../workorder/job-number.ts'
import { type JobPaper, papersIn } from './modes/papers-in.ts'

const completionStates: readonly JobState[] = ['awaitingConfirmation', 'objected', 'completed']

type JobWithPapers = { jobNo: string; state: JobState; billState: BillState }

/** The papers that a reader can fetch of a job by now, by its state, its bill and its mode. */
export function papersOfJob({ jobNo, state, billState }: JobWithPapers, reader: 'customer' | 'staff'): JobPaper[] {
  const isThere: Readonly<Record<JobPaper, boolean>> = {
    draft: state !== 'cancelled' && (reader === 'staff' || billState !== 'none'),
    masterDraft: state !== 'cancelled' && reader === 'staff',
    arrivalNotice: state !== 'opened' && state !== 'cancelled',
    completion: completionStates.includes(state),
    delivery: state === 'arrived' || completionStates.includes(state),
  }
  return (papersIn[modeOfJobNo(jobNo)] ?? []).filter((paper) => isThere[paper])
}
