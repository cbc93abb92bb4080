import type { Mode } from '../../shared/modes.ts'

/** The papers that we draw of a job: the draft of its bill, the notice that tells its receiver when it arrives, the sheet that says what was done, and the note that goes with the cargo to its receiver. */
export const jobPapers = ['draft', 'arrivalNotice', 'completion', 'delivery'] as const
export type JobPaper = (typeof jobPapers)[number]

/** Which of them there are in each mode: only a vessel's arrival is told by a notice of its own. */
export const papersIn: Readonly<Partial<Record<Mode, readonly JobPaper[]>>> = {
  railway: ['draft', 'completion', 'delivery'],
  sea: ['draft', 'arrivalNotice', 'completion', 'delivery'],
}
