import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { paths } from '../paths.ts'
import { signWith } from '../platform/signing.ts'
import { openPages } from '../testing/page.tsx'
import { draftBooking } from './booking-fixtures.ts'
import { bookingRoutesWith } from './booking-routes.tsx'

export const draft = draftBooking()

/** Opens the form for a booking by rail, in the middle of January 2031. */
export async function openForm(query: Record<string, string> = {}) {
  const { router } = await openPages(bookingRoutesWith({}).user ?? [], paths.bookingForm('railway', query))
  signWith({ clockOffsetMs: Date.parse('2031-01-15T08:00:00Z') - Date.now() })
  await screen.findByRole('heading', { name: /Book rail freight|Change booking/ })
  return { user: userEvent.setup(), router }
}

export async function leaveForm(): Promise<void> {
  cleanup()
  // A form that is left is saved once more.
  await act(async () => undefined)
  sessionStorage.clear()
  localStorage.clear()
}
