import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { call } from '../../platform/api.ts'
import type { Option } from '../../platform/ui/option.tsx'

/** The cities that trucks go to, border towns among them. */
export const findTruckCities = async (key: string, signal: AbortSignal): Promise<Option[]> => {
  const found = await call(referenceEndpoints.cities, { pageSize: 30, ...(key && { key }) }, { signal })
  return found.map(({ code, label }) => ({ value: code, label, subLabel: code }))
}
