import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'
import type { positionSources } from '@landbridge/contract/tracking/milestone'
import type { TrackingDetail, TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import type { ReactNode } from 'react'
import type { useFormat } from '../../platform/format.ts'
import type { TextKey } from '../../platform/text.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import type { PartWords } from './part-words.ts'

/** The share of one transport mode in the pages of tracking. */
export type TrackingModeView = {
  name: TextKey
  listId: string
  /** What its list is searched by, as the field says it. */
  searchedBy: TextKey
  columns: readonly Column<TrackingRow>[]
  /** What the page of a part says of what carries it and of its bills. */
  carriageFacts(
    part: TrackingDetail,
    format: ReturnType<typeof useFormat>,
  ): readonly (readonly [name: TextKey, value: ReactNode])[]
  /** What its parts are called. */
  partWords: PartWords
  /** What its main carriage begins and ends at, among the places of the mode. */
  endKind: 'station' | undefined
  /** What the places are called, and how a position on the way is known; the first is the usual one. */
  placeWord: TextKey
  sources: readonly [PositionSource, ...PositionSource[]]
  /** What can happen beside what is planned. */
  events: readonly MilestoneEvent[]
  /** Finds the places where something can happen on the way, with their clocks. */
  findPlaces: (
    key: string,
    signal: AbortSignal,
  ) => Promise<readonly { code: string; label: string; timeZone: string }[]>
}

export type PositionSource = (typeof positionSources)[number]
