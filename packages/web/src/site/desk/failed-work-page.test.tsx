import { Problem } from '@landbridge/contract/shared/problem'
import { failedWorkEndpoints as calls, type FailedWork } from '@landbridge/contract/site/failed-work'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pageOf } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, nameOf, servePortal } from '../../testing/portal.ts'
import { FailedWorkPage } from './failed-work-page.tsx'

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
  const done = () => {
    if (refusal) return new Problem(refusal)
    kept.shift()
    return {}
  }
  const { made, sent } = servePortal(
    answer(calls.list, () => pageOf(...kept)),
    answer(calls.state, () => ({ due: kept.length, oldestAt: kept[0]?.triedAt })),
    answer(calls.retry, done),
    answer(calls.letGo, done),
  )
  const reads = [nameOf(calls.list), nameOf(calls.state)]
  return { sent, written: () => made.map(({ call }) => call).filter((call) => !reads.includes(call)) }
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
  const { sent, written } = server([setAside, retried])
  const user = userEvent.setup()
  await openPart(<FailedWorkPage />)
  await user.click((await screen.findAllByRole('button', { name: 'Try again' }))[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByText('Notify the customer')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  const question = await screen.findByText(/will not be done/)
  expect(written()).toEqual([nameOf(calls.retry)])
  await user.click(within(question.closest('[role=dialog]') as HTMLElement).getByRole('button', { name: 'Dismiss' }))
  await screen.findByText('Nothing has failed')
  expect(written()).toEqual([nameOf(calls.retry), nameOf(calls.letGo)])
  expect(sent(calls.letGo)).toMatchObject([{ id: retried.id }])
  screen.getByText('All work that is due is done.')
})

it('says that work is no longer there', async () => {
  server([setAside], 'insight.work-gone')
  const user = userEvent.setup()
  await openPart(<FailedWorkPage />)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText(/no longer in the list/)
})
