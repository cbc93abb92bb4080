import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { CodeForm, RateForm } from '@landbridge/contract/reference/reference-desk'
import { referenceDeskEndpoints as desk } from '@landbridge/contract/reference/reference-desk-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { foldedWords } from '@landbridge/contract/shared/reading/fold'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { call } from '../platform/api.ts'
import type { Option } from '../platform/ui/option.tsx'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'
import { named, type PlaceChoice, placeQuery, useReferenceLookups } from './reference-lookups.ts'

/** Narrows the entries to a mode, or adds the code beside each label. */
type CodeChoice = { undefault?: boolean; mode?: ModeCode; withCode?: boolean }

const codesQuery = (input: { classcode: string; undefault?: boolean }) => ({
  queryKey: [referenceEndpoints.codes.path, input],
  queryFn: () =>
    named(
      call(referenceEndpoints.codes, input),
      input.classcode === 'DOCTYPE' ? 'reference.get-file-category-failure' : 'reference.get-list-error',
    ),
  staleTime: dayMs,
})

/** Options of a code list, and a label for a present code. */
export function useCodes(classcode: string, { undefault, mode, withCode }: CodeChoice = {}) {
  const { data = [], error } = useQuery(codesQuery({ classcode, ...(undefault && { undefault }) }))
  const offered = data.filter(({ modes }) => !mode || modes.length === 0 || modes.includes(mode))
  const options: Option[] = offered.map(({ code, label }) => ({
    value: code,
    label,
    ...(withCode && { subLabel: code }),
  }))
  return { options, error, labelOf: (code: string) => data.find((one) => one.code === code)?.label ?? code }
}

export function useCodeLists(classcodes: readonly string[]): (classcode: string) => readonly Option[] {
  const byClass = useCallback(
    (found: readonly { data: readonly { code: string; label: string }[] | undefined }[]) => {
      const lists = classcodes.map((classcode, i) => [classcode, found[i]?.data ?? []] as const)
      const options = new Map(
        lists.map(([classcode, codes]) => [classcode, codes.map(({ code, label }) => ({ value: code, label }))]),
      )
      return (classcode: string) => options.get(classcode) ?? []
    },
    [classcodes],
  )
  return useQueries({ queries: classcodes.map((classcode) => codesQuery({ classcode })), combine: byClass })
}

/** Places by code, as far as loaded. */
export function usePlaces(mode: PlaceMode, codes: readonly string[]): readonly PlaceChoice[] {
  const { places } = useReferenceLookups()
  const found = useQueries({ queries: codes.map((code) => placeQuery(places, mode, code)) })
  return found.flatMap(({ data }) => data ?? [])
}

export function useCategories() {
  const { data } = useCall(referenceEndpoints.categories, { pageIndex: 1, pageSize: 9999 }, { staleMs: dayMs })
  const tree = useMemo(
    () =>
      (data?.items ?? []).map(({ id, label, children }) => ({
        value: id,
        label,
        children: children.map((kind) => ({ value: kind.id, label: kind.label })),
      })),
    [data],
  )
  const kinds = useMemo(() => (data?.items ?? []).flatMap(({ children }) => children), [data])
  /** The cargo category of a name in any language, or of a code. */
  const categoryOf = useMemo(() => {
    const byWords = new Map(
      kinds
        .toReversed()
        .flatMap(({ id, label, nameChs, nameCht, nameEng, nameRus }) =>
          [nameRus, nameEng, nameCht, nameChs, label, id].map((words) => [plainWords(words), id] as const),
        ),
    )
    return (words: string): string | undefined => byWords.get(plainWords(words))
  }, [kinds])
  return { tree, kinds, categoryOf }
}

const plainWords = (words: string) => foldedWords(words).toLowerCase()

export function useContainerTypes() {
  return useQuery({
    queryKey: [referenceEndpoints.containers.path, {}],
    queryFn: () => named(call(referenceEndpoints.containers, {}), 'reference.get-container-list-error'),
    staleTime: dayMs,
  })
}

