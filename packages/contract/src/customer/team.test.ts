import { expect, it } from 'vitest'
import { invitationForm } from './team.ts'

it('invites whoever may have an account, by the same rule for addresses', () => {
  const invited = (email: string) => invitationForm.safeParse({ email, companyRole: 'member' }).success
  expect(['张三@tea.com', 'a%b@x.com', "o'brien@tea.example", 'mei@tea'].map(invited)).toEqual([
    true,
    true,
    true,
    false,
  ])
})
