import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../testing/page.tsx'
import { PapersCard } from './job-papers.tsx'

const papers = {
  id: 'j1',
  jobNo: 'JR2611-7K3QX',
  state: 'underway',
  siState: 'sent',
  billState: 'none',
  releaseState: 'notAsked',
} as const

it('says of customs what was recorded, and nothing beside it: the milestones may know more', async () => {
  await openPart(<PapersCard job={{ ...papers, exportCustomsState: 'none', importCustomsState: 'declared' }} />)
  expect(screen.queryByText('Export clearance')).toBeNull()
  expect(screen.queryByText('Not recorded')).toBeNull()
  expect(screen.getByText('Import clearance')).toBeTruthy()
  expect(screen.getByText('Declared')).toBeTruthy()
})

it.each([
  ['underway', []],
  ['arrived', ['Delivery note']],
  ['awaitingConfirmation', ['Completion sheet', 'Delivery note']],
  ['completed', ['Completion sheet', 'Delivery note']],
  ['cancelled', []],
] as const)('offers the papers that there are of a job that is %s', async (state, offered) => {
  await openPart(<PapersCard job={{ ...papers, state, exportCustomsState: 'none', importCustomsState: 'none' }} />)
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered)
})

it.each([
  ['JR2611-7K3QX', 'SI'],
  ['JS2611-7K3QX', 'SI'],
  ['JA2611-7K3QX', 'SLI'],
  ['JT2611-7K3QX', 'Loading instruction'],
])('calls the instruction of %s as its trade does: %s', async (jobNo, name) => {
  await openPart(<PapersCard job={{ ...papers, jobNo, exportCustomsState: 'none', importCustomsState: 'none' }} />)
  expect(screen.getAllByText(name).length).toBeGreaterThan(0)
  if (name !== 'SI') expect(screen.queryByText('SI')).toBeNull()
})
