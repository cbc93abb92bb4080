import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { useMemo } from 'react'
import type { Option } from '../platform/ui/option.tsx'
import { lookupDelayMs } from '../platform/ui/use-options.ts'
import { useCall } from '../platform/use-call.ts'
import { useCategories, useCurrencies, useTruckTypes } from './reference-api.ts'
import { useReferenceLookups } from './reference-lookups.ts'

// How fields are filled in from reference data: what each answers is spread into a Field, a described field or a column of lines.

export function useTruckModelField(inout: 'I' | 'O') {
  const { data } = useTruckTypes(inout)
  return useMemo(() => {
    const options: Option[] = (data ?? []).map(({ name, value = name, label }) => ({ value, label }))
    return { kind: 'select', options } as const
  }, [data])
}

/** A currency by code, with `before` listed first. */
export function useCurrencyField(before: readonly Option[] = []) {
  return { kind: 'select', options: [...before, ...useCurrencies()] } as const
}

/** A customs (HS) code by digits or description, stored as digits. */
export function useHsCodeField() {
  const { hsCodes } = useReferenceLookups()
  return useMemo(() => {
    const options = async (keyword: string): Promise<Option[]> =>
      (await hsCodes(keyword.trim())).items.map(({ code, label }) => ({
        value: digitsOf(code),
        label: code,
        subLabel: label,
      }))
    return { kind: 'inputOptions', options, delayMs: lookupDelayMs } as const
  }, [hsCodes])
}

/** A UN number by digits or name; an unlisted one may be typed. */
export function useUnNumberField() {
  const { unNumbers } = useReferenceLookups()
  return useMemo(() => {
    const options = async (keyword: string): Promise<Option[]> =>
      (await unNumbers(keyword.trim())).map(({ unNo, subLabel }) => ({ value: unNo, label: unNo, subLabel }))
    return { kind: 'inputOptions', options, delayMs: lookupDelayMs } as const
  }, [unNumbers])
}

/** The Dangerous Goods List's entry of a complete number, and true for an unlisted one. */
export function useUnNumber(unNo: string) {
  const isWhole = /^\d{4}$/.test(unNo)
  const found = useCall(referenceEndpoints.unNumbers, { key: unNo }, { enabled: isWhole, staleMs: dayMs }).data
  const listed = isWhole ? found?.find((one) => one.unNo === unNo) : undefined
  return { listed, isUnknown: isWhole && found !== undefined && !listed }
}

/** A cargo category: groups at the left, categories at the right. */
export function useCategoryField() {
  const { tree } = useCategories()
  return { kind: 'cascader', tree } as const
}

export const digitsOf = (code: string): string => code.replaceAll(/\D/g, '')
