import { expect, it } from 'vitest'
import { quotedLinesOf } from './quote-rules.ts'

it('shares the agreed price between jobs: boxes by their number, a paper on the first', () => {
  const agreed = [
    { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '3', unitPrice: '4250', containerType: '40HQ' },
    { chargeCode: 'DOC', currency: 'CNY', unit: 'BILL', quantity: '1', unitPrice: '500' },
  ]
  const booked = [{ kind: 'box' as const, containerType: '40HQ', qty: 3 }]
  const box = { kind: 'box' as const, containerType: '40HQ' }
  expect(quotedLinesOf(agreed, { booked, carried: [box, box], isFirst: true })).toMatchObject([
    { quoteLineId: '1', quantity: '2', amount: '8500.00' },
    { quoteLineId: '2', quantity: '1', amount: '500.00' },
  ])
  expect(quotedLinesOf(agreed, { booked, carried: [box], isFirst: false })).toMatchObject([
    { quoteLineId: '1', quantity: '1', amount: '4250.00' },
  ])
})
