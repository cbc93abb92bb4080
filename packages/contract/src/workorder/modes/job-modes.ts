import type { LegMode } from '../../shared/modes.ts'

export const jobModes = ['railway', 'sea', 'air', 'truck'] as const satisfies readonly LegMode[]
export type JobModeName = (typeof jobModes)[number]

export const carriedBy: Readonly<Record<JobModeName, string>> = {
  railway: 'by rail',
  sea: 'by sea',
  air: 'by air',
  truck: 'by road',
}
