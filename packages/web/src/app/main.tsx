import '../platform/ui/styles.ts'
import './shell/shell.css'
import '../platform/api.ts'
import { Problem } from '@landbridge/contract/shared/problem'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { queryClient } from '../platform/query-client.ts'
import { ErrorState } from '../platform/ui/states.tsx'
import { Application, navigationOf, wantedPath } from './application.tsx'
import { routes } from './router.tsx'
import { followSession, start } from './start.tsx'

// The application: every page that the server does not draw.
const root = document.getElementById('root')
if (root) await open(root)

async function open(element: HTMLElement): Promise<void> {
  const router = createBrowserRouter(routes)
  const isReachable = await start()
  void followSession(navigationOf(router))
  createRoot(element).render(
    <Application queries={queryClient()} wanted={wantedPath(router)}>
      {isReachable ? <RouterProvider router={router} /> : <Unreachable />}
    </Application>,
  )
}

function Unreachable() {
  return (
    <main className="wrap pad">
      <div className="card">
        <ErrorState error={new Problem('shared.unavailable')} onRetry={() => location.reload()} />
      </div>
    </main>
  )
}
