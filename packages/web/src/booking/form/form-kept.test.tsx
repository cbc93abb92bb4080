import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../paths.ts'
import { forgetAllKept } from '../../platform/form/kept-here.ts'
import { signWith } from '../../platform/signing.ts'
import { enterField, openPages } from '../../testing/page.tsx'
import type { Sent } from '../../testing/portal-by-path.ts'
import { booking, bookingId, draftBooking, receipt, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

const elsewhere = '/elsewhere'
const restMs = 1_500

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(async () => {
  // A form that is left is saved once more.
  await act(async () => undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
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

const saves = (sent: readonly Sent[]) =>
  sent.filter(({ url, method }) => url.pathname.endsWith('/railorderonline') && method !== 'GET')
const reference = () => screen.getByLabelText<HTMLInputElement>('Your reference')
const submitButton = () => screen.getAllByRole('button', { name: /Submit/ })[0] as HTMLElement
const rest = (ms = restMs) => act(() => vi.advanceTimersByTimeAsync(ms))
const overtaken = { success: false, code: 'booking.changed-meanwhile', data: { state: 'draft', version: 2 } }

it('writes no draft when somebody only walks through the empty form', async () => {
  const sent = serve({ railorderonline: receipt() })
  const { user, router } = await openForm()
  for (let field = 0; field < 30; field++) await user.tab()
  await rest()
  await act(() => router.navigate(elsewhere))
  await screen.findByText('Elsewhere')
  expect(saves(sent)).toHaveLength(0)
})

it('submits what was just typed without saving it besides', async () => {
  const done = receipt({ state: 'submitted', BookingNo: 'R310115-7K3QX', version: 2 })
  const sent = serve({ 'railorderonline-detail': draftBooking(), railorderonline: done })
  const { user, router } = await openForm({ draft: bookingId })
  await screen.findAllByText('Ready to submit')
  await user.type(reference(), 'PO-1')
  await user.dblClick(submitButton())
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.bookingSuccess('railway', bookingId)))
  await rest()
  expect(saves(sent).map(({ body }) => [body.submit, body.version, body.ProxyNo])).toEqual([['T', '1', 'PO-1']])
})

it('marks the days of a draft that have gone by since as soon as it is opened', async () => {
  serve({ 'railorderonline-detail': draftBooking({ ReadyDate: '2030-11-27', WantDate: '2030-11-30' }) })
  await openForm({ draft: bookingId })
  expect((await screen.findAllByText(/The cargo cannot be ready before today/)).length).toBeGreaterThan(0)
  expect(screen.queryByText('Ready to submit')).toBeNull()
})

it('submits after the save on its way, upon its version', async () => {
  let answer: (version: number) => void = () => undefined
  let version = 1
  const sent = serve({
    'railorderonline-detail': draftBooking(),
    railorderonline: () =>
      ++version > 2
        ? receipt({ state: 'submitted', BookingNo: 'R310115-7K3QX', version })
        : new Promise((resolve) => {
            answer = (kept) => resolve(receipt({ version: kept }))
          }),
  })
  const { user, router } = await openForm({ draft: bookingId })
  await screen.findAllByText('Ready to submit')
  await user.type(reference(), 'PO-1')
  await rest()
  expect(saves(sent)).toHaveLength(1)
  await user.click(submitButton())
  await rest()
  expect(saves(sent)).toHaveLength(1)
  await act(async () => answer(7))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.bookingSuccess('railway', bookingId)))
  expect(saves(sent).map(({ body }) => [body.submit, body.version])).toEqual([
    ['F', '1'],
    ['T', '7'],
  ])
})

it('keeps a revision in this browser through a reload, asks before it is left, and forgets it with the logout', async () => {
  const sent = serve({ 'railorderonline-detail': booking() })
  const first = await openForm({ booking: bookingId })
  await first.user.clear(reference())
  await first.user.type(reference(), 'PO-2')
  await rest()
  expect(saves(sent)).toHaveLength(0)
  await act(() => first.router.navigate(elsewhere))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/not submitted yet/)).toBeTruthy()
  await first.user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(first.router.state.location.pathname).toBe(paths.bookingForm('railway'))
  cleanup()

  const second = await openForm({ booking: bookingId })
  expect(reference().value).toBe('PO-2')
  expect(screen.getByText(/did not submit are here again/)).toBeTruthy()
  await second.user.click(screen.getByRole('button', { name: 'Discard them' }))
  expect(reference().value).not.toBe('PO-2')
  await second.user.type(reference(), '-3')
  await rest()
  forgetAllKept()
  cleanup()
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('PO-')
})

