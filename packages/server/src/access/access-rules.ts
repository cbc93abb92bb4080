import { passwordLengthFor } from '@landbridge/contract/access/account'
import type { Duty } from '@landbridge/contract/access/permissions'
import { Problem } from '@landbridge/contract/shared/problem'
import { isCommonPassword } from './user/common-passwords.ts'

type Owner = { kind: 'customer' | 'staff'; account: string | null }

type Lengths = ReturnType<typeof passwordLengthFor>
type PasswordReason = Lengths['short' | 'long'] | 'access.password-common'

/** The key of the reason against a new password. `customerMost` is the longest one that the deployment allows customers. */
export function reasonAgainstPassword(
  password: string,
  owner: Owner,
  customerMost: number,
): PasswordReason | undefined {
  const { least, most, short, long } = passwordLengthFor(owner.kind, customerMost)
  const length = [...password].length
  if (length < least) return short
  if (length > most) return long
  const plain = password.toLowerCase()
  const isAccount = owner.account !== null && plain === owner.account.toLowerCase()
  const isOneLetter = new Set(plain).size < 3
  return isCommonPassword(plain) || isAccount || isOneLetter ? 'access.password-common' : undefined
}

export function checkNewPassword(password: string, owner: Owner, customerMost: number): void {
  const reason = reasonAgainstPassword(password, owner, customerMost)
  if (reason) throw new Problem('shared.invalid-input', { newPassword: reason })
}

/** Nobody switches off the own account, and an administrator's own duties keep that one, so that an administrator is left. */
export function checkNotYourself(callerId: string, userId: string, duties?: readonly Duty[]): void {
  if (callerId === userId && !duties?.includes('administrator')) throw new Problem('access.not-yourself')
}
