import { Problem } from '@landbridge/contract/shared/problem'
import { QueryClient } from '@tanstack/react-query'

/** What was read is fresh for a quarter of a minute; only a server that could not be reached is asked twice. */
export const queryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && error instanceof Problem && error.code === 'shared.unavailable',
        retryDelay: 400,
        staleTime: 15_000,
        refetchOnWindowFocus: false,
      },
    },
  })
