import { type DepartureKind, modes } from '@landbridge/contract/shared/modes'
import type { positionSources } from '@landbridge/contract/tracking/milestone'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'

export type PositionSource = (typeof positionSources)[number]

/** Usual sources of positions by kind of departure. */
export const sourcesOf: Readonly<Record<DepartureKind, readonly [PositionSource, ...PositionSource[]]>> = {
  train: ['train', 'terminal', 'truck'],
  sailing: ['vessel', 'terminal', 'truck'],
  flight: ['flight', 'terminal', 'truck'],
  day: ['truck', 'terminal'],
  'of-its-legs': ['terminal', 'truck'],
}

/** The usual source for a job. */
export const usualSourceOf = ({ jobNo }: { jobNo: string }): PositionSource =>
  sourcesOf[modes[modeOfJobNo(jobNo)].departure][0]
