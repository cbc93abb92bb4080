import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { countedPage } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import { bookingId, draftRow, serve } from '../booking-fixtures.ts'
import { DraftsCard } from './drafts-card.tsx'

const draft = { ...draftRow(), bookingState: 'draft', serviceModeId: 'R' } as const

/** The only draft there is, until it is discarded; restored, it is there again. */
function draftOnServer() {
  let isThere = true
  const isThereFrom = (now: boolean) => () => {
    isThere = now
    return {}
  }
  return serve(
    answer(bookingEndpoints.listAll, () => countedPage({}, ...(isThere ? [draft] : []))),
    answer(bookingEndpoints.discard, isThereFrom(false)),
    answer(bookingEndpoints.restore, isThereFrom(true)),
  )
}

it('discards a draft after it has asked for that by name, and gives it back by Undo', async () => {
  const { sent } = draftOnServer()
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
  expect(sent(bookingEndpoints.restore)).toMatchObject([{ id: bookingId }])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('keeps the draft when the question is cancelled', async () => {
  const { sent } = draftOnServer()
  await openPart(<DraftsCard />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Discard draft/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(bookingEndpoints.discard)).toEqual([])
})
