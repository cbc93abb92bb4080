import { siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Navigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForUse } from '../platform/first-use.ts'
import { readSettings, takeSettings } from '../platform/settings.ts'
import { openPages } from '../testing/page.tsx'
import { answer, type Portal, servePortal } from '../testing/portal.ts'
import { Root } from './root.tsx'

const orders = '/freight/reorder/railway'
const orderPages = ['railway', 'truck', 'sea', 'airway', 'multitrans'].map((mode) => `/freight/reorder/${mode}`)
const pages = [
  {
    Component: Root,
    children: [
      { path: '/', handle: { name: 'Home', title: 'shell.home' }, element: <Link to={orders}>The front page</Link> },
      { path: '/404', handle: { name: 'Page404', title: 'shell.not-found' }, element: 'Another page' },
      { path: '/freight/reorder', element: <Navigate to={orders} replace /> },
      ...orderPages.map((path) => ({ path, element: 'The order page' })),
    ],
  },
]

const forbidden = /Placing orders directly for customers in the order system is forbidden/

/** The portal tells this address, and whether it is blocked, until it is told otherwise. */
let isBlocked = false
let portal: Portal
const tells = () => ({ origin: '192.0.2.7', blocked: isBlocked })

beforeEach(() => {
  portal = servePortal(answer(siteEndpoints.clientIp, tells))
  vi.stubGlobal('scrollTo', vi.fn())
  const settings = { ...readSettings(), restrictedPaths: orderPages }
  takeSettings({ ...settings, signatureSecret: 'test-secret', serverTime: new Date() })
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('holds a blocked address where it is, and says why', async () => {
  isBlocked = true
  const { router } = await openPages(pages, '/')
  await act(() => router.navigate(orders))
  await screen.findAllByText(forbidden)
  expect(router.state.location.pathname).toBe('/')
  expect(screen.queryByText('The order page')).toBeNull()
})

it('shows nothing of an order page that is opened from a blocked address', async () => {
  isBlocked = true
  const { router } = await openPages(pages, orders)
  expect(screen.queryByText('The order page')).toBeNull()
  await screen.findByText('The front page')
  expect(router.state.location.pathname).toBe('/')
})

it('asks for the address on every navigation', async () => {
  isBlocked = false
  const { router } = await openPages(pages, orders)
  await screen.findByText('The order page')
  await act(() => router.navigate('/404'))
  await screen.findByText('Another page')
  await act(() => router.navigate(orders))
  await screen.findByText('The order page')
  expect(portal.sent(siteEndpoints.clientIp)).toHaveLength(3)
})

it('keeps nothing of the address that it is told', async () => {
  isBlocked = false
  const { router } = await openPages(pages, orders)
  await screen.findByText('The order page')
  await act(() => router.navigate('/404'))
  await screen.findByText('Another page')
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.body.innerHTML])
  expect(kept).not.toContain('192.0.2.7')
})

it.each(orderPages)(
  'refuses a blocked address at %s, opened directly, by a link and by the button back',
  async (path) => {
    isBlocked = false
    const { router } = await openPages(pages, path)
    await screen.findByText('The order page')
    await act(() => router.navigate('/404'))
    await screen.findByText('Another page')
    isBlocked = true
    await act(() => router.navigate(-1))
    await screen.findAllByText(forbidden)
    expect([router.state.location.pathname, screen.queryByText('The order page')]).toEqual(['/404', null])
    await act(() => router.navigate(`${path}?wantedDate=2031-01-20`))
    await screen.findAllByText(forbidden)
    expect([router.state.location.pathname, screen.queryByText('The order page')]).toEqual(['/404', null])
    cleanup()

    const { router: other } = await openPages(pages, path)
    expect(screen.queryByText('The order page')).toBeNull()
    await screen.findByText('The front page')
    expect(other.state.location.pathname).toBe('/')
  },
)

it.each(['/freight/reorder', '/Freight/ReOrder/Railway', '/freight/reorder/%72ailway', `${orders}/`])(
  'leads Home from %s, which is another way to the same page',
  async (address) => {
    isBlocked = true
    const { router } = await openPages(pages, address)
    await screen.findByText('The front page')
    await screen.findAllByText(forbidden)
    expect([router.state.location.pathname, screen.queryByText('The order page')]).toEqual(['/', null])
  },
)

it('asks from a drawn page too, where the reader’s first deed is the link', async () => {
  isBlocked = true
  waitForUse()
  const { router } = await openPages(pages, '/')
  expect(portal.made).toEqual([])
  await userEvent.setup().click(await screen.findByRole('link', { name: 'The front page' }))
  await screen.findAllByText(forbidden)
  expect(router.state.location.pathname).toBe('/')
})

it('asks again when the browser shows a left order page as it stood', async () => {
  isBlocked = false
  const { router } = await openPages(pages, orders)
  await screen.findByText('The order page')
  isBlocked = true
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  await screen.findByText('The front page')
  expect(router.state.location.pathname).toBe('/')
})

it('goes on where the address cannot be learnt, and logs that', async () => {
  servePortal(answer(siteEndpoints.clientIp, new TypeError('no network')))
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { router } = await openPages(pages, '/')
  await act(() => router.navigate(orders))
  await screen.findByText('The order page')
  expect(logged).toHaveBeenCalledWith('The address of this browser could not be learnt.', expect.anything())
})
