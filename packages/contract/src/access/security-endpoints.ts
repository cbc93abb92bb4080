import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { instant } from '../shared/wire-values.ts'
import { accountBinding, emailAddress, otpCode, recoveryCode } from './account.ts'

const nothing = z.object({})
const everyUser = { by: ['customer', 'staff'], company: 'optional', idempotent: false } as const
const emailList = z.object({ items: z.array(z.string()) })

/** What the page of security settings begins with. */
const securitySettings = z.object({
  account: z.string().optional(),
  phone: z.string().optional(),
  hasPassword: z.boolean(),
  secondFactorAt: instant.optional(),
  /** Whether this deployment insists on a second factor that the caller does not have yet. */
  secondFactorDue: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type SecuritySettings = z.infer<typeof securitySettings>

/** How people keep their account safe. */
export const securityEndpoints = {
  settings: endpoint({
    method: 'GET',
    path: '/api/v1/security-settings',
    summary: 'Shows what the caller logs in with.',
    by: ['customer', 'staff'],
    company: 'optional',
    beforeSecondFactor: true,
    input: nothing,
    output: securitySettings,
  }),
  emails: endpoint({
    method: 'GET',
    path: '/api/v1/email',
    summary: 'Lists the e-mail addresses of the caller.',
    by: ['customer', 'staff'],
    company: 'optional',
    input: nothing,
    output: emailList,
  }),
  addEmail: endpoint({
    method: 'POST',
    path: '/api/v1/email',
    summary: 'Adds an e-mail address of the caller.',
    ...everyUser,
    input: z.object({ email: emailAddress }),
    output: emailList,
  }),
  changeEmail: endpoint({
    method: 'PUT',
    path: '/api/v1/email',
    summary: 'Puts another e-mail address in the place of one of the caller.',
    ...everyUser,
    input: z.object({ oldEmail: z.string().max(120), email: emailAddress }),
    output: emailList,
  }),
  removeEmail: endpoint({
    method: 'DELETE',
    path: '/api/v1/email',
    summary: 'Removes an e-mail address of the caller.',
    ...everyUser,
    input: z.object({ email: z.string().max(120) }),
    output: emailList,
  }),
  bindAccount: endpoint({
    method: 'POST',
    path: '/api/v1/bind-account',
    summary: 'Gives a user who came by phone or messaging app an account name and a first password.',
    ...everyUser,
    input: accountBinding,
    output: nothing,
  }),
  setUpSecondFactor: endpoint({
    method: 'POST',
    path: '/api/v1/totp-setup',
    summary: 'Makes a secret for an app that shows one-time passwords; it holds once it is confirmed.',
    by: ['staff'],
    idempotent: false,
    beforeSecondFactor: true,
    input: nothing,
    output: z.object({ secret: z.string(), otpAddress: z.string() }),
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/api/v1/totp-confirm',
    summary: 'Switches the second factor on by a code of the app, and tells the recovery codes once.',
    by: ['staff'],
    idempotent: false,
    beforeSecondFactor: true,
    input: z.object({ otp: otpCode }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/api/v1/totp-remove',
    summary: 'Switches the second factor off by a code of the app or a recovery code.',
    by: ['staff'],
    idempotent: false,
    input: z
      .object({ otp: otpCode.optional(), recoveryCode: recoveryCode.optional() })
      .refine(({ otp, recoveryCode: code }) => otp !== undefined || code !== undefined, {
        path: ['otp'],
        error: 'access.otp-required',
      }),
    output: nothing,
  }),
}
