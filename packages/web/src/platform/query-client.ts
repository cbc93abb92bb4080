import { Problem } from '@landbridge/contract/shared/problem'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { menuCountsKey } from './menu-counts-key.ts'

/** What was read is fresh for a quarter of a minute; only a server that could not be reached is asked twice. */
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
