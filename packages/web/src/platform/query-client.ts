import { Problem } from '@landbridge/contract/shared/problem'
import { MutationCache, QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { menuCountsKey } from './menu-counts-key.ts'
import { useLanguage } from './text.tsx'

/** Keeps what was read fresh for a quarter of a minute; only a server that could not be reached is called twice. */
export const queryClient = () => {
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: () => void queries.invalidateQueries({ queryKey: [menuCountsKey] }),
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && error instanceof Problem && error.code === 'shared.unavailable',
        retryDelay: 400,
        staleTime: 15_000,
        refetchOnWindowFocus: false,
      },
    },
  })
  return queries
}

/** Reads the server's words anew in another language, also those still on their way; the ones before stand until then. */
export function useRereadInLanguage(): void {
  const queries = useQueryClient()
  const language = useLanguage()
  const read = useRef(language)
  useEffect(() => {
    if (read.current === language) return
    read.current = language
    void queries.cancelQueries().then(() => queries.invalidateQueries())
  }, [language, queries])
}
