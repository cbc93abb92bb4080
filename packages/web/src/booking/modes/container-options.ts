import { useMemo } from 'react'
import type { Option } from '../../platform/ui/option.tsx'
import { useContainerTypes } from '../../reference/index.ts'
import { useBookingMode } from './mode-views.ts'

/** The container types that the mode of the page carries; all of them where it carries any. */
export function useContainerOptions(): readonly Option[] {
  const { containerTypes } = useBookingMode()
  const { data } = useContainerTypes()
  return useMemo(() => {
    const known = data?.map(({ label }) => label)
    return (containerTypes ?? known ?? []).map((value) => ({ value, label: value }))
  }, [containerTypes, data])
}
