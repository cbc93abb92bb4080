import { announcementEndpoints } from '@landbridge/contract/communication/announcement-endpoints'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { openPart } from '../testing/page.tsx'
import { answer, servePortal } from '../testing/portal.ts'
import { NoticesOnTop } from './notices-on-top.tsx'

const notice = {
  id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10',
  language: 'en',
  title: 'Border closed on Friday',
  body: 'Trains wait until Saturday.',
  pinned: true,
  fromDay: '2031-01-15',
} as const

beforeEach(() => localStorage.removeItem('dialogHome'))

it('shows what is pinned once after a login, open to be read', async () => {
  servePortal(answer(announcementEndpoints.top, { items: [notice] }))
  const { unmount } = await openPart(<NoticesOnTop />)
  expect(await screen.findByText('Trains wait until Saturday.')).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByText('Trains wait until Saturday.')).toBeNull())
  unmount()
  const { sent } = servePortal(answer(announcementEndpoints.top, { items: [notice] }))
  await openPart(<NoticesOnTop />)
  expect(sent(announcementEndpoints.top)).toEqual([])
})

it('shows nothing where nothing is pinned', async () => {
  const { sent } = servePortal(answer(announcementEndpoints.top, { items: [] }))
  await openPart(<NoticesOnTop />)
  await waitFor(() => expect(sent(announcementEndpoints.top)).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
