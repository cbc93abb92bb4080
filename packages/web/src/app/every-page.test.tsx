import { waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import type { PageHandle } from '../platform/routes.tsx'
import { logIn, startSession } from '../platform/session.ts'
import { openPages } from '../testing/page.tsx'
import { clerkId, refused, servePortal } from '../testing/portal.ts'
import { routes } from './router.tsx'

afterEach(() => {
  localStorage.clear()
})

type Page = { path: string; handle: PageHandle; route: RouteObject }

function pagesIn(found: readonly RouteObject[]): Page[] {
  return found.flatMap((route): Page[] => {
    const handle = route.handle as PageHandle | undefined
    const own = route.path && route.lazy && handle ? [{ path: route.path, handle, route }] : []
    return [...own, ...pagesIn(route.children ?? [])]
  })
}

// Those of several modes once. The page of one text needs a text that there is, and has a test of its own.
const everyPage = [...new Map(pagesIn(routes).map((one) => [one.handle.name, one]))].filter(
  ([name]) => name !== 'DeskSiteText',
)

/** An owner of a company on the pages of customers, a clerk on those of the desk. */
async function logInFor(path: string) {
  const person = { id: 'session', userId: clerkId, realName: 'Chen Min', permissions: [] } as const
  const user = path.startsWith('/admin')
    ? ({ ...person, role: 'admin', customerState: 0 } as const)
    : ({ ...person, role: 'customer', customerState: 2, companyRole: 'owner' } as const)
  await startSession({ loadUser: async () => user, ended: () => {}, failed: () => {} })
  await logIn('session')
}

it.each(everyPage)(
  'opens the page %s, which stands with its heading or says why it cannot, where every call is refused',
  async (_, { path, handle, route }) => {
    await logInFor(path)
    servePortal({ '': refused('access.not-allowed') })
    const address = path.replace(/:(\w+)/g, (__, part: string) => handle.kinds?.[part]?.[0] ?? clerkId)
    const { container } = await openPages([{ ...route, path }], address)
    await waitFor(() => expect(container.querySelector('h1, [role=alert]')?.textContent).toBeTruthy())
    expect(container.textContent).not.toContain('Unexpected Application Error')
  },
)
