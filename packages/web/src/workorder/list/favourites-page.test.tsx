import { favouriteEndpoints as calls } from '@landbridge/contract/workorder/favourite-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages } from '../../testing/page.tsx'
import { granted, listed, refused, type Sent, servePaths } from '../../testing/portal-by-path.ts'
import { rowsByHeading } from '../../testing/rows.ts'
import { withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'

const kept = {
  ...{ keyId: 'a2429e76-ec14-40cc-ac40-654387e6d92c', Kind: 'job', Mode: 'S', AddedAt: '2031-01-14 10:00:00' },
  ...{ JobId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10', JobNoIn: 'JS3101-7K3QX', BookingNo: 'S310115-7K3QX' },
  ...{ BookingMode: 'S', ConNo: 'CSQU3054383,CBHU3202732', Blno: 'LBSH2601', ProxyNo: 'PO-77', state: 'underway' },
  ...{ StateText: 'In progress', PortlCd: 'CNSHA', Portl: 'Shanghai', PortdCd: 'DEHAM', Portd: 'Hamburg' },
  ...{ TrackText: 'Departed · Shanghai', LocationTime: '2031-02-06 12:00:00', Etad: '2031-03-20 10:00:00' },
}
const lane = {
  ...{ keyId: 'b2429e76-ec14-40cc-ac40-654387e6d92c', Kind: 'lane', Mode: 'R', AddedAt: '2031-01-14 10:00:00' },
  ...{ PortlCd: 'CNXIA', Portl: 'Xi’an', PortdCd: 'DEDUI', Portd: 'Duisburg', Note: 'Every second week' },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-10T09:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

type Drop = () => object

async function open(drop: Drop = () => granted({ keyId: kept.keyId })): Promise<Sent[]> {
  const sent = servePaths({
    // To keep and to drop stand under one path.
    [calls.add.path]: ({ method }: Sent) => (method === 'DELETE' ? drop() : granted({ keyId: kept.keyId })),
    [calls.list.path]: ({ url }: Sent) => listed(url.searchParams.get('Kind') === 'lane' ? lane : kept),
  })
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.favourites())
  return sent
}

it('keeps jobs at hand as they stand now, each with the way to its page', async () => {
  await open()
  const link = await screen.findByRole('link', { name: 'JS3101-7K3QX' })
  expect(link.getAttribute('href')).toBe(paths.job('sea', kept.JobId))
  expect(rowsByHeading()[0]).toMatchObject({
    ...{ 'Job no.': 'JS3101-7K3QX', Containers: 'CSQU 305438 3 +1', Status: 'In progress' },
    ...{ 'Latest event': 'Departed · Shanghai', 'Event time': '6 Feb 12:00', Arrival: '20 Mar' },
  })
})

it('keeps lanes at hand, each with the way to its prices', async () => {
  await open()
  await screen.findByRole('link', { name: 'JS3101-7K3QX' })
  await userEvent.click(screen.getByRole('tab', { name: 'Lanes' }))
  const link = await screen.findByRole('link', { name: 'Xi’an → Duisburg' })
  expect(link.getAttribute('href')).toBe(paths.freightQuery('railway', { PortlCd: 'CNXIA', PortdCd: 'DEDUI' }))
})

it('drops a favourite and offers it back, and says why it could not be dropped', async () => {
  const replies = [refused('workorder.missing'), granted({ keyId: kept.keyId })]
  const sent = await open(() => replies.shift() ?? {})
  const drop = async () => userEvent.click(await screen.findByRole('button', { name: 'Remove from favourites' }))
  await drop()
  expect(await screen.findByText('There is no such work order')).toBeTruthy()
  await drop()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const added = () => sent.filter(({ url, method }) => method === 'POST' && url.pathname === calls.add.path)
  await waitFor(() => expect(added().map(({ body }) => body)).toEqual([{ keyId: kept.JobId }]))
  const dropped = sent.filter(({ method }) => method === 'DELETE')
  expect(dropped.map(({ url, body }) => body.keyId ?? url.searchParams.get('keyId'))).toEqual([kept.keyId, kept.keyId])
})
