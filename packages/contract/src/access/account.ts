import { z } from 'zod'
import { count, instant } from '../shared/wire-values.ts'
import { duties } from './permissions.ts'

/** How long passwords are, customers' as the specification has it and staff's longer, and what is said of others. */
export const passwordLength = {
  customer: { least: 8, most: 20, short: 'access.password-too-short', long: 'access.password-too-long' },
  staff: { least: 15, most: 64, short: 'access.staff-password-too-short', long: 'access.staff-password-too-long' },
} as const

const needed = (reason: string) => z.string(reason).trim().min(1, { error: reason, abort: true })

/** What one logs in with. */
export const accountLogin = z.object({
  account: needed('access.account-required').max(64, 'access.login-wrong'),
  password: z.string('access.password-required').min(1, 'access.password-required').max(200, 'access.login-wrong'),
})
export type AccountLogin = z.infer<typeof accountLogin>

/** A new password, and the old one that shows who asks. How long it must be depends on whose it is. */
export const passwordChange = z.object({
  oldPassword: z.string('access.old-password-required').min(1, 'access.old-password-required').max(200),
  newPassword: z
    .string('access.new-password-required')
    .min(1, { error: 'access.new-password-required', abort: true })
    .max(200),
})
export type PasswordChange = z.infer<typeof passwordChange>

/** What a form asks of a new password. `most` is what the deployment allows customers. */
export const newPasswordOf = (kind: 'customer' | 'staff', most = 0) => {
  const length = passwordLength[kind]
  return passwordChange.shape.newPassword
    .min(length.least, length.short)
    .max(kind === 'customer' ? Math.max(length.most, most) : length.most, length.long)
}

/** A login that lasts, as its owner sees it in the list of devices. */
export const sessionView = z.object({
  id: z.uuid(),
  browserIdentity: z.string().optional(),
  userAgent: z.string().optional(),
  ipAddress: z.string().optional(),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
})

export const userStates = ['active', 'inactive'] as const
export type UserState = (typeof userStates)[number]

const email = z.email('access.email-wrong').max(120)
const accountName = needed('access.account-required').regex(/^[A-Za-z0-9._@-]{2,64}$/, 'access.account-wrong')
const name = needed('access.real-name-required').max(60)
const phone = z.string().max(30)

/** What the back office sets down about a member of staff. */
export const staffCard = z
  .object({
    realName: name,
    duties: z.array(z.enum(duties)),
    phone: phone.nullish(),
    emails: z.array(email).max(10).nullish(),
  })
  .meta({ wire: 'user' })
export type StaffCard = z.infer<typeof staffCard>

/** A new member of staff, with a password to begin with. */
export const newStaff = staffCard
  .extend({ account: accountName, newPassword: passwordChange.shape.newPassword })
  .meta({ wire: 'user' })
export type NewStaff = z.infer<typeof newStaff>

/** A change of a user by the back office. */
export const userChange = staffCard
  .partial()
  .extend({ id: z.uuid(), version: count(1) })
  .meta({ wire: 'user' })
export type UserChange = z.infer<typeof userChange>
