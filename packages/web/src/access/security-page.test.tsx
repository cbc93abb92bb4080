import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../testing/page.tsx'
import { SecurityPage } from './security-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const session = { CreatedAt: '2031-01-15 16:00:00', LastSeenAt: '2031-01-15 16:00:00' }
const sessions = {
  success: true,
  data: {
    Items: [
      { ...session, keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10', Current: true, UserAgent: 'Firefox/132.0 Linux' },
      { ...session, keyId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11', Current: false, IpAddress: '192.0.2.7' },
    ],
  },
}
const patient = { timeout: 15_000 }

/** A server that knows the devices, and does what it is asked. */
function serve() {
  const asked = vi.fn(async (url: string, _sent: RequestInit) => {
    const binding = url.startsWith('/api/v1/messaging-app') ? { Bound: false } : {}
    return new Response(
      JSON.stringify(url.startsWith('/api/v1/sessions') ? sessions : { success: true, data: binding }),
    )
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

it('changes the password only when it is long enough and twice the same', async () => {
  const asked = serve()
  await openPart(<SecurityPage />)
  const person = userEvent.setup()
  await person.type(await screen.findByLabelText('Old password', undefined, patient), 'tea-for-two-9')
  await person.type(screen.getByLabelText('New password'), 'short')
  await person.type(screen.getByLabelText('Repeat password'), 'shorter{Enter}')
  expect(await screen.findByText('The password is too short: at least 8 characters')).toBeTruthy()
  expect(screen.getByText('Passwords not equal')).toBeTruthy()

  for (const label of ['New password', 'Repeat password']) {
    await person.clear(screen.getByLabelText(label))
    await person.type(screen.getByLabelText(label), 'green-tea-77')
  }
  await person.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('The password is changed, and the other devices are logged out', undefined, patient)
  const put = asked.mock.calls.find(([url]) => url.startsWith('/api/v1/password'))
  expect(String(put?.[1].body)).toBe('oldPassword=tea-for-two-9&newPassword=green-tea-77')
})

it('puts another device out, but not the one in hand', async () => {
  serve()
  await openPart(<SecurityPage />)
  const person = userEvent.setup()
  expect(await screen.findByText('Firefox · Linux', undefined, patient)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Log this device out' }))
  await person.click(await screen.findByRole('button', { name: 'OK' }))
  expect(await screen.findByText('That device is logged out', undefined, patient)).toBeTruthy()
})
