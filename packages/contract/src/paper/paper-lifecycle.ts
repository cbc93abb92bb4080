import type { Lifecycle } from '../shared/lifecycle.ts'
import type { DraftBillState, JobState, ReleaseState } from '../workorder/job-lifecycle.ts'
import { modeOfJobNo } from '../workorder/job-number.ts'
import { type JobPaper, papersIn } from './modes/papers-in.ts'

/** A draft bill is confirmed by customer or system, staff enter that it was sent and issued, and a change of the booking needs another draft. */
// biome-ignore format: a table
export const draftBillLifecycle = [
  { from: ['sent'],              action: 'confirm', by: 'customer', to: 'confirmed' },
  { from: ['sent'],              action: 'change',  by: 'customer', to: 'changeAsked' },
  { from: ['sent', 'confirmed'], action: 'reopen',  by: 'system',   to: 'changeAsked' },
] as const satisfies Lifecycle<DraftBillState>

/** The cargo, or the paper that stands for it, is held for a reason or given free; what was given free can be called back. */
export const releaseLifecycle = [
  { from: ['notAsked', 'held', 'released'], action: 'hold', by: 'staff', to: 'held' },
  { from: ['notAsked', 'held'], action: 'release', by: 'staff', to: 'released' },
] as const satisfies Lifecycle<ReleaseState>
export type ReleaseAction = (typeof releaseLifecycle)[number]['action']

const completionStates: readonly JobState[] = ['awaitingConfirmation', 'objected', 'completed']

type Papered = { jobNo: string; state: JobState; draftState: DraftBillState }

/** The papers that a job of its mode has by now: a draft once the customer was sent one, which staff see before; the carrier's bill for staff alone, since his rates stand on it; the notice while it goes and when it has come; the sheet once it was issued; the note once the cargo is there. */
export function papersOfJob({ jobNo, state, draftState }: Papered, reader: 'customer' | 'staff'): JobPaper[] {
  const has: Readonly<Record<JobPaper, boolean>> = {
    draft: state !== 'cancelled' && (reader === 'staff' || draftState !== 'none'),
    masterDraft: state !== 'cancelled' && reader === 'staff',
    arrivalNotice: state === 'underway' || state === 'arrived',
    completion: completionStates.includes(state),
    delivery: state === 'arrived' || completionStates.includes(state),
  }
  return (papersIn[modeOfJobNo(jobNo)] ?? []).filter((paper) => has[paper])
}
