import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { createBrowserRouter } from 'react-router'
import { paths } from '../paths.ts'
import { MissingPartBar, OfflineBar } from './shell/page-bars.tsx'

type ApplicationProps = {
  queries: QueryClient
  wanted?: () => string | undefined
  children: ReactNode
}

/** Providers around the router, in the browser and on the server. */
export const Application = ({ queries, wanted = () => undefined, children }: ApplicationProps) => (
  <QueryClientProvider client={queries}>
    {children}
    <div className="page-bars">
      <MissingPartBar wanted={wanted} />
      <OfflineBar />
    </div>
  </QueryClientProvider>
)

type Router = ReturnType<typeof createBrowserRouter>

export const wantedPath = (router: Router) => () => {
  const { location } = router.state.navigation
  return location && location.pathname + location.search
}

export const navigationOf = (router: Router) => ({
  goHome: () => void router.navigate(paths.home()),
  back: () => {
    const { pathname, search } = router.state.location
    return () => void router.navigate(pathname + search)
  },
})
