import { randomInt, randomUUID } from 'node:crypto'
import type { NewAccount } from '@landbridge/contract/access/account'
import type { EmailRegistration, RegistrationCodeRequest } from '@landbridge/contract/access/registration-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import type { CaptchaProvider } from '../../platform/captcha-provider.ts'
import type { Tx } from '../../platform/database.ts'
import { networkOf } from '../../platform/network.ts'
import { sendMail } from '../../platform/senders/outgoing.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { checkNewPassword } from '../access-rules.ts'
import { accessWords } from '../access-words.ts'
import { knownAs } from '../attempt/known-browser-store.ts'
import { type LoggingIn, letIn } from '../session/login-session.ts'
import { hashPassword } from '../user/password.ts'
import { accountIsTaken, insertUser } from '../user/user-store.ts'
import { browserOf, checkPerson, type FromBrowser } from './phone-commands.ts'
import {
  checkRegistrationBudget,
  isEmailKnown,
  keepRegistrationCode,
  registrationCodeMinutes,
  tryRegistrationCode,
} from './registration-store.ts'

const system = { actor: 'system' } as const

/**
 * Sends a code to an address to register by. One that is known already gets a mail that says so and no code: who asks reads the same
 * answer, and whoever reads that mailbox may know.
 */
export async function sendRegistrationCode(
  { email, ...shown }: RegistrationCodeRequest,
  at: FromBrowser,
  provider?: CaptchaProvider,
): Promise<void> {
  const browser = browserOf(at)
  await checkPerson(shown, at, provider)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const network = networkOf(at.address)
  await at.db.as(system, async (tx, now) => {
    const knownBrowser = knownAs(at.exchange.request)
    const { isKnown: isKnownBrowser } = await checkRegistrationBudget(tx, { email, network, knownBrowser })
    const [isKnown, { companyName }] = await Promise.all([isEmailKnown(tx, email), siteSettingsOf(tx)])
    await keepRegistrationCode(tx, {
      email,
      network,
      browser,
      code: isKnown ? undefined : code,
      isKnown: isKnownBrowser,
    })
    const texts = accessWords[at.language]
    const fill = (sentence: string) =>
      sentence
        .replaceAll('{company}', () => companyName)
        .replace('{code}', code)
        .replace('{minutes}', `${registrationCodeMinutes}`)
    const subject = fill(texts['access.registration-subject'])
    const body = fill(texts[isKnown ? 'access.registration-known' : 'access.registration-text'])
    const blankAt = new Date(now.getTime() + registrationCodeMinutes * 60_000)
    await sendMail({ tx }, { to: email, subject, body, blankAt })
  })
}

/** Makes an account whose name is the e-mail address, for who entered the code that went there, and logs in. It belongs to no company yet. */
export async function registerByEmail(
  { email, code, realName, newPassword }: EmailRegistration,
  at: FromBrowser,
): Promise<{ id: string }> {
  const browser = browserOf(at)
  const { passwordMax } = await at.db.readAs(system, siteSettingsOf)
  checkNewPassword(newPassword, { kind: 'customer', account: email }, passwordMax)
  // The try is counted in a transaction of its own: a refusal does not give it back.
  const isRight = await at.db.as(system, (tx) => tryRegistrationCode(tx, { email, browser, code }))
  if (!isRight) throw new Problem('shared.invalid-input', { code: 'access.email-code-wrong' })
  const passwordHash = await hashPassword(newPassword)
  const id = randomUUID()
  await at.db.as(system, async (tx, now) => {
    if (await accountIsTaken(tx, email)) throw new Problem('access.account-taken')
    await insertUser(tx, { id, kind: 'customer', account: email, emails: [email], realName, passwordHash })
    const call = { tx, now, caller: system, language: at.language, address: at.address }
    await audit(call, { action: 'access.register', thing: 'user', id })
  })
  const made = { id, kind: 'customer', account: email, customerId: null, active: true, passwordHash } as const
  return letIn(made, at, async () => {})
}

/** `besides` runs in the same transaction, after the user is there. */
export async function registerAccount(
  { account, newPassword, realName }: NewAccount,
  at: LoggingIn,
  besides: (tx: Tx, userId: string, now: Date) => Promise<{ customerId: string }>,
): Promise<{ id: string }> {
  const { passwordMax } = await at.db.readAs(system, siteSettingsOf)
  checkNewPassword(newPassword, { kind: 'customer', account }, passwordMax)
  const passwordHash = await hashPassword(newPassword)
  const id = randomUUID()
  const customerId = await at.db.as(system, async (tx, now) => {
    if (await accountIsTaken(tx, account)) throw new Problem('access.account-taken')
    await insertUser(tx, { id, kind: 'customer', account, realName, passwordHash })
    return (await besides(tx, id, now)).customerId
  })
  return letIn({ id, kind: 'customer', account, customerId, active: true, passwordHash }, at, async () => {})
}
