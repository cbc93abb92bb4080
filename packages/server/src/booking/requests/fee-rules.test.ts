import type { Money } from '@landbridge/contract/shared/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkAgreed } from './fee-rules.ts'

const usd = (cents: number): Money => ({ amount: (cents / 100).toFixed(2), currency: 'USD' })
const agreed = (agreedFee: Money | undefined) => ({
  agreedFee: agreedFee && { ...agreedFee, at: new Date(0), by: 'mei' },
})
const cents = fc.integer({ min: 1, max: 1_000_000 })

it('takes no more than the customer agreed to, to the cent', () => {
  fc.assert(
    fc.property(cents, cents, (fee, most) => {
      const check = () => checkAgreed(usd(fee), agreed(usd(most)))
      if (fee <= most) check()
      else expect(check).toThrow('booking.fee-not-agreed')
    }),
  )
})

it('compares no two currencies, and asks for no consent to what costs nothing', () => {
  expect(() => checkAgreed(usd(100), agreed({ amount: '9000', currency: 'CNY' }))).toThrow('booking.fee-not-agreed')
  expect(() => checkAgreed(usd(100), agreed(undefined))).toThrow('booking.fee-not-agreed')
  expect(() => checkAgreed(usd(100), undefined)).toThrow('booking.fee-not-agreed')
  for (const nothing of [undefined, usd(0)]) expect(() => checkAgreed(nothing, undefined)).not.toThrow()
})
