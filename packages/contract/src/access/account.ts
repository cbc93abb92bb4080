import { z } from 'zod'
import { emailPattern } from '../shared/fields/field-values.ts'
import { count, instant, needed } from '../shared/wire-values.ts'
import { duties } from './permissions.ts'

/** Characters of passwords: customers' as the specification has it and staff's longer, each with the reasons against others. */
const passwordLengths = {
  customer: { least: 8, most: 20, short: 'access.password-too-short', long: 'access.password-too-long' },
  staff: { least: 15, most: 64, short: 'access.staff-password-too-short', long: 'access.staff-password-too-long' },
} as const

/** Bounds of a new password; `customerMost` is the longest that the deployment allows customers, and never shortens the specification's. */
export function passwordLengthFor(kind: keyof typeof passwordLengths, customerMost = 0) {
  const length = passwordLengths[kind]
  return { ...length, most: kind === 'customer' ? Math.max(length.most, customerMost) : length.most } as const
}

export const otpCode = z
  .string('access.otp-required')
  .overwrite((typed) => typed.replace(/\s/g, ''))
  .min(1, { error: 'access.otp-required', abort: true })
  .regex(/^\d{6}$/, 'access.otp-wrong')

/** A code from a printed list, which stands in for the app once. */
export const recoveryCode = z
  .string('access.recovery-code-required')
  .trim()
  .min(1, { error: 'access.recovery-code-required', abort: true })
  .max(40, 'access.recovery-code-wrong')

/** Staff with a second factor send a code besides. */
export const accountLogin = z.object({
  account: needed('access.account-required').max(64, 'access.login-wrong'),
  password: z.string('access.password-required').min(1, 'access.password-required').max(200, 'access.login-wrong'),
  otp: otpCode.optional(),
  recoveryCode: recoveryCode.optional(),
})
export type AccountLogin = z.infer<typeof accountLogin>

export const smsCode = needed('access.sms-code-required').regex(/^\d{6}$/, 'access.sms-code-wrong')

/** Proof, beyond the session, of who somebody is: the password, or a code to the telephone. */
export const reauthentication = z
  .object({
    password: z.string('access.password-required').min(1, 'access.password-required').max(200).optional(),
    verifySmsCode: smsCode.optional(),
  })
  .refine((shown) => shown.password !== undefined || shown.verifySmsCode !== undefined, {
    path: ['password'],
    error: 'access.password-required',
  })
export type Reauthentication = z.infer<typeof reauthentication>

export const newPassword = z
  .string('access.new-password-required')
  .min(1, { error: 'access.new-password-required', abort: true })
  .max(200)

/** A change of the password, for whoever knows the old one or reads a code on the own telephone. */
export const passwordChange = z
  .object({
    oldPassword: z
      .string('access.old-password-required')
      .min(1, 'access.old-password-required')
      .max(200, 'access.old-password-wrong')
      .optional(),
    verifySmsCode: smsCode.optional(),
    newPassword,
    samePassword: z.string().max(200, 'access.passwords-differ').optional(),
  })
  .refine((change) => change.oldPassword !== undefined || change.verifySmsCode !== undefined, {
    path: ['oldPassword'],
    error: 'access.old-password-required',
  })
  .refine(({ samePassword, newPassword: chosen }) => samePassword === undefined || samePassword === chosen, {
    path: ['samePassword'],
    error: 'access.passwords-differ',
  })
export type PasswordChange = z.infer<typeof passwordChange>

export function newPasswordOf(kind: 'customer' | 'staff', customerMost = 0) {
  const { least, most, short, long } = passwordLengthFor(kind, customerMost)
  return newPassword.min(least, short).max(most, long)
}

export const sessionView = z.object({
  id: z.uuid(),
  browserIdentity: z.string().optional(),
  userAgent: z.string().optional(),
  ipAddress: z.string().optional(),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
})

export const userStates = ['active', 'inactive', 'closed'] as const
export type UserState = (typeof userStates)[number]

export const emailAddress = needed('access.email-required')
  .max(120, 'access.email-wrong')
  .regex(emailPattern, 'access.email-wrong')

/** An address whose code has not been entered yet, and the one whose place it is to take. */
const waitingEmail = z
  .object({ email: z.string(), oldEmail: z.string().optional(), sentAt: instant })
  .meta({ wire: 'waitingEmail' })
export type WaitingEmail = z.infer<typeof waitingEmail>

/** Confirmed addresses in `items`; those that wait for their code beside them. */
export const ownEmails = z.object({ items: z.array(z.string()), waiting: z.array(waitingEmail) })
export type OwnEmails = z.infer<typeof ownEmails>

export const emailCode = needed('access.email-code-required').regex(/^\d{6}$/, 'access.email-code-wrong')

export const emailCodeCooldownS = 60

export const mostEmails = 10

const accountName = needed('access.account-required').regex(/^[A-Za-z0-9._@-]{2,64}$/, 'access.account-wrong')
const name = needed('access.real-name-required').max(60)
const phone = z.string().max(30, 'access.phone-wrong')

const emails = z
  .array(emailAddress)
  .max(mostEmails, 'access.emails-full')
  .refine((list) => new Set(list.map((one) => one.toLowerCase())).size === list.length, 'access.email-taken')

/** For a user who came without an account name. */
export const accountBinding = z.object({
  account: accountName,
  password: z.string('access.password-required').min(1, { error: 'access.password-required', abort: true }).max(200),
})
export type AccountBinding = z.infer<typeof accountBinding>

export const staffCard = z
  .object({
    realName: name,
    duties: z.array(z.enum(duties)),
    phone: phone.nullish(),
    emails: emails.nullish(),
  })
  .meta({ wire: 'user' })
export type StaffCard = z.infer<typeof staffCard>

export const newStaff = staffCard.extend({ account: accountName, newPassword }).meta({ wire: 'user' })
export type NewStaff = z.infer<typeof newStaff>

export const userChange = staffCard
  .partial()
  .extend({ id: z.uuid(), version: count(1) })
  .meta({ wire: 'user' })
export type UserChange = z.infer<typeof userChange>

export const newAccount = z.object({
  account: accountName,
  newPassword: passwordChange.shape.newPassword,
  realName: name,
})
export type NewAccount = z.infer<typeof newAccount>
