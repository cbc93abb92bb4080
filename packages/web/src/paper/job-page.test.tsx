import { paperEndpoints } from '@landbridge/contract/paper/paper-endpoints'
import { jobCalls, jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../paths.ts'
import { openPages, openPart } from '../testing/page.tsx'
import { JobHead } from '../workorder/job/job-head.tsx'
import { sentJob } from '../workorder/job-fixtures.ts'
import { workorderRoutesWith } from '../workorder/workorder-routes.tsx'
import { withPapers } from './paper-fixtures.ts'

type Sent = { path: string; body: Record<string, string> }

/** Opens the page of a work order whose completion sheet waits for an answer. */
async function openJob(job = sentJob()) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://portal')
    sent.push({ path: pathname, body: Object.fromEntries(new URLSearchParams(body)) })
    if (pathname === jobCalls.railway.show.path) return reply(job)
    if (pathname === jobEndpoints.confirm.path) return reply(sentJob({ state: 'completed', version: 6 }))
    if (pathname === jobEndpoints.refuse.path) return reply(sentJob({ state: 'objected', version: 6 }))
    if (pathname === paperEndpoints.answerDraft.path) return reply(sentJob({ state: 'underway', version: 6 }))
    return reply([])
  })
  await openPages(workorderRoutesWith({}, withPapers).order ?? [], `/user/order/workOrder/railway/info/${job.keyId}`)
  await screen.findByRole('heading', { name: /JR2611-7K3QX/ })
  return sent
}

const reply = (data: unknown) => new Response(JSON.stringify({ success: true, data }))

afterEach(() => {
  vi.unstubAllGlobals()
})

it('shows the completion sheet with the way to answer, containers with their sums, and the late arrival', async () => {
  await openJob()
  expect(screen.getByText('All boxes collected')).toBeTruthy()
  expect(screen.getAllByText('18,640').length).toBeGreaterThan(0)
  expect(screen.getByText('+1 d')).toBeTruthy()
  expect(screen.getByText('missing')).toBeTruthy()
})

it('confirms after the reader said yes, with the number and the version seen', async () => {
  const sent = await openJob()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm completion' }))
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Confirm that work order JR2611-7K3QX is completed?' })).getByRole(
      'button',
      { name: 'Confirm completion' },
    ),
  )
  await waitFor(() => expect(sent.find(({ path }) => path === jobEndpoints.confirm.path)).toBeTruthy())
  expect(sent.find(({ path }) => path === jobEndpoints.confirm.path)?.body).toEqual({
    jobNoIn: 'JR2611-7K3QX',
    version: '5',
  })
})

it('refuses only with a reason', async () => {
  const sent = await openJob()
  await userEvent.click(screen.getByRole('button', { name: 'Raise an objection' }))
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  const send = dialog.getByRole('button', { name: 'Raise an objection', hidden: true })
  expect(send.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(dialog.getByLabelText('Shortage'))
  await userEvent.type(dialog.getByLabelText('What is wrong'), 'Three cartons are missing')
  await userEvent.click(dialog.getByRole('button', { name: 'Raise an objection', hidden: true }))
  await waitFor(() =>
    expect(sent.find(({ path }) => path === jobEndpoints.refuse.path)?.body).toEqual({
      jobNoIn: 'JR2611-7K3QX',
      version: '5',
      ReasonCode: 'shortage',
      Reason: 'Three cartons are missing',
    }),
  )
})

it('shows first what the customer owes, and no packing list where there is none', async () => {
  await openJob(sentJob({ DocsDue: [{ DocType: 'SI', dueBy: '2026-11-20' }] }))
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toContain('Documents needed')
  expect(titles.indexOf('Documents needed')).toBeLessThan(titles.indexOf('Papers'))
  expect(titles).not.toContain('Packing list')
})

it('lets the reader confirm the draft that waits, or say what is to change in it', async () => {
  const sent = await openJob(sentJob({ state: 'underway', DraftState: 'sent', NextAction: 'confirmDraft' }))
  const answers = () => sent.filter(({ path }) => path === paperEndpoints.answerDraft.path).map(({ body }) => body)
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change to the draft' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a change' }))
  expect(answers()).toEqual([])
  await userEvent.type(dialog.getByRole('textbox'), 'The consignee has moved')
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for a change' }))
  await waitFor(() => expect(answers()).toHaveLength(1))
  expect(answers()).toMatchObject([{ Answer: 'change', version: '5' }])
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
