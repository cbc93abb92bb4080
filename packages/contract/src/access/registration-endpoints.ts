import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { nothing } from '../shared/wire-values.ts'
import { token } from './access-endpoints.ts'
import { emailAddress, emailCode, newAccount, newPassword } from './account.ts'

/** An address that is the name of its account, which has at most 64 letters. */
const accountEmail = emailAddress.max(64, 'access.email-wrong')

/** Proof of a person as with a code to a telephone. */
const registrationCodeRequest = z
  .object({
    email: accountEmail,
    v: z.uuid().optional(),
    /** The letters, the puzzle's answer, or the token of a captcha provider. */
    code: z.string().trim().max(8192).optional(),
  })
  .meta({ wire: 'exchanged' })
export type RegistrationCodeRequest = z.infer<typeof registrationCodeRequest>

/** An account by e-mail: the address is its name, and the code that came there shows whose it is. */
export const emailRegistration = z.object({
  email: accountEmail,
  code: emailCode,
  realName: newAccount.shape.realName,
  newPassword,
})
export type EmailRegistration = z.infer<typeof emailRegistration>

const guest = { by: ['guest'], idempotent: false } as const

/** Registering by e-mail, for who has no telephone that text messages reach. */
export const registrationEndpoints = {
  sendCode: endpoint({
    method: 'POST',
    path: '/api/v1/registration-code',
    summary:
      'Sends a code to an e-mail address to register by; whether it has an account already stands in the mail alone.',
    ...guest,
    input: registrationCodeRequest,
    output: nothing,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/v1/registration',
    summary: 'Makes an account by e-mail address, code and password, and logs in.',
    ...guest,
    answersIn: 'token',
    input: emailRegistration,
    output: token,
  }),
}
