import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { call } from '../../platform/api.ts'
import type { Option } from '../../platform/ui/option.tsx'

export type Find = (key: string, signal: AbortSignal) => Promise<Option[]>
type Named = { code: string; label: string }
type Asked = { key?: string; pageSize: number }

const finding =
  (ask: (asked: Asked, signal: AbortSignal) => Promise<readonly Named[]>): Find =>
  async (key, signal) => {
    const found = await ask({ pageSize: 30, ...(key && { key }) }, signal)
    return found.map(({ code, label }) => ({ value: code, label, subLabel: code }))
  }
const railPlaces = (type: 'R' | 'B') =>
  finding((asked, signal) => call(referenceEndpoints.railPorts, { type, ...asked }, { signal }))
const carriers = (type: 'A' | 'C') =>
  finding((asked, signal) => call(referenceEndpoints.carriers, { type, ...asked }, { signal }))

export const findStations = railPlaces('R')
export const findBorders = railPlaces('B')
export const findPorts = finding((asked, signal) => call(referenceEndpoints.seaPorts, asked, { signal }))
export const findLines = carriers('C')
export const findAirports = finding((asked, signal) => call(referenceEndpoints.airports, asked, { signal }))
export const findAirlines = carriers('A')
/** The cities that trucks go to, border towns among them. */
export const findTruckCities = finding((asked, signal) => call(referenceEndpoints.cities, asked, { signal }))
