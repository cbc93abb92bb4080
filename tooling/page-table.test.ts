// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { routes } from '../packages/web/src/app/router.tsx'
import { leadingOn, pageTable } from './page-table.ts'

const routesIn = (list: typeof routes): string[] =>
  list.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...routesIn(children)])

it('knows every address of the router, and no other', () => {
  const known = new Set([...pageTable.map(({ route }) => route), ...leadingOn])
  expect([...known].toSorted()).toEqual([...new Set(routesIn(routes))].toSorted())
})
