import { Problem } from '@landbridge/contract/shared/problem'
import type { ConsolidationDetail, SharedJob } from '@landbridge/contract/warehouse/consolidation'
import { consolidationEndpoints as desk } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, type CallAnswer, servePortal } from '../../testing/portal.ts'
import { aroundJobs } from '../../workorder/job-fixtures.ts'
import { warehouseRoutes } from '../warehouse-routes.tsx'

const aJob = (no: string, changes: Partial<SharedJob> = {}): SharedJob => ({
  jobId: `6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a1${no}`,
  jobNo: `JR3101-7K3Q${no}`,
  jobState: 'opened',
  bookingId: '0d9d9c1c-8a0e-4a5e-9d0e-0f3a5f5a1c11',
  bookingNo: 'R310115-7K3QX',
  bookingMode: 'R',
  legSeq: 1,
  customerShortName: 'Silk Road Tea',
  lclState: 'warehoused',
  dangerous: false,
  packages: 100,
  grossWeightKg: '1200.000',
  volumeM3: '2.500',
  actualPieces: 98,
  actualGrossWeightKg: '1410.000',
  actualVolumeM3: '2.988',
  chargeableQty: '2.988',
  measureDiffers: true,
  receivedAt: new Date('2031-01-15T07:00:00Z'),
  ...changes,
})

const consolidation = (changes: Partial<ConsolidationDetail> = {}): ConsolidationDetail => ({
  id: '1f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  consolidationNo: 'CN3101-7K3QX',
  mode: 'R',
  state: 'open',
  version: 4,
  originCode: 'CNXIA',
  originName: 'Xi’an',
  destinationCode: 'DEDUI',
  destinationName: 'Duisburg',
  containerType: '20GP',
  containerNo: 'CSQU3054383',
  sealNos: ['SEAL1'],
  createdAt: new Date('2031-01-15T07:00:00Z'),
  jobCount: 1,
  volumeM3: '2.988',
  grossWeightKg: '1410.000',
  maxVolumeM3: '29.88',
  maxWeightKg: '28200',
  volumePct: 10,
  weightPct: 5,
  jobs: [aJob('1')],
  candidates: [aJob('2'), aJob('3', { lclState: 'awaiting', dangerous: true })],
  warnings: [],
  actions: [
    { name: 'close', allowed: true },
    { name: 'reopen', allowed: false },
    { name: 'cancel', allowed: true },
  ],
  ...changes,
})

const overfull = new Problem('workorder.overfull-volume', undefined, {
  total: '31.130',
  limit: '29.88',
  over: '1.250',
  unit: 'm3',
})

async function openConsolidation(shown = consolidation(), ...answers: CallAnswer[]) {
  const { sent } = servePortal(aroundJobs, answer(desk.show, shown), answer(desk.close, shown), answers)
  await openPages(warehouseRoutes.desk ?? [], deskPaths.consolidation(shown.id))
  await screen.findByRole('heading', { level: 1 })
  return sent
}

beforeEach(() => logInClerk('workorder.edit'))
it('shows how full the container is, what lies in it, and what could be put in', async () => {
  await openConsolidation()
  expect(screen.getByText(/^3.0 of 29.9 m³/).textContent).toBe('3.0 of 29.9 m³ · 10%')
  expect(screen.getByText(/^1,410 of 28,200 kg/).textContent).toBe('1,410 of 28,200 kg · 5%')
  expect(screen.getAllByText('98 of 100')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Load JR3101-7K3Q2' })).toBeTruthy()
  expect(screen.getByText('Dangerous goods')).toBeTruthy()
})

it('says of what there is too much and by how much, when a job does not go in', async () => {
  const sent = await openConsolidation(consolidation(), answer(desk.put, overfull))
  await userEvent.click(screen.getByRole('button', { name: 'Load JR3101-7K3Q2' }))
  expect(await screen.findByText(/more than the container holds/)).toBeTruthy()
  expect(screen.getByText(/1.25\d* m³ too much/)).toBeTruthy()
  expect(sent(desk.put)).toMatchObject([{ version: 4 }])
})

it('closes only what has a number, a seal and cargo, after the reader said yes', async () => {
  const sent = await openConsolidation()
  const [close] = screen.getAllByRole('button', { name: 'Close container' })
  await userEvent.click(close as HTMLElement)
  const asked = await screen.findByRole('dialog')
  await userEvent.click(within(asked).getByRole('button', { name: 'Close container' }))
  await waitFor(() => expect(sent(desk.close)).toHaveLength(1))
})

it('says whose bill must be taken back before it is stuffed', async () => {
  const refusal = new Problem('workorder.bill-to-take-back', undefined, { jobNos: ['JR3101-7K3Q1'] })
  await openConsolidation(consolidation(), answer(desk.close, refusal))
  const [close] = screen.getAllByRole('button', { name: 'Close container' })
  await userEvent.click(close as HTMLElement)
  const asked = await screen.findByRole('dialog')
  await userEvent.click(within(asked).getByRole('button', { name: 'Close container' }))
  const [note] = await screen.findAllByText(/The bill is issued. Take it back first/)
  expect(note?.textContent).toContain('(JR3101-7K3Q1)')
})

it('offers nothing to put in once it is stuffed, and to open it again', async () => {
  const actions = [
    { name: 'close', allowed: false },
    { name: 'reopen', allowed: true },
    { name: 'cancel', allowed: false },
  ] as const
  await openConsolidation(consolidation({ state: 'closed', candidates: [], actions: [...actions] }))
  expect(screen.queryByText('Available to load')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close container' })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Reopen' }).length).toBeGreaterThan(0)
})

it('has two buttons and a menu, where the deed stands that ends it', async () => {
  await openConsolidation()
  const [head] = document.getElementsByClassName('page-h')
  const actions = within(head as HTMLElement)
  expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'More',
    'Edit',
    'Close container',
  ])
  expect(actions.queryByRole('menuitem')).toBeNull()
  await userEvent.click(actions.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Cancel the consolidation' })).toBeTruthy()
})
