import { accessDeskEndpoints, type UserDetail } from '@landbridge/contract/access/access-desk-endpoints'
import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pageOf } from '../testing/answers.ts'
import { closed, dialogGone, openDeed, pressTwice } from '../testing/deed.tsx'
import { openPart } from '../testing/page.tsx'
import { answer, servePortal } from '../testing/portal.ts'
import { PasswordDialog } from './desk/password-dialog.tsx'
import { PhoneCard } from './phone/phone-card.tsx'
import { RemoveSecondFactor } from './second-factor/remove-second-factor.tsx'

const { setPassword } = accessDeskEndpoints
const { removeSecondFactor } = securityEndpoints
const id = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'

it('gives a user another password that is long enough for staff, and says why it cannot be given', async () => {
  const user: UserDetail = {
    id,
    version: 3,
    kind: 'staff',
    realName: 'Wang Jun',
    state: 'active',
    createdAt: new Date('2026-11-12'),
    emails: [],
    duties: [],
    permissions: [],
    actions: [],
  }
  const opened = await openDeed(
    (close) => <PasswordDialog user={user} onClose={close} />,
    answer(setPassword, new Problem('access.changed-meanwhile'), user),
  )
  await userEvent.type(opened.shown.getByLabelText('New password'), 'too short{Enter}')
  expect(await opened.shown.findByText(/staff need at least 15 characters/)).toBeTruthy()
  await userEvent.type(opened.shown.getByLabelText('New password'), ' but longer now ')
  expect(opened.sent(setPassword)).toEqual([])
  await pressTwice(opened, 'Save', /The user has just been changed/)
  await closed()
  const given = { id, version: 3, newPassword: 'too short but longer now ' }
  expect(opened.sent(setPassword).at(-1)).toEqual(given)
})

it('links a telephone by the code that was sent there, and says why it cannot be linked', async () => {
  const { bind } = phoneEndpoints
  const { sent } = servePortal(
    answer(bind, new Problem('access.phone-taken'), {}),
    answer(referenceEndpoints.telephoneCodes, pageOf()),
  )
  await openPart(<PhoneCard phone={undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a phone' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Add a phone' }))
  await userEvent.type(shown.getByLabelText('Phone'), '13991002231')
  await userEvent.type(shown.getByLabelText('SMS code'), '123456')
  await pressTwice({ shown }, 'Link', 'This phone belongs to another account')
  await dialogGone()
  expect(screen.getByText('The phone is linked')).toBeTruthy()
  expect(sent(bind).at(-1)).toMatchObject({ verifySmsCode: '123456' })
})

it('switches two-step verification off by a code of the app, and says why it cannot', async () => {
  const opened = await openDeed(
    (close) => <RemoveSecondFactor onClose={close} />,
    answer(removeSecondFactor, new Problem('access.second-factor-off'), {}),
  )
  await userEvent.type(opened.shown.getByLabelText('Code from the app'), '123456')
  await pressTwice(opened, 'Switch off', /Two-step verification is not on/)
  await closed()
  expect(screen.getByText('Two-step verification is off')).toBeTruthy()
  expect(Object.values(opened.sent(removeSecondFactor).at(-1) ?? {})).toEqual(['123456'])
})
