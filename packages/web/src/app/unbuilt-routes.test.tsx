import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
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
