import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { favouriteEndpoints as calls, type FavouriteRow } from '@landbridge/contract/workorder/favourite-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { at, pageOf, placeOf } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, type Reply, servePortal } from '../../testing/portal.ts'
import { rowsByHeading } from '../../testing/rows.ts'
import { withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'

const kept: FavouriteRow & { jobId: string } = {
  id: 'a2429e76-ec14-40cc-ac40-654387e6d92c',
  kind: 'job',
  mode: 'S',
  addedAt: at('2031-01-14 10:00:00'),
  jobId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  jobNo: 'JS3101-7K3QX',
  bookingNo: 'S310115-7K3QX',
  bookingMode: 'S',
  containerNos: ['CSQU3054383', 'CBHU3202732'],
  houseBillNo: 'LBSH2601',
  customerReference: 'PO-77',
  state: 'underway',
  stateLabel: 'In progress',
  originCode: 'CNSHA',
  originName: 'Shanghai',
  destinationCode: 'DEHAM',
  destinationName: 'Hamburg',
  trackLabel: 'Departed · Shanghai',
  locatedAt: at('2031-02-06 12:00:00'),
  eta: at('2031-03-20 10:00:00'),
}
const lane: FavouriteRow = {
  id: 'b2429e76-ec14-40cc-ac40-654387e6d92c',
  kind: 'lane',
  mode: 'R',
  addedAt: at('2031-01-14 10:00:00'),
  originCode: 'CNXIA',
  originName: 'Xi’an',
  destinationCode: 'DEDUI',
  destinationName: 'Duisburg',
  note: 'Every second week',
  price: '5600.00',
  currency: 'USD',
}

const place = placeOf('CNSZX', 'Shenzhen Yantian', { mode: 'SEA' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-10T09:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

const dropped = { id: kept.id }

async function open(...drops: Reply<typeof calls.remove>[]) {
  const { sent } = servePortal(
    answer(calls.add, dropped),
    answer(calls.remove, ...drops, dropped),
    answer(referenceEndpoints.favourites, pageOf(place)),
    answer(referenceEndpoints.removeFavourite, place),
    answer(calls.list, ({ kind }) => pageOf(kind === 'lane' ? lane : kept)),
  )
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.favourites())
  return sent
}

it('keeps jobs at hand as they stand now, each with the way to its page', async () => {
  await open()
  const link = await screen.findByRole('link', { name: 'JS3101-7K3QX' })
  expect(link.getAttribute('href')).toBe(paths.job('sea', kept.jobId))
  expect(rowsByHeading()[0]).toMatchObject({
    'Job no.': 'JS3101-7K3QX',
    Containers: 'CSQU 305438 3 +1',
    Status: 'In progress',
    'Latest event': 'Departed · Shanghai',
    'Event time': '6 Feb 12:00',
    Arrival: '20 Mar',
  })
})

it('keeps lanes at hand, each with the way to its prices', async () => {
  await open()
  await screen.findByRole('link', { name: 'JS3101-7K3QX' })
  await userEvent.click(screen.getByRole('tab', { name: 'Lanes' }))
  const link = await screen.findByRole('link', { name: 'Xi’an → Duisburg' })
  expect(link.getAttribute('href')).toBe(paths.freightQuery('railway', { PortlCd: 'CNXIA', PortdCd: 'DEDUI' }))
  expect(rowsByHeading()[0]).toMatchObject({ 'Price today (40HQ, truck or 100 kg)': '$5,600.00' })
})

it('keeps places at hand, each with the way to the prices from there, and drops them', async () => {
  const sent = await open()
  await screen.findByRole('link', { name: 'JS3101-7K3QX' })
  await userEvent.click(screen.getByRole('tab', { name: 'Places' }))
  const link = await screen.findByRole('link', { name: place.label })
  expect(link.getAttribute('href')).toBe(paths.freightQuery('sea', { PortlCd: place.code }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove from favourites' }))
  await waitFor(() =>
    expect(sent(referenceEndpoints.removeFavourite)).toEqual([{ json: { mode: 'SEA', code: place.code } }]),
  )
})

it('drops a favourite and offers it back, and says why it could not be dropped', async () => {
  const sent = await open(new Problem('workorder.missing'))
  const drop = async () => userEvent.click(await screen.findByRole('button', { name: 'Remove from favourites' }))
  await drop()
  expect(await screen.findByText('There is no such work order')).toBeTruthy()
  await drop()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent(calls.add)).toEqual([{ id: kept.jobId }]))
  expect(sent(calls.remove)).toEqual([dropped, dropped])
})
