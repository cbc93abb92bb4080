import { workbenchEndpoints } from '@landbridge/contract/insight/workbench'
import { expect, it } from 'vitest'
import { newWorld } from '../testing/world.ts'
import { acceptedJob } from '../tracking/tracking-fixtures.ts'
import { monthFigures, monthsUntil } from './month-rules.ts'

it('counts months back over the turn of the year', () => {
  expect(monthsUntil('2031-02', 4)).toEqual(['2030-11', '2030-12', '2031-01', '2031-02'])
})

it('tells costs in one currency at the rate of their month, and names what has no rate', () => {
  const told = monthFigures({
    months: ['2030-12', '2031-01', '2031-02'],
    tonnage: [{ month: '2031-02', mode: 'R', grossWeightKg: '18272.500' }],
    charges: [
      { month: '2030-12', currency: 'USD', amount: '10' },
      { month: '2031-01', currency: 'USD', amount: '100' },
      { month: '2031-02', currency: 'USD', amount: '100' },
      { month: '2031-02', currency: 'CNY', amount: '-30.005' },
      { month: '2031-02', currency: 'KZT', amount: '5000' },
    ],
    rates: new Map([
      ['2031-01', new Map([['USD', '7']])],
      ['2031-02', new Map(Object.entries({ USD: '7.2', CNY: '1' }))],
    ]),
    costCurrency: 'CNY',
  })
  expect(told).toEqual({
    months: [
      { month: '2030-12', tonnage: [], cost: '70.00' },
      { month: '2031-01', tonnage: [], cost: '700.00' },
      { month: '2031-02', tonnage: [{ serviceModeId: 'R', grossWeightKg: '18272.500' }], cost: '689.99' },
    ],
    withoutRate: ['KZT'],
  })
})

it("tells a company's own tonnage, costs and completed bookings by the months of Shanghai", async () => {
  const world = await newWorld('2031-02-08T15:00:00Z')
  const { pool } = world
  const shipper = await world.customer()
  const stranger = await world.customer({ name: 'Nordwind Handel' })
  if (shipper.who.actor !== 'customer') throw new Error('a customer is no customer')
  const newcomer = world.person({ ...shipper.who, customerId: null })
  const job = await acceptedJob(pool, { customerId: shipper.customerId, bookingState: 'completed' })
  // The last evening of January in London is the first morning of February in Shanghai.
  await world.setBooking(job.bookingId, { atd: '2031-01-31T17:00:00Z', grossWeightKg: 18272.5 })
  const charge = (side: string, amount: string, recordedOn: string) =>
    pool.query(
      `insert into charge_line (id, job_id, customer_id, side, charge_code, currency, unit_price, unit, quantity, amount, tax_way, tax_rate, tax_amount, recorded_on)
        values (gen_random_uuid(), $1, $2, $3, 'RAILF', 'CNY', $4, 'BOX', 1, $4, 'TAXABLE', 6, 6, $5)`,
      [job.jobId, shipper.customerId, side, amount, recordedOn],
    )
  await charge('R', '100', '2031-02-03')
  await charge('P', '80', '2031-02-03')
  await charge('R', '900', '2030-02-28')
  const completed = (at: string) =>
    pool.query(
      `insert into booking_event (booking_id, customer_id, kind, at, actor) values ($1, $2, 'completed', $3, 'system')`,
      [job.bookingId, shipper.customerId, at],
    )
  await completed('2031-01-31T15:59:00Z')
  const figures = async (by: typeof newcomer) => (await by(workbenchEndpoints.figures, {})).body.data
  const before = await figures(shipper)
  expect(before.completedThisMonth).toBe(0)
  await completed('2031-01-31T16:01:00Z')
  const told = await figures(shipper)
  expect(told).toMatchObject({ costCurrency: 'CNY', completedThisMonth: 1, withoutRate: [] })
  expect(told.months).toHaveLength(12)
  expect(told.months[0]).toEqual({ month: '2030-03', tonnage: [], cost: '0.00' })
  expect(told.months.at(-1)).toEqual({
    month: '2031-02',
    tonnage: [{ serviceModeId: 'R', grossWeightKg: '18272.500' }],
    cost: '106.00',
  })
  for (const other of [stranger, newcomer]) {
    const { months, completedThisMonth } = await figures(other)
    expect(completedThisMonth).toBe(0)
    expect(months.every(({ tonnage, cost }) => tonnage.length === 0 && cost === '0.00')).toBe(true)
  }
})
