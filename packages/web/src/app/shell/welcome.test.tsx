import { accessEndpoints } from '@landbridge/contract/access/access-endpoints'
import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { LoginDialog } from '../../access/login/login-dialog.tsx'
import { startSession } from '../../platform/session.ts'
import { pageOf } from '../../testing/answers.ts'
import { openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { Welcome } from './welcome.tsx'

const token = { id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' }
const newcomer = { id: 'T-2', userId: 'U-2', realName: 'Li Na', role: 'customer', customerState: 0 } as const

function Page({ onDone }: { onDone: () => void }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Welcome />
      <button type="button" onClick={() => setOpen(true)}>
        Again
      </button>
      {isOpen && <LoginDialog container="loginByAccount" onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  )
}

it('welcomes who has no company yet on the page behind, once, with the way to its certification', async () => {
  localStorage.removeItem('welcomed U-2')
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} })
  servePortal(
    answer(phoneEndpoints.picture, () => new Response(new Blob(['picture']))),
    answer(referenceEndpoints.telephoneCodes, pageOf()),
    answer(accessEndpoints.loginAccount, token, token),
  )
  const onDone = vi.fn()
  await startSession({ loadUser: async () => newcomer, onEnded: vi.fn(), onFailed: vi.fn() })
  await openPart(<Page onDone={onDone} />)
  const person = userEvent.setup()
  const logIn = async () => {
    await person.type(await screen.findByLabelText('Account'), 'new')
    await person.type(screen.getByLabelText('Password'), 'tea-for-two-9{Enter}')
  }
  await logIn()
  const note = within(await screen.findByRole('region', { name: 'Welcome to Landbridge' }))
  expect(note.getByRole('link', { name: 'Certify the company' })).toBeTruthy()
  expect(screen.queryByText('Login succeeded')).toBeNull()
  expect(onDone).toHaveBeenCalledOnce()
  await person.click(note.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: 'Welcome to Landbridge' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Again' }))
  await logIn()
  expect(await screen.findByText('Login succeeded')).toBeTruthy()
})
