import type { QuotedLine } from '@landbridge/contract/charge/quoted-line'
import { sumsPerCurrency } from '@landbridge/contract/shared/money'
import { expect, it } from 'vitest'
import { aCharge } from './charge-fixtures.ts'
import { checkDifference, differenceOf, isLocked, marginsOf, quotedFor, taxOn } from './charge-rules.ts'

const quoted: QuotedLine[] = [
  {
    quoteLineId: '1',
    chargeCode: 'RAILF',
    chargeName: '',
    currency: 'USD',
    unit: 'BOX',
    quantity: '2',
    unitPrice: '4250',
    amount: '8500.00',
  },
]

it('works a tax out, by a rate in per cent', () => {
  expect(taxOn('100.00', { taxWay: 'TAXABLE', taxRate: '6' }, 'CNY')).toBe('6.00')
  expect(taxOn('100.00', { taxWay: 'EXEMPT', taxRate: '6' }, 'CNY')).toBe('0.00')
})

it('sums each currency by itself, and takes what is payable off the margin', () => {
  const lines = [
    aCharge({ amount: '100.10' }),
    aCharge({ amount: '0.20' }),
    aCharge({ currency: 'CNY', amount: '70.00' }),
    aCharge({ side: 'P', amount: '60.00' }),
  ]
  expect(sumsPerCurrency(lines.slice(0, 3))).toEqual([
    { currency: 'USD', amount: '100.30' },
    { currency: 'CNY', amount: '70.00' },
  ])
  expect(marginsOf(lines)).toEqual([
    { currency: 'USD', amount: '40.30' },
    { currency: 'CNY', amount: '70.00' },
  ])
})

it('asks for a reason above the quote or outside it, and for none below', () => {
  const check = (charge: Parameters<typeof aCharge>[0], others = [] as ReturnType<typeof aCharge>[]) =>
    checkDifference(aCharge({ id: 'this', ...charge }), { quoted, others })
  const refused = { code: 'shared.invalid-input', fields: { diffReason: 'workorder.diff-reason-needed' } }
  expect(() => check({})).not.toThrow()
  expect(() => check({ amount: '8400.00' })).not.toThrow()
  expect(() => check({ amount: '8500.01' })).toThrow(expect.objectContaining(refused))
  expect(() => check({ amount: '8500.01', diffReason: 'Fuel' })).not.toThrow()
  expect(() => check({ amount: '0.01' }, [aCharge()])).toThrow(expect.objectContaining(refused))
  expect(() => check({ quoteLineId: null, amount: '1.00' })).toThrow(expect.objectContaining(refused))
  expect(() => check({ side: 'P', quoteLineId: null })).not.toThrow()
})

it('finds the quoted line of a charge by name, else by charge and currency', () => {
  const find = (changes: Parameters<typeof aCharge>[0]) => quotedFor(aCharge(changes), quoted)?.quoteLineId
  expect(find({ quoteLineId: null })).toBe('1')
  expect(find({ quoteLineId: null, currency: 'EUR' })).toBeUndefined()
  expect(find({ quoteLineId: '1', currency: 'EUR' })).toBeUndefined()
  expect(find({ side: 'P' })).toBeUndefined()
})

it('says how far a charge is from its quote, and locks it once it is billed', () => {
  expect(differenceOf(aCharge({ amount: '8600.00' }))).toBe('100')
  expect(differenceOf(aCharge({ quotedAmount: null }))).toBeUndefined()
  expect(isLocked(aCharge())).toBe(false)
  expect(isLocked(aCharge({ statementNo: 'ST3101-7K3QX' }))).toBe(true)
})
