import type { PlaceMode } from '@landbridge/contract/reference/place'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { businessZone } from '@landbridge/contract/shared/business-day'
import { call } from '../platform/api.ts'

type PlaceWithClock = { code: string; label: string; timeZone: string }
/** Finds the places that bear the letters typed. */
export type FindPlaces = (key: string, signal: AbortSignal) => Promise<readonly PlaceWithClock[]>

/** The call of each list of places, for those who need the clock of a place: times are entered by it. */
export const placeCalls: Readonly<Record<PlaceMode, FindPlaces>> = {
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
