import { passwordLength } from '@landbridge/contract/access/account'
import type { Duty } from '@landbridge/contract/access/permissions'
import { Problem } from '@landbridge/contract/shared/problem'
import { commonPasswords } from './common-passwords.ts'

type Owner = { kind: 'customer' | 'staff'; account: string | null }

const tooShort = { customer: 'access.password-too-short', staff: 'access.staff-password-too-short' } as const
const tooLong = { customer: 'access.password-too-long', staff: 'access.staff-password-too-long' } as const

type PasswordReason = (typeof tooShort)[Owner['kind']] | (typeof tooLong)[Owner['kind']] | 'access.password-common'

/** What is wrong with a new password, as the key of the reason. `customerMost` is what the deployment allows customers. */
export function reasonAgainstPassword(
  password: string,
  owner: Owner,
  customerMost: number,
): PasswordReason | undefined {
  const { least, most } = passwordLength[owner.kind]
  const length = [...password].length
  if (length < least) return tooShort[owner.kind]
  if (length > (owner.kind === 'customer' ? Math.max(most, customerMost) : most)) return tooLong[owner.kind]
  const plain = password.toLowerCase()
  const isAccount = owner.account !== null && plain === owner.account.toLowerCase()
  const isOneLetter = new Set(plain).size < 3
  return commonPasswords.has(plain) || isAccount || isOneLetter ? 'access.password-common' : undefined
}

export function checkNewPassword(password: string, owner: Owner, customerMost: number): void {
  const reason = reasonAgainstPassword(password, owner, customerMost)
  if (reason) throw new Problem('shared.invalid-input', { newPassword: reason })
}

/** Nobody locks the door behind themselves. */
export function checkNotYourself(callerId: string, userId: string, duties?: readonly Duty[]): void {
  if (callerId === userId && !duties?.includes('administrator')) throw new Problem('access.not-yourself')
}
