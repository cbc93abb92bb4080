import type { TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import type { Column } from '../../platform/ui/table-columns.tsx'

/** What the pages of tracking draw of one transport mode. */
export type TrackingMode = {
  listId: string
  columns: readonly Column<TrackingRow>[]
  /** What its main carriage begins and ends at, among the places of the mode. */
  endKind: 'station' | undefined
  /** Finds the places where something can happen on the way, with their clocks. */
  findPlaces: (
    key: string,
    signal: AbortSignal,
  ) => Promise<readonly { code: string; label: string; timeZone: string }[]>
}
