import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'
import type { positionSources } from '@landbridge/contract/tracking/milestone'
import type { TrackingDetail, TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import type { ReactNode } from 'react'
import type { useFormat } from '../../platform/format.ts'
import type { TextKey } from '../../platform/text.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import type { PartWords } from './part-words.ts'

export type TrackingModeView = {
  name: TextKey
  listId: string
  /** Placeholder of the search field. */
  searchedBy: TextKey
  columns: readonly Column<TrackingRow>[]
  /** Facts on the page of a part about its carriage and its bills. */
  carriageFacts(
    part: TrackingDetail,
    format: ReturnType<typeof useFormat>,
  ): readonly (readonly [name: TextKey, value: ReactNode])[]
  partWords: PartWords
  /** Kind of place at which the main carriage begins and ends. */
  endKind: 'station' | undefined
  /** Word for the places of the mode, and the sources of a position on the way; the first is the usual one. */
  placeWord: TextKey
  sources: readonly [PositionSource, ...PositionSource[]]
  /** Events beside the plan. */
  events: readonly MilestoneEvent[]
  findPlaces: (
    key: string,
    signal: AbortSignal,
  ) => Promise<readonly { code: string; label: string; timeZone: string }[]>
}

export type PositionSource = (typeof positionSources)[number]
