import type { Mode } from '../../shared/modes.ts'

/** The papers that we draw of a job: draft bills, the carrier's draft, arrival notice, completion sheet, delivery note. */
export const jobPapers = ['draft', 'masterDraft', 'arrivalNotice', 'completion', 'delivery'] as const
export type JobPaper = (typeof jobPapers)[number]

/** The papers of each mode: only arrivals by sea have a notice, and only by air do we draw the carrier's bill. */
export const papersIn: Readonly<Partial<Record<Mode, readonly JobPaper[]>>> = {
  railway: ['draft', 'completion', 'delivery'],
  sea: ['draft', 'arrivalNotice', 'completion', 'delivery'],
  air: ['draft', 'masterDraft', 'completion', 'delivery'],
  truck: ['draft', 'completion', 'delivery'],
}
