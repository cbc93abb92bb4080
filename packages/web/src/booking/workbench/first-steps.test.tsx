import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { refreshUser, startSession } from '../../platform/session.ts'
import { openPart } from '../../testing/page.tsx'
import { counted } from '../../testing/portal-by-path.ts'
import { serve, user } from '../booking-fixtures.ts'
import { FirstSteps } from './first-steps.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** Somebody of a company that stands where `customer` says; without one, of none. */
async function open({ customerState = 0, company }: { customerState?: number; company?: object } = {}) {
  serve({
    'user-info': { success: true, data: { ...user, CustomerState: customerState, Customer: company } },
    'orderonline-alllist': counted({ draft: 1, submitted: 0 }),
    'getattachment-list': { success: true, data: [] },
  })
  let reader = { id: 'T-1', userId: 'U-1', realName: 'Lin Yu', role: 'customer' as const, customerState }
  localStorage.setItem('token', JSON.stringify({ Id: 'T-1', until: Date.now() + 60_000 }))
  await startSession({ loadUser: async () => reader, ended: vi.fn(), failed: vi.fn() })
  await openPart(<FirstSteps />)
  return async (state: number) => {
    reader = { ...reader, customerState: state }
    await act(() => refreshUser())
  }
}

it('tells somebody new at the start what comes before an acceptance, and which papers it asks for', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Your first booking' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Name your company' }).getAttribute('href')).toBe(paths.certification())
  expect(screen.getByText(/Needed: business licence, country, tax number, address, phone/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Submit the first booking' })).toBeTruthy()
})

it('shows how much of the certification is there', async () => {
  await open({ company: { ...user.Customer, state: 'none', CustomerState: 0, Address: undefined } })
  expect(await screen.findByText(/The licence is still missing/)).toBeTruthy()
  expect(screen.getByText(/Filled in: \d of 5/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Name your company' })).toBeNull()
})

it('is gone once the company is certified', async () => {
  const become = await open()
  const heading = () => screen.queryByRole('heading', { name: 'Your first booking' })
  await waitFor(() => expect(heading()).toBeTruthy())
  await become(2)
  await waitFor(() => expect(heading()).toBeNull())
})
