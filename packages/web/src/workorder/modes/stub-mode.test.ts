import { expect, it } from 'vitest'
import { jobView } from './job-mode-view.ts'

it('draws the jobs of a mode that states its columns alone', () => {
  const stub = jobView('railway', { columns: [] })
  expect(stub).toMatchObject({ service: 'workorder.rail-service', listId: 'workorder-rail', boxColumns: [] })
  expect(stub.departure.nameOf({ departureNo: 'X8020' })).toBe('X8020')
})
