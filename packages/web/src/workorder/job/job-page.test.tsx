import { Problem } from '@landbridge/contract/shared/problem'
import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { jobCalls, jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { jobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { pageOf } from '../../testing/answers.ts'
import { openPages, openPart } from '../../testing/page.tsx'
import { answer, type CallAnswer, servePortal } from '../../testing/portal.ts'
import { rowsByHeading } from '../../testing/rows.ts'
import type { BookingWithJobs } from '../job-api.ts'
import { aroundJobs, filledJob, jobOf, jobRowOf, withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'
import { BookingContainers } from './job-containers.tsx'
import { JobHead } from './job-head.tsx'

const impossible = 'This is not possible in the current status of the work order'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T09:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

async function openJob(answers: readonly CallAnswer[] = [], job = filledJob()) {
  const { sent } = servePortal(aroundJobs, answer(jobCalls.railway.show, job), answers)
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.job('railway', job.id))
  await screen.findByRole('heading', { level: 1, name: /JR2611-7K3QX/ })
  return { sent, job }
}

it.each(jobModes)('reads a work order of %s by the call of its mode, which knows no other', async (mode) => {
  const { sent } = servePortal(aroundJobs, answer(jobCalls[mode].show, new Problem('workorder.missing')))
  const { id } = jobOf()
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.job(mode, id))
  await screen.findByText('There is no such work order')
  expect(sent(jobCalls[mode].show)).toMatchObject([{ id }])
})

const seen = { jobNoIn: 'JR2611-7K3QX', version: 5 }
const cardOf = (title: string) => screen.getByRole('heading', { name: title }).closest('section') as HTMLElement
const tableIn = (title: string) => within(cardOf(title)).getByRole('table')

it('shows the customer containers, charges beside the quote, and the packing list, each figure under its heading', async () => {
  await openJob()
  expect(rowsByHeading(tableIn('Containers'))[0]).toMatchObject({
    Container: 'CSQU 305438 3',
    'Size/type': '40HQ COC',
    'Seal no.': 'KZ55120',
    Packages: '420',
    'Gross weight, kg': '18,640',
    'Volume, m³': '64.2',
  })
  expect(rowsByHeading(tableIn('Charges'))[0]).toMatchObject({
    Charge: 'Rail freight',
    'Unit price': '4,890.00 USD',
    Quantity: '2 × container',
    Amount: '9,780.00 USD',
    'Against the quote': '+420.00 USD Quoted 9,360.00 USD',
  })
  expect(rowsByHeading(tableIn('Packing list'))[0]).toMatchObject({
    Description: 'Washing machines',
    Packages: '420',
    'Gross weight, kg': '18,640',
    'Net weight, kg': '17,000',
  })
})

it('tells of shared cargo into which container it will be loaded, in place of an empty table', async () => {
  await openJob([], jobOf({ containers: [], lclState: 'warehoused', loadType: 'LCL', departureNo: 'X8155' }))
  expect(
    within(cardOf('Containers')).getByText(/^Will be loaded into a shared container on .*X8155.*, leaving 18 Nov/),
  ).toBeTruthy()
  expect(within(cardOf('Containers')).queryByText('There is nothing here yet')).toBeNull()
})

it('tells of it in the same words on the page of the booking', async () => {
  const shared = jobOf({ containers: [], lclState: 'warehoused', loadType: 'LCL', departureNo: 'X8155' })
  const { show, ofBooking } = jobCalls.railway
  servePortal(aroundJobs, answer(show, shared), answer(ofBooking, pageOf(jobRowOf())))
  await openPart(<BookingContainers booking={{ id: shared.bookingId, jobNos: [shared.jobNo] } as BookingWithJobs} />)
  expect(await screen.findByText(/^Will be loaded into a shared container on .*X8155.*, leaving 18 Nov/)).toBeTruthy()
  expect(screen.queryByText('There is nothing here yet')).toBeNull()
})

it('shows on a telephone one part at a time, begun with how far it is', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  await openJob()
  const tab = async (name: string) => userEvent.click(screen.getByRole('tab', { name }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Milestones')
  expect(screen.queryByText('Rail freight')).toBeNull()
  await tab('Charges')
  expect(screen.getByText('Rail freight')).toBeTruthy()
  await tab('Packing list')
  expect(screen.getByText('Washing machines')).toBeTruthy()
  await tab('Containers')
  expect(screen.getAllByText('CSQU 305438 3').length).toBeGreaterThan(0)
})

it('keeps a job as a favourite and drops it again, each by its call, and says why it cannot', async () => {
  const { add } = favouriteEndpoints
  const { sent, job } = await openJob([answer(add, new Problem('workorder.missing'))])
  await userEvent.click(screen.getAllByRole('button', { name: 'Add to favourites' })[0] as HTMLElement)
  expect(await screen.findByText('There is no such work order')).toBeTruthy()
  expect(sent(add)).toEqual([{ id: job.id }])
  expect(screen.getAllByRole('link', { name: 'Track' })[0]?.getAttribute('href')).toBe(paths.trackInfo(job.id))
})

it('shows the completion sheet with the way to answer, containers with their sums, and the late arrival', async () => {
  await openJob([], jobOf())
  expect(screen.getByText('All boxes collected')).toBeTruthy()
  expect(screen.getAllByText('18,640').length).toBeGreaterThan(0)
  expect(screen.getByText('+1 d')).toBeTruthy()
  expect(screen.getByText('missing')).toBeTruthy()
})

it('confirms completion after the reader said yes, upon the version that was seen, and says why it cannot', async () => {
  const { confirm } = jobEndpoints
  const done = filledJob({ state: 'completed', version: 6 })
  const { sent } = await openJob([answer(confirm, new Problem('workorder.action-not-allowed'), done)])
  const press = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Confirm completion' }))
    const question = await screen.findByRole('dialog', { name: 'Confirm that work order JR2611-7K3QX is completed?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm completion' }))
  }
  await press()
  expect(await screen.findByText(impossible)).toBeTruthy()
  await press()
  await waitFor(() => expect(sent(jobEndpoints.confirm)).toEqual([seen, seen]))
})

