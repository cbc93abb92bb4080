import { failedWorkEndpoints as calls, type FailedWork } from '@landbridge/contract/site/failed-work'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { FailedWorkPage } from './failed-work-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const setAside: FailedWork = {
  id: '00000000-0000-7000-8000-000000000001',
  queue: 'insight.notify',
  kind: 'booking.received',
  thingId: '6a1d5a3e-93d0-4c7c-9d39-1d0d7ce7d0a1',
  number: 'R310115-7K3QX',
  workState: 'failed',
  tries: 11,
  reason: 'Error: The provider is away.',
  triedAt: new Date('2031-01-15T08:00:00Z'),
  behind: 2,
}
const retried: FailedWork = {
  ...setAside,
  id: '00000000-0000-7000-8000-000000000002',
  queue: 'pricing.roll-of-long-ago',
  kind: undefined,
  number: undefined,
  workState: 'retrying',
  tries: 3,
  nextTryAt: new Date('2031-01-15T09:00:00Z'),
  behind: 0,
}

/** A server that keeps failed work until something is done about it. */
function server(kept: FailedWork[], refusal?: 'insight.work-gone') {
  const sent: { path: string; body: string }[] = []
  const answer = (data: unknown) => new Response(JSON.stringify({ success: true, data }))
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, { body }: RequestInit) => {
      const path = url.split('?')[0] ?? ''
      if (path.endsWith(calls.list.path))
        return answer(calls.list.wire.output.encode({ items: kept, total: kept.length, pageIndex: 1, pageSize: 20 }))
      if (path.endsWith(calls.state.path))
        return answer(calls.state.wire.output.encode({ due: kept.length, oldestAt: kept[0]?.triedAt }))
      sent.push({ path, body: String(body) })
      if (refusal) return new Response(JSON.stringify({ success: false, code: refusal, message: 'No longer there' }))
      kept.shift()
      return answer({})
    }),
  )
  return sent
}

it('shows what failed, upon what, why, how often and what waits behind it; a queue without words stands for itself', async () => {
  server([setAside, retried])
  await openPart(<FailedWorkPage />)
  const row = (await screen.findByText('Notify the customer')).closest('tr') as HTMLElement
  for (const words of ['booking.received', 'Error: The provider is away.', 'Set aside', '2 more wait behind it'])
    within(row).getByText(words, { exact: false })
  within(row).getByText(/R310115-7K3QX/)
  within(row).getByText(/Tried 11 times/)
  const other = screen.getByText('pricing.roll-of-long-ago').closest('tr') as HTMLElement
  within(other).getByText('Being retried')
  within(other).getByText(/Next try at/)
  screen.getByText(/2 pieces of work are due and not done yet/)
})

it('tries work again, and lets it go once that was said twice', async () => {
  const sent = server([setAside, retried])
  const user = userEvent.setup()
  await openPart(<FailedWorkPage />)
  await user.click((await screen.findAllByRole('button', { name: 'Try again' }))[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByText('Notify the customer')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  const question = await screen.findByText(/will not be done/)
  expect(sent.map(({ path }) => path)).toEqual([calls.retry.path])
  await user.click(within(question.closest('[role=dialog]') as HTMLElement).getByRole('button', { name: 'Dismiss' }))
  await screen.findByText('Nothing has failed')
  expect(sent.map(({ path }) => path)).toEqual([calls.retry.path, calls.letGo.path])
  expect(sent[1]?.body).toContain(retried.id)
  screen.getByText('All work that is due is done.')
})

it('says that work is no longer there', async () => {
  server([setAside], 'insight.work-gone')
  const user = userEvent.setup()
  await openPart(<FailedWorkPage />)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText(/no longer in the list/)
})
