import type { OwnAnnouncement, OwnAnnouncements } from '@landbridge/contract/communication/announcement'
import { ownAnnouncementEndpoints as own } from '@landbridge/contract/communication/announcement-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../testing/page.tsx'
import { NoticesPage } from './notices-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

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
  const sent: string[] = []
  let now = items
  const unread = () => now.filter(({ isRead }) => !isRead).length
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, { method }: RequestInit) => {
      if (method === 'PUT') {
        sent.push(url.split('?')[0] ?? '')
        const all = url.includes(own.readAll.path)
        now = now.map((one, at) => (all || at === 0 ? { ...one, isRead: true } : one))
        return new Response(JSON.stringify({ success: true, data: { Unread: unread() } }))
      }
      const list: OwnAnnouncements = { items: now, total: now.length, unread: unread(), pageIndex: 1, pageSize: 20 }
      return new Response(JSON.stringify({ success: true, data: own.list.wire.output.encode(list) }))
    }),
  )
  return sent
}

it('marks what is new, and counts it as read once it is opened, in its place', async () => {
  const sent = server(notice(1, 'Winter hours'), notice(2, 'A further train'), notice(3, 'Old news', true))
  await openPart(<NoticesPage />)
  expect(await screen.findAllByText('Unread')).toHaveLength(2)
  await userEvent.click(screen.getByText('Winter hours'))
  await waitFor(() => expect(screen.getAllByText('Unread')).toHaveLength(1))
  await userEvent.click(screen.getByText('Winter hours'))
  await userEvent.click(screen.getByText('Winter hours'))
  await userEvent.click(screen.getByText('Old news'))
  expect(sent).toEqual([own.read.path])
  expect([...document.querySelectorAll('strong')].map((one) => one.textContent)).toEqual([
    'Winter hours',
    'A further train',
    'Old news',
  ])
})

it('marks all as read at once, and then says that everything is', async () => {
  const sent = server(notice(1, 'Winter hours'), notice(2, 'A further train'))
  await openPart(<NoticesPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryByText('Unread')).toBeNull())
  // The part of a refused button comes with the first one.
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect(screen.getByRole('tooltip').textContent).toBe('Everything is read')
  })
  expect(sent).toEqual([own.readAll.path])
})

it('says so where nothing is announced', async () => {
  server()
  await openPart(<NoticesPage />)
  await screen.findByText('There are no announcements at the moment')
})
