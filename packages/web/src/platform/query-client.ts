import { Problem } from '@landbridge/contract/shared/problem'
import { MutationCache, QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { menuCountsKey } from './menu-counts-key.ts'
import { useLanguage } from './text.tsx'

/** Answers stay fresh for 15 s; only an unreachable server is called twice. */
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

/** Reads translated answers anew after a change of language, with the old ones shown meanwhile. */
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
