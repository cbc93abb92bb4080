import { paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { favouriteEndpoints } from '@landbridge/contract/workorder/favourite-endpoints'
import { jobCalls, jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../paths.ts'
import { openPages } from '../testing/page.tsx'
import { type Answer, granted, refused, refusedOnce, sentTo, servePortal } from '../testing/portal.ts'
import { rowsByHeading } from '../testing/rows.ts'
import { filledJob } from '../workorder/job-fixtures.ts'
import { workorderRoutesWith } from '../workorder/workorder-routes.tsx'
import { withPapers } from './paper-fixtures.ts'

const impossible = 'This is not possible in the current status of the work order'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T09:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

async function openJob(changes: object = {}, answers: Record<string, Answer> = {}) {
  const job = filledJob(changes)
  const sent = servePortal({ [jobCalls.railway.show.path]: granted(job), ...answers })
  await openPages(workorderRoutesWith({}, withPapers).order ?? [], paths.job('railway', job.keyId))
  await screen.findByRole('heading', { level: 1, name: /JR2611-7K3QX/ })
  return { sent, job }
}
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

it('says why completion can be neither confirmed nor objected to', async () => {
  const answers = {
    [jobEndpoints.confirm.path]: refused('workorder.action-not-allowed'),
    [jobEndpoints.refuse.path]: refusedOnce('workorder.action-not-allowed', filledJob({ state: 'objected' })),
  }
  const { sent } = await openJob({}, answers)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm completion' }))
  const question = within(await screen.findByRole('dialog'))
  await userEvent.click(question.getByRole('button', { name: 'Confirm completion' }))
  expect(await screen.findByText(impossible)).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Raise an objection' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Objection to completion' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'Delay' }))
  await userEvent.type(dialog.getByLabelText('What is wrong'), 'Ten days late')
  await userEvent.click(dialog.getByRole('button', { name: 'Raise an objection' }))
  expect(await dialog.findByText(impossible)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Raise an objection' }))
  expect(await screen.findByText('Objection sent')).toBeTruthy()
  expect(sentTo(sent, jobEndpoints.refuse.path)[1]).toMatchObject({ ReasonCode: 'delay', Reason: 'Ten days late' })
})

it('says why a draft can be neither confirmed nor changed', async () => {
  const draft = { state: 'underway', DraftState: 'sent', NextAction: 'confirmDraft', Completion: undefined }
  const replies = [refused('workorder.draft-not-sent'), refused('workorder.changed-meanwhile')]
  const { sent } = await openJob(draft, { [paperEndpoints.answerDraft.path]: () => replies.shift() })
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the draft' }))
  const question = within(await screen.findByRole('dialog'))
  await userEvent.click(question.getByRole('button', { name: 'Confirm the draft' }))
  expect(await screen.findByText('There is no draft to answer at the moment')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Ask for a change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change to the draft' }))
  await userEvent.type(dialog.getByLabelText('What is to change'), 'The consignee has moved')
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a change' }))
  expect(await dialog.findByText(/The work order has just been changed/)).toBeTruthy()
  expect(sentTo(sent, paperEndpoints.answerDraft.path).map(({ Answer }) => Answer)).toEqual(['confirm', 'change'])
})

it('keeps a job as a favourite and drops it again, each by its call, and says why it cannot', async () => {
  const { path } = favouriteEndpoints.add
  const { sent, job } = await openJob({ Collected: false }, { [path]: refused('workorder.missing') })
  await userEvent.click(screen.getAllByRole('button', { name: 'Add to favourites' })[0] as HTMLElement)
  expect(await screen.findByText('There is no such work order')).toBeTruthy()
  await waitFor(() => expect(sent.filter(({ url }) => url.pathname === path)).toMatchObject([{ method: 'POST' }]))
  expect(sentTo(sent, path)).toEqual([{ keyId: job.keyId }])
  expect(screen.getAllByRole('link', { name: 'Track' })[0]?.getAttribute('href')).toBe(paths.trackInfo(job.keyId))
})

it('says what the customer has answered to the draft, and until when it is waited for', async () => {
  await openJob({
    state: 'underway',
    DraftAnswer: { Answer: 'change', AnsweredAt: '2026-11-20 10:00:00', AnsweredBy: 'Chen Min', Reason: 'New address' },
    DraftState: 'changeAsked',
  })
  expect(screen.getByText(/New address/).textContent).toMatch(/^Change asked: New address.*Chen Min · 20 Nov/)
})
