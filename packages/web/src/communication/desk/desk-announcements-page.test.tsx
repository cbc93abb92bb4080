import type { AnnouncementDetail } from '@landbridge/contract/communication/announcement'
import { announcementDeskEndpoints as desk } from '@landbridge/contract/communication/announcement-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import type { ProblemCode } from '@landbridge/contract/shared/problem-kinds'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pageOf } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, nameOf, servePortal } from '../../testing/portal.ts'
import { DeskAnnouncementsPage } from './desk-announcements-page.tsx'

const draft: AnnouncementDetail = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Winter hours',
  languages: ['zh-CN', 'en'],
  pinned: false,
  fromDay: '2031-01-10',
  toDay: '',
  state: 'draft',
  version: 1,
  changedAt: new Date('2031-01-10T02:00:00Z'),
  changedBy: 'Sun Wei',
  texts: [
    { language: 'zh-CN', title: '冬季作业时间', body: '每日 8:00 至 20:00。' },
    { language: 'en', title: 'Winter hours', body: 'From 8:00 to 20:00.' },
  ],
  actions: [
    { name: 'save', allowed: true },
    { name: 'publish', allowed: true },
    { name: 'withdraw', allowed: false },
  ],
}
const published: AnnouncementDetail = {
  ...draft,
  state: 'published',
  version: 2,
  actions: [
    { name: 'save', allowed: true },
    { name: 'publish', allowed: false },
    { name: 'withdraw', allowed: true },
  ],
}

/** A server that keeps one announcement, or none yet, and what was sent to it. */
function server(kept?: AnnouncementDetail, next: AnnouncementDetail = published, refusal?: ProblemCode) {
  let now = kept
  const change = () => {
    if (refusal) return new Problem(refusal)
    now = next
    return next
  }
  const { made } = servePortal(
    answer(desk.list, () => pageOf(...(now ? [now] : []))),
    answer(desk.detail, () => now ?? next),
    answer(desk.create, change),
    answer(desk.save, change),
    answer(desk.publish, change),
    answer(desk.withdraw, change),
  )
  const reads = [nameOf(desk.list), nameOf(desk.detail)]
  return () => made.map(({ call }) => call).filter((call) => !reads.includes(call))
}

const open = () =>
  openPages([{ path: '/admin/announcements', element: <DeskAnnouncementsPage /> }], '/admin/announcements')

it('writes an announcement, which needs Chinese and whole languages, and opens it as a draft', async () => {
  const written = server(undefined, draft)
  const user = userEvent.setup()
  await open()
  await user.click(await screen.findByRole('button', { name: 'New announcement' }))
  await user.type(await screen.findByLabelText(/Title \(English\)/), 'Winter hours')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText('Fill this in')).toHaveLength(3)
  expect(written()).toEqual([])
  await user.type(screen.getByLabelText(/Title \(简体中文\)/), '冬季作业时间')
  await user.type(screen.getByLabelText(/Text \(简体中文\)/), '每日 8:00 至 20:00。')
  await user.type(screen.getByLabelText(/Text \(English\)/), 'From 8:00 to 20:00.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Publish' })
  expect(written()).toEqual([nameOf(desk.create)])
})

it('publishes only what is saved, and takes it back after a question', async () => {
  const written = server(draft)
  const user = userEvent.setup()
  await open()
  await user.click(await screen.findByRole('button', { name: 'Winter hours' }))
  const title = await screen.findByLabelText(/Title \(English\)/)
  await user.type(title, '!')
  expect(screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).toBe('true')
  await user.type(title, '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Withdraw this announcement?' })).getByRole('button', {
      name: 'Withdraw',
    }),
  )
  await waitFor(() => expect(written()).toEqual([nameOf(desk.publish), nameOf(desk.withdraw)]))
})

it('says that somebody was faster, and keeps what was typed', async () => {
  server(published, published, 'communication.changed-meanwhile')
  const user = userEvent.setup()
  await open()
  await user.click(await screen.findByRole('button', { name: 'Winter hours' }))
  const title = await screen.findByLabelText<HTMLInputElement>(/Title \(English\)/)
  await user.type(title, ' at Khorgos')
  await user.click(screen.getByRole('button', { name: 'Save and update at once' }))
  const panel = await screen.findByRole('alert', { name: /Somebody else saved/ })
  expect(within(panel).getByRole('radio', { name: 'Mine Winter hours at Khorgos' })).toBeTruthy()
  expect(within(panel).getByRole('radio', { name: 'Theirs Winter hours' })).toBeTruthy()
  expect(title.value).toBe('Winter hours at Khorgos')
})
