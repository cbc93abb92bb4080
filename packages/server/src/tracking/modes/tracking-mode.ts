import type { TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import type { Tx } from '../../platform/database.ts'
import type { Chain, Halt } from '../chain/chain-rules.ts'
import type { DrawnWay } from '../positions/route-rules.ts'

/** Where cargo goes: the line to draw, its length, and the halts on the way. */
export type JobRoute = DrawnWay & { halts: readonly Halt[] }

export type RouteEnds = {
  originCode: string
  destinationCode: string
  entryPortCode: string | null
  viaCodes: readonly string[]
}

/** What a box can lack when it is about to depart. */
export type NeededAtDeparture = 'containerNo' | 'sealNos' | 'consignmentNoteNo' | 'vgmKg'

/** What of a job is read for what its mode has of its own. */
export type ListedJob = {
  masterBillNo?: string | null | undefined
  head: {
    viaPlaces?: readonly { placeCode: string }[] | undefined
    vessel?: string | null | undefined
    carrierName?: string | null | undefined
  }
}

/** What following cargo knows of one transport mode. */
export type TrackingMode = {
  /** What usually happens to the cargo, with the hours it usually takes. */
  chain: Chain
  /** What staff are warned of where a box departs without it. */
  neededAtDeparture: readonly NeededAtDeparture[]
  /** Where the line on the map comes from. */
  route(tx: Tx, ends: RouteEnds): Promise<JobRoute>
  /** The number of what carries a box now, as lists name it, by what the mode knows of the box. */
  vehicleOf(box: Readonly<Record<string, unknown>>): string | undefined
  /** What the list of its boxes and the page of one say besides what every mode's say. */
  rowOf(
    job: ListedJob,
    placeName: (code: string) => string,
  ): Pick<TrackingRow, 'masterBillNo' | 'vessel' | 'carrierName' | 'transhipPortName'>
}
