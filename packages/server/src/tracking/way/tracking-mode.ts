import type { Language } from '@landbridge/contract/shared/languages'
import type { TrackSource } from '@landbridge/contract/tracking/milestone'
import type { TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import type { Tx } from '../../platform/database.ts'
import type { Job, JobPart } from '../../workorder/index.ts'
import type { Chain, Halt } from './chain-rules.ts'
import type { DrawnWay } from './route-rules.ts'

export type JobRoute = DrawnWay & { halts: readonly Halt[] }

export type RouteEnds = {
  originCode: string
  destinationCode: string
  entryPortCode: string | null
  viaCodes: readonly string[]
  head: Job['head']
}

/** Facts of a part that its mode needs before it departs, with the warning where one is missing. */
export const warningsAtDeparture = {
  containerNo: 'tracking.departs-without-container',
  sealNos: 'tracking.departs-without-seal',
  consignmentNoteNo: 'tracking.departs-without-note',
  vgmKg: 'tracking.departs-without-vgm',
  truckPlate: 'tracking.departs-without-plate',
  masterBillNo: 'tracking.departs-without-waybill',
} as const

export type NeededAtDeparture = keyof typeof warningsAtDeparture

export type ListedJob = Pick<Job, 'masterBillNo' | 'head'>

/** A part of a job as known, with warehouse measures and the onward part's number. */
export type ListedPart = Partial<JobPart> & {
  actualPieces?: number | undefined
  actualGrossWeightKg?: string | undefined
  carriedOnBy?: string | undefined
}

export type RowNames = { place(code: string): string; truckType(type: string): string; written(name: string): string }

type OwnColumns =
  | 'masterBillNo'
  | 'vessel'
  | 'carrierName'
  | 'transhipPortName'
  | 'airline'
  | 'flightNo'
  | 'flightDate'
  | 'actualPieces'
  | 'actualGrossWeightKg'
  | 'truckPlate'
  | 'trailerPlate'
  | 'driverName'
  | 'driverPhone'
  | 'truckTypeDomestic'
  | 'truckTypeForeign'
  | 'loadingDate'

export type ReportedMilestone = { step: string; containerId: string | null; at: Date }

export type TrackingMode = {
  chain: Chain
  /** No part of it moves faster, in kilometres an hour. */
  fastestKmh: number
  neededAtDeparture(job: ListedJob): readonly NeededAtDeparture[]
  route(tx: Tx, ends: RouteEnds): Promise<JobRoute>
  partNoOf(part: ListedPart, job: ListedJob): string | undefined
  reported?: { source: TrackSource; by(job: ListedJob, parts: readonly ListedPart[]): ReportedMilestone[] }
  movedInto?(part: ListedPart): { id: string; at: Date | undefined } | undefined
  vehicleOf?(part: ListedPart): string | undefined
  /** The area that stands in place of bare coordinates: the sea that a vessel is in. */
  areaAt?(spot: { latitude: number; longitude: number }, language: Language): string | undefined
  /** Columns that not every mode has; a page shows those of the part that carries the cargo now. */
  rowOf?(job: ListedJob, part: ListedPart, names: RowNames, now?: ListedPart): Partial<Pick<TrackingRow, OwnColumns>>
}

export const followedByBox = (ownMode: Omit<TrackingMode, 'partNoOf'>): TrackingMode => ({
  partNoOf: ({ containerNo }) => containerNo || undefined,
  ...ownMode,
})
