import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { useMemo } from 'react'
import type { Option } from '../platform/ui/option.tsx'
import { useCall } from '../platform/use-call.ts'

/** The entries of one class of the code library, in the reader's language; those of a mode, where it is told. */
export function useCodeChoices(classcode: string, mode?: ModeCode): readonly Option[] {
  const { data } = useCall(
    referenceEndpoints.codes,
    { classcode, pageSize: 9999 },
    { staleMs: Number.POSITIVE_INFINITY },
  )
  return useMemo(() => {
    const ofMode = data?.filter(({ modes }) => !mode || modes.length === 0 || modes.includes(mode)) ?? []
    return ofMode.map(({ code, label }) => ({ value: code, label, subLabel: code }))
  }, [data, mode])
}

/** The currencies, to choose from. */
export function useCurrencyChoices(): readonly Option[] {
  const { data } = useCall(referenceEndpoints.currencies, { pageSize: 9999 }, { staleMs: Number.POSITIVE_INFINITY })
  return useMemo(() => data?.map(({ code }) => ({ value: code, label: code })) ?? [], [data])
}

/** The types of containers, to choose from by their label. */
export function useContainerChoices(): readonly Option[] {
  const { data } = useCall(referenceEndpoints.containers, { pageSize: 9999 }, { staleMs: Number.POSITIVE_INFINITY })
  return useMemo(() => data?.map(({ label }) => ({ value: label, label })) ?? [], [data])
}
