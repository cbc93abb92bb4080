import { sendMail, sendText } from '../../platform/senders/outgoing.ts'
import type { Call } from '../../platform/serve.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { accessWords } from '../access-words.ts'
import { loadUser, type User } from './user-store.ts'

type SecurityChange =
  | 'phone'
  | 'account'
  | 'password'
  | 'email'
  | 'messaging-app'
  | 'messaging-app-off'
  | 'api-key'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'closed'
  | 'attack'

/** By the present telephone and addresses: called before the change, the notice reaches the old ones. */
export async function notifyOwner(
  { tx }: Pick<Call<'customer' | 'staff' | 'system'>, 'tx'>,
  userId: string,
  change: SecurityChange,
): Promise<void> {
  const [user, { companyName }] = await Promise.all([loadUser(tx, userId), siteSettingsOf(tx)])
  const texts = accessWords[user.language]
  const what = texts[`access.notice-${change}`]
  const fill = (sentence: string) => sentence.replace('{company}', () => companyName).replace('{change}', () => what)
  const [subject, body] = [fill(texts['access.notice-subject']), fill(texts['access.notice-text'])]
  await sendNotice({ tx }, user, { subject, body, what })
}

export async function sendNotice(
  { tx }: Pick<Call<'customer' | 'staff' | 'system'>, 'tx'>,
  { phone, emails }: Pick<User, 'phone' | 'emails'>,
  { subject, body, what }: { subject: string; body: string; what: string },
): Promise<void> {
  const template = { name: 'account-changed', parameters: { change: what } }
  if (phone) await sendText({ tx }, { to: phone, body, template })
  for (const to of emails) await sendMail({ tx }, { to, subject, body })
}
