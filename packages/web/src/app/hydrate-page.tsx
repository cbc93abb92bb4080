import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type PatchRoutesOnNavigationFunction, RouterProvider } from 'react-router'
import { waitForUse } from '../platform/first-use.ts'
import { chooseLanguage, chosenLanguage } from '../platform/language.ts'
import { loadPart } from '../platform/load-part.ts'
import { answerFrom } from '../platform/plain-data.ts'
import { queryClient } from '../platform/query-client.ts'
import { keepPrerenderedWords } from '../platform/text.tsx'
import { setPrerenderedDay } from '../platform/today.ts'
import { Application, navigationOf, wantedPath } from './application.tsx'
import type { DrawnPage } from './drawn-page.ts'
import { placeOf, routesWith } from './public-routes.tsx'
import { followSession, startFrom } from './start.tsx'

const routes = routesWith({ open: [], framed: [] })

/** Hydrates a page drawn by the server; `taps` are the buttons tapped before. */
export async function hydratePage(page: DrawnPage, taps: () => HTMLElement | undefined): Promise<void> {
  const choice = chosenLanguage()
  setPrerenderedDay(page.day)
  waitForUse()
  await Promise.all([startFrom(page), loadPage()])
  keepPrerenderedWords()
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
      <Application queries={queries} wanted={wantedPath(router)}>
        <RouterProvider router={router} />
      </Application>,
    )
  })
  tapped?.click()
  void followSession(navigationOf(router))
  // Chosen in this browser, but not known to the server: the cookie is missing.
  if (choice !== page.language) await chooseLanguage(choice)
}

/** Loads the inner pages when the reader first goes to one of them. */
const addInnerRoutes: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const { innerRoutes } = await loadPart(() => import('./router.tsx'))
  patch(placeOf.open, innerRoutes.open)
  patch(placeOf.framed, innerRoutes.framed)
}

async function loadPage(): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}
