import { boxOwners, boxSizes } from '@landbridge/contract/pricing/box'
import { sumOf, sumsPerCurrency } from '@landbridge/contract/shared/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rail } from '../modes/rail.ts'
import { quoteCharges } from '../price/quote-charge-rules.ts'
import { tariff, tariffTerms } from '../pricing-fixtures.ts'

const box = fc.record({
  containerType: fc.constantFrom(...boxSizes),
  containerQty: fc.integer({ min: 1, max: 500 }),
  containerOwner: fc.constantFrom(...boxOwners),
})
const price = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2))
const line = fc
  .record({ coc40Hq: price, coc20Gp: price, soc40Hq: price })
  .map((prices) => tariff({ terms: tariffTerms(prices) }))
const rates = new Map([
  ['USD', '1'],
  ['CNY', '0.140845'],
])

it('charges nothing twice and loses nothing: the sums are those of the lines, whatever the boxes', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 8 }), line, (boxes, priced) => {
      const { charges, noRate } = quoteCharges(rail, { boxes, currcd: 'USD' }, { parts: { line: priced }, rates })
      expect(noRate).toEqual([])
      const offered = boxes.filter((one) => rail.queriedColumns({ containerType: one.containerType }).length > 0)
      expect(charges.filter((one) => one.chargeCode === 'RAILF').length).toBeLessThanOrEqual(offered.length)
      const sums = sumsPerCurrency(charges)
      for (const { currency, amount } of sums) {
        const own = charges.filter((one) => one.currency === currency)
        expect(
          sumOf(
            own.map((one) => one.amount),
            currency,
          ),
        ).toBe(amount)
      }
    }),
  )
})

it('names each currency without a rate, and prices every other line as it would with it', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 5 }), line, (boxes, priced) => {
      const ask = { boxes, currcd: 'USD' }
      const whole = quoteCharges(rail, ask, { parts: { line: priced }, rates })
      const poor = quoteCharges(rail, ask, { parts: { line: priced }, rates: new Map([['USD', '1']]) })
      expect(poor.noRate).toEqual(['CNY'])
      expect(poor.charges).toEqual(whole.charges.filter((charge) => charge.currency !== 'CNY'))
    }),
  )
})
