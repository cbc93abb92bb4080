import { boxSizes } from '@landbridge/contract/pricing/box'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { useMemo } from 'react'
import type { Option } from '../../platform/ui/option.tsx'
import { useCall } from '../../platform/use-call.ts'

/** The services in China (I) or abroad (O) that can be asked for. */
export function useServiceOptions(inout: 'I' | 'O'): readonly Option[] {
  const { data } = useCall(
    referenceEndpoints.services,
    { inout, pageSize: 9999 },
    { staleMs: Number.POSITIVE_INFINITY },
  )
  return useMemo(() => data?.map(({ code, label }) => ({ value: code, label })) ?? [], [data])
}

/** The container types that ride by rail. */
export const railBoxOptions: readonly Option[] = boxSizes.map((value) => ({ value, label: value }))
