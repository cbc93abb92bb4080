import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../testing/page.tsx'
import { JobPaperButtons } from './job-paper-buttons.tsx'

const waybill = 'Draft air waybill'
const bill = 'Draft bill of lading'

it.each([
  ['air', 'opened', 'JA2611-7K3QX', [waybill]],
  ['air', 'arrived', 'JA2611-7K3QX', [waybill, 'Delivery note']],
  ['road', 'opened', 'JT2611-7K3QX', ['CMR note, draft']],
  ['road', 'arrived', 'JT2611-7K3QX', ['CMR note, draft', 'Delivery note']],
  ['sea', 'opened', 'JS2611-7K3QX', [bill]],
  ['sea', 'underway', 'JS2611-7K3QX', [bill, 'Arrival notice']],
  ['sea', 'arrived', 'JS2611-7K3QX', [bill, 'Arrival notice', 'Delivery note']],
  ['sea', 'completed', 'JS2611-7K3QX', [bill, 'Arrival notice', 'Completion sheet', 'Delivery note']],
] as const)('offers the papers that there are of a job by %s that is %s', async (_, state, jobNo, offered) => {
  await openPart(<JobPaperButtons job={{ id: 'j1', jobNo, state, billState: 'draft' }} />)
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered)
})

it('offers the desk the draft of the master air waybill besides', async () => {
  const job = { id: 'j1', jobNo: 'JA2611-7K3QX', state: 'opened', billState: 'draft' } as const
  await openPart(<JobPaperButtons job={job} desk />)
  const offered = screen.queryAllByRole('button').map(({ textContent }) => textContent)
  expect(offered).toEqual([waybill, 'Draft master air waybill (MAWB)'])
})
