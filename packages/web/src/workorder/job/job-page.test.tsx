import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { jobCalls, jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { openPages, openPart } from '../../testing/page.tsx'
import { type Answer, granted, refused, refusedOnce, sentTo, servePaths } from '../../testing/portal-by-path.ts'
import { rowsByHeading } from '../../testing/rows.ts'
import { filledJob, sentJob, withoutParts } from '../job-fixtures.ts'
import { workorderRoutesWith } from '../workorder-routes.tsx'
import { JobHead } from './job-head.tsx'

const impossible = 'This is not possible in the current status of the work order'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T09:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

async function openJob(answers: Record<string, Answer> = {}, job = filledJob()) {
  const sent = servePaths({ [jobCalls.railway.show.path]: granted(job), ...answers })
  await openPages(workorderRoutesWith({}, withoutParts).order ?? [], paths.job('railway', job.keyId))
  await screen.findByRole('heading', { level: 1, name: /JR2611-7K3QX/ })
  return { sent, job }
}
const seen = { jobNoIn: 'JR2611-7K3QX', version: '5' }
const cardOf = (title: string) => screen.getByRole('heading', { name: title }).closest('section') as HTMLElement
const tableIn = (title: string) => within(cardOf(title)).getByRole('table')

it('shows the customer containers, charges beside the quote, and the packing list, each figure under its heading', async () => {
  await openJob()
  expect(rowsByHeading(tableIn('Containers'))[0]).toMatchObject({
    ...{ Container: 'CSQU 305438 3', 'Size/type': '40HQ COC', 'Seal no.': 'KZ55120', Packages: '420' },
    ...{ 'Gross weight, kg': '18,640', 'Volume, m³': '64.2' },
  })
  expect(rowsByHeading(tableIn('Charges'))[0]).toMatchObject({
    ...{ Charge: 'Rail freight', 'Unit price': '4,890.00 USD', Quantity: '2 × container', Amount: '9,780.00 USD' },
    ...{ 'Against the quote': '+420.00 USD Quoted 9,360.00 USD' },
  })
  expect(rowsByHeading(tableIn('Packing list'))[0]).toMatchObject({
    ...{ Description: 'Washing machines', Packages: '420', 'Gross weight, kg': '18,640', 'Net weight, kg': '17,000' },
  })
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
  const { path } = favouriteEndpoints.add
  const { sent, job } = await openJob({ [path]: refused('workorder.missing') })
  await userEvent.click(screen.getAllByRole('button', { name: 'Add to favourites' })[0] as HTMLElement)
  expect(await screen.findByText('There is no such work order')).toBeTruthy()
  await waitFor(() => expect(sent.filter(({ url }) => url.pathname === path)).toMatchObject([{ method: 'POST' }]))
  expect(sentTo(sent, path)).toEqual([{ keyId: job.keyId }])
  expect(screen.getAllByRole('link', { name: 'Track' })[0]?.getAttribute('href')).toBe(paths.trackInfo(job.keyId))
})

it('shows the completion sheet with the way to answer, containers with their sums, and the late arrival', async () => {
  await openJob({}, sentJob())
  expect(screen.getByText('All boxes collected')).toBeTruthy()
  expect(screen.getAllByText('18,640').length).toBeGreaterThan(0)
  expect(screen.getByText('+1 d')).toBeTruthy()
  expect(screen.getByText('missing')).toBeTruthy()
})

it('confirms completion after the reader said yes, upon the version that was seen, and says why it cannot', async () => {
  const { path } = jobEndpoints.confirm
  const { sent } = await openJob({
    [path]: refusedOnce('workorder.action-not-allowed', filledJob({ state: 'completed', version: 6 })),
  })
  const confirm = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Confirm completion' }))
    const question = await screen.findByRole('dialog', { name: 'Confirm that work order JR2611-7K3QX is completed?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm completion' }))
  }
  await confirm()
  expect(await screen.findByText(impossible)).toBeTruthy()
  await confirm()
  await waitFor(() => expect(sentTo(sent, path)).toEqual([seen, seen]))
})

it('objects to completion with a reason alone, and says why it cannot', async () => {
  const { path } = jobEndpoints.refuse
  const { sent } = await openJob({
    [path]: refusedOnce('workorder.action-not-allowed', filledJob({ state: 'objected', version: 6 })),
  })
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
  expect(sentTo(sent, path)).toEqual([
    { ...seen, ReasonCode: 'shortage', Reason: 'Three cartons are missing' },
    { ...seen, ReasonCode: 'delay', Reason: 'Ten days late' },
  ])
})

it('leads to its booking by the mode of the booking, at a desk and on a telephone', async () => {
  const sent = sentJob({ JobNoIn: 'JS2611-LEG02', SvTrafficId: 'S', BookingMode: 'R' })
  const job = jobCalls.sea.show.wire.output.decode(sent)
  const leadsTo = async () => (await screen.findByRole('link', { name: job.bookingNo })).getAttribute('href')
  const { unmount } = await openPart(<JobHead job={job} />)
  expect(await leadsTo()).toBe(paths.booking('railway', job.bookingId))
  unmount()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  await openPart(<JobHead job={job} />)
  expect(await leadsTo()).toBe(paths.booking('railway', job.bookingId))
})
