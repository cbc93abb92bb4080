import { modes } from '@landbridge/contract/shared/modes'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { placeOptions } from '../../reference/index.ts'
import type { QueryState } from './query-state.ts'

const ends = ['origin', 'destination'] as const

/** Resolves places that an address names in words, and writes their codes into it. */
export function useNamedEnds(state: QueryState): void {
  const { mode, search, named, set } = state
  const list = modes[mode.mode].placeMode
  const sought = ends.filter((end) => named[end] !== '' && search[`${end}Code`] === '')
  const { data } = useQuery({
    queryKey: ['named ends', list, ...sought.map((end) => named[end])],
    queryFn: async ({ signal }) =>
      Promise.all(
        sought.map(async (end) => {
          const [found] = await placeOptions[list](named[end], signal)
          return [end, found?.value ?? ''] as const
        }),
      ),
    enabled: sought.length > 0,
  })
  useEffect(() => {
    if (!data || sought.length === 0) return
    set(
      Object.fromEntries(
        data.flatMap(([end, code]) => [
          [`${end}Code`, code],
          [`${end}Name`, ''],
        ]),
      ),
    )
  }, [data, set, sought.length])
}
