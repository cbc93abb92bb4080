import type { LegMode } from '../../shared/modes.ts'

/** The modes in which jobs are carried out. */
export const jobModes = ['railway', 'sea', 'air', 'truck'] as const satisfies readonly LegMode[]
export type JobModeName = (typeof jobModes)[number]

/** The words in the description of the calls. */
export const carriedBy: Readonly<Record<JobModeName, string>> = {
  railway: 'by rail',
  sea: 'by sea',
  air: 'by air',
  truck: 'by road',
}
