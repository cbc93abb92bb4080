import type { BookingReceipt } from '@landbridge/contract/booking/booking-views'
import { Problem } from '@landbridge/contract/shared/problem'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { forgetAllKeptValues } from '../../platform/form/kept-values.ts'
import { signWith } from '../../platform/signing.ts'
import { enterField, openPages } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { booking, bookingId, draftBooking, rail, receipt, saved, savesOf, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

const elsewhere = '/elsewhere'
const restMs = 1_500

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(async () => {
  // A form that is left is saved once more.
  await act(async () => undefined)
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

async function openForm(query: Record<string, string> = {}) {
  const elsewhereToo = [...(bookingRoutesWith({}).user ?? []), { path: elsewhere, element: 'Elsewhere' }]
  const { router } = await openPages(elsewhereToo, paths.bookingForm('railway', query))
  signWith({ clockOffsetMs: Date.parse('2031-01-15T08:00:00Z') - Date.now() })
  await screen.findByRole('heading', { name: /Book rail freight|Change booking/ })
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), router }
}

const reference = () => screen.getByLabelText<HTMLInputElement>('Your reference')
const submitButton = () => screen.getAllByRole('button', { name: /Submit/ })[0] as HTMLElement
const rest = (ms = restMs) => act(() => vi.advanceTimersByTimeAsync(ms))
const overtaken = new Problem('booking.changed-meanwhile', undefined, { state: 'draft', version: 2 })

it('writes no draft when somebody only walks through the empty form', async () => {
  const portal = serve(saved(receipt()))
  const { user, router } = await openForm()
  for (let field = 0; field < 30; field++) await user.tab()
  await rest()
  await act(() => router.navigate(elsewhere))
  await screen.findByText('Elsewhere')
  expect(savesOf(portal)).toHaveLength(0)
})

it('submits what was just typed without saving it besides', async () => {
  const done = receipt({ state: 'submitted', bookingNo: 'R310115-7K3QX', version: 2 })
  const portal = serve(answer(rail.show, draftBooking()), saved(done))
  const { user, router } = await openForm({ draft: bookingId })
  await screen.findAllByText('Ready to submit')
  await user.type(reference(), 'PO-1')
  await user.dblClick(submitButton())
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.bookingSuccess('railway', bookingId)))
  await rest()
  expect(savesOf(portal).map(({ input }) => input)).toMatchObject([
    { submit: true, version: 1, customerReference: 'PO-1' },
  ])
})

it('marks the days of a draft that have gone by since as soon as it is opened', async () => {
  serve(answer(rail.show, draftBooking({ readyDate: '2030-11-27', wantedDate: '2030-11-30' })))
  await openForm({ draft: bookingId })
  expect((await screen.findAllByText(/The cargo cannot be ready before today/)).length).toBeGreaterThan(0)
  expect(screen.queryByText('Ready to submit')).toBeNull()
})

it('submits after the save on its way, upon its version', async () => {
  let keep: (version: number) => void = () => undefined
  const first = new Promise<BookingReceipt>((resolve) => {
    keep = (version) => resolve(receipt({ version }))
  })
  const submitted = receipt({ state: 'submitted', bookingNo: 'R310115-7K3QX', version: 8 })
  const portal = serve(answer(rail.show, draftBooking()), answer(rail.change, first, submitted))
  const { user, router } = await openForm({ draft: bookingId })
  await screen.findAllByText('Ready to submit')
  await user.type(reference(), 'PO-1')
  await rest()
  expect(savesOf(portal)).toHaveLength(1)
  await user.click(submitButton())
  await rest()
  expect(savesOf(portal)).toHaveLength(1)
  await act(async () => keep(7))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.bookingSuccess('railway', bookingId)))
  expect(portal.sent(rail.change)).toMatchObject([
    { submit: false, version: 1 },
    { submit: true, version: 7 },
  ])
})

it('keeps a revision in this browser through a reload, asks before it is left, and forgets it with the logout', async () => {
  const portal = serve(answer(rail.show, booking()))
  const first = await openForm({ booking: bookingId })
  await first.user.clear(reference())
  await first.user.type(reference(), 'PO-2')
  await rest()
  expect(savesOf(portal)).toHaveLength(0)
  await act(() => first.router.navigate(elsewhere))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/not submitted yet/)).toBeTruthy()
  await first.user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(first.router.state.location.pathname).toBe(paths.bookingForm('railway'))
  cleanup()

  const second = await openForm({ booking: bookingId })
  expect(reference().value).toBe('PO-2')
  expect(screen.getByText(/changes you typed at .* and had not submitted/)).toBeTruthy()
  await second.user.click(screen.getByRole('button', { name: 'Discard them' }))
  expect(reference().value).not.toBe('PO-2')
  await second.user.type(reference(), '-3')
  await rest()
  forgetAllKeptValues()
  cleanup()
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('PO-')
})

it('brings a revision that was left back with Back', async () => {
  serve(answer(rail.show, booking()))
  const { user, router } = await openForm({ booking: bookingId })
  await user.clear(reference())
  await user.type(reference(), 'PO-5')
  await rest()
  await act(() => router.navigate(elsewhere))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByText('Elsewhere')
  await act(() => router.navigate(-1))
  expect(await screen.findByText(/changes you typed at .* and had not submitted/)).toBeTruthy()
  expect(reference().value).toBe('PO-5')
})

