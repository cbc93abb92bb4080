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

/** A notice; a link that undoes what it tells goes by mail alone, and is blanked in the outbox when it no longer works. */
type Notice = { subject: string; body: string; what: string; undo?: { text: string; until: Date } }

export async function sendNotice(
  { tx }: Pick<Call<'customer' | 'staff' | 'system'>, 'tx'>,
  { phone, emails }: Pick<User, 'phone' | 'emails'>,
  { subject, body, what, undo }: Notice,
): Promise<void> {
  const template = { name: 'account-changed', parameters: { change: what } }
  if (phone) await sendText({ tx }, { to: phone, body, template })
  const mail = undo ? { subject, body: `${body}\n\n${undo.text}`, blankAt: undo.until } : { subject, body }
  for (const to of emails) await sendMail({ tx }, { to, ...mail })
}
