import { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { logIn, startSession } from '../../platform/session.ts'
import { dialogGone, last, pressTwice } from '../../testing/deed.tsx'
import { openPart } from '../../testing/page.tsx'
import { granted, refusedOnce, servePaths } from '../../testing/portal-by-path.ts'
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
  await startSession({ loadUser: async () => ({ ...person, permissions: [] }), ended: () => {}, failed: () => {} })
  await logIn('session')
  const waiting = { items: [invitation], area: '86', phone: '13991002231' }
  const sent = servePaths({
    [teamEndpoints.waiting.path]: granted(teamEndpoints.waiting.wire.output.encode(waiting)),
    [teamEndpoints.bindCompany.path]: refusedOnce('customer.invitation-missing'),
  })
  await openPart(<JoinByPhone />)
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
  const shown = within(await screen.findByRole('dialog', { name: /Haode Trading/ }))
  await userEvent.type(shown.getByLabelText('SMS code'), '123456')
  await pressTwice({ shown }, 'Join', /This invitation does not exist/)
  await dialogGone()
  expect(screen.getByText('You have joined Haode Trading')).toBeTruthy()
  expect(last(sent, teamEndpoints.bindCompany.path)).toMatchObject({ keyId: id, verifySmsCode: '123456' })
})