/** Truck types in China (I) or abroad (O), cached for the tab. */
export function useTruckTypes(inout: 'I' | 'O') {
  const kept = { cacheSeconds: dayMs / 1000, cacheIn: 'session' } as const
  return useQuery({
    queryKey: [referenceEndpoints.trucks.path, { inout }],
    queryFn: () => named(call(referenceEndpoints.trucks, { inout }, kept), 'reference.get-truck-list-error'),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useCurrencies(): Option[] {
  const { data = [] } = useCall(referenceEndpoints.currencies, {}, { staleMs: dayMs })
  return data.map(({ code, subLabel }) => ({ value: code, label: code, subLabel }))
}

/** Currencies by code, for narrow fields. */
export function useCurrencyCodes(): Option[] {
  return useCurrencies().map(({ value }) => ({ value, label: value }))
}

export function useCountries(): Option[] {
  const { data = [] } = useCall(referenceEndpoints.countries, {}, { staleMs: dayMs })
  return data.map(({ code, label }) => ({ value: code, label, subLabel: code }))
}

/** Telephone codes of countries, disabled for countries without one. */
export function useTelephoneCodes(): Option[] {
  const { data } = useCall(referenceEndpoints.telephoneCodes, {}, { staleMs: dayMs })
  return (data?.items ?? []).map(({ code, label, value, subLabel }) => ({
    value: value ?? code,
    label,
    subLabel,
    disabled: value === undefined,
  }))
}

export const useFavourites = (mode: PlaceMode, enabled: boolean) =>
  useCall(referenceEndpoints.favourites, { type: mode }, { enabled })
export const useFavouritePlaces = (enabled: boolean) => useListCall(referenceEndpoints.favourites, {}, { enabled })
const favouritePaths = [referenceEndpoints.favourites]
export const useAddFavourite = () => useCommand(referenceEndpoints.addFavourite, favouritePaths)
export const useRemoveFavourite = () => useCommand(referenceEndpoints.removeFavourite, favouritePaths)

// What staff keep. Whatever was looked up before is read again after a change.
type Input<Name extends keyof typeof desk> = Parameters<(typeof desk)[Name]['wire']['input']['encode']>[0]

export const useDeskPlaces = (input: Input<'places'>) => useListCall(desk.places, input)
export const useDeskPlace = (key: Input<'place'> | undefined) =>
  useCall(desk.place, key ?? { mode: 'RAIL', code: '' }, { enabled: key !== undefined, staleMs: 0 })
export const readDeskPlace = (key: Input<'place'>) => call(desk.place, key)
export const useSavePlace = () => useCommand(desk.savePlace)
export const useDeskCarriers = (input: Input<'carriers'>) => useListCall(desk.carriers, input)
export const useDeskCarrier = (key: Input<'carrier'> | undefined) =>
  useCall(desk.carrier, key ?? { type: 'A', code: '' }, { enabled: key !== undefined, staleMs: 0 })
export const readDeskCarrier = (key: Input<'carrier'>) => call(desk.carrier, key)
export const useSaveCarrier = () => useCommand(desk.saveCarrier)
export const useDeskCodeClasses = () => useCall(desk.codeClasses, {})
export const useDeskCodes = (input: Input<'codes'>) => useListCall(desk.codes, input)
export const readDeskCode = async (classcode: string, code: string): Promise<CodeForm | undefined> => {
  const found = await call(desk.codes, { classcode, keyword: code, pageIndex: 1, pageSize: 500, sort: 'asc' })
  const row = found.items.find((one) => one.code === code)
  if (!row) return undefined
  const { label, ...entry } = row
  return entry
}
export const useSaveCode = () => useCommand(desk.saveCode)
export const useDeskRates = (input: Input<'rates'>) => useListCall(desk.rates, input)
export const readDeskRate = async (code: string, yearMonth: string): Promise<RateForm | undefined> => {
  const found = await call(desk.rates, { keyword: code, yearMonth, pageIndex: 1, pageSize: 50, sort: 'asc' })
  const row = found.items.find((one) => one.code === code && one.yearMonth === yearMonth)
  return row && { code, yearMonth, rate: row.rate, version: row.version }
}
export const useSaveRate = () => useCommand(desk.saveRate)
