import type { Tx } from '../../platform/database.ts'
import type { Chain, Halt } from '../chain/chain-rules.ts'
import type { Point } from '../positions/route-rules.ts'

/** Where cargo goes: the line to draw, its length, and the halts on the way. */
export type JobRoute = { points: readonly Point[]; km: number; halts: readonly Halt[] }

export type RouteEnds = {
  originCode: string
  destinationCode: string
  entryPortCode: string | null
  viaCodes: readonly string[]
}

/** What following cargo knows of one transport mode. */
export type TrackingMode = {
  /** What usually happens to the cargo, with the hours it usually takes. */
  chain: Chain
  /** Where the line on the map comes from. */
  route(tx: Tx, ends: RouteEnds): Promise<JobRoute>
  /** The number of what carries a box now, as lists name it, by what the mode knows of the box. */
  vehicleOf(box: Readonly<Record<string, unknown>>): string | undefined
}
