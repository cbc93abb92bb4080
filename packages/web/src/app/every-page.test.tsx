import { Problem } from '@landbridge/contract/shared/problem'
import { waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import type { PageHandle } from '../platform/routes.tsx'
import { logIn, startSession } from '../platform/session.ts'
import { openPages } from '../testing/page.tsx'
import { clerkId } from '../testing/people.ts'
import { everyOther, servePortal } from '../testing/portal.ts'
import { routes } from './router.tsx'

type Page = { path: string; handle: PageHandle; route: RouteObject }

function pagesIn(found: readonly RouteObject[]): Page[] {
  return found.flatMap((route): Page[] => {
    const handle = route.handle as PageHandle | undefined
    const own = route.path && route.lazy && handle ? [{ path: route.path, handle, route }] : []
    return [...own, ...pagesIn(route.children ?? [])]
  })
}

// A page of several modes is opened once, by the first; the page of one site text has a test of its own.
const byName = new Map(
  pagesIn(routes)
    .toReversed()
    .map((one) => [one.handle.name, one]),
)
const everyPage = [...byName].filter(([name]) => name !== 'DeskSiteText').toReversed()

const refusal = /You do not have permission to do this|This part could not be loaded/

/** An owner of a company on the pages of customers, a clerk on those of the desk. */
async function logInFor(path: string) {
  const person = { id: 'session', userId: clerkId, realName: 'Chen Min', permissions: [] } as const
  const user = path.startsWith('/admin')
    ? ({ ...person, role: 'admin', customerState: 0 } as const)
    : ({ ...person, role: 'customer', customerState: 2, companyRole: 'owner' } as const)
  await startSession({ loadUser: async () => user, onEnded: () => {}, onFailed: () => {} })
  await logIn('session')
}

it.each(everyPage)(
  'opens the page %s, which stands with its heading and says why it cannot go on where every call is refused',
  async (_, { path, handle, route }) => {
    await logInFor(path)
    const { made } = servePortal(everyOther(new Problem('access.not-allowed')))
    const address = path.replace(/:(\w+)/g, (__, part: string) => handle.kinds?.[part]?.[0] ?? clerkId)
    const { container } = await openPages([{ ...route, path }], address)
    await waitFor(() => expect(container.querySelector('h1, [role=alert]')?.textContent).toBeTruthy())
    // What a page says before it asks proves nothing of what it says afterwards.
    if (made.length > 0) await waitFor(() => expect(container.textContent).toMatch(refusal))
    expect(container.textContent).not.toContain('Unexpected Application Error')
  },
)
