import type { MilestoneEntry, MilestoneSheet } from '@landbridge/contract/tracking/tracking-desk-endpoints'

export type SheetLine = MilestoneSheet['lines'][number]

export const currentEntry = (line: SheetLine): MilestoneEntry | undefined =>
  line.entries.findLast(({ classifier, correctedAt }) => classifier === 'ACT' && !correctedAt)

export const nextLine = (lines: readonly SheetLine[]): SheetLine | undefined =>
  lines.slice(lines.findLastIndex(({ actualAt }) => actualAt) + 1)[0]
