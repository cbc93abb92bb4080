import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { expect, it } from 'vitest'
import { bookingWorld, newBooking } from '../booking/booking-fixtures.ts'

const rail = bookingCalls('R')
const key = { 'idempotency-key': 'k-1' }

async function keyWorld() {
  const world = await bookingWorld()
  const references = async () => {
    const sql = `select form ->> 'customerReference' as reference from booking order by 1`
    return (await world.pool.query(sql)).rows.map(({ reference }) => reference)
  }
  return { ...world, references, shipper: await world.customer() }
}

const booked = (customerReference: string) => newBooking({ customerReference, quoteType: 'NONE', askQuote: true })

it('refuses a key that comes with another input, and leaves the first booking as it is', async () => {
  const { shipper, references } = await keyWorld()
  const first = await shipper(rail.create, booked('PO-1'), key)
  expect(first.status).toBe(200)
  expect(await shipper(rail.create, booked('PO-2'), key)).toMatchObject({
    status: 422,
    body: { code: 'shared.key-reused' },
  })
  expect(await shipper(rail.create, booked('PO-1'), key)).toEqual(first)
  expect(await references()).toEqual(['PO-1'])
})

it('makes one booking of two inputs under one key that come side by side, and says so to the other', async () => {
  const { shipper, references } = await keyWorld()
  const sent = await Promise.all(['PO-1', 'PO-2'].map((reference) => shipper(rail.create, booked(reference), key)))
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(sent.find(({ status }) => status === 422)?.body.code).toBe('shared.key-reused')
  expect(await references()).toHaveLength(1)
})

it('knows a key by its person and its call: a colleague and another call may have the same', async () => {
  const { shipper, colleague, references } = await keyWorld()
  const other = await colleague(shipper.customerId)
  const first = (await shipper(rail.create, booked('PO-1'), key)).body.data
  expect((await other(rail.create, booked('PO-2'), key)).status).toBe(200)
  expect((await shipper(bookingEndpoints.copy, { id: first.id }, key)).status).toBe(200)
  expect(await references()).toHaveLength(3)
})

it('leaves a key free after a refusal, so that what was mended goes under it', async () => {
  const { shipper, references } = await keyWorld()
  const refused = await shipper(rail.create, { ...booked('PO-1'), contactPhone: '' }, key)
  expect(refused.status).toBe(422)
  expect(refused.body.code).not.toBe('shared.key-reused')
  expect((await shipper(rail.create, booked('PO-2'), key)).status).toBe(200)
  expect(await references()).toEqual(['PO-2'])
})

it('forgets a key after a week', async () => {
  const { shipper, references, clock, jobs } = await keyWorld()
  const draft = (originCode: string) => shipper(rail.create, { originCode, submit: false }, key)
  expect((await draft('CNXIA')).status).toBe(200)
  clock.shiftMs += 6 * 86_400_000
  await jobs.runDue()
  expect((await draft('CNCTU')).body.code).toBe('shared.key-reused')
  // The repetition touched it: a week from here.
  clock.shiftMs += 8 * 86_400_000
  await jobs.runDue()
  expect((await draft('CNCTU')).status).toBe(200)
  expect(await references()).toHaveLength(2)
})
