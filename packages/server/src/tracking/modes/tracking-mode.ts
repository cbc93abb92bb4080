import type { TrackSource } from '@landbridge/contract/tracking/milestone'
import type { TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import type { Tx } from '../../platform/database.ts'
import type { Job, JobPart } from '../../workorder/index.ts'
import type { Chain, Halt } from '../chain/chain-rules.ts'
import type { DrawnWay } from '../positions/route-rules.ts'

/** Where cargo goes: the line to draw, its length, and the halts on the way. */
export type JobRoute = DrawnWay & { halts: readonly Halt[] }

export type RouteEnds = {
  originCode: string
  destinationCode: string
  entryPortCode: string | null
  viaCodes: readonly string[]
  head: Job['head']
}

/** What a part can lack when it is about to depart. */
export type NeededAtDeparture =
  | 'containerNo'
  | 'sealNos'
  | 'consignmentNoteNo'
  | 'vgmKg'
  | 'truckPlate'
  | 'masterBillNo'

/** A job as its mode is asked about it, in a list or on its page. */
export type ListedJob = Pick<Job, 'masterBillNo' | 'head'>

/** A part of a work order as far as it is known, with the measures of the warehouse and the number of the part that its cargo went over into. */
export type ListedPart = Partial<JobPart> & {
  actualPieces?: number | undefined
  actualGrossWeightKg?: string | undefined
  carriedOnBy?: string | undefined
}

/** What things of one mode are called in the reader's language. */
export type RowNames = { place(code: string): string; truckType(type: string): string }

/** What rows and pages of a mode say besides what those of every mode say. */
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

/** When a milestone happened, of one part or of all. */
export type ReportedMilestone = { step: string; containerId: string | null; at: Date }

/** The share of one transport mode in following cargo. */
export type TrackingMode = {
  /** What usually happens to the cargo, with the hours it usually takes. */
  chain: Chain
  /** What staff are warned of where a part of a job departs without it. */
  neededAtDeparture(job: ListedJob): readonly NeededAtDeparture[]
  /** Where the line on the map comes from. */
  route(tx: Tx, ends: RouteEnds): Promise<JobRoute>
  /** The number by which a part is followed: of a container, of a truck, of an air waybill. */
  partNoOf(part: ListedPart, job: ListedJob): string | undefined
  /** Milestones that the work order says of its own accord, and how they are known. */
  reported?: { source: TrackSource; by(job: ListedJob, parts: readonly ListedPart[]): ReportedMilestone[] }
  /** The part that its cargo went over into on the way, where it did, and since when. */
  movedInto?(part: ListedPart): { id: string; at: Date | undefined } | undefined
  /** The number of what carries a part now, as lists name it, by what the mode knows of the part. */
  vehicleOf?(part: ListedPart): string | undefined
  /** The columns of its list, and lines of the page of one part, that not every mode has; the page says them of what carries the cargo now. */
  rowOf?(job: ListedJob, part: ListedPart, names: RowNames, now?: ListedPart): Partial<Pick<TrackingRow, OwnColumns>>
}

/** A mode that follows its parts by the numbers of containers, with whatever else it states. */
export const followedByBox = (own: Omit<TrackingMode, 'partNoOf'>): TrackingMode => ({
  partNoOf: ({ containerNo }) => containerNo || undefined,
  ...own,
})
