import type { BookingTextKey } from '@landbridge/contract/booking/booking-labels'
import type { PriceLine, PriceView } from '@landbridge/contract/booking/booking-views'
import {
  blockShown,
  type PriceSection,
  priceSections,
  sectionOfBlock,
} from '@landbridge/contract/pricing/charge-blocks'
import type { Language } from '@landbridge/contract/shared/languages'
import { clauseList } from '@landbridge/contract/shared/word-list'
import type { PaperPart } from '../../platform/paper.ts'
import { figureOnPaper, moneyOnPaper } from '../../platform/paper-values.ts'
import type { ReaderNames } from '../../reference/index.ts'
import { say } from '../life/booking-texts.ts'

type PriceReader = { language: Language; reader: ReaderNames }

const blockWords = {
  origin: 'booking.paper-block-origin',
  freight: 'booking.paper-block-freight',
  destination: 'booking.paper-block-destination',
} as const satisfies Record<PriceSection, BookingTextKey>

/** The lines in the order of their blocks; a price from before payers were recorded as it stands. */
const inBlocks = (lines: readonly PriceLine[]): PriceLine[] =>
  lines.every(({ payer }) => payer)
    ? priceSections.flatMap((section) =>
        lines.filter((line) => sectionOfBlock[line.block ?? blockShown(line)] === section),
      )
    : [...lines]

export function priceOf({ lines, totals, payerSums = [] }: PriceView, { language, reader }: PriceReader): PaperPart {
  const word = (key: BookingTextKey) => say(language, key)
  const payerOf = (payer: PriceLine['payer']) => (payer ? word(`booking.paper-payer-${payer}`) : undefined)
  const blockOf = (line: PriceLine) => line.payer && word(blockWords[sectionOfBlock[line.block ?? blockShown(line)]])
  return {
    heading: word('booking.paper-price'),
    table: {
      headings: [
        word('booking.paper-charge'),
        word('booking.paper-payer'),
        word('booking.paper-quantity'),
        word('booking.paper-unit-price'),
        word('booking.column-amount'),
      ],
      widths: [0.3, 0.18, 0.2, 0.16, 0.16],
      numbers: [2, 3, 4],
      rows: [
        ...inBlocks(lines).map((line) => [
          clauseList([line.chargeName ?? line.chargeCode, line.containerType], language),
          clauseList([blockOf(line), payerOf(line.payer)], language),
          `${figureOnPaper(line.quantity, language)} × ${reader.code('CHGUNIT', line.unit)}`,
          moneyOnPaper(line.unitPrice, line.currency, language),
          moneyOnPaper(line.amount, line.currency, language),
        ]),
        ...payerSums.map(({ payer, currency, amount }) => [
          word('booking.paper-payer-sum'),
          payerOf(payer),
          '',
          '',
          moneyOnPaper(amount, currency, language),
        ]),
        ...totals.map(({ currency, amount }) => [
          word('booking.paper-total'),
          '',
          '',
          '',
          moneyOnPaper(amount, currency, language),
        ]),
      ],
    },
  }
}

/** Handling that the customer pays at the terminal itself: named, and in no sum. */
export function directOf({ paidDirectly = [] }: PriceView, { language }: Pick<PriceReader, 'language'>): PaperPart[] {
  if (paidDirectly.length === 0) return []
  const facts = paidDirectly.map(
    ({ chargeName, chargeCode, amount, currency }) =>
      [chargeName ?? chargeCode, moneyOnPaper(amount, currency, language)] as const,
  )
  return [{ heading: say(language, 'booking.paper-paid-directly'), facts: [...facts] }]
}
