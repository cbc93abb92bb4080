import type { Mode } from '../../shared/modes.ts'

/** The papers that we draw of a job: the draft of its bill, that of the carrier's bill over it, the notice that tells its receiver when it arrives, the sheet that says what was done, and the note that goes with the cargo to its receiver. */
export const jobPapers = ['draft', 'masterDraft', 'arrivalNotice', 'completion', 'delivery'] as const
export type JobPaper = (typeof jobPapers)[number]

/** Which of them there are in each mode: only a vessel's arrival is told by a notice of its own, and only by air is the carrier's bill drawn by us. */
export const papersIn: Readonly<Partial<Record<Mode, readonly JobPaper[]>>> = {
  railway: ['draft', 'completion', 'delivery'],
  sea: ['draft', 'arrivalNotice', 'completion', 'delivery'],
  air: ['draft', 'masterDraft', 'completion', 'delivery'],
  truck: ['draft', 'completion', 'delivery'],
}
