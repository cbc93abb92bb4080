import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { expect, it } from 'vitest'
import { bookingWorld } from '../booking-fixtures.ts'

const line = (currency: string, unitPrice: string) => ({
  chargeCode: 'RAILF',
  currency,
  unit: 'BOX',
  quantity: '1',
  unitPrice,
})
const everything = { pageIndex: 1, pageSize: 20, sort: 'asc', orderState: 'all', lclState: 'all' } as const

it('counts every currency of a price: in the list, in the fee of a cancellation and in the credit', async () => {
  const { customer, submit, staff, shown } = await bookingWorld()
  const shipper = await customer({ creditLimit: '1600.00', creditCurrency: 'USD' })
  const booking = await submit(shipper, { quoteId: undefined })
  const agreedLines = [line('USD', '1000'), line('CNY', '3500')]
  await staff(desk.receive, { id: booking.id, version: booking.version, agreedLines })
  const detail = await shown(booking.id)
  expect(detail.agreed?.totals).toEqual([
    { currency: 'USD', amount: '1000.00' },
    { currency: 'CNY', amount: '3500.00' },
  ])
  expect(detail).toMatchObject({ cancellationFee: '0.00', cancellationCurrency: 'USD', creditCurrency: 'USD' })
  expect(Number(detail.creditUsed)).toBeGreaterThan(1400)
  expect(Number(detail.creditUsed)).toBeLessThan(1600)
  const [row] = (await shipper(bookingEndpoints.listAll, everything)).body.data.items
  expect(row).toMatchObject({ agreedTotals: detail.agreed?.totals })
  expect(row).not.toHaveProperty('quoteAmount')
})

it('says "no rate" where one is missing, and holds the credit until it can be worked out', async () => {
  const { customer, submit, staff, shown } = await bookingWorld()
  const shipper = await customer({ creditLimit: '900000.00', creditCurrency: 'USD' })
  const priced = await submit(shipper, { quoteId: undefined })
  const agreedLines = [line('USD', '1000'), line('XPF', '5')]
  const said = { id: priced.id, version: priced.version }
  expect(await staff(desk.receive, { ...said, agreedLines })).toMatchObject({ body: { data: { holds: ['credit'] } } })
  const lifted = (await staff(desk.liftCredit, { ...said, reason: 'Five francs' })).body.data
  await staff(desk.receive, { id: lifted.id, version: lifted.version, agreedLines })
  const detail = await shown(priced.id)
  expect(detail).toMatchObject({ cancellationNoRate: ['XPF'], creditNoRate: ['XPF'] })
  expect(detail.cancellationFee ?? detail.creditUsed).toBeUndefined()
  const next = await submit(shipper)
  expect((await shown(next.id)).checks).toContainEqual(
    expect.objectContaining({ check: 'credit', level: 'block', checkLabel: expect.stringContaining('XPF') }),
  )
  expect(await staff(desk.receive, { id: next.id, version: next.version })).toMatchObject({
    body: { code: 'booking.held', data: { holds: ['credit'] } },
  })
})
