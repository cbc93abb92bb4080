import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { CityOption, PlaceOption } from '@landbridge/contract/reference/reference-options'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import type { Endpoint } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { ProblemCode } from '@landbridge/contract/shared/problem-kinds'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { z } from 'zod'

export type PlaceChoice = Pick<
  PlaceOption,
  'code' | 'label' | 'countryCode' | 'cityCode' | 'latitude' | 'longitude'
> & {
  mode: PlaceMode
}
export type PlaceKind = 'station' | 'border'
/** Limits of a place search: crossings between two ends, or cities of a country. */
export type PlacesWithin = {
  originCode?: string | null | undefined
  destinationCode?: string | null | undefined
  countryCode?: string | undefined
}

const freshMs = 300_000
/** Failures without a name of the failed list. */
const nameless = new Set<ProblemCode>(['shared.broken', 'shared.unavailable'])

/** Look-ups while typing, cached by the typed letters. */
export function useReferenceLookups() {
  const queries = useQueryClient()
  return useMemo(() => lookupsOver(queries), [queries])
}

type Endpoints = typeof import('@landbridge/contract/reference/reference-endpoints').referenceEndpoints

/** Calls by name, so that the front page need not wait for the schemas. */
type Ask = <In extends z.ZodType, Out extends z.ZodType>(
  of: (endpoints: Endpoints) => Endpoint<In, Out, Actor>,
  input: z.output<In>,
  how: { otherwise: ProblemCode; staleMs?: number },
) => Promise<z.output<Out>>

function askOver(queries: QueryClient): Ask {
  return async (of, input, { otherwise, staleMs = freshMs }) => {
    const [{ call }, { referenceEndpoints }] = await Promise.all([
      import('../platform/api.ts'),
      import('@landbridge/contract/reference/reference-endpoints'),
    ])
    const endpoint = of(referenceEndpoints)
    return queries.fetchQuery({
      queryKey: [endpoint.path, input],
      queryFn: () => named(call(endpoint, input), otherwise),
      staleTime: staleMs,
    })
  }
}

function lookupsOver(queries: QueryClient) {
  const ask = askOver(queries)
  const listError = { otherwise: 'reference.get-list-error' } as const
  return {
    places: (mode: PlaceMode, key: string, kind?: PlaceKind, within?: PlacesWithin) =>
      findPlaces(ask, { mode, key, kind, within }),
    hotGroups: (mode: PlaceMode) => ask((of) => of.hotPlaces, { type: mode }, { ...listError, staleMs: dayMs }),
    favourites: (mode: PlaceMode) => ask((of) => of.favourites, { type: mode }, listError),
    carriers: (type: 'A' | 'C' | undefined, key: string) =>
      ask(
        (of) => of.carriers,
        { ...(type && { type }), ...(key && { key }) },
        { otherwise: 'reference.get-carrier-list-error' },
      ),
    hsCodes: (filter: string) =>
      ask((of) => of.hsCodes, { pageIndex: 1, pageSize: 50, sort: 'asc', ...(filter && { filter }) }, listError),
    unNumbers: (key: string) => ask((of) => of.unNumbers, { ...(key && { key }) }, { ...listError, staleMs: dayMs }),
  }
}

export function usePlace(mode: PlaceMode, code: string | null | undefined): PlaceChoice | undefined {
  const { places } = useReferenceLookups()
  return useQuery({ ...placeQuery(places, mode, code ?? ''), enabled: !!code }).data ?? undefined
}

/** False while a place's name loads; an unknown place shows its code. */
export function usePlaceNamed(mode: PlaceMode, code: string | null | undefined): boolean {
  const { places } = useReferenceLookups()
  return !useQuery({ ...placeQuery(places, mode, code ?? ''), enabled: !!code }).isLoading
}

/** A place's city in a word or two, for narrow columns. */
export function useCityName(mode: PlaceMode, code: string | null | undefined): string | undefined {
  const place = usePlace(mode, code)
  const city = usePlace('TRUCK', place?.mode === 'TRUCK' ? undefined : place?.cityCode)
  return city?.label ?? (place?.cityCode ? undefined : place?.label)
}

type Places = ReturnType<typeof lookupsOver>['places']

export const placeQuery = (places: Places, mode: PlaceMode, code: string) => ({
  queryKey: ['place', mode, code],
  queryFn: async () => (await places(mode, code)).find((place) => place.code === code) ?? null,
  staleTime: dayMs,
})

const stationTypes = { station: 'R', border: 'B' } as const

/** Finds places of a mode; road transport has cities. */
async function findPlaces(
  ask: Ask,
  {
    mode,
    key,
    kind,
    within,
  }: { mode: PlaceMode; key: string; kind: PlaceKind | undefined; within: PlacesWithin | undefined },
): Promise<PlaceChoice[]> {
  const input = key ? { key } : {}
  const otherwise = mode === 'AIR' ? 'reference.get-air-list-error' : 'reference.get-list-error'
  if (mode === 'RAIL') {
    const type = kind && stationTypes[kind]
    const between = {
      ...(within?.originCode && { originCode: within.originCode }),
      ...(within?.destinationCode && { destinationCode: within.destinationCode }),
    }
    return (await ask((of) => of.railPorts, { ...input, ...(type && { type }), ...between }, { otherwise })).map(
      choiceOf,
    )
  }
  if (mode === 'SEA') return (await ask((of) => of.seaPorts, input, { otherwise })).map(choiceOf)
  if (mode === 'AIR') return (await ask((of) => of.airports, input, { otherwise })).map(choiceOf)
  const inCountry = within?.countryCode ? { countryCd: within.countryCode } : {}
  return (await ask((of) => of.cities, { ...input, ...inCountry }, { otherwise })).map(cityChoiceOf)
}

export const choiceOf = (place: PlaceOption): PlaceChoice => place
const cityChoiceOf = (city: CityOption): PlaceChoice => ({ ...city, mode: 'TRUCK' })

/** Names the failed list in a failure without a name. */
export async function named<Answer>(answer: Promise<Answer>, otherwise: ProblemCode): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    const isAbort = error instanceof DOMException && error.name === 'AbortError'
    if (isAbort || (error instanceof Problem && !nameless.has(error.code))) throw error
    throw new Problem(otherwise)
  }
}
