import { notificationEndpoints } from '@landbridge/contract/communication/notification'
import { Problem } from '@landbridge/contract/shared/problem'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openPages } from '../testing/page.tsx'
import { answer, type Reply, servePortal } from '../testing/portal.ts'
import { NotificationsOffPage } from './notifications-off-page.tsx'

const { lookAtOffLink, switchOff } = notificationEndpoints
const shipped = { event: 'shipped' } as const

async function open(address: string, look: Reply<typeof lookAtOffLink>, ...off: Reply<typeof switchOff>[]) {
  const { sent } = servePortal(answer(lookAtOffLink, look), answer(switchOff, ...off))
  await openPages([{ path: '/notifications/off', element: <NotificationsOffPage /> }], address)
  return { sent, person: userEvent.setup() }
}

it('switches nothing off until the reader presses', async () => {
  const { sent, person } = await open('/notifications/off#key=k', shipped, shipped)
  await person.click(await screen.findByRole('button', { name: 'Switch off' }))
  expect(await screen.findByText(/no more e-mails about “Cargo departed”/)).toBeTruthy()
  expect(sent(switchOff)).toEqual([{ key: 'k' }])
})

it('says of a link without a key that it no longer works, and asks nobody', async () => {
  const { sent } = await open('/notifications/off', shipped)
  expect(await screen.findByText('This link no longer works')).toBeTruthy()
  expect(sent(lookAtOffLink)).toEqual([])
})

it.each(['insight.off-link-over', 'shared.invalid-input'] as const)(
  'says of a key that does not hold: %s',
  async (code) => {
    await open('/notifications/off#key=k', new Problem(code))
    expect(await screen.findByText('This link no longer works')).toBeTruthy()
  },
)

it('calls no link over because nobody could answer: it is read or pressed once more', async () => {
  await open('/notifications/off#key=k', new Problem('shared.broken'))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  cleanup()
  const broken = new Problem('shared.broken')
  const { person } = await open('/notifications/off#key=k', shipped, broken, shipped)
  await person.click(await screen.findByRole('button', { name: 'Switch off' }))
  expect(await screen.findByText(/went wrong on our side/)).toBeTruthy()
  await person.click(await screen.findByRole('button', { name: 'Switch off' }))
  expect(await screen.findByText(/no more e-mails about “Cargo departed”/)).toBeTruthy()
})
