import type { NotificationEvent } from '@landbridge/contract/communication/notification'
import { text as en } from '@landbridge/contract/communication/text/mail/en'
import { text as ru } from '@landbridge/contract/communication/text/mail/ru'
import { text as zhCn } from '@landbridge/contract/communication/text/mail/zh-cn'
import { text as zhTw } from '@landbridge/contract/communication/text/mail/zh-tw'
import { Problem } from '@landbridge/contract/shared/problem'
import type { User } from '../access/index.ts'
import { audit } from '../platform/audit.ts'
import { system } from '../platform/caller.ts'
import type { Database, Tx } from '../platform/database.ts'
import type { HeardEvent } from '../platform/jobs.ts'
import { hashOfSecret, newSecret } from '../platform/secrets.ts'
import { sendMail, sendText } from '../platform/senders/outgoing.ts'
import type { Call } from '../platform/serve.ts'
import { siteSettingsOf } from '../site/index.ts'
import {
  markNotified,
  offLinkOf,
  type Preference,
  preferencesOf,
  savePreference,
  useOffLink,
} from './notification-store.ts'
import type { Telling } from './telling.ts'

const mailEnds = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru } as const

type ToldEvent = { telling: Telling; heard: HeardEvent }

/** Tells the readers of an event what happened, each once and as each has chosen. */
export async function notify({ telling, heard }: ToldEvent, unchosen: Preference, call: Call<'system'>): Promise<void> {
  const { tx } = call
  const { event } = telling
  const readers = await telling.readers(heard, call)
  const preferences = await preferencesOf(
    tx,
    readers.map(({ id }) => id),
  )
  const notifyReader = async (reader: User) => {
    const preference = preferences.get(reader.id) ?? unchosen
    const emails = preference.email.includes(event) ? reader.emails : []
    const phone = preference.sms.includes(event) ? reader.phone : null
    const isWanted = emails.length > 0 || phone !== null
    if (!isWanted) return
    const off = newSecret(24)
    const marked = { eventId: heard.eventId, userId: reader.id, event, offKeyHash: off.hash }
    if (!(await markNotified(tx, marked))) return
    const notice = await noticeOf({ telling, heard }, off.secret, { ...call, language: reader.language })
    if (!notice) return
    await send(tx, { emails, phone, notice })
  }
  await Promise.all(readers.map(notifyReader))
}

type SentNotice = {
  emails: readonly string[]
  phone: string | null
  notice: NonNullable<Awaited<ReturnType<typeof noticeOf>>>
}

async function send(tx: Tx, { emails, phone, notice }: SentNotice): Promise<void> {
  const { subject, mail, sms, template } = notice
  const mails = emails.map((to) => sendMail({ tx }, { to, subject, body: mail }))
  await Promise.all([...mails, phone !== null && sendText({ tx }, { to: phone, body: sms, template })])
}

/** A message in the reader's language with facts, link, reason and opt-out; nothing if it is outdated. */
async function noticeOf({ telling, heard }: ToldEvent, offKey: string, call: Call<'system'>) {
  const { tx, language } = call
  const [{ companyName: portal, publicAddress }, facts] = await Promise.all([
    siteSettingsOf(tx),
    telling.facts(heard, call),
  ])
  if (!facts) return
  const words = telling.words[language]
  const ends = mailEnds[language]
  const link = publicAddress ? `${publicAddress}${telling.link(facts)}` : ''
  const offLink = publicAddress ? `${publicAddress}/notifications/off?sent-in=${language}#key=${offKey}` : ''
  const subject = fillSentence(words.subject, facts)
  const parts = [
    fillSentence(words.body, { ...facts, sentence: fillSentence(words.sentence, facts) }),
    link ? fillSentence(words.linked, { link }) : fillSentence(words.unlinked, { portal }),
    fillSentence(ends['insight.mail-why'], { portal }),
    ...(offLink ? [fillSentence(ends['insight.mail-off'], { link: offLink })] : []),
  ]
  const sms = [fillSentence(words.sms, { ...facts, portal, what: subject }), link].filter(Boolean).join(' ')
  return {
    subject,
    mail: parts.join('\n\n'),
    sms,
    template: { name: 'notice', parameters: { number: facts.no, what: subject } },
  }
}

const fillSentence = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)

type OffLink = { event: NotificationEvent }

export const lookAtOffLink = (key: string, db: Database): Promise<OffLink> =>
  db.readAs(system, async (tx) => {
    const event = await offLinkOf(tx, hashOfSecret(key))
    if (!event) throw new Problem('insight.off-link-over')
    return { event }
  })

/** Uses the link: its event is told by e-mail no longer to who got the mail. */
export async function switchOff(key: string, unchosen: Preference, call: Call<'system'>): Promise<OffLink> {
  const { tx, now } = call
  const used = await useOffLink(tx, hashOfSecret(key))
  if (!used) throw new Problem('insight.off-link-over')
  const { userId, event } = used
  const choice = { event, channel: 'email', isOn: false } as const
  await savePreference(tx, { ...choice, userId, now, unchosen })
  await audit(call, { action: 'insight.notifications', thing: 'user', id: userId, after: { ...choice, byMail: true } })
  return { event }
}
