import { expect, it } from 'vitest'
import { refusalsIn } from '../testing/refusals.ts'
import { billDeskEndpoints } from './bill/bill-endpoints.ts'
import { paperDeskEndpoints } from './paper-endpoints.ts'

const id = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'

it('keeps the papers of a work order and the life of its bills for staff, and names the version that was seen', () => {
  const { paper } = paperDeskEndpoints
  expect([paper.by, paper.permission, paper.reads]).toEqual([['staff'], 'workorder.view', false])
  const { show, ...deeds } = billDeskEndpoints
  expect([show.by, show.permission]).toEqual([['staff'], 'workorder.view'])
  for (const [name, { by, method, input }] of Object.entries(deeds)) {
    expect([by, method], name).toEqual([['staff'], 'PUT'])
    expect(Object.keys(refusalsIn(input, { id })), name).toContain('version')
  }
})

it('asks a permission of its own for what binds us: issue, indemnity, another set, and money’s hold', () => {
  const permissions = Object.fromEntries(
    Object.entries(billDeskEndpoints).map(([name, { permission }]) => [name, permission]),
  )
  expect(permissions).toMatchObject({
    issue: 'paper.issue',
    recall: 'paper.issue',
    void: 'paper.issue',
    indemnify: 'paper.indemnity',
    switch: 'paper.switch',
    holdForMoney: 'paper.money-hold',
    liftForMoney: 'paper.money-hold',
    lift: 'workorder.edit',
  })
})
