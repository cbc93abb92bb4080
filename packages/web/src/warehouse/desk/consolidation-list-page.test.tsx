import { Problem } from '@landbridge/contract/shared/problem'
import type { ConsolidationRow } from '@landbridge/contract/warehouse/consolidation'
import { consolidationEndpoints as desk } from '@landbridge/contract/warehouse/consolidation-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { countedPage } from '../../testing/answers.ts'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPages } from '../../testing/page.tsx'
import { clerkId, logInClerk } from '../../testing/people.ts'
import { answer, type CallAnswer, servePortal } from '../../testing/portal.ts'
import { columnsChosen, rowsByHeading } from '../../testing/rows.ts'
import { warehouseRoutes } from '../warehouse-routes.tsx'

const open: ConsolidationRow = {
  id: '1f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  consolidationNo: 'CS3101-7K3QX',
  mode: 'S',
  state: 'open',
  version: 4,
  originCode: 'CNSHA',
  originName: 'Shanghai',
  destinationCode: 'DEHAM',
  destinationName: 'Hamburg',
  departureNo: '042W',
  warehouseName: 'Waigaoqiao 2',
  containerType: '40HQ',
  containerNo: 'CSQU3054383',
  createdAt: new Date('2031-01-14T10:00:00+08:00'),
  jobCount: 3,
  volumeM3: '71.500',
  grossWeightKg: '9120.000',
  maxVolumeM3: '68.000',
  maxWeightKg: '28000.000',
  volumePct: 105,
  weightPct: 33,
}
const listOf = (...items: ConsolidationRow[]) => countedPage({}, ...items)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-17T09:00:00+08:00') })
  await logInClerk('workorder.view', 'workorder.edit')
})
afterEach(() => {
  vi.useRealTimers()
})

async function openList(list = listOf(open), ...answers: CallAnswer[]) {
  const { sent } = servePortal(emptyLists, answer(desk.list, list), answers)
  const { router } = await openPages(warehouseRoutes.desk ?? [], deskPaths.consolidations())
  return { sent, router }
}

it('says of each shared container where it goes, what is in it and how full it is', async () => {
  columnsChosen(
    clerkId,
    'workorder.consolidations',
    'state',
    'Portl',
    'TrainNo',
    'SizeType',
    'ConNo',
    'JobCount',
    'Meas',
    'Weight',
    'WhoName',
    'CreatedAt',
  )
  const { sent } = await openList()
  const link = await screen.findByRole('link', { name: 'CS3101-7K3QX' })
  expect(link.getAttribute('href')).toBe(deskPaths.consolidation(open.id))
  expect(rowsByHeading()).toEqual([
    {
      'Consolidation no.': 'CS3101-7K3QX',
      Status: 'Open',
      Route: 'Shanghai→Hamburg',
      Departure: '042W',
      'Size/type': '40HQ',
      Container: 'CSQU 305438 3',
      'Work orders': '3',
      Warehouse: 'Waigaoqiao 2',
      'Volume, m³': '71.5 · 105%',
      'Gross weight, kg': '9,120 · 33%',
      Started: '14 Jan 10:00',
    },
  ])
  expect(screen.getByText(/105%/).parentElement?.className).toContain('late')
  expect(screen.getByText(/33%/).parentElement?.className).not.toContain('late')
  expect(sent(desk.list)[0]).toMatchObject({ state: 'open' })
  await userEvent.click(screen.getByRole('tab', { name: /Stuffed/ }))
  await waitFor(() => expect(sent(desk.list).at(-1)).toMatchObject({ state: 'closed' }))
})

it('begins a consolidation of a lane, and says at its field what is wrong with it', async () => {
  const doubt = new Problem('shared.invalid-input', { containerNo: 'workorder.warn-check-digit' })
  const { sent } = await openList(listOf(), answer(desk.save, doubt))
  await userEvent.click((await screen.findAllByRole('button', { name: 'New consolidation' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'New consolidation' }))
  await userEvent.type(dialog.getByLabelText('Departure no.'), '042W')
  await userEvent.type(dialog.getByLabelText('Warehouse'), 'Waigaoqiao 2')
  await userEvent.type(dialog.getByLabelText('Container'), 'CSQU3054384')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('The check digit of the container number is wrong (ISO 6346)')).toBeTruthy()
  expect(sent(desk.save)).toMatchObject([
    {
      mode: 'R',
      departureNo: '042W',
      warehouseName: 'Waigaoqiao 2',
      containerType: '40HQ',
      containerNo: 'CSQU3054384',
      keepWarnings: false,
    },
  ])
})
