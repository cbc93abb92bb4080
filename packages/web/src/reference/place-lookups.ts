import type { PlaceMode } from '@landbridge/contract/reference/place'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { businessZone } from '@landbridge/contract/shared/business-day'
import { call } from '../platform/api.ts'
import type { Option } from '../platform/ui/option.tsx'

export type FindOptions = (key: string, signal: AbortSignal) => Promise<Option[]>
type NamedCode = { code: string; label: string }
type LookupInput = { key?: string; pageSize: number }

const finding =
  (ask: (input: LookupInput, signal: AbortSignal) => Promise<readonly NamedCode[]>): FindOptions =>
  async (key, signal) => {
    const found = await ask({ pageSize: 30, ...(key && { key }) }, signal)
    return found.map(({ code, label }) => ({ value: code, label, subLabel: code }))
  }
const railPlaces = (type: 'R' | 'B') =>
  finding((input, signal) => call(referenceEndpoints.railPorts, { type, ...input }, { signal }))
const carriers = (type: 'A' | 'C') =>
  finding((input, signal) => call(referenceEndpoints.carriers, { type, ...input }, { signal }))

export const findBorders = railPlaces('B')
export const findLines = carriers('C')
export const findAirlines = carriers('A')

/** Place options by typed letters for each list; trucks go to cities and border towns. */
export const placeOptions: Readonly<Record<PlaceMode, FindOptions>> = {
  RAIL: railPlaces('R'),
  SEA: finding((input, signal) => call(referenceEndpoints.seaPorts, input, { signal })),
  AIR: finding((input, signal) => call(referenceEndpoints.airports, input, { signal })),
  TRUCK: finding((input, signal) => call(referenceEndpoints.cities, input, { signal })),
}

type PlaceWithClock = { code: string; label: string; timeZone: string }
export type FindPlaces = (key: string, signal: AbortSignal) => Promise<readonly PlaceWithClock[]>

/** The calls of each place list, for forms that need a place's clock. */
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
