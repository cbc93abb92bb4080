import { expect, it } from 'vitest'
import { worthCurrencyOf } from './booking-price-rules.ts'

it('tells the whole of a price in the currency of the bill, else of its first charge, where a sum is in another', () => {
  const [dollars, yuan] = [
    { currency: 'USD', amount: '11400.00' },
    { currency: 'CNY', amount: '570.00' },
  ]
  expect(worthCurrencyOf([dollars, yuan], 'EUR')).toBe('EUR')
  expect(worthCurrencyOf([dollars], 'EUR')).toBe('EUR')
  expect(worthCurrencyOf([dollars, yuan], 'ORIGINAL')).toBe('USD')
  expect(worthCurrencyOf([yuan, dollars], undefined)).toBe('CNY')
  expect(worthCurrencyOf([dollars], 'USD')).toBeUndefined()
  expect(worthCurrencyOf([dollars], 'ORIGINAL')).toBeUndefined()
  expect(worthCurrencyOf([], 'USD')).toBeUndefined()
})
