import type { BillState, JobState } from '../workorder/job-lifecycle.ts'
import { modeOfJobNo } from '../workorder/job-number.ts'
import { type JobPaper, papersIn } from './modes/papers-in.ts'

const completionStates: readonly JobState[] = ['awaitingConfirmation', 'objected', 'completed']

type Papered = { jobNo: string; state: JobState; billState: BillState }

/** The papers that a job of its mode has by now: a draft once the customer was sent one, which staff see before; the carrier's bill for staff alone, since his rates stand on it; the notice from the departure on, since an importer asks for it again; the sheet once it was issued; the note once the cargo is there. */
export function papersOfJob({ jobNo, state, billState }: Papered, reader: 'customer' | 'staff'): JobPaper[] {
  const isThere: Readonly<Record<JobPaper, boolean>> = {
    draft: state !== 'cancelled' && (reader === 'staff' || billState !== 'none'),
    masterDraft: state !== 'cancelled' && reader === 'staff',
    arrivalNotice: state !== 'opened' && state !== 'cancelled',
    completion: completionStates.includes(state),
    delivery: state === 'arrived' || completionStates.includes(state),
  }
  return (papersIn[modeOfJobNo(jobNo)] ?? []).filter((paper) => isThere[paper])
}
