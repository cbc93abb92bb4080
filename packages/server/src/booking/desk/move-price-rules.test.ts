import { expect, it } from 'vitest'
import type { AgreedPrice } from '../life/booking.ts'
import { chargesCompared, differencesBetween, linesOnOtherDay } from './move-price-rules.ts'

const line = (chargeCode: string, unit: string, quantity: string, unitPrice: string) => ({
  ...{ chargeCode, unit, quantity, unitPrice, currency: 'USD', payer: 'SHP' as const },
  ...(unit === 'BOX' && { containerType: '40HQ' }),
})
const at = new Date('2031-01-15T08:00:00Z')
const agreed = {
  lines: [line('OCEANF', 'BOX', '3', '2400'), line('DOC', 'BILL', '1', '40'), line('AMND', 'SHPT', '1', '80')],
  ...{ totals: [], at: at.toISOString() },
} as AgreedPrice
const other = [line('OCEANF', 'BOX', '3', '2500'), line('DOC', 'BILL', '1', '45')]
const one = { isWhole: false, boxes: [{ containerType: '40HQ', owner: 'C' as const, quantity: 1 }], trucks: 0 }
const all = { isWhole: true, boxes: [], trucks: 0 }
const short = ({ chargeCode, quantity, unitPrice }: (typeof other)[number]) => `${quantity} ${chargeCode} ${unitPrice}`

it('takes the price of the other day for what moves, and keeps fees and whatever is charged for the rest', () => {
  expect(linesOnOtherDay(agreed, other, one).map((each) => short(each as never))).toEqual([
    ...['1 OCEANF 2500', '2 OCEANF 2400', '1 DOC 40', '1 AMND 80'],
  ])
  expect(linesOnOtherDay(agreed, other, all).map((each) => short(each as never))).toEqual([
    ...['3 OCEANF 2500', '1 DOC 45', '1 AMND 80'],
  ])
})

it('compares the charges of what moves, and adds the differences up by payer', () => {
  expect(chargesCompared(agreed, other, one)).toMatchObject([
    { chargeCode: 'OCEANF', quantity: '1', unitPrice: '2400', newUnitPrice: '2500' },
  ])
  const lines = linesOnOtherDay(agreed, other, all)
  expect(differencesBetween(agreed.lines, lines, { own: 'SHP', at })).toEqual([
    { payer: 'SHP', currency: 'USD', amount: '305.00' },
  ])
})

it('moves a charge by the length of a box with each box of that length, and with no other', () => {
  const agreedBySize = { ...agreed, lines: [line('THCO', 'B40', '2', '1000'), line('THCO', 'B20', '3', '600')] }
  const otherBySize = [line('THCO', 'B40', '2', '1100'), line('THCO', 'B20', '3', '700')]
  expect(linesOnOtherDay(agreedBySize, otherBySize, one).map((each) => short(each as never))).toEqual([
    ...['1 THCO 1100', '1 THCO 1000', '3 THCO 600'],
  ])
  expect(chargesCompared(agreedBySize, otherBySize, one)).toMatchObject([
    { quantity: '1', unit: 'B40', unitPrice: '1000', newUnitPrice: '1100' },
  ])
})
