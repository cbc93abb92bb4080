import '../platform/ui/styles.ts'
import './shell/shell.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { RouterProvider } from 'react-router'
import { paths } from '../paths.ts'
import { queryClient } from '../platform/use-call.ts'
import { router } from './router.tsx'
import { MissingPartBar } from './shell/missing-part-bar.tsx'
import { Unreachable } from './shell/unreachable.tsx'
import { start } from './start.tsx'

const root = document.getElementById('root')
if (root) await open(root)

/** The page that the reader is waiting for. */
const wanted = () => {
  const { location } = router.state.navigation
  return location && location.pathname + location.search
}

async function open(at: HTMLElement): Promise<void> {
  const { words, isReachable } = await start({
    goHome: () => void router.navigate(paths.home()),
    back: () => {
      const { pathname, search } = router.state.location
      return () => void router.navigate(pathname + search)
    },
  })
  createRoot(at).render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={queryClient()}>
        {isReachable ? <RouterProvider router={router} /> : <Unreachable />}
        <MissingPartBar wanted={wanted} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
