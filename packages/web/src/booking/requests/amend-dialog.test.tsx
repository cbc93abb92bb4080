import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import type { Answer, Sent } from '../../testing/portal-by-path.ts'
import { bookingId, booking as bookingSent, receipt, serve } from '../booking-fixtures.ts'
import { BookingModeProvider, loadModeView } from '../modes/mode-views.ts'
import { AmendDialog } from './amend-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const accepted = bookingCalls('R').show.wire.output.decode(
  bookingSent({ state: 'received', StateText: 'Accepted' }).data,
)

/** The dialog of an accepted booking, with what the server answers to what is asked. */
async function open(answer: Answer = receipt({ state: 'received', StateText: 'Accepted', version: 4 })) {
  const sent = serve({ 'order-amend': answer })
  await openPart(
    <BookingModeProvider value={await loadModeView('railway')}>
      <AmendDialog booking={accepted} onClose={() => {}} />
    </BookingModeProvider>,
  )
  await screen.findByRole('dialog')
  const asked = () => sent.filter(({ url }: Sent) => url.pathname.endsWith('/order-amend')).map(({ body }) => body)
  const send = () => user.click(screen.getByRole('button', { name: 'Send the request' }))
  const user = userEvent.setup()
  const told = () => within(screen.getByRole('region', { name: 'You ask for' }))
  return { user, asked, send, told }
}

const weight = () => screen.findByRole('textbox', { name: /Gross, kg/ })

it('shows the parts that are to change, what is asked beside what stood, and sends nothing else', async () => {
  const { user, asked, send, told } = await open()
  expect(told().getByText(/Nothing yet/)).toBeTruthy()
  await send()
  expect(await screen.findByText('Change at least one thing first')).toBeTruthy()

  expect(screen.queryByRole('heading', { name: 'Cargo' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cargo' }))
  await user.clear(await weight())
  await user.type(await weight(), '19000')
  expect(await told().findByText('19,000 kg')).toBeTruthy()
  expect(told().getByText('18,640 kg')).toBeTruthy()
  expect(told().getByText('The railway must agree')).toBeTruthy()
  await send()
  expect(await screen.findByText('Your request is sent')).toBeTruthy()
  const [body] = asked()
  expect(body).toMatchObject({ keyId: bookingId, version: '3' })
  const changes = JSON.parse(body?.Changes ?? '{}') as Record<string, unknown>
  expect(Object.keys(changes)).toEqual(['Goods'])
  expect(changes.Goods).toMatchObject([{ Weight: '19000', HsCd: '845011' }])
})

it('leads to what is missing before anything is sent, and to what the server refuses', async () => {
  const refused = {
    success: false,
    code: 'shared.invalid-input',
    fields: { 'Changes.Goods.0.HsCd': 'booking.hs-code-wrong' },
  }
  const { user, asked, send, told } = await open(refused)
  await user.click(screen.getByRole('button', { name: 'Cargo' }))
  await user.clear(await weight())
  await send()
  // The reader is led there a moment later; who types before that would type elsewhere.
  await waitFor(async () => expect(document.activeElement).toBe(await weight()))
  expect((await weight()).getAttribute('aria-invalid')).toBe('true')
  expect(asked()).toEqual([])

  await user.type(await weight(), '19000')
  expect(await told().findByText('19,000 kg')).toBeTruthy()
  // The part is closed again; a refusal in it opens it.
  await user.click(screen.getByRole('button', { name: 'Cargo' }))
  await send()
  await screen.findByRole('heading', { name: 'Cargo' })
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(await screen.findAllByText(/in its full length/)).not.toHaveLength(0)
})
