import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { answer, type Reply } from '../../testing/portal.ts'
import { booking, bookingId, receipt, serve } from '../booking-fixtures.ts'
import { BookingModeProvider, loadModeView } from '../modes/mode-views.ts'
import { AmendDialog } from './amend-dialog.tsx'

afterEach(() => {
  cleanup()
})

const accepted = booking({ state: 'received', stateLabel: 'Accepted' })
const sentOn = receipt({ state: 'received', stateLabel: 'Accepted', version: 4 })

/** The dialog of an accepted booking, with what the server answers to what is asked. */
async function open(reply: Reply<typeof bookingEndpoints.amend> = sentOn) {
  const { sent } = serve(answer(bookingEndpoints.amend, reply))
  await openPart(
    <BookingModeProvider value={await loadModeView('railway')}>
      <AmendDialog booking={accepted} onClose={() => {}} />
    </BookingModeProvider>,
  )
  await screen.findByRole('dialog')
  const asked = () => sent(bookingEndpoints.amend)
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
  const [request] = asked()
  expect(request).toMatchObject({ id: bookingId, version: 3 })
  expect(Object.keys(request?.changes ?? {})).toEqual(['goods'])
  expect(request?.changes?.goods).toMatchObject([{ grossWeightKg: '19000', hsCode: '845011' }])
})

it('leads to what is missing before anything is sent, and to what the server refuses', async () => {
  const refused = new Problem('shared.invalid-input', { 'changes.goods.0.hsCode': 'booking.hs-code-wrong' })
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
