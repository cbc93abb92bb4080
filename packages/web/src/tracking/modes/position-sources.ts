import { type DepartureKind, modes } from '@landbridge/contract/shared/modes'
import type { positionSources } from '@landbridge/contract/tracking/milestone'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'

export type PositionSource = (typeof positionSources)[number]

/** The usual ways to know a position on the way, by what departs. */
export const sourcesOf: Readonly<Record<DepartureKind, readonly [PositionSource, ...PositionSource[]]>> = {
  train: ['train', 'terminal', 'truck'],
  sailing: ['vessel', 'terminal', 'truck'],
  flight: ['flight', 'terminal', 'truck'],
  day: ['truck', 'terminal'],
  'of-its-legs': ['terminal', 'truck'],
}

/** The source of a position of which nothing but its job is known. */
export const usualSourceOf = ({ jobNo }: { jobNo: string }): PositionSource =>
  sourcesOf[modes[modeOfJobNo(jobNo)].departure][0]
