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
  /** The related record's version, whose change reads anew. */
  version?: number
}

/** Reads a call into the query cache by path and input, cancelled on unmount. */
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

/** A list that keeps the last page while the next loads or fails. */
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

/** A command, after which the named calls, or all, are read anew. */
export function useCommand<In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out, Actor>,
  invalidates?: readonly { path: string }[],
) {
  const queries = useQueryClient()
  return useMutation<z.output<Out>, Error, z.output<In>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () =>
      invalidates
        ? Promise.all(invalidates.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })))
        : queries.invalidateQueries(),
  })
}
