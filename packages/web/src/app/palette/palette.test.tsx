import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { DeskBookingRow } from '@landbridge/contract/booking/booking-desk-views'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import type { JobRow } from '@landbridge/contract/workorder/job-view'
import { jobModes } from '@landbridge/contract/workorder/modes/job-modes'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { switchSingleKeys } from '../../platform/keys.ts'
import { logIn, type SessionUser, startSession } from '../../platform/session.ts'
import { useTitle } from '../../platform/title.ts'
import { toast } from '../../platform/ui/messages.ts'
import { at, countedPage } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, nameOf, servePortal } from '../../testing/portal.ts'
import { closeOverlay } from './open-overlay.ts'
import { Shortcuts } from './shortcuts.tsx'

vi.setConfig({ testTimeout: 60_000 })

const customer: SessionUser = {
  id: 'T-1',
  userId: 'U-1',
  realName: 'Chen Min',
  role: 'customer',
  customerState: 2,
  customerName: 'Haode',
}
const staff: SessionUser = { ...customer, userId: 'U-2', role: 'admin', permissions: ['booking.view'] }

afterEach(() => {
  closeOverlay()
  switchSingleKeys(true)
})

const bookingId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const found: DeskBookingRow = {
  id: bookingId,
  bookingNo: 'R261123-M4H7W',
  state: 'submitted',
  stateLabel: 'Submitted',
  version: 1,
  savedAt: at('2026-11-21 08:00:00'),
  serviceModeId: 'R',
  originName: 'Xi’an',
  destinationName: 'Hamburg',
  customerId: '0d9d9c1c-8a0e-4a5e-9d0e-0f3a5f5a1c11',
  customerShortName: 'Haode',
  toQuote: false,
  checks: [],
  revision: 1,
}

const jobNos = { railway: 'JR2611-7K3QX', sea: 'JS2611-8N4RY', air: 'JA2611-9P5SZ', truck: 'JT2611-2Q6TW' }
const jobOf = (jobNo: string): JobRow => ({
  id: bookingId,
  jobNo,
  state: 'underway',
  stateLabel: 'Under way',
  version: 1,
  bookingId,
  bookingMode: 'R',
  bookingNo: 'R261123-M4H7W',
  loadType: 'FCL',
  transportType: 'Q',
  serviceTerm: 'ST-ST',
  boxText: '1*40HQ',
  originCode: 'CNXIA',
  originName: 'Xi’an',
  destinationCode: 'DEHAM',
  destinationName: 'Hamburg',
  etd: at('2026-11-28 20:00:00'),
  eta: at('2026-12-13 10:00:00'),
  promisedEta: at('2026-12-13 10:00:00'),
  releaseState: 'notAsked',
  amounts: [],
  orderedAt: at('2026-11-21 09:31:00'),
})

function Record() {
  useTitle('R261101-AAAAA')
  return <p>A booking</p>
}

