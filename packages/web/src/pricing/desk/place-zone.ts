import { businessZone } from '@landbridge/contract/shared/business-day'
import { useCall } from '../../platform/use-call.ts'
import { useTerminalCall } from '../modes/pricing-desk-modes.ts'

const dayMs = 86_400_000

/** The zone of a place's clock; Shanghai's until it is known. */
export function usePlaceZone(code: string): string {
  const found = useCall(useTerminalCall(), { key: code }, { enabled: code !== '', staleMs: dayMs })
  return found.data?.find((place) => place.code === code)?.timeZone ?? businessZone
}
