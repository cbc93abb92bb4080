import { text as en } from '@landbridge/contract/booking/text/mail/en'
import { text as ru } from '@landbridge/contract/booking/text/mail/ru'
import { text as zhCn } from '@landbridge/contract/booking/text/mail/zh-cn'
import { text as zhTw } from '@landbridge/contract/booking/text/mail/zh-tw'
import type { NotificationEvent } from '@landbridge/contract/communication/notification'
import { businessZone } from '@landbridge/contract/shared/business-day'
import { dayInWords, localeOf } from '@landbridge/contract/shared/day-words'
import type { Language } from '@landbridge/contract/shared/languages'
import { modeOfCode } from '@landbridge/contract/shared/modes'
import type { User } from '../../access/index.ts'
import type { Telling, TellingWords } from '../../communication/index.ts'
import type { Call } from '../../platform/call.ts'
import type { Tx } from '../../platform/database.ts'
import type { HeardEvent } from '../../platform/jobs.ts'
import { codeLabel, codesOf, placesByCode, placesOfModes } from '../../reference/index.ts'
import type { Booking } from '../life/booking.ts'
import { loadBooking } from '../life/booking-store.ts'
import type { BookingEventName } from '../life/booking-tell-commands.ts'
import { modesOfLegs } from '../life/leg.ts'
import { makerAndOwners } from '../life/maker-and-owners-queries.ts'
import { papersDueOf } from '../papers/due-paper-queries.ts'

const texts = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru } as const

type MailTexts<Event extends NotificationEvent> = Readonly<
  Record<`insight.mail-${Event}-${'subject' | 'text'}`, string>
>

type OwnFacts = Readonly<Record<string, string>>

/** An event that concerns a booking, by its own texts and the facts that stand in them beside number and lane. */
type AboutBooking<Event extends NotificationEvent, Kind> = {
  event: Event
  kind: Kind
  mailTexts: Readonly<Record<Language, MailTexts<Event>>>
  facts?(heard: HeardEvent, booking: Booking, call: Call<'system'>): Promise<OwnFacts | undefined> | OwnFacts
}

/** The message about an event to the booking's maker and its company's owners, with number, lane and link. */
export const tellingAboutBooking = <Event extends NotificationEvent, Kind extends Telling['kind']>({
  event,
  kind,
  mailTexts,
  facts,
}: AboutBooking<Event, Kind>): Telling => ({
  event,
  kind,
  channel: 'email',
  words: {
    'zh-CN': wordsOf(event, 'zh-CN', mailTexts['zh-CN']),
    'zh-TW': wordsOf(event, 'zh-TW', mailTexts['zh-TW']),
    en: wordsOf(event, 'en', mailTexts.en),
    ru: wordsOf(event, 'ru', mailTexts.ru),
  },
  readers: async (happening, { tx }) => readersOf(tx, await bookingOf(happening, tx)),
  async facts(happening, call) {
    const booking = await bookingOf(happening, call.tx)
    const [lane, ownFacts] = await Promise.all([
      laneOf(booking, call.language, call.tx),
      facts ? facts(happening, booking, call) : {},
    ])
    const { id, mode, bookingNo } = booking
    return ownFacts && { ...ownFacts, no: bookingNo ?? '', lane, id, mode }
  },
  link: ({ id, mode }) => `/user/order/booking/${modeOfCode(mode)}/info/${id}`,
})

const bookingOf = ({ bookingId, id }: HeardEvent, tx: Tx): Promise<Booking> => loadBooking(tx, String(bookingId ?? id))

function wordsOf<Event extends NotificationEvent>(
  event: Event,
  language: Language,
  ownTexts: MailTexts<Event>,
): TellingWords {
  const frame = texts[language]
  return {
    subject: ownTexts[`insight.mail-${event}-subject`],
    sentence: ownTexts[`insight.mail-${event}-text`],
    body: frame['insight.mail-text'],
    linked: frame['insight.mail-link'],
    unlinked: frame['insight.mail-no-link'],
    sms: frame['insight.sms-text'],
  }
}

const plainEvents = [
  { event: 'received', kind: 'booking.received' },
  { event: 'returned', kind: 'booking.returned' },
  { event: 'refused', kind: 'booking.refused' },
  { event: 'offered', kind: 'booking.offered' },
  { event: 'feeAsked', kind: 'booking.fee-asked' },
  { event: 'changed', kind: 'booking.amended' },
  { event: 'moveAsked', kind: 'booking.move-asked' },
  { event: 'declined', kind: 'booking.request-declined' },
  { event: 'cancelled', kind: 'booking.cancelled' },
  { event: 'stopped', kind: 'booking.stopped' },
  { event: 'resumed', kind: 'booking.resumed' },
  { event: 'shipped', kind: 'booking.shipped' },
] as const satisfies readonly { event: NotificationEvent; kind: BookingEventName }[]

/** A move in the words of its message: from which departure to which, when it leaves, and why. */
async function moveFacts(happening: HeardEvent, { tx, language }: Call<'system'>): Promise<OwnFacts> {
  const reason = (await codesOf(tx, 'MOVEREASON')).filter(({ code }) => code === happening.reasonCode)
  return {
    from: String(happening.from ?? ''),
    to: String(happening.to ?? ''),
    day: typeof happening.day === 'string' ? dayInWords(happening.day, language) : '',
    what: String(happening.boxes ?? texts[language]['insight.mail-moved-whole']),
    reason: codeLabel(reason, String(happening.reasonCode ?? ''), language),
  }
}

export const bookingTellings: readonly Telling[] = [
  ...plainEvents.map((happening) => tellingAboutBooking({ ...happening, mailTexts: texts })),
  tellingAboutBooking<'moved', BookingEventName>({
    event: 'moved',
    kind: 'booking.moved',
    mailTexts: texts,
    facts: (happening, _, call) => moveFacts(happening, call),
  }),
  tellingAboutBooking<'cutoffNear', BookingEventName>({
    event: 'cutoffNear',
    kind: 'booking.cutoff-near',
    mailTexts: texts,
    facts: ({ at }, booking, { language }) => ({ at: at ? placeTime(new Date(String(at)), booking, language) : '' }),
  }),
  tellingAboutBooking<'papersMissing', BookingEventName>({
    event: 'papersMissing',
    kind: 'booking.papers-missing',
    mailTexts: texts,
    facts: (_, booking, call) => missingPapers(booking, call),
  }),
]

/** A booking without a company is told to nobody. */
const readersOf = async (tx: Tx, { customerId, createdBy }: Booking): Promise<User[]> =>
  customerId === null ? [] : makerAndOwners(tx, { customerId, createdBy })

/** The papers that the customer is asked for and has not given, a line each; nothing where none is missing any more. */
async function missingPapers(booking: Booking, call: Call<'system'>): Promise<OwnFacts | undefined> {
  const due = await papersDueOf(booking.id, call)
  const missing = due.filter(({ isGiven, bringer }) => !isGiven && bringer !== 'us')
  if (missing.length === 0) return undefined
  const withDay = texts[call.language]['insight.mail-paper']
  const lines = missing.map(({ documentName, dueBy }) =>
    dueBy
      ? withDay.replace('{paper}', () => documentName).replace('{day}', () => dayInWords(dueBy, call.language))
      : documentName,
  )
  return { papers: lines.map((line) => `- ${line}`).join('\n') }
}

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
