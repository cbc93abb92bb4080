import { businessZone } from '@landbridge/contract/shared/business-day'
import { useQuery } from '@tanstack/react-query'
import { placeCalls } from '../../reference/index.ts'
import { useDepartingFacts } from '../modes/pricing-desk-modes.ts'

const dayMs = 86_400_000

/** The zone of a place's clock; Shanghai's until it is known. */
export function usePlaceZone(code: string): string {
  const { placeMode } = useDepartingFacts()
  const found = useQuery({
    queryKey: ['place-clock', placeMode, code],
    queryFn: ({ signal }) => placeCalls[placeMode](code, signal),
    enabled: code !== '',
    staleTime: dayMs,
  })
  return found.data?.find((place) => place.code === code)?.timeZone ?? businessZone
}
