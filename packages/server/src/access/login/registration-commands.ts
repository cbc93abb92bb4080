import { randomUUID } from 'node:crypto'
import type { NewAccount } from '@landbridge/contract/access/account'
import type { EmailRegistration, RegistrationCodeRequest } from '@landbridge/contract/access/registration-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { system } from '../../platform/caller.ts'
import type { CaptchaProvider } from '../../platform/captcha-provider.ts'
import type { Tx } from '../../platform/database.ts'
import { networkOf } from '../../platform/network.ts'
import { sendMail } from '../../platform/senders/outgoing.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { checkNewPassword } from '../access-rules.ts'
import { accessWords } from '../access-words.ts'
import { newOneTimeCode } from '../one-time-code-store.ts'
import { type LoggingIn, letIn } from '../session/login-session.ts'
import { hashPassword } from '../user/password.ts'
import { accountIsTaken, insertUser } from '../user/user-store.ts'
import { browserOf, checkPerson, type FromBrowser } from './phone-commands.ts'
import {
  checkRegistrationBudget,
  isEmailKnown,
  keepRegistrationCode,
  registrationCodeMinutes,
  registrationCodes,
  takeRegistrationCode,
} from './registration-store.ts'

/** Sends a code to an address to register by, or a mail without one to an address that is known: who asks reads the same answer. */
export async function sendRegistrationCode(
  { email, ...shown }: RegistrationCodeRequest,
  visitor: FromBrowser,
  provider?: CaptchaProvider,
): Promise<void> {
  const browser = browserOf(visitor)
  await checkPerson(shown, visitor, provider)
  const code = newOneTimeCode()
  const network = networkOf(visitor.address)
  await visitor.db.as(system, async (tx, now) => {
    const knownBrowser = visitor.loginBrowser.knownAs
    const { isKnown: isKnownBrowser } = await checkRegistrationBudget(tx, { email, network, knownBrowser })
    const [isKnown, { companyName }] = await Promise.all([isEmailKnown(tx, email), siteSettingsOf(tx)])
    await keepRegistrationCode(tx, {
      email,
      network,
      browser,
      code: isKnown ? undefined : code,
      isKnown: isKnownBrowser,
    })
    const texts = accessWords[visitor.language]
    const fill = (sentence: string) =>
      sentence
        .replaceAll('{company}', () => companyName)
        .replace('{code}', code)
        .replace('{minutes}', `${registrationCodeMinutes}`)
    const subject = fill(texts['access.registration-subject'])
    const body = fill(texts[isKnown ? 'access.registration-known' : 'access.registration-text'])
    await sendMail({ tx }, { to: email, subject, body, blankAt: registrationCodes.blankAt(now) })
  })
}

/** Makes an account without a company, named by the e-mail address, for whoever entered the code that went there, and logs in. */
export async function registerByEmail(
  { email, code, realName, newPassword }: EmailRegistration,
  visitor: FromBrowser,
): Promise<{ id: string }> {
  const browser = browserOf(visitor)
  const { passwordMax } = await visitor.db.readAs(system, siteSettingsOf)
  checkNewPassword(newPassword, { kind: 'customer', account: email }, passwordMax)
  // The try is counted in a transaction of its own: a refusal does not give it back.
  const isRight = await visitor.db.as(system, (tx) => takeRegistrationCode(tx, { email, browser, code }))
  if (!isRight) throw new Problem('shared.invalid-input', { code: 'access.email-code-wrong' })
  const passwordHash = await hashPassword(newPassword)
  const id = randomUUID()
  await visitor.db.as(system, async (tx, now) => {
    if (await accountIsTaken(tx, email)) throw new Problem('access.account-taken')
    await insertUser(tx, { id, kind: 'customer', account: email, emails: [email], realName, passwordHash })
    const call = { tx, now, caller: system, language: visitor.language, address: visitor.address }
    await audit(call, { action: 'access.register', thing: 'user', id })
  })
  const newUser = { id, kind: 'customer', account: email, customerId: null, active: true, passwordHash } as const
  return letIn(newUser, visitor, async () => {})
}

/** `besides` runs in the same transaction, after the user is there. */
export async function registerAccount(
  { account, newPassword, realName }: NewAccount,
  visitor: LoggingIn,
  createCompany: (tx: Tx, userId: string, now: Date) => Promise<{ customerId: string }>,
): Promise<{ id: string }> {
  const { passwordMax } = await visitor.db.readAs(system, siteSettingsOf)
  checkNewPassword(newPassword, { kind: 'customer', account }, passwordMax)
  const passwordHash = await hashPassword(newPassword)
  const id = randomUUID()
  const customerId = await visitor.db.as(system, async (tx, now) => {
    if (await accountIsTaken(tx, account)) throw new Problem('access.account-taken')
    await insertUser(tx, { id, kind: 'customer', account, realName, passwordHash })
    const call = { tx, now, caller: system, language: visitor.language, address: visitor.address }
    await audit(call, { action: 'access.register', thing: 'user', id })
    return (await createCompany(tx, id, now)).customerId
  })
  return letIn({ id, kind: 'customer', account, customerId, active: true, passwordHash }, visitor, async () => {})
}
