import type { TrackSource } from '@landbridge/contract/tracking/milestone'
import type { TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import type { Tx } from '../../platform/database.ts'
import type { Chain, Halt } from '../chain/chain-rules.ts'
import type { DrawnWay } from '../positions/route-rules.ts'

/** Where cargo goes: the line to draw, its length, and the halts on the way. */
export type JobRoute = DrawnWay & { halts: readonly Halt[] }

/** What of the head of a job is read for what its mode has of its own. */
type ListedHead = {
  viaPlaces?: readonly { placeCode: string }[] | undefined
  vessel?: string | null | undefined
  carrierName?: string | null | undefined
  houseBillNo?: string | null | undefined
  flights?: readonly ListedFlight[] | undefined
  truckWay?: string | null | undefined
  truckTypeDomestic?: string | null | undefined
  truckTypeForeign?: string | null | undefined
  loadingDate?: string | null | undefined
  stops?: readonly ListedStop[] | undefined
}

/** A stop of trucks, where they load (L) or unload (U). */
export type ListedStop = { stopType: 'L' | 'U'; stopSeq: number; cityCode?: string | null | undefined }

/** One of the flights that carry a consignment, one after the other or each a part of it. Times are ISO texts, as they lie in the database. */
export type ListedFlight = {
  flightNo?: string | undefined
  flightDate?: string | undefined
  originCode: string
  destinationCode: string
  etd?: string | undefined
  eta?: string | undefined
  atd?: string | undefined
  ata?: string | undefined
}

export type RouteEnds = {
  originCode: string
  destinationCode: string
  entryPortCode: string | null
  viaCodes: readonly string[]
  head: ListedHead
}

/** What a part can lack when it is about to depart. */
export type NeededAtDeparture =
  | 'containerNo'
  | 'sealNos'
  | 'consignmentNoteNo'
  | 'vgmKg'
  | 'truckPlate'
  | 'masterBillNo'

/** What of a job is read for its list and its page. */
export type ListedJob = { masterBillNo?: string | null | undefined; head: ListedHead }

/** What is known of a part of a job: by columns and facts of any mode. */
export type ListedPart = Readonly<Record<string, unknown>>

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

/** What following cargo knows of one transport mode. */
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
  told?: { source: TrackSource; by(job: ListedJob, parts: readonly ListedPart[]): ReportedMilestone[] }
  /** The part that its cargo went over into on the way, where it did, and since when. */
  movedInto?(part: ListedPart): { id: string; at: Date | undefined } | undefined
  /** The number of what carries a part now, as lists name it, by what the mode knows of the part. */
  vehicleOf(part: ListedPart): string | undefined
  /** What the list of its parts and the page of one say besides what every mode's say; the page says it of what carries the cargo now. */
  rowOf(job: ListedJob, part: ListedPart, names: RowNames, now?: ListedPart): Partial<Pick<TrackingRow, OwnColumns>>
}
