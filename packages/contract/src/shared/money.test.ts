import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareAmounts,
  decimalsOf,
  lineAmount,
  multiplied,
  percentOf,
  roundedTo,
  sumOf,
  sumsPerCurrency,
  worthIn,
} from './money.ts'

const currency = fc.constantFrom('USD', 'CNY', 'JPY', 'JOD', 'TND', 'HUF', 'CLF')
/** A decimal number of any size with up to eight places, and what it is in hundred-millionths. */
const figure = fc.tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.integer({ min: 0, max: 8 })).map(([units, places]) => {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const text = `${units < 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`
  return { text, scaled: units * 10n ** BigInt(8 - places) }
})
/** A rounded figure in hundred-millionths. */
const scaled = (text: string) => {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(8, '0'))
}
const halfUnit = (code: string) => 10n ** BigInt(8 - decimalsOf(code)) / 2n

describe('minor units', () => {
  it('are those of ISO 4217', () => {
    expect(['JPY', 'KRW', 'VND', 'ISK', 'CLP', 'XOF'].map(decimalsOf)).toEqual([0, 0, 0, 0, 0, 0])
    expect(['JOD', 'TND', 'KWD', 'BHD', 'OMR', 'IQD', 'LYD'].map(decimalsOf)).toEqual([3, 3, 3, 3, 3, 3, 3])
    expect(['USD', 'CNY', 'EUR', 'HUF', 'IDR', 'LAK', 'COP', 'RUB', 'KZT'].map(decimalsOf)).toEqual(Array(9).fill(2))
  })

  it('are those of Intl wherever Intl does not count cash instead', () => {
    const byIntl = (code: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2
    const cash = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'.split(' ')
    const others = Intl.supportedValuesOf('currency').filter((code) => !cash.includes(code))
    expect(others.filter((code) => byIntl(code) !== decimalsOf(code))).toEqual([])
  })
})

describe('rounding', () => {
  it('goes half up by the size of the amount', () => {
    expect(roundedTo('1.005', 'USD')).toBe('1.01')
    expect(roundedTo('-1.005', 'USD')).toBe('-1.01')
    expect(roundedTo('0.5', 'JPY')).toBe('1')
    expect(roundedTo('.0005', 'JOD')).toBe('0.001')
    expect(roundedTo('-0.004', 'USD')).toBe('0.00')
    expect(roundedTo('12', 'TND')).toBe('12.000')
    expect(multiplied('10', '0.1005', 'USD')).toBe('1.01')
    expect(percentOf('1234.56', '10', 'USD')).toBe('123.46')
    expect(() => roundedTo('', 'USD')).toThrow(RangeError)
    expect(() => roundedTo('1e3', 'USD')).toThrow(RangeError)
  })

  it('is never more than half a unit away, has the places of its currency, and is at rest', () => {
    fc.assert(
      fc.property(figure, currency, (amount, code) => {
        const near = roundedTo(amount.text, code)
        const gap = scaled(near) - amount.scaled
        expect(gap < 0n ? -gap : gap).toBeLessThanOrEqual(halfUnit(code))
        expect(near.split('.')[1]?.length ?? 0).toBe(decimalsOf(code))
        expect(roundedTo(near, code)).toBe(near)
      }),
    )
  })

  it('treats a debt as it treats a claim', () => {
    fc.assert(
      fc.property(figure, currency, ({ text }, code) => {
        const turned = text.startsWith('-') ? text.slice(1) : `-${text}`
        const unsigned = (amount: string) => amount.replace('-', '')
        expect(unsigned(roundedTo(turned, code))).toBe(unsigned(roundedTo(text, code)))
      }),
    )
  })
})

describe('sums', () => {
  it('lose and gain nothing before they are rounded, in any order', () => {
    fc.assert(
      fc.property(fc.array(figure, { maxLength: 20 }), currency, (amounts, code) => {
        const exact = amounts.reduce((sum, one) => sum + one.scaled, 0n)
        const sum = sumOf(
          amounts.map((one) => one.text),
          code,
        )
        const gap = scaled(sum) - exact
        expect(gap < 0n ? -gap : gap).toBeLessThanOrEqual(halfUnit(code))
        expect(sumOf(amounts.map((one) => one.text).toReversed(), code)).toBe(sum)
      }),
    )
  })

  it('keep currencies apart: each once, none left out, none made up', () => {
    const line = fc.record({ currency, amount: figure.map(({ text }) => text) })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const sums = sumsPerCurrency(lines)
        expect(sums.map((sum) => sum.currency)).toEqual([...new Set(lines.map((one) => one.currency))])
        for (const { currency: code, amount } of sums) {
          const own = lines.filter((one) => one.currency === code).map((one) => one.amount)
          expect(amount).toBe(sumOf(own, code))
        }
      }),
    )
  })
})

describe('what amounts of several currencies come to', () => {
  const rates = new Map([['CNY', '0.140845']])

  it('is their sum at the rates that exist', () => {
    const lines = [
      { currency: 'USD', amount: '100.00' },
      { currency: 'CNY', amount: '450.00' },
    ]
    expect(worthIn(lines, 'USD', rates)).toEqual({ amount: '163.38', currency: 'USD' })
    expect(worthIn([], 'USD', rates)).toEqual({ amount: '0.00', currency: 'USD' })
  })

  it('is "no rate" where one is missing, and never counts that currency as nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ currency, amount: fc.constant('5') })), (lines) => {
        const missing = [...new Set(lines.map((one) => one.currency))].filter(
          (code) => code !== 'USD' && code !== 'CNY',
        )
        const worth = worthIn(lines, 'USD', rates)
        if (missing.length > 0) expect(worth).toEqual({ noRate: missing })
        else expect(worth).toHaveProperty('amount')
      }),
    )
  })
})

it('compares amounts by their value', () => {
  expect(compareAmounts('100', '20')).toBe(1)
  expect(compareAmounts('1.10', '1.1')).toBe(0)
  fc.assert(
    fc.property(figure, figure, (a, b) => {
      expect(compareAmounts(a.text, b.text)).toBe(a.scaled === b.scaled ? 0 : a.scaled > b.scaled ? 1 : -1)
    }),
  )
})

describe('a line', () => {
  const amount = (unitPrice: string, quantity: string, currency: string, unit = 'SHPT') =>
    lineAmount({ unit, quantity, unitPrice, currency })

  it('comes to price by quantity, rounded half up to what the currency counts in', () => {
    expect(amount('4250', '2', 'USD')).toBe('8500.00')
    expect(amount('0.335', '1', 'USD')).toBe('0.34')
    expect(amount('0.334999', '1', 'USD')).toBe('0.33')
    expect(amount('-0.335', '1', 'USD')).toBe('-0.34')
    expect(amount('100.5', '1', 'JPY')).toBe('101')
    expect(amount('0.0005', '1', 'KWD')).toBe('0.001')
  })

  it('that counts in per cent comes to that share: an insurance of 0.35 % of 20,000', () => {
    expect(amount('0.35', '20000', 'USD', 'PCT')).toBe('70.00')
  })

  it('never strays more than half a minor unit from the exact amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.integer({ min: 1, max: 99_999 }),
        (price, milli) => {
          const exact = (price * milli) / 10_000_000
          const worked = Number(amount(String(price / 10_000), String(milli / 1000), 'USD'))
          expect(Math.abs(worked - exact)).toBeLessThanOrEqual(0.005 + 1e-9)
        },
      ),
    )
  })
})
