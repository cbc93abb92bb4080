import { type CheckExample, tryExamples } from '../../testing/check-examples.ts'
import type { BookingForm } from '../fields/form-fields.ts'
import { paperChecks } from './paper-checks.ts'
import { pieceChecks } from './piece-checks.ts'

const toOrder = { partyType: 'CNE', partyName: 'To order of Bank of Xi’an' } as const
const notify = { partyType: 'NFY', partyName: 'Tea Import GmbH' } as const
const taxed = (countryCd: string, taxNo: string): BookingForm => ({ parties: [{ countryCd, taxNo }] })

const papers: CheckExample[] = [
  {
    check: 'to order',
    finds: ['parties.1.partyName', 'booking.to-order-by-rail'],
    fails: { parties: [notify, toOrder] },
    passes: { parties: [notify, { ...toOrder, partyName: 'Tea to order Ltd' }] },
  },
  {
    check: 'bill to order',
    finds: ['parties.0.partyName', 'booking.to-order-needs-notify'],
    fails: { parties: [toOrder] },
    passes: { parties: [toOrder, notify] },
  },
  {
    check: 'bill to order',
    finds: ['billRelease', 'booking.to-order-needs-original'],
    only: ['S.FCL', 'S.LCL'],
    fails: { parties: [toOrder, notify], billRelease: 'TLX' },
    passes: { parties: [toOrder, notify], billRelease: 'OBL' },
  },
  ...(
    [
      ['CN', '91350100M000100Y43', '91350100M000100Y4'],
      ['RU', '7736 050003', '7736050013'],
      ['RU', '500100732259', '500100732269'],
      ['KZ', '123456789012', '1234567890123'],
      ['BY', '123456789', '12345678'],
      ['UZ', '123-456-789', '1234567890'],
      ['TW', '04595257', '045952571'],
      ['DE', 'de 136695976', '136695976'],
      ['IE', 'IE6388047V', 'I6388047V'],
    ] as const
  ).map(
    ([country, right, wrong]): CheckExample => ({
      check: 'tax numbers',
      finds: ['parties.0.taxNo', 'booking.tax-number-wrong'],
      fails: taxed(country, wrong),
      passes: taxed(country, right),
    }),
  ),
  {
    check: 'tax numbers',
    finds: ['parties.0.taxNo', 'booking.tax-number-wrong'],
    fails: taxed('DE', '12'),
    // Of a country whose numbers nobody told us, and of a company that names none, nothing is said.
    passes: { parties: [{ countryCd: 'TH', taxNo: '12' }, { countryCd: 'DE', taxNo: ' ' }, { taxNo: '12' }] },
  },
  {
    check: 'letters of the papers',
    finds: ['goods.0.goodsNameRussian', 'booking.other-letters'],
    fails: { goods: [{ goodsNameRussian: '茶叶' }] },
    passes: { goods: [{ goodsNameRussian: 'Чай «Puer»' }, { goodsNameRussian: ' ' }] },
  },
  {
    check: 'letters of the papers',
    finds: ['parties.0.partyNameLocal', 'booking.other-letters'],
    fails: { parties: [{ partyNameLocal: 'Tea Import GmbH' }] },
    passes: { parties: [{ partyNameLocal: '西安茶叶有限公司' }, { partyNameLocal: 'ООО Чай' }] },
  },
]
tryExamples(paperChecks, papers)

const piece = { pieceQty: 4, lengthCm: '100', widthCm: '100', heightCm: '100', pieceWeightKg: '25' }
const line = { packages: 4, grossWeightKg: '100', volumeM3: '4' }
const measured = (change: object): BookingForm => ({ goods: [line], pieces: [{ ...piece, ...change }] })

const pieces: CheckExample[] = [
  {
    check: 'sums of the pieces',
    finds: ['goods.0.packages', 'booking.piece-count-differs'],
    fails: measured({ pieceQty: 5 }),
    passes: measured({}),
  },
  {
    check: 'sums of the pieces',
    finds: ['goods.0.packages', 'booking.piece-count-differs'],
    fails: measured({ pieceQty: 3 }),
    // Pieces that belong to another line are not counted to this one.
    passes: { goods: [line, { packages: 4 }], pieces: [piece, { ...piece, goodsSeq: 2 }] },
  },
  {
    check: 'sums of the pieces',
    finds: ['goods.0.grossWeightKg', 'booking.pieces-against-goods-kg'],
    fails: measured({ pieceWeightKg: '25.3' }),
    passes: measured({ pieceWeightKg: '25.25' }),
  },
  {
    check: 'sums of the pieces',
    finds: ['goods.0.volumeM3', 'booking.pieces-against-goods-m3'],
    fails: measured({ heightCm: '97.9' }),
    passes: measured({ heightCm: '98' }),
  },
  ...([{ lengthCm: '1200.1' }, { widthCm: '240.1' }, { heightCm: '300.1' }] as const).map(
    (change): CheckExample => ({
      check: 'large pieces',
      finds: ['pieces.0.lengthCm', 'booking.piece-large'],
      fails: measured(change),
      passes: measured({ lengthCm: '1200', widthCm: '240', heightCm: '300' }),
    }),
  ),
  ...(
    [
      ['lengthCm', { heightCm: '240.1' }],
      ['pieceWeightKg', { pieceWeightKg: '30000.5' }],
    ] as const
  ).map(
    ([column, change]): CheckExample => ({
      check: 'oversize pieces',
      finds: [`pieces.0.${column}`, 'booking.piece-oversize'],
      fails: measured(change),
      passes: { ...measured(change), oversize: true },
    }),
  ),
  ...(
    [
      ['lengthCm', { widthCm: '300.1' }],
      ['pieceWeightKg', { pieceWeightKg: '300.5' }],
    ] as const
  ).map(
    ([column, change]): CheckExample => ({
      check: 'pieces by air',
      finds: [`pieces.0.${column}`, 'booking.piece-large-by-air'],
      fails: measured(change),
      passes: measured({ widthCm: '300', pieceWeightKg: '300' }),
    }),
  ),
]
tryExamples(pieceChecks, pieces)
