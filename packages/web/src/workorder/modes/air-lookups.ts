import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { call } from '../../platform/api.ts'
import type { Option } from '../../platform/ui/option.tsx'

type Named = { code: string; label: string }
const asOptions = (found: readonly Named[]): Option[] =>
  found.map(({ code, label }) => ({ value: code, label, subLabel: code }))

export const findAirports = async (key: string, signal: AbortSignal): Promise<Option[]> =>
  asOptions(await call(referenceEndpoints.airports, { pageSize: 30, ...(key && { key }) }, { signal }))

export const findAirlines = async (key: string, signal: AbortSignal): Promise<Option[]> =>
  asOptions(await call(referenceEndpoints.carriers, { type: 'A', pageSize: 30, ...(key && { key }) }, { signal }))
