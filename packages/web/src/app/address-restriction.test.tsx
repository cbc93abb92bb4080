import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSettings, takeSettings } from '../platform/settings.ts'
import { openPages } from '../testing/page.tsx'
import { Root } from './root.tsx'

const pages = [
  {
    Component: Root,
    children: [
      { path: '/', element: 'The front page' },
      { path: '/404', element: 'Another page' },
      { path: '/freight/reorder/railway', element: 'The order page' },
    ],
  },
]
const orders = '/freight/reorder/railway'

let answer: () => Promise<Response>
const asked = vi.fn((_url: string) => answer())
const answers = (blocked: boolean) => async () =>
  new Response(JSON.stringify({ success: true, data: { origin: '192.0.2.7', blocked } }))

beforeEach(() => {
  vi.stubGlobal('fetch', asked.mockClear())
  vi.stubGlobal('scrollTo', vi.fn())
  const settings = { ...readSettings(), restrictedPaths: [orders] }
  takeSettings({ ...settings, signatureSecret: 'test-secret', serverTime: new Date() })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('holds a blocked address where it is, and says why', async () => {
  answer = answers(true)
  const { router } = await openPages(pages, '/')
  await act(() => router.navigate(orders))
  await screen.findAllByText(/Placing orders directly for customers in the order system is forbidden/)
  expect(router.state.location.pathname).toBe('/')
  expect(screen.queryByText('The order page')).toBeNull()
})

it('shows nothing of an order page that is opened from a blocked address', async () => {
  answer = answers(true)
  const { router } = await openPages(pages, orders)
  expect(screen.queryByText('The order page')).toBeNull()
  await screen.findByText('The front page')
  expect(router.state.location.pathname).toBe('/')
})

it('asks for the address on every navigation', async () => {
  answer = answers(false)
  const { router } = await openPages(pages, orders)
  await screen.findByText('The order page')
  await act(() => router.navigate('/404'))
  await screen.findByText('Another page')
  await act(() => router.navigate(orders))
  await screen.findByText('The order page')
  expect(asked.mock.calls.filter(([url]) => url.startsWith('/api/v1/client-ip'))).toHaveLength(3)
})

it('goes on where the address cannot be learnt, and logs that', async () => {
  answer = () => Promise.reject(new Error('no network'))
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { router } = await openPages(pages, '/')
  await act(() => router.navigate(orders))
  await screen.findByText('The order page')
  expect(logged).toHaveBeenCalledWith('The address of this browser could not be learnt.', expect.anything())
})
