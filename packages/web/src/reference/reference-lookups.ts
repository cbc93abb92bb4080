import type { PlaceMode } from '@landbridge/contract/reference/place'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import type { CityOption, PlaceOption } from '@landbridge/contract/reference/reference-options'
import type { Endpoint } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem, type ProblemCode } from '@landbridge/contract/shared/problem'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { z } from 'zod'
import { call } from '../platform/api.ts'

/** A place to choose, of whatever mode. */
export type PlaceChoice = Pick<PlaceOption, 'code' | 'label' | 'countryCode' | 'latitude' | 'longitude'> & {
  mode: PlaceMode
}
export type PlaceKind = 'station' | 'border'

const freshMs = 300_000
const dayMs = 86_400_000
/** Failures that say nothing of what failed. */
const nameless = new Set<ProblemCode>(['shared.broken', 'shared.unavailable'])

/** What is looked up as one types. Answers are kept, so that the same letters are asked for once. */
export function useReferenceLookups() {
  const queries = useQueryClient()
  return useMemo(() => lookupsOver(queries), [queries])
}

function lookupsOver(queries: QueryClient) {
  const ask = <In extends z.ZodType, Out extends z.ZodType>(
    endpoint: Endpoint<In, Out, Actor>,
    input: z.output<In>,
    { otherwise, staleMs = freshMs }: { otherwise: ProblemCode; staleMs?: number },
  ): Promise<z.output<Out>> =>
    queries.fetchQuery({
      queryKey: [endpoint.path, input],
      queryFn: () => named(call(endpoint, input), otherwise),
      staleTime: staleMs,
    })
  return {
    places: (mode: PlaceMode, key: string, kind?: PlaceKind) => findPlaces(ask, { mode, key, kind }),
    hotGroups: (mode: PlaceMode) =>
      ask(referenceEndpoints.hotPlaces, { type: mode }, { otherwise: 'reference.get-list-error', staleMs: dayMs }),
    favourites: (mode: PlaceMode) =>
      ask(referenceEndpoints.favourites, { type: mode }, { otherwise: 'reference.get-list-error' }),
    carriers: (type: 'A' | 'C' | undefined, key: string) =>
      ask(
        referenceEndpoints.carriers,
        { ...(type && { type }), ...(key && { key }) },
        { otherwise: 'reference.get-carrier-list-error' },
      ),
    hsCodes: (filter: string) =>
      ask(
        referenceEndpoints.hsCodes,
        { pageIndex: 1, pageSize: 50, sort: 'asc', ...(filter && { filter }) },
        { otherwise: 'reference.get-list-error' },
      ),
  }
}

type Ask = <In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out, Actor>,
  input: z.output<In>,
  how: { otherwise: ProblemCode; staleMs?: number },
) => Promise<z.output<Out>>

const stationTypes = { station: 'R', border: 'B' } as const

/** Each mode has a look-up of its own; cities are the places of road transport. */
async function findPlaces(
  ask: Ask,
  { mode, key, kind }: { mode: PlaceMode; key: string; kind: PlaceKind | undefined },
): Promise<PlaceChoice[]> {
  const input = key ? { key } : {}
  const otherwise = mode === 'AIR' ? 'reference.get-air-list-error' : 'reference.get-list-error'
  if (mode === 'RAIL') {
    const type = kind && stationTypes[kind]
    return (await ask(referenceEndpoints.railPorts, { ...input, ...(type && { type }) }, { otherwise })).map(choiceOf)
  }
  if (mode === 'SEA') return (await ask(referenceEndpoints.seaPorts, input, { otherwise })).map(choiceOf)
  if (mode === 'AIR') return (await ask(referenceEndpoints.airports, input, { otherwise })).map(choiceOf)
  return (await ask(referenceEndpoints.cities, input, { otherwise })).map(cityChoiceOf)
}

export const choiceOf = (place: PlaceOption): PlaceChoice => place
const cityChoiceOf = (city: CityOption): PlaceChoice => ({ ...city, mode: 'TRUCK' })

/** Where a failure says nothing of what failed, the list that was asked for is named. */
export async function named<Answer>(asked: Promise<Answer>, otherwise: ProblemCode): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    const isAbort = error instanceof DOMException && error.name === 'AbortError'
    if (isAbort || (error instanceof Problem && !nameless.has(error.code))) throw error
    throw new Problem(otherwise)
  }
}
