import { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { logIn, startSession } from '../../platform/session.ts'
import { pageOf } from '../../testing/answers.ts'
import { dialogGone, pressTwice } from '../../testing/deed.tsx'
import { openPart } from '../../testing/page.tsx'
import { answer, servePortal } from '../../testing/portal.ts'
import { JoinByPhone } from './join-by-phone.tsx'

const id = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const invitation = {
  id,
  companyName: 'Haode Trading',
  invitedBy: 'Chen Min',
  companyRole: 'member' as const,
  realName: '',
  expiresAt: new Date('2031-01-20'),
}

it('lets who was invited by telephone join with a code that came to it, and says why they cannot', async () => {
  const person = { id: 'session', userId: id, realName: 'Li Na', role: 'customer', customerState: 0 } as const
  await startSession({ loadUser: async () => ({ ...person, permissions: [] }), onEnded: () => {}, onFailed: () => {} })
  await logIn('session')
  const waiting = { items: [invitation], area: '86', phone: '13991002231' }
  const { bindCompany } = teamEndpoints
  const { sent } = servePortal(
    answer(teamEndpoints.waiting, waiting),
    answer(bindCompany, new Problem('customer.invitation-missing'), {}),
    answer(referenceEndpoints.telephoneCodes, pageOf()),
  )
  await openPart(<JoinByPhone />)
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
  const shown = within(await screen.findByRole('dialog', { name: /Haode Trading/ }))
  await userEvent.type(shown.getByLabelText('SMS code'), '123456')
  await pressTwice({ shown }, 'Join', /This invitation does not exist/)
  await dialogGone()
  expect(screen.getByText('You have joined Haode Trading')).toBeTruthy()
  expect(sent(bindCompany).at(-1)).toMatchObject({ id, verifySmsCode: '123456' })
})
