import { businessZone } from '@landbridge/contract/shared/business-day'
import { type DepartureKind, modes } from '@landbridge/contract/shared/modes'
import type { TrackedMode } from '@landbridge/contract/tracking/modes/tracked-modes'
import { partKindOf } from '@landbridge/contract/workorder/part-kinds'
import { call } from '../../platform/api.ts'
import type { TextKey } from '../../platform/text.tsx'
import { placeCalls } from '../../reference/index.ts'
import { partWords } from './part-words.ts'
import type { PositionSource, TrackingModeView } from './tracking-mode-view.ts'

/** The usual ways to know a position on the way, by what departs. */
const sourcesOf: Readonly<Record<DepartureKind, readonly [PositionSource, ...PositionSource[]]>> = {
  train: ['train', 'terminal', 'truck'],
  sailing: ['vessel', 'terminal', 'truck'],
  flight: ['flight', 'terminal', 'truck'],
  day: ['truck', 'terminal'],
  'of-its-legs': ['terminal', 'truck'],
}

const placeWords = {
  RAIL: 'tracking.station',
  SEA: 'tracking.port',
  AIR: 'tracking.airport',
  TRUCK: 'tracking.stop',
} as const satisfies Record<keyof typeof placeCalls, TextKey>

type Own = Pick<TrackingModeView, 'columns' | 'events'> & Partial<TrackingModeView>

/** The pages of tracking of a mode: its columns and events, and the words that follow from its row. */
export function trackingView(mode: TrackedMode, own: Own): TrackingModeView {
  const { code, noun, placeMode, endKind, departure } = modes[mode]
  return {
    name: `tracking.mode-${code}`,
    listId: `tracking-${noun}`,
    searchedBy: `tracking.search-${code}`,
    carriageFacts: () => [],
    endKind,
    placeWord: placeWords[placeMode],
    sources: sourcesOf[departure],
    partWords: partWords[partKindOf(code)],
    // Trucks stop in cities of which we may not know the clock: they go by ours.
    findPlaces: async (key, signal) =>
      (await call(placeCalls[placeMode], { key }, { signal })).map(({ timeZone = businessZone, ...place }) => ({
        ...place,
        timeZone,
      })),
    ...own,
  }
}
