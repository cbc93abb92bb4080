import { expect, it } from 'vitest'
import { agreedTo, isFeeDue } from './fee-consent.ts'

const usd = (amount: string) => ({ amount, currency: 'USD' })

it('takes a fee as agreed to up to what the customer agreed to, to the cent and in the same currency', () => {
  const agreed = usd('100.00')
  expect(['99.99', '100', '100.00', '100.01'].map((amount) => agreedTo(usd(amount), agreed))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(agreedTo({ amount: '1', currency: 'EUR' }, agreed)).toBe(false)
  expect(agreedTo(usd('1'), undefined)).toBe(false)
})

it('costs nothing without a fee, or with one of nought', () => {
  expect([undefined, usd('0.00'), usd('0.01')].map(isFeeDue)).toEqual([false, false, true])
})
