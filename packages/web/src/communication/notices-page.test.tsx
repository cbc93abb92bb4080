import type { OwnAnnouncement } from '@landbridge/contract/communication/announcement'
import { ownAnnouncementEndpoints as own } from '@landbridge/contract/communication/announcement-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pageOf } from '../testing/answers.ts'
import { openPart } from '../testing/page.tsx'
import { answer, nameOf, servePortal } from '../testing/portal.ts'
import { NoticesPage } from './notices-page.tsx'

const notice = (at: number, title: string, isRead = false): OwnAnnouncement => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  language: 'en',
  title,
  body: `About ${title}.`,
  pinned: false,
  fromDay: '2031-01-10',
  isRead,
})

/** A server that keeps what was read, and what was sent to it. */
function server(...items: OwnAnnouncement[]) {
  let now = items
  const unread = () => now.filter(({ isRead }) => !isRead).length
  const markRead = (all: boolean) => () => {
    now = now.map((one, index) => (all || index === 0 ? { ...one, isRead: true } : one))
    return { unread: unread() }
  }
  const { made } = servePortal(
    answer(own.read, markRead(false)),
    answer(own.readAll, markRead(true)),
    answer(own.list, () => ({ ...pageOf(...now), unread: unread() })),
  )
  return () => made.map(({ call }) => call).filter((call) => call !== nameOf(own.list))
}

it('marks what is new, and counts it as read once it is opened, in its place', async () => {
  const written = server(notice(1, 'Winter hours'), notice(2, 'A further train'), notice(3, 'Old news', true))
  await openPart(<NoticesPage />)
  expect(await screen.findAllByText('Unread')).toHaveLength(2)
  await userEvent.click(screen.getByText('Winter hours'))
  await waitFor(() => expect(screen.getAllByText('Unread')).toHaveLength(1))
  await userEvent.click(screen.getByText('Winter hours'))
  await userEvent.click(screen.getByText('Winter hours'))
  await userEvent.click(screen.getByText('Old news'))
  expect(written()).toEqual([nameOf(own.read)])
  expect([...document.querySelectorAll('strong')].map((one) => one.textContent)).toEqual([
    'Winter hours',
    'A further train',
    'Old news',
  ])
})

it('marks all as read at once, and then says that everything is', async () => {
  const written = server(notice(1, 'Winter hours'), notice(2, 'A further train'))
  await openPart(<NoticesPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryByText('Unread')).toBeNull())
  // The part of a refused button comes with the first one.
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(screen.getByRole('tooltip').textContent).toBe('Everything is read')
  })
  expect(written()).toEqual([nameOf(own.readAll)])
})

it('says so where nothing is announced', async () => {
  server()
  await openPart(<NoticesPage />)
  await screen.findByText('There are no announcements at the moment')
})
