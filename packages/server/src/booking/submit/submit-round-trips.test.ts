import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { expect, it } from 'vitest'
import { roundTrips } from '../../testing/round-trips.ts'
import { bookingWorld, newBooking } from '../booking-fixtures.ts'

const { create, change } = bookingCalls('R')

it('submits in at most three round trips besides begin, which goes with the first, and commit', async () => {
  const { customer, tariffId } = await bookingWorld()
  const shipper = await customer()
  const form = newBooking({
    quoteId: tariffId,
    quoteType: 'PRICE',
    serviceTerm: 'ST-ST',
    parties: [{ partyType: 'SHP', partyName: 'Xi An Trading', countryCd: 'CN', keepInAddressBook: true }],
  })
  const key = { 'idempotency-key': 'once' }
  // The first call of a process reads the reference data; from then on its stamp is enough.
  await shipper(create, newBooking({ customerReference: 'warm' }))

  const asked = roundTrips()
  const submitted = await shipper(create, form, key)
  expect(submitted.status, JSON.stringify(submitted.body)).toBe(200)
  const created = asked.length
  // The kept answer goes with the commit. A draft or a revision needs one more, for its lock.
  expect(created).toBe(4)

  const { id, version } = submitted.body.data
  const revised = await shipper(change, { id, version, ...form, remark: 'Mind the gap', submit: true }, key)
  expect(revised.body.data.version).toBe(version + 1)
  expect(asked.length - created).toBe(5)
})

it('accepts in eight round trips, the commit among them', async () => {
  const { customer, staff, submit } = await bookingWorld()
  const { id, version } = await submit(await customer())
  const asked = roundTrips()
  const { status } = await staff(desk.receive, { id, version })
  expect(status).toBe(200)
  expect(asked.length).toBe(8)
})
