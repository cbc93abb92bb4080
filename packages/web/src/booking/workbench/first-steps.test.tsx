import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { type CompanyView, customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { refreshUser, startSession } from '../../platform/session.ts'
import { countedPage, me } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { serve } from '../booking-fixtures.ts'
import { FirstSteps } from './first-steps.tsx'

/** Somebody of a company that stands where `customer` says; without one, of none. */
async function open({ customerState = 0, company }: { customerState?: number; company?: CompanyView } = {}) {
  serve(
    answer(customerEndpoints.userInfo, me({ customerState, customer: company })),
    answer(bookingEndpoints.listAll, countedPage({ draft: 1, submitted: 0 })),
    answer(documentEndpoints.list, []),
  )
  let reader = { id: 'T-1', userId: 'U-1', realName: 'Lin Yu', role: 'customer' as const, customerState }
  localStorage.setItem('token', JSON.stringify({ Id: 'T-1', until: Date.now() + 60_000 }))
  await startSession({ loadUser: async () => reader, onEnded: vi.fn(), onFailed: vi.fn() })
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
  await open({ company: { ...(me().customer as CompanyView), state: 'none', customerState: 0 } })
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
