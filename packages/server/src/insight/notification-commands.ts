import type { NotificationEvent } from '@landbridge/contract/insight/notification'
import { text as en } from '@landbridge/contract/insight/text/en'
import { text as ru } from '@landbridge/contract/insight/text/ru'
import { text as zhCn } from '@landbridge/contract/insight/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/insight/text/zh-tw'
import { businessZone } from '@landbridge/contract/shared/business-day'
import { dayInWords, localeOf } from '@landbridge/contract/shared/day-words'
import type { Language } from '@landbridge/contract/shared/languages'
import { modeOfCode } from '@landbridge/contract/shared/modes'
import { loadUser, type User, usersOfCompany } from '../access/index.ts'
import { type Booking, loadBooking, modesOfLegs, papersDueOf } from '../booking/index.ts'
import type { Tx } from '../platform/database.ts'
import { newSecret } from '../platform/secrets.ts'
import { sendMail, sendText } from '../platform/senders/outgoing.ts'
import type { Call } from '../platform/serve.ts'
import { placesByCode, placesOfModes } from '../reference/index.ts'
import { siteSettingsOf } from '../site/index.ts'
import { markTold, preferencesOf, unchosen } from './notification-store.ts'

const words = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru } as const

type Happened = { event: NotificationEvent; data: Record<string, unknown> }

/** Tells who made a booking and the owners of its company what happened to it, each once and as each has chosen. */
export async function notify({ event, data }: Happened, call: Call<'system'>): Promise<void> {
  const { tx } = call
  const booking = await loadBooking(tx, String(data.bookingId ?? data.id))
  const readers = await readersOf(tx, booking)
  const preferences = await preferencesOf(
    tx,
    readers.map(({ id }) => id),
  )
  const tell = async (reader: User) => {
    const preference = preferences.get(reader.id) ?? unchosen
    const emails = preference.email.includes(event) ? reader.emails : []
    const phone = preference.sms.includes(event) ? reader.phone : null
    const isWanted = emails.length > 0 || phone !== null
    if (!isWanted) return
    const off = newSecret(24)
    const telling = { eventId: String(data.eventId), userId: reader.id, event, offKeyHash: off.hash }
    if (!(await markTold(tx, telling))) return
    const notice = await noticeOf(
      { event, data },
      { booking, offKey: off.secret },
      { ...call, language: reader.language },
    )
    if (!notice) return
    await send(tx, { emails, phone, notice })
  }
  await Promise.all(readers.map(tell))
}

type Sent = {
  emails: readonly string[]
  phone: string | null
  notice: NonNullable<Awaited<ReturnType<typeof noticeOf>>>
}

async function send(tx: Tx, { emails, phone, notice }: Sent): Promise<void> {
  const { subject, mail, sms, template } = notice
  const mails = emails.map((to) => sendMail({ tx }, { to, subject, body: mail }))
  await Promise.all([...mails, phone !== null && sendText({ tx }, { to: phone, body: sms, template })])
}

/** Only people who are active and still in the company hear of its bookings. */
async function readersOf(tx: Tx, { customerId, createdBy }: Booking): Promise<User[]> {
  if (customerId === null) return []
  const [users, maker] = await Promise.all([
    usersOfCompany(tx, customerId),
    createdBy === null ? undefined : loadUser(tx, createdBy),
  ])
  const owners = users.filter((user) => user.companyRole === 'owner' && user.id !== createdBy)
  return [...(maker ? [maker] : []), ...owners].filter((user) => user.active && user.customerId === customerId)
}

type Reading = { booking: Booking; offKey: string }

/** What a reader is told: by mail the booking, its lane, what happened, what to do next, and where to look. Nothing when no paper is missing any more. */
async function noticeOf({ event, data }: Happened, { booking, offKey }: Reading, call: Call<'system'>) {
  const { tx, language } = call
  const [{ companyName: portal, publicAddress }, lane, papers] = await Promise.all([
    siteSettingsOf(tx),
    laneOf(booking, language, tx),
    event === 'papersMissing' ? missingPapers(booking, call) : [],
  ])
  if (event === 'papersMissing' && papers.length === 0) return
  const no = booking.bookingNo ?? ''
  const link = publicAddress ? `${publicAddress}${pageOf(booking)}` : ''
  const offLink = publicAddress ? `${publicAddress}/notifications/off?sent-in=${language}#key=${offKey}` : ''
  const texts = words[language]
  const figures = {
    job: String(data.jobNo ?? ''),
    day: typeof data.day === 'string' ? dayInWords(data.day, language) : '',
    at: data.at ? placeTime(new Date(String(data.at)), booking, language) : '',
    papers: papers.map((paper) => `- ${inWords(paper, language)}`).join('\n'),
  }
  const subject = fill(texts[`insight.mail-${event}-subject` as const], { no })
  const parts = [
    fill(texts['insight.mail-text'], { no, lane, said: fill(texts[`insight.mail-${event}-text` as const], figures) }),
    link ? fill(texts['insight.mail-link'], { link }) : fill(texts['insight.mail-no-link'], { portal }),
    fill(texts['insight.mail-why'], { portal }),
    ...(offLink ? [fill(texts['insight.mail-off'], { link: offLink })] : []),
  ]
  const sms = [fill(texts['insight.sms-text'], { portal, what: subject, lane }), link].filter(Boolean).join(' ')
  return {
    subject,
    mail: parts.join('\n\n'),
    sms,
    template: { name: 'notice', parameters: { number: no, what: subject } },
  }
}

const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)

/** The papers that the customer is asked for and has not given. */
async function missingPapers(booking: Booking, call: Call<'system'>): Promise<Paper[]> {
  const due = await papersDueOf(booking.id, call)
  return due.filter(({ isGiven, bringer }) => !isGiven && bringer !== 'us')
}
type Paper = Awaited<ReturnType<typeof papersDueOf>>[number]

const inWords = ({ documentName, dueBy }: Paper, language: Language): string =>
  dueBy
    ? fill(words[language]['insight.mail-paper'], { paper: documentName, day: dayInWords(dueBy, language) })
    : documentName

/** A cut-off by the clock of its place, with the zone. */
const placeTime = (at: Date, { firstCutoff }: Booking, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone: firstCutoff?.timeZone ?? businessZone,
  }).format(at)

/** The page of a booking, as the web has it. */
const pageOf = ({ id, mode }: Booking): string => `/user/order/booking/${modeOfCode(mode)}/info/${id}`

/** Where a booking goes from and to, in the reader's language. */
async function laneOf(booking: Booking, language: Language, tx: Tx): Promise<string> {
  const { form } = booking
  const codes = [form.originCode, form.destinationCode].flatMap((code) => code ?? [])
  const [towns, stations] = await Promise.all([
    placesByCode(tx, 'TRUCK', codes),
    placesOfModes(tx, modesOfLegs(booking), codes),
  ])
  const nameOf = (code: string | null | undefined, written: string | null | undefined) =>
    (stations.get(code ?? '') ?? towns.get(code ?? ''))?.names[language] ?? written ?? code ?? '?'
  return `${nameOf(form.originCode, form.originName)} – ${nameOf(form.destinationCode, form.destinationName)}`
}
