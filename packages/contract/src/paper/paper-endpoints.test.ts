import { expect, it } from 'vitest'
import { refusalsIn } from '../testing/refusals.ts'
import { paperDeskEndpoints } from './paper-endpoints.ts'

const id = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'

it('keeps the papers of a work order and the release of its cargo for staff, and names the version that was seen', () => {
  const { paper, ...changes } = paperDeskEndpoints
  expect([paper.by, paper.permission, paper.reads]).toEqual([['staff'], 'workorder.view', false])
  for (const [name, { by, permission, method, input }] of Object.entries(changes)) {
    expect([by, permission, method], name).toEqual([['staff'], 'workorder.edit', 'PUT'])
    expect(Object.keys(refusalsIn(input, { id })), name).toContain('version')
  }
})
