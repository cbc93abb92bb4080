import { waitFor } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { openPages } from '../testing/page.tsx'
import { innerRoutes } from './router.tsx'
import { unbuilt } from './unbuilt-routes.tsx'

const pathsIn = (list: readonly RouteObject[]): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)])

it('keeps no page for later that is open', () => {
  const known = pathsIn([...innerRoutes.open, ...innerRoutes.framed])
  const later = pathsIn(Object.values(unbuilt).flat())
  // The trains of every mode are asked for under another name of a mode that has none of its own.
  expect(later.filter((path) => known.filter((one) => one === path).length > 1)).toEqual(['/freight/multiTrain/query'])
  expect(later.length).toBeGreaterThan(10)
})

it.each([
  ['/freight/highway/query?PortlCd=CNXIA#top', '/freight/truck/query?PortlCd=CNXIA#top'],
  ['/freight/ship/query', '/freight/sea/query'],
  ['/user/order/booking/ship?keyword=R1', '/user/order/booking/sea?keyword=R1'],
  ['/user/order/booking/highway/info/7a?tab=price', '/user/order/booking/truck/info/7a?tab=price'],
  ['/user/order/workOrder/highway?page=2', '/user/order/workOrder/truck?page=2'],
])('leads from %s, where a mode has its other name, to %s', async (from, to) => {
  const { router } = await openPages(Object.values(unbuilt).flat(), from)
  const { pathname, search, hash } = await waitFor(() => {
    const { location } = router.state
    if (location.pathname === new URL(from, 'http://x').pathname) throw new Error('It leads nowhere.')
    return location
  })
  expect(pathname + search + hash).toBe(to)
})
