import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { businessZone } from '@landbridge/contract/shared/business-day'
import { useCall } from '../../platform/use-call.ts'

const dayMs = 86_400_000

/** The zone of a station's clock; Shanghai's until it is known. */
export function usePlaceZone(code: string): string {
  const found = useCall(referenceEndpoints.railPorts, { key: code }, { enabled: code !== '', staleMs: dayMs })
  return found.data?.find((place) => place.code === code)?.timeZone ?? businessZone
}
