import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type PatchRoutesOnNavigationFunction, RouterProvider } from 'react-router'
import { waitForUse } from '../platform/first-use.ts'
import { chooseLanguage, chosenLanguage } from '../platform/language.ts'
import { loadPart } from '../platform/load-part.ts'
import { answerFrom } from '../platform/plain-data.ts'
import { queryClient } from '../platform/query-client.ts'
import { wordsAreDrawn } from '../platform/text.tsx'
import { drawnOn } from '../platform/today.ts'
import { Application, wantedOf, waysOf } from './application.tsx'
import type { DrawnPage } from './drawn-page.ts'
import { placeOf, routesWith } from './public-routes.tsx'
import { followSession, startFrom } from './start.tsx'

const routes = routesWith({ open: [], framed: [] })

/** Takes over a page that the server has drawn, as it stands, and goes on as the application. `taps` says what was tapped before. */
export async function takeOver(page: DrawnPage, taps: () => HTMLElement | undefined): Promise<void> {
  const choice = chosenLanguage()
  drawnOn(page.day)
  waitForUse()
  await Promise.all([startFrom(page), loadPage()])
  wordsAreDrawn()
  const queries = queryClient()
  for (const [key, answer] of page.answers) queries.setQueryData(key, answerFrom(answer))
  const router = createBrowserRouter(routes, {
    // There is nothing to wait for: the page is drawn.
    hydrationData: {},
    patchRoutesOnNavigation: addInnerRoutes,
  })
  const tapped = taps()
  // In small steps, so that a tap meanwhile is answered at once.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <Application queries={queries} wanted={wantedOf(router)}>
        <RouterProvider router={router} />
      </Application>,
    )
  })
  tapped?.click()
  void followSession(waysOf(router))
  // Chosen in this browser, but not known to the server: the cookie is missing.
  if (choice !== page.language) await chooseLanguage(choice)
}

/** The inner pages are made known when the reader first goes to an address that none of these pages has. */
const addInnerRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const { innerRoutes } = await loadPart(() => import('./router.tsx'))
  patch(placeOf.open, innerRoutes.open)
  patch(placeOf.framed, innerRoutes.framed)
}

/** The page's own script must be there before its drawing is taken over. */
async function loadPage(): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}
