import type { Endpoint } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { keepPreviousData, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { type CallOptions, call } from './api.ts'
import { isForbidden } from './forbidden.ts'

type ReadOptions = CallOptions & {
  enabled?: boolean
  keepPrevious?: boolean
  staleMs?: number
  pollMs?: number
  /** The version of the thing beside which the answer stands: at another it is read anew. */
  version?: number
}

/** Reads a call of the contract into the query cache, under its path and input; leaving the page cancels it. */
export function useCall<In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out, Actor>,
  input: z.output<In>,
  { enabled = true, keepPrevious = false, staleMs, pollMs, version, ...options }: ReadOptions = {},
): UseQueryResult<z.output<Out>> {
  return useQuery<z.output<Out>>({
    queryKey: [endpoint.path, input, ...(version === undefined ? [] : [version])],
    queryFn: ({ signal }) => call(endpoint, input, { ...options, signal }),
    enabled,
    ...(staleMs !== undefined && { staleTime: staleMs }),
    ...(pollMs !== undefined && { refetchInterval: pollMs }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
}

/** A list: the last page stays in view while the next one comes, and where it does not come. */
export function useListCall<In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out, Actor>,
  input: z.output<In>,
  options: ReadOptions = {},
) {
  const { data, error, refetch, isPlaceholderData, isFetching } = useCall(endpoint, input, {
    keepPrevious: true,
    ...options,
  })
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return { data: data ?? (isForbidden(error) ? undefined : last), error, refetch, isPlaceholderData, isFetching }
}

/** A command, after which the answers of the named calls are read again, or without names all. */
export function useCommand<In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out, Actor>,
  rereads?: readonly { path: string }[],
) {
  const queries = useQueryClient()
  return useMutation<z.output<Out>, Error, z.output<In>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () =>
      rereads
        ? Promise.all(rereads.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
        : queries.invalidateQueries(),
  })
}
