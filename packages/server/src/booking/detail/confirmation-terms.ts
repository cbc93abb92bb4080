import type { BookingTextKey } from '@landbridge/contract/booking/booking-labels'
import type { Party } from '@landbridge/contract/booking/fields/parties'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import { type ClockKind, clocksAtDestination, type FreeTimeLine } from '@landbridge/contract/pricing/free-time'
import type { Language } from '@landbridge/contract/shared/languages'
import { factsOfMode } from '@landbridge/contract/shared/modes'
import { clauseList } from '@landbridge/contract/shared/word-list'
import type { Tx } from '../../platform/database.ts'
import type { PaperPart } from '../../platform/paper.ts'
import { figureOnPaper } from '../../platform/paper-values.ts'
import { clockName, freeTimeOf } from '../../pricing/index.ts'
import { codeLabel, codesOf, type ReaderNames } from '../../reference/index.ts'
import type { Booking } from '../life/booking.ts'
import { say } from '../life/booking-texts.ts'
import { legsOf } from '../life/leg.ts'

type Form = Booking['form']

/** Classes of the code library that the terms of a booking are named from. */
const termClasses = ['SERVICETERM', 'INCOTERMS', 'PAYTERM', 'BLKIND', 'RELEASETYPE'] as const
type TermClass = (typeof termClasses)[number]
export type TermNames = (termClass: TermClass, code: string | null | undefined) => string | undefined

export async function termNamesOf(tx: Tx, language: Language): Promise<TermNames> {
  const lists = await Promise.all(termClasses.map((one) => codesOf(tx, one)))
  const byClass = new Map(termClasses.map((one, index) => [one, lists[index] ?? []]))
  return (termClass, code) => (code ? codeLabel(byClass.get(termClass) ?? [], code, language) : undefined)
}

const partyOf = ({ parties }: Form, role: Party['partyType']) => parties?.find(({ partyType }) => partyType === role)

function addressOf(one: Party | undefined, { language, country }: ReaderNames): string | undefined {
  if (!one) return undefined
  const { partyName, partyAddress, postCode, cityName, countryCd } = one
  return clauseList([partyName, partyAddress, postCode, cityName, countryCd && country(countryCd)], language)
}

/** The people of the cargo as the booking names them so far; the instruction completes them. */
export const peopleOnConfirmation = (form: Form, reader: ReaderNames) =>
  (
    [
      ['SHP', 'booking.paper-shipper'],
      ['CNE', 'booking.paper-consignee'],
      ['NFY', 'booking.paper-notify'],
    ] as const
  ).map(([role, key]) => {
    const one = partyOf(form, role)
    const isConsignee = one?.sameAsConsignee === true
    return [
      say(reader.language, key),
      isConsignee ? say(reader.language, 'booking.paper-same-as-consignee') : addressOf(one, reader),
    ] as const
  })

/** Clocks of the carrier's box at destination, whose free days are granted by the price and not by what the customer wished. */
const clocksOfBox: readonly ClockKind[] = [...clocksAtDestination, 'demurrage']

export async function freeTimeOnConfirmation(tx: Tx, booking: Booking): Promise<FreeTimeLine[]> {
  const leg = legsOf(booking).findLast(
    ({ mode, form }) =>
      factsOfMode(mode).freesBoxes && form.boxes?.some(({ containerOwner }) => containerOwner !== 'S'),
  )
  const lines = (await freeTimeOf(tx, leg?.quoted?.tariffId))?.lines ?? []
  const byClock = new Map(lines.map((line) => [line.clock, line]))
  return [...byClock.values()].filter(({ clock }) => clocksOfBox.includes(clock))
}

function freeTimeInWords(lines: readonly FreeTimeLine[], language: Language): string | undefined {
  const days = ({ freeDays: count }: FreeTimeLine) => say(language, 'booking.paper-days', { count })
  const [line, ...others] = lines
  if (line && others.length === 0) return days(line)
  return (
    clauseList(
      lines.map((one) => `${clockName(one.clock, language)}: ${days(one)}`),
      language,
    ) || undefined
  )
}

/** Terms of carriage and trade: service, freight payer, transport paper with its release, free days. */
export function termsOnConfirmation(
  { form }: Pick<Booking, 'form'>,
  { names, freeTime, language }: { names: TermNames; freeTime: readonly FreeTimeLine[]; language: Language },
): PaperPart {
  const word = (key: BookingTextKey) => say(language, key)
  const bill = [names('BLKIND', form.billKind), names('RELEASETYPE', form.billRelease)]
  const originals =
    form.billRelease === 'OBL' && form.billOriginals
      ? say(language, 'booking.paper-originals', { count: form.billOriginals })
      : undefined
  return {
    heading: word('booking.paper-carriage-terms'),
    facts: [
      [word('booking.paper-service-term'), names('SERVICETERM', form.serviceTerm)],
      [
        word('booking.paper-incoterm'),
        form.incoterm ? [form.incoterm, form.incotermPlace].filter(Boolean).join(' ') : undefined,
      ],
      [word('booking.paper-payment'), names('PAYTERM', form.paymentTerm)],
      [word('booking.paper-bill'), clauseList([...bill, originals], language) || undefined],
      [word('booking.paper-free-days'), freeTimeInWords(freeTime, language)],
    ],
  }
}

/** The boxes with the cargo of each one and of all of that line, so that nobody reads the one as the other. */
export function boxesOnConfirmation({ boxes = [] }: Pick<BookingDetail, 'boxes'>, language: Language): PaperPart[] {
  if (!boxes || boxes.length === 0) return []
  const word = (key: BookingTextKey) => say(language, key)
  const totalOf = ({ containerQty, containerCargoKg }: (typeof boxes)[number]) =>
    containerQty && containerCargoKg ? containerQty * Number(containerCargoKg) : undefined
  return [
    {
      heading: word('booking.column-containers'),
      table: {
        headings: [
          '',
          word('booking.paper-owner'),
          word('booking.paper-quantity'),
          word('booking.paper-weight-each'),
          word('booking.paper-weight-all'),
        ],
        widths: [0.2, 0.2, 0.16, 0.22, 0.22],
        numbers: [2, 3, 4],
        rows: boxes.map((box) => [
          box.containerType ?? undefined,
          box.containerOwner === 'S' ? 'SOC' : 'COC',
          figureOnPaper(box.containerQty, language),
          figureOnPaper(box.containerCargoKg, language),
          figureOnPaper(totalOf(box), language),
        ]),
      },
    },
  ]
}
