import { boxSizes } from '@landbridge/contract/pricing/box'
import { factsOfMode } from '@landbridge/contract/shared/modes'
import { useMemo } from 'react'
import type { Option } from '../../platform/ui/option.tsx'
import { useContainerTypes } from '../../reference/index.ts'
import { useBookingMode } from './mode-views.ts'

/** The container types of the page's mode: those that have a price, where it is by the box. */
export function useContainerOptions(): readonly Option[] {
  const isSized = factsOfMode(useBookingMode().code).pricedBy === 'box'
  const { data } = useContainerTypes()
  return useMemo(() => {
    const known = data?.map(({ label }) => label)
    return (isSized ? boxSizes : (known ?? [])).map((value) => ({ value, label: value }))
  }, [isSized, data])
}