it('objects to completion with a reason alone, and says why it cannot', async () => {
  const { refuse } = jobEndpoints
  const done = filledJob({ state: 'objected', version: 6 })
  const { sent } = await openJob([answer(refuse, new Problem('workorder.action-not-allowed'), done)])
  await userEvent.click(screen.getByRole('button', { name: 'Raise an objection' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Objection to completion' }))
  const send = dialog.getByRole('button', { name: 'Raise an objection' })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(dialog.getByRole('radio', { name: 'Shortage' }))
  await userEvent.type(dialog.getByLabelText('What is wrong'), 'Three cartons are missing')
  await userEvent.click(send)
  expect(await dialog.findByText(impossible)).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: 'Delay' }))
  await userEvent.clear(dialog.getByLabelText('What is wrong'))
  await userEvent.type(dialog.getByLabelText('What is wrong'), 'Ten days late')
  await userEvent.click(send)
  expect(await screen.findByText('Objection sent')).toBeTruthy()
  expect(sent(refuse)).toEqual([
    { ...seen, reasonCode: 'shortage', reason: 'Three cartons are missing' },
    { ...seen, reasonCode: 'delay', reason: 'Ten days late' },
  ])
})

it('leads to its booking by the mode of the booking, at a desk and on a telephone', async () => {
  const job = jobOf({ jobNo: 'JS2611-LEG02', serviceModeId: 'S', bookingMode: 'R' })
  const leadsTo = async () => (await screen.findByRole('link', { name: job.bookingNo })).getAttribute('href')
  const { unmount } = await openPart(<JobHead job={job} />)
  expect(await leadsTo()).toBe(paths.booking('railway', job.bookingId))
  unmount()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  await openPart(<JobHead job={job} />)
  expect(await leadsTo()).toBe(paths.booking('railway', job.bookingId))
})