it('goes back at once, also where Back is pressed the moment the form is gone', async () => {
  serve(answer(rail.show, booking()))
  const { user, router } = await openForm({ booking: bookingId })
  await user.type(reference(), 'PO-9')
  await rest()
  const form = router.state.location.pathname
  await act(() => router.navigate(elsewhere))
  const leave = await screen.findByRole('button', { name: 'Leave' })
  const gone = new MutationObserver(() => {
    if (!screen.queryByText('Elsewhere')) return
    gone.disconnect()
    void router.navigate(-1)
  })
  gone.observe(document.body, { childList: true, subtree: true })
  await user.click(leave)
  await waitFor(() => expect(router.state.location.pathname).toBe(form))
})

it('keeps nothing of a revision that was submitted', async () => {
  const done = receipt({ state: 'submitted', bookingNo: 'R310115-7K3QX', version: 4 })
  serve(answer(rail.show, booking()), saved(done))
  const { user, router } = await openForm({ booking: bookingId })
  await user.type(reference(), 'PO-4')
  await rest()
  expect(JSON.stringify({ ...localStorage })).toContain('PO-4')
  await user.click(submitButton())
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.bookingSuccess('railway', bookingId)))
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('PO-4')
})

it('shows both versions when a draft was changed elsewhere, and goes on with what is chosen of each', async () => {
  // The form has filled in what follows from the rest, so that neither side is asked about it.
  const goods = draftBooking().goods?.map((line) => ({ ...line, goodsNameEnglish: 'Washing machines' }))
  const mine = draftBooking({ customerRole: 'SHP', ...(goods && { goods }) })
  const theirs = { ...mine, version: 2, customerReference: 'THEIRS-1', remark: 'Call first' }
  let isOvertaken = false
  let version = 2
  const { sent } = serve(
    answer(rail.show, () => (isOvertaken ? theirs : mine)),
    answer(rail.change, (change) => (change.version === 1 ? overtaken : receipt({ version: ++version }))),
  )
  const { user } = await openForm({ draft: bookingId })
  isOvertaken = true
  await user.clear(reference())
  await user.type(reference(), 'MINE-1')
  await rest()
  const panel = within(await screen.findByRole('alert', { name: /Somebody else saved/ }))
  const row = within(panel.getByRole('radiogroup', { name: 'Your reference' }))
  expect(row.getByRole<HTMLInputElement>('radio', { name: 'Mine MINE-1' }).checked).toBe(true)
  expect(row.getByRole('radio', { name: 'Theirs THEIRS-1' })).toBeTruthy()
  expect(panel.getAllByRole('radiogroup')).toHaveLength(2)
  expect(panel.getByRole<HTMLInputElement>('radio', { name: 'Theirs Call first' }).checked).toBe(true)
  await user.click(panel.getByRole('button', { name: 'Go on with this choice' }))
  await rest()
  await waitFor(() => expect(sent(rail.change)).toHaveLength(2))
  expect(sent(rail.change)[1]).toMatchObject({ version: 2, customerReference: 'MINE-1', remark: 'Call first' })
  expect(screen.queryByText(/Somebody else saved/)).toBeNull()
})

it('saves what is right of a draft, and keeps what is wrong in this browser as it was typed', async () => {
  const portal = serve(answer(rail.show, draftBooking()), saved(receipt({ version: 2 })))
  const { user } = await openForm({ draft: bookingId })
  await user.clear(screen.getByLabelText('Packages, Line 1'))
  await user.type(screen.getByLabelText('Packages, Line 1'), '12箱')
  const code = await enterField(() => screen.getByLabelText('HS code, Line 1'))
  await user.clear(code)
  await user.type(code, '3208')
  await user.type(reference(), 'PO-6')
  await rest()
  const last = portal.sent(rail.change).at(-1)
  expect(last).toMatchObject({ customerReference: 'PO-6' })
  expect(last?.goods?.[0]).toBeDefined()
  expect(last?.goods?.[0]).not.toHaveProperty('hsCode')
  cleanup()

  serve(answer(rail.show, draftBooking({ version: 2 })), saved(receipt()))
  await openForm({ draft: bookingId })
  expect(screen.getByLabelText<HTMLInputElement>('Packages, Line 1').value).toBe('12箱')
  expect(screen.getByLabelText<HTMLInputElement>('HS code, Line 1').value).toBe('3208')
  // Marked at once: nobody has to touch a field to learn that it is wrong.
  await waitFor(() => expect(screen.getByLabelText('Packages, Line 1').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('To correct: 2. Kept in this browser; the rest is saved')).toBeTruthy()
  expect(screen.queryByText('Saved automatically')).toBeNull()
})

it('shows a newer version of a booking that is being changed, and is not ready to submit before one has chosen', async () => {
  const stale = new Problem('booking.changed-meanwhile', undefined, { state: 'submitted', version: 4 })
  serve(answer(rail.show, booking()), saved(stale))
  const { user } = await openForm({ booking: bookingId })
  await screen.findAllByText('Ready to submit')
  await user.type(reference(), 'PO-8')
  serve(answer(rail.show, booking({ version: 4, remark: 'Call ahead' })), saved(stale))
  await user.click(submitButton())
  const panel = await screen.findByRole('button', { name: /^Take all/ })
  expect(screen.queryByText('Ready to submit')).toBeNull()
  await user.click(panel)
  await user.click(screen.getByRole('button', { name: /^Go on/ }))
  expect(await screen.findAllByText('Ready to submit')).not.toHaveLength(0)
})
