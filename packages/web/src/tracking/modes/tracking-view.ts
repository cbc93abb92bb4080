import type { PlaceMode } from '@landbridge/contract/reference/place'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { businessZone } from '@landbridge/contract/shared/business-day'
import { type DepartureKind, modes } from '@landbridge/contract/shared/modes'
import type { TrackedMode } from '@landbridge/contract/tracking/modes/tracked-modes'
import { partKindOf } from '@landbridge/contract/workorder/part-kinds'
import { call } from '../../platform/api.ts'
import type { TextKey } from '../../platform/text.tsx'
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
} as const satisfies Record<PlaceMode, TextKey>

const findersOf: Readonly<Record<PlaceMode, TrackingModeView['findPlaces']>> = {
  RAIL: (key, signal) => call(referenceEndpoints.railPorts, { key }, { signal }),
  SEA: (key, signal) => call(referenceEndpoints.seaPorts, { key }, { signal }),
  AIR: (key, signal) => call(referenceEndpoints.airports, { key }, { signal }),
  // Of some cities we do not know the clock: there trucks go by ours.
  TRUCK: async (key, signal) =>
    (await call(referenceEndpoints.cities, { key }, { signal })).map(({ timeZone = businessZone, ...city }) => ({
      ...city,
      timeZone,
    })),
}

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
    findPlaces: findersOf[placeMode],
    ...own,
  }
}
