import { boxSizes } from '@landbridge/contract/pricing/box'
import { factsOfMode } from '@landbridge/contract/shared/modes'
import { useMemo } from 'react'
import type { Option } from '../../platform/ui/option.tsx'
import { useContainerTypes } from '../../reference/index.ts'
import { useBookingMode } from './mode-views.ts'

/** Container types of the mode, those with a price where the price is by box. */
export function useContainerOptions(): readonly Option[] {
  const isSized = factsOfMode(useBookingMode().code).pricedBy === 'box'
  const { data } = useContainerTypes()
  return useMemo(() => {
    const known = data?.map(({ label }) => label)
    return (isSized ? boxSizes : (known ?? [])).map((value) => ({ value, label: value }))
  }, [isSized, data])
}