/** Pages with the keys over them; the server finds one booking by its number, and lists that are named do not answer. */
async function open(user: SessionUser, { address = '/', isSilent = false } = {}) {
  const foundBy = ({ keyword = '-' }: { keyword?: string | undefined }) =>
    countedPage({}, ...('R261123-M4H7W'.startsWith(keyword) ? [{ ...found, bookingState: found.state }] : []))
  const { made } = servePortal(
    answer(bookingEndpoints.listAll, isSilent ? new Problem('shared.broken') : foundBy),
    answer(bookingDeskEndpoints.list, foundBy),
    ...jobModes.map((mode) =>
      answer(jobCalls[mode].list, ({ keyword = '-' }) =>
        countedPage({}, ...(jobNos[mode].includes(keyword) ? [jobOf(jobNos[mode])] : [])),
      ),
    ),
  )
  await startSession({ loadUser: async () => user, onEnded: () => {}, onFailed: () => {} })
  await act(() => logIn('T-1'))
  const pages = ['/', '/user/order/booking/railway/info/:id'].map((path) => ({
    path,
    element: (
      <>
        <Shortcuts />
        <main>
          {path === '/' ? <input type="search" aria-label="In the list" /> : <Record />}
          <table className="table">
            <tbody>
              {['one', 'two', 'three'].map((name) => (
                <tr key={name}>
                  <td>
                    <a href={`#${name}`}>{name}</a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </main>
      </>
    ),
  }))
  const page = await openPages(pages, address)
  return { ...page, made, person: userEvent.setup() }
}

async function openPalette(person: ReturnType<typeof userEvent.setup>) {
  await person.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('searchbox', { name: /^Search bookings/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
  return { field, items: () => screen.getAllByRole('menuitem').map((one) => one.textContent) }
}

it('finds pages, deeds and the reader’s own records, says how many, and opens the first by Enter', async () => {
  const { router, person, made } = await open(customer)
  const { items } = await openPalette(person)
  expect(screen.getByRole('status').textContent).toMatch(/^\d\d results$/)
  expect(made).toEqual([])
  await person.keyboard('start a')
  expect(items()).toEqual(['Start a bookingActions'])
  await person.clear(screen.getByRole('searchbox'))
  await person.keyboard('R261123')
  await waitFor(() => expect(items()).toEqual(['R261123-M4H7WXi’an → Hamburg · SubmittedBooking requests']))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 result'))
  await person.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/user/order/booking/railway/info/${bookingId}`))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('finds a customer’s work orders by rail, by sea, by air and by road', async () => {
  const warned = vi.spyOn(console, 'warn')
  const { person } = await open(customer)
  const { items } = await openPalette(person)
  await person.keyboard('2611-')
  await waitFor(() => expect(items().join()).toContain('JR2611-7K3QX'))
  for (const jobNo of Object.values(jobNos))
    expect(items().filter((item) => item?.includes(jobNo))).toEqual([expect.stringContaining('Xi’an → Hamburg')])
  expect(warned).not.toHaveBeenCalled()
})

it('shows what was looked at last first, and forgets it for the next reader', async () => {
  const { router, person } = await open(customer, { address: `/user/order/booking/railway/info/${bookingId}` })
  await screen.findByText('A booking')
  await act(() => router.navigate('/'))
  const { items } = await openPalette(person)
  expect(items()[0]).toBe('R261101-AAAAARecent')
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(() => logIn('T-1'))
  await startSession({ loadUser: async () => staff, onEnded: () => {}, onFailed: () => {} })
  await act(() => logIn('T-2'))
  await openPalette(person)
  expect(screen.queryByText('R261101-AAAAA')).toBeNull()
})

it('asks for staff only what their duties open, and shows them no page of others', async () => {
  const { person, made } = await open(staff)
  const { items } = await openPalette(person)
  expect(items().join()).toContain('Bookings')
  expect(items().join()).not.toContain('Users')
  await person.keyboard('R261123')
  await waitFor(() => expect(items().join()).toContain('R261123-M4H7W'))
  expect([...new Set(made.map(({ call }) => call))]).toEqual([nameOf(bookingDeskEndpoints.list)])
})

it('says that not everything was searched when a list does not answer', async () => {
  const { person } = await open(customer, { isSilent: true })
  await openPalette(person)
  await person.keyboard('R261123')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('not everything could be searched'))
})

it('leads into the search of the list and from row to row', async () => {
  const { person } = await open(customer)
  const focused = () => document.activeElement?.textContent
  await person.keyboard('j')
  expect(focused()).toBe('one')
  await person.keyboard('jj')
  expect(focused()).toBe('three')
  await person.keyboard('j')
  expect(focused()).toBe('three')
  await person.keyboard('k')
  expect(focused()).toBe('two')
  const opened = vi.fn((event: Event) => event.preventDefault())
  screen.getByRole('link', { name: 'two' }).addEventListener('click', opened)
  await person.keyboard('o')
  expect(opened).toHaveBeenCalledOnce()
  await person.keyboard('/')
  expect(document.activeElement).toBe(screen.getByLabelText('In the list'))
})

it('goes on where a row was when it has gone', async () => {
  const { person } = await open(customer)
  await person.keyboard('jj')
  screen.getByRole('link', { name: 'two' }).closest('tr')?.remove()
  await person.keyboard('j')
  expect(document.activeElement?.textContent).toBe('three')
})

it('shows every key on its sheet, where single letters can be switched off', async () => {
  const { person } = await open(customer)
  await person.keyboard('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const words of ['Search and go anywhere', 'Next row', 'Undo, while the message offers it'])
    expect(within(sheet).getByText(words)).toBeTruthy()
  await person.click(within(sheet).getByRole('switch', { name: 'Single-letter keys' }))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await person.keyboard('j')
  expect(document.activeElement?.textContent).not.toBe('one')
  await person.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('searchbox', { name: /^Search bookings/ })).toBeTruthy()
})

it('takes back by U what a message offers to take back, once', async () => {
  const { person } = await open(customer)
  const undo = vi.fn()
  act(() => toast('Deleted: draft', { action: { label: 'Undo', run: undo } }))
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-keyshortcuts')).toBe('U')
  await person.keyboard('uu')
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Deleted: draft')).toBeNull()
})
