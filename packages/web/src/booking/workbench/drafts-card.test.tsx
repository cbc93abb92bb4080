import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { listed } from '../../testing/portal-by-path.ts'
import { bookingId, row, serve } from '../booking-fixtures.ts'
import { DraftsCard } from './drafts-card.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const {
  BookingNo: _,
  OrderDt: __,
  ...draft
} = row({ state: 'draft', StateText: 'Draft', OmsState: 'draft', SvTrafficId: 'R' })

/** The only draft there is, until it is discarded; restored, it is there again. */
function draftOnServer() {
  let isThere = true
  const done = { success: true, data: {} }
  return serve({
    'orderonline-alllist': () => listed(...(isThere ? [draft] : [])),
    'order-draft': () => {
      isThere = false
      return done
    },
    'order-restore': () => {
      isThere = true
      return done
    },
  })
}

it('discards a draft after it has asked for that by name, and gives it back by Undo', async () => {
  const sent = draftOnServer()
  await openPart(<DraftsCard />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: "Discard draft: Xi'an → Hamburg" }))
  const question = await screen.findByRole('dialog', { name: 'Discard this draft?' })
  await user.click(within(question).getByRole('button', { name: 'Discard draft' }))
  await screen.findByText("Deleted: draft Xi'an → Hamburg")
  await screen.findByText('No drafts to finish')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText("Restored: draft Xi'an → Hamburg")
  await screen.findByRole('link', { name: "Xi'an → Hamburg" })
  const [restored] = sent.filter(({ url }) => url.pathname.endsWith('/order-restore'))
  expect(restored?.body.keyId).toBe(bookingId)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('keeps the draft when the question is cancelled', async () => {
  const sent = draftOnServer()
  await openPart(<DraftsCard />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Discard draft/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false)
})