it('brings a revision that was left back with Back', async () => {
  serve({ 'railorderonline-detail': booking() })
  const { user, router } = await openForm({ booking: bookingId })
  await user.clear(reference())
  await user.type(reference(), 'PO-5')
  await rest()
  await act(() => router.navigate(elsewhere))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByText('Elsewhere')
  await act(() => router.navigate(-1))
  expect(await screen.findByText(/did not submit are here again/)).toBeTruthy()
  expect(reference().value).toBe('PO-5')
})

it('goes back at once, also where Back is pressed the moment the form is gone', async () => {
  serve({ 'railorderonline-detail': booking() })
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
  const done = receipt({ state: 'submitted', BookingNo: 'R310115-7K3QX', version: 4 })
  serve({ 'railorderonline-detail': booking(), railorderonline: done })
  const { user, router } = await openForm({ booking: bookingId })
  await user.type(reference(), 'PO-4')
  await rest()
  expect(JSON.stringify({ ...localStorage })).toContain('PO-4')
  await user.click(submitButton())
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.bookingSuccess('railway', bookingId)))
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('PO-4')
})

it('shows both versions when a draft was changed elsewhere, and goes on with what is chosen of each', async () => {
  const mine = draftBooking()
  const theirs = { ...mine, data: { ...mine.data, version: 2, ProxyNo: 'THEIRS-1', Remark: 'Call first' } }
  let isOvertaken = false
  let version = 2
  const sent = serve({
    'railorderonline-detail': () => (isOvertaken ? theirs : mine),
    railorderonline: ({ body }: Sent) => (body.version === '1' ? overtaken : receipt({ version: ++version })),
  })
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
  await waitFor(() => expect(saves(sent)).toHaveLength(2))
  expect(saves(sent)[1]?.body).toMatchObject({ version: '2', ProxyNo: 'MINE-1', Remark: 'Call first' })
  expect(screen.queryByText(/Somebody else saved/)).toBeNull()
})

it('saves what is right of a draft, and keeps what is wrong in this browser as it was typed', async () => {
  const sent = serve({ 'railorderonline-detail': draftBooking(), railorderonline: receipt({ version: 2 }) })
  const { user } = await openForm({ draft: bookingId })
  await user.clear(screen.getByLabelText('Packages, Line 1'))
  await user.type(screen.getByLabelText('Packages, Line 1'), '12箱')
  const code = await enterField(() => screen.getByLabelText('HS code, Line 1'))
  await user.clear(code)
  await user.type(code, '3208')
  await user.type(reference(), 'PO-6')
  await rest()
  expect(saves(sent).at(-1)?.body).toMatchObject({ ProxyNo: 'PO-6' })
  expect(JSON.parse(saves(sent).at(-1)?.body.Goods ?? '')[0]).not.toHaveProperty('HsCd')
  cleanup()

  const { data } = draftBooking()
  serve({ 'railorderonline-detail': { success: true, data: { ...data, version: 2 } }, railorderonline: receipt() })
  await openForm({ draft: bookingId })
  expect(screen.getByLabelText<HTMLInputElement>('Packages, Line 1').value).toBe('12箱')
  expect(screen.getByLabelText<HTMLInputElement>('HS code, Line 1').value).toBe('3208')
  // Marked at once: nobody has to touch a field to learn that it is wrong.
  await waitFor(() => expect(screen.getByLabelText('Packages, Line 1').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('To correct: 2. Kept in this browser; the rest is saved')).toBeTruthy()
  expect(screen.queryByText('Saved automatically')).toBeNull()
})

it('shows a newer version of a booking that is being changed, and is not ready to submit before one has chosen', async () => {
  const stale = { success: false, code: 'booking.changed-meanwhile', data: { state: 'submitted', version: 4 } }
  serve({ 'railorderonline-detail': booking(), railorderonline: stale })
  const { user } = await openForm({ booking: bookingId })
  await screen.findAllByText('Ready to submit')
  await user.type(reference(), 'PO-8')
  serve({ 'railorderonline-detail': booking({ version: 4, Remark: 'Call ahead' }), railorderonline: stale })
  await user.click(submitButton())
  const panel = await screen.findByRole('button', { name: /^Take all/ })
  expect(screen.queryByText('Ready to submit')).toBeNull()
  await user.click(panel)
  await user.click(screen.getByRole('button', { name: /^Go on/ }))
  expect(await screen.findAllByText('Ready to submit')).not.toHaveLength(0)
})
