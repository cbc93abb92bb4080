import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { instant, nothing } from '../shared/wire-values.ts'
import {
  accountBinding,
  emailAddress,
  emailCode,
  otpCode,
  ownEmails,
  reauthentication,
  recoveryCode,
} from './account.ts'
import { securityActions } from './security-actions.ts'

const callByUsers = { by: ['customer', 'staff'], company: 'optional', idempotent: false } as const

const securitySettings = z.object({
  account: z.string().optional(),
  phone: z.string().optional(),
  hasPassword: z.boolean(),
  secondFactorAt: instant.optional(),
  /** True where this deployment insists on a second factor that the caller does not have yet. */
  secondFactorDue: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type SecuritySettings = z.infer<typeof securitySettings>

const securityEvent = z
  .object({
    id: z.uuid(),
    at: instant,
    action: z.enum(securityActions),
    by: z.enum(['self', 'staff', 'other']),
    ipAddress: z.string().optional(),
  })
  .meta({ wire: 'securityEvent' })
export type SecurityEvent = z.infer<typeof securityEvent>

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
  reauthenticate: endpoint({
    method: 'POST',
    path: '/api/v1/reauthenticate',
    summary:
      'Shows who the caller is, by the password or a code of type Reauthenticate; for five minutes the session may then change how the account is got into and who owns the company.',
    ...callByUsers,
    beforeSecondFactor: true,
    input: reauthentication,
    output: nothing,
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/v1/security-events',
    summary:
      'Lists what last happened to the account of the caller: log-ins and failed ones, changes of how it is got into.',
    by: ['customer', 'staff'],
    company: 'optional',
    input: nothing,
    output: z.object({ items: z.array(securityEvent) }),
  }),
  emails: endpoint({
    method: 'GET',
    path: '/api/v1/email',
    summary: 'Lists the e-mail addresses of the caller: those that count, and those that wait for their code.',
    by: ['customer', 'staff'],
    company: 'optional',
    input: nothing,
    output: ownEmails,
  }),
  addEmail: endpoint({
    method: 'POST',
    path: '/api/v1/email',
    summary: 'Sends a code to an e-mail address that is to be one of the caller’s, or another code to one that waits.',
    reauthenticated: true,
    ...callByUsers,
    input: z.object({ email: emailAddress }),
    output: ownEmails,
  }),
  changeEmail: endpoint({
    method: 'PUT',
    path: '/api/v1/email',
    summary:
      'Sends a code to an e-mail address that is to stand in the place of one of the caller’s; until it is entered the old one holds.',
    reauthenticated: true,
    ...callByUsers,
    input: z.object({ oldEmail: z.string().max(120), email: emailAddress }),
    output: ownEmails,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/v1/email-confirm',
    summary: 'Takes the code that came to an e-mail address; from then on it is one of the caller’s and is written to.',
    ...callByUsers,
    input: z.object({ email: z.string().max(120), code: emailCode }),
    output: ownEmails,
  }),
  removeEmail: endpoint({
    method: 'DELETE',
    path: '/api/v1/email',
    summary: 'Removes an e-mail address of the caller.',
    reauthenticated: true,
    ...callByUsers,
    input: z.object({ email: z.string().max(120) }),
    output: ownEmails,
  }),
  closeAccount: endpoint({
    method: 'POST',
    path: '/api/v1/account-close',
    summary:
      'Closes the account of the caller for good and erases how it was got into; the last owner of a company with colleagues or open orders is refused.',
    by: ['customer'],
    company: 'optional',
    idempotent: false,
    reauthenticated: true,
    input: nothing,
    output: nothing,
  }),
  bindAccount: endpoint({
    method: 'POST',
    path: '/api/v1/bind-account',
    summary: 'Gives a user who came by phone or messaging app an account name and a first password.',
    reauthenticated: true,
    ...callByUsers,
    input: accountBinding,
    output: nothing,
  }),
  setUpSecondFactor: endpoint({
    method: 'POST',
    path: '/api/v1/totp-setup',
    summary: 'Makes a secret for an app that shows one-time passwords; it holds once it is confirmed.',
    reauthenticated: true,
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
