import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'

/** The calls that find places, by the list that they stand in. */
export const placeCalls = {
  RAIL: referenceEndpoints.railPorts,
  SEA: referenceEndpoints.seaPorts,
  AIR: referenceEndpoints.airports,
  TRUCK: referenceEndpoints.cities,
} as const
