import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'
import { modes } from '@landbridge/contract/shared/modes'
import type { TrackedMode } from '@landbridge/contract/tracking/modes/tracked-modes'
import type { TrackingDetail, TrackingRow } from '@landbridge/contract/tracking/tracking-endpoints'
import { partKindOf } from '@landbridge/contract/workorder/part-kinds'
import type { ReactNode } from 'react'
import type { useFormat } from '../../platform/format.ts'
import type { TextKey } from '../../platform/text.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { type FindPlaces, placeCalls } from '../../reference/index.ts'
import { type PartWords, partWords } from './part-words.ts'
import { type PositionSource, sourcesOf } from './position-sources.ts'

export type TrackingModeView = {
  name: TextKey
  listId: string
  searchedBy: TextKey
  columns: readonly Column<TrackingRow>[]
  carriageFacts(
    part: TrackingDetail,
    format: ReturnType<typeof useFormat>,
  ): readonly (readonly [name: TextKey, value: ReactNode])[]
  partWords: PartWords
  /** The mode's word for places, and its position sources with the usual one first. */
  placeWord: TextKey
  sources: readonly [PositionSource, ...PositionSource[]]
  events: readonly MilestoneEvent[]
  findPlaces: FindPlaces
}

const placeWords = {
  RAIL: 'tracking.station',
  SEA: 'tracking.port',
  AIR: 'tracking.airport',
  TRUCK: 'tracking.stop',
} as const satisfies Record<PlaceMode, TextKey>

type Own = Pick<TrackingModeView, 'columns' | 'events'> & Partial<TrackingModeView>

export function trackingView(mode: TrackedMode, own: Own): TrackingModeView {
  const { code, noun, placeMode, departure } = modes[mode]
  return {
    name: `tracking.mode-${code}`,
    listId: `tracking-${noun}`,
    searchedBy: `tracking.search-${code}`,
    carriageFacts: () => [],
    placeWord: placeWords[placeMode],
    sources: sourcesOf[departure],
    partWords: partWords[partKindOf(code)],
    findPlaces: placeCalls[placeMode],
    ...own,
  }
}
