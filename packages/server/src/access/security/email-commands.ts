import { mostEmails, type OwnEmails } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { system } from '../../platform/caller.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { sendMail } from '../../platform/senders/outgoing.ts'
import type { Opened } from '../../platform/serve.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { accessWords } from '../access-words.ts'
import { newOneTimeCode } from '../one-time-code-store.ts'
import { notifyOwner } from '../user/security-notice.ts'
import { loadUser } from '../user/user-store.ts'
import { addEmail, lockEmails, removeEmail, replaceEmail } from './account-store.ts'
import {
  checkEmailBudget,
  emailCodeMinutes,
  emailCodes,
  giveUpEmail,
  keepEmailCode,
  type RequestedEmail,
  takeEmailCode,
  waitingEmails,
} from './email-code-store.ts'

type OpenedByUser<In> = Opened<In, 'customer' | 'staff'>

export const listOwnEmails = (db: Database, { caller }: OpenedByUser<object>): Promise<OwnEmails> =>
  db.readAs(system, (tx) => ownEmails(tx, caller.userId))

async function ownEmails(tx: Tx, userId: string): Promise<OwnEmails> {
  const [{ emails }, waiting] = await Promise.all([loadUser(tx, userId), waitingEmails(tx, userId)])
  return { items: emails, waiting }
}

/** Sends a code to an address that is to be one of the caller's, or to stand in the place of one. */
export async function askForEmail(
  db: Database,
  { email, oldEmail }: { email: string; oldEmail?: string },
  { caller, language }: OpenedByUser<unknown>,
): Promise<OwnEmails> {
  const { userId } = caller
  const code = newOneTimeCode()
  return db.as(system, async (tx, now) => {
    await lockEmails(tx, userId)
    checkWanted({ email, replaces: oldEmail }, await ownEmails(tx, userId))
    await checkEmailBudget(tx, userId, email)
    await keepEmailCode(tx, userId, { email, replaces: oldEmail, code })
    const { companyName } = await siteSettingsOf(tx)
    const fill = (sentence: string) =>
      sentence
        .replace('{company}', () => companyName)
        .replace('{code}', code)
        .replace('{minutes}', `${emailCodeMinutes}`)
    const texts = accessWords[language]
    const [subject, body] = [fill(texts['access.email-code-subject']), fill(texts['access.email-code-text'])]
    await sendMail({ tx }, { to: email, subject, body, blankAt: emailCodes.blankAt(now) })
    return ownEmails(tx, userId)
  })
}

/** Refuses an address that stands in the list already, and one more than the list may hold. */
function checkWanted({ email, replaces }: RequestedEmail, { items, waiting }: OwnEmails): void {
  const isSame = (one: string) => one.toLowerCase() === email.toLowerCase()
  if (replaces !== undefined && !items.includes(replaces)) throw new Problem('access.email-missing')
  if (items.some((one) => isSame(one) && one !== replaces)) throw emailProblem('access.email-taken')
  const others = waiting.filter((one) => !isSame(one.email) && one.oldEmail === undefined)
  if (replaces === undefined && items.length + others.length >= mostEmails) throw emailProblem('access.emails-full')
}

const emailProblem = (reason: string) => new Problem('shared.invalid-input', { email: reason })

/** Takes the code that came to an address: from here on it is the caller's, and the addresses before hear of it. */
export async function confirmEmail(
  db: Database,
  { input, caller, language, address }: OpenedByUser<{ email: string; code: string }>,
): Promise<OwnEmails> {
  const { userId } = caller
  // The try is counted in a transaction of its own: a refusal does not give it back.
  const confirmed = await db.as(system, (tx) => takeEmailCode(tx, userId, input))
  if (!confirmed) throw new Problem('shared.invalid-input', { code: 'access.email-code-wrong' })
  return db.as(system, async (tx, now) => {
    await lockEmails(tx, userId)
    await notifyOwner({ tx }, userId, 'email')
    await placeEmail(tx, userId, confirmed)
    const customerId = caller.actor === 'customer' ? caller.customerId : null
    const call = { tx, now, caller, language, address }
    await audit(call, {
      action: 'access.email',
      thing: 'user',
      id: userId,
      customerId,
      ...(confirmed.replaces !== undefined && { before: confirmed.replaces }),
      after: confirmed.email,
    })
    return ownEmails(tx, userId)
  })
}

/** An address whose place is gone meanwhile stands beside the others. */
async function placeEmail(tx: Tx, userId: string, { email, replaces }: RequestedEmail): Promise<void> {
  const isPlaced = replaces !== undefined && (await replaceEmail(tx, userId, { oldEmail: replaces, email }))
  if (isPlaced || (await addEmail(tx, userId, { email, most: mostEmails }))) return
  const { emails } = await loadUser(tx, userId)
  const isThere = emails.some((one) => one.toLowerCase() === email.toLowerCase())
  throw emailProblem(isThere ? 'access.email-taken' : 'access.emails-full')
}

export async function removeOwnEmail(
  db: Database,
  { input: { email }, caller, language, address }: OpenedByUser<{ email: string }>,
): Promise<OwnEmails> {
  const { userId } = caller
  return db.as(system, async (tx, now) => {
    await lockEmails(tx, userId)
    const { items } = await ownEmails(tx, userId)
    if (!items.includes(email)) {
      if (!(await giveUpEmail(tx, userId, email))) throw new Problem('access.email-missing')
      return ownEmails(tx, userId)
    }
    await notifyOwner({ tx }, userId, 'email')
    await removeEmail(tx, userId, email)
    const customerId = caller.actor === 'customer' ? caller.customerId : null
    const call = { tx, now, caller, language, address }
    await audit(call, { action: 'access.email', thing: 'user', id: userId, customerId, before: email })
    return ownEmails(tx, userId)
  })
}
