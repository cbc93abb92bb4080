import { expect, it } from 'vitest'
import { unitChargeView } from './unit-charge-rules.ts'

it('shows a charge of a line by its unit, in its own currency, in the reader’s words', () => {
  const names = { charge: (code: string) => `charge ${code}`, unit: (code: string) => `per ${code}` }
  const charge = { chargeCode: 'DOC', currency: 'CNY', unit: 'BILL', unitPrice: '450', occasion: 'always' } as const
  expect(unitChargeView(charge, names)).toEqual({
    chargeCode: 'DOC',
    chargeName: 'charge DOC',
    currency: 'CNY',
    unit: 'BILL',
    unitName: 'per BILL',
    unitPrice: '450',
  })
})
