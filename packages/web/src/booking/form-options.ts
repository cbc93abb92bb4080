import { railSizes } from '@landbridge/contract/pricing/rail-box'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../platform/api.ts'
import type { Option } from '../platform/ui/option.tsx'
import { useCall } from '../platform/use-call.ts'

const forGood = { staleMs: Number.POSITIVE_INFINITY }
const whole = { pageIndex: 1, pageSize: 9999 } as const

/** The entries of one class of the code library, in the reader's language. */
export function useCodeOptions(classcode: string): readonly Option[] {
  const { data } = useCall(referenceEndpoints.codes, { classcode, pageSize: 9999 }, forGood)
  return useMemo(() => data?.map(({ code, label }) => ({ value: code, label })) ?? [], [data])
}

export function useServiceOptions(inout: 'I' | 'O'): readonly Option[] {
  const { data } = useCall(referenceEndpoints.services, { inout, pageSize: 9999 }, forGood)
  return useMemo(() => data?.map(({ code, label }) => ({ value: code, label })) ?? [], [data])
}

export function useCountryOptions(): readonly Option[] {
  const { data } = useCall(referenceEndpoints.countries, { pageSize: 9999 }, forGood)
  return useMemo(() => data?.map(({ code, label }) => ({ value: code, label, subLabel: code })) ?? [], [data])
}

const firstCurrencies = ['USD', 'CNY', 'EUR', 'RUB', 'KZT']

/** Currencies by their codes, those of the railway first. */
export function useCurrencyOptions(): readonly Option[] {
  const { data } = useCall(referenceEndpoints.currencies, { pageSize: 9999 }, forGood)
  return useMemo(() => {
    const codes = data?.map(({ code }) => code) ?? []
    return [...new Set([...firstCurrencies.filter((code) => codes.includes(code)), ...codes])].map((value) => ({
      value,
      label: value,
    }))
  }, [data])
}

/** The measures of every container type. */
export const useContainers = () => useCall(referenceEndpoints.containers, { pageSize: 9999 }, forGood).data

/** The container types that ride by rail. */
export const railBoxOptions: readonly Option[] = railSizes.map((value) => ({ value, label: value }))

export const useCategories = () => useCall(referenceEndpoints.categories, { ...whole }, forGood).data?.items

export function useCategoryTree() {
  const categories = useCategories()
  return useMemo(
    () =>
      categories?.map(({ id, label, children }) => ({
        value: id,
        label,
        children: children.map((child) => ({ value: child.id, label: child.label })),
      })) ?? [],
    [categories],
  )
}

/** A station by its code, in the reader's language. */
export function useStation(code: string | null | undefined) {
  const { data } = useQuery({
    queryKey: [referenceEndpoints.railPorts.path, code],
    queryFn: code
      ? ({ signal }) => call(referenceEndpoints.railPorts, { key: code, pageSize: 20 }, { signal })
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.find((place) => place.code === code)
}

type Finder = (key: string, signal: AbortSignal) => Promise<readonly Option[]>

/** Stations that fit what is typed, by name in any language, pinyin or code. */
export const findStations: Finder = async (key, signal) => {
  const found = await call(referenceEndpoints.railPorts, { type: 'R', pageSize: 20, ...(key && { key }) }, { signal })
  return found.map(({ code, label }) => ({ value: code, label, subLabel: code }))
}

export const findBorders: Finder = async (key, signal) => {
  const found = await call(referenceEndpoints.railPorts, { type: 'B', pageSize: 50, ...(key && { key }) }, { signal })
  return found.map(({ code, label }) => ({ value: code, label, subLabel: code }))
}

export const findCities: Finder = async (key, signal) => {
  const found = await call(referenceEndpoints.cities, { pageSize: 20, ...(key && { key }) }, { signal })
  return found.map(({ code, label }) => ({ value: code, label, subLabel: code }))
}

/** HS headings that fit a code or a word. */
export const findHsCodes: Finder = async (filter, signal) => {
  const input = { pageIndex: 1, pageSize: 30, sort: 'asc', ...(filter && { filter }) } as const
  const { items } = await call(referenceEndpoints.hsCodes, input, { signal })
  return items.map(({ code, label }) => ({ value: code, label: code, subLabel: label }))
}
