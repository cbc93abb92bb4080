import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints as calls } from '@landbridge/contract/booking/booking-endpoints'
import type { AmendmentChanges } from '@landbridge/contract/booking/booking-views'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { bookingWorld } from '../booking-fixtures.ts'

/** A booking whose train has left. */
async function underWay() {
  const world = await bookingWorld('2031-01-15T08:00:00Z')
  const shipper = await world.customer()
  const { id } = await world.accept(await world.submit(shipper))
  await world.db.as(system, async (tx) => {
    await sql`update booking set state = 'shipped', atd = '2031-01-14T08:00:00Z' where id = ${id}`.execute(tx)
  })
  const now = async () => ({ id, version: (await world.shown(id)).version })
  return {
    ...world,
    id,
    shipper,
    now,
    amend: async (changes: AmendmentChanges) => shipper(calls.amend, { ...(await now()), changes }),
  }
}

const parties = [
  { partyType: 'SHP', partyName: "Xi'an Haode Appliance", countryCd: 'CN' },
  { partyType: 'CNE', partyName: 'Haus & Garten GmbH', countryCd: 'DE' },
] as const

it('amends people and words once the cargo has left, and refuses by name what can no longer be changed', async () => {
  const { amend, shown, id } = await underWay()
  const [goods] = (await shown(id)).goods ?? []
  const refused = await amend({ wantedDate: '2031-01-25', goods: [{ ...goods, packages: 900 }] })
  expect(refused.body.fields).toEqual({
    'Changes.Goods': 'booking.after-departure',
    'Changes.WantDate': 'booking.after-departure',
  })
  const words = { marks: 'HAUS 1-818', goodsNameRussian: 'Стиральные машины', gngCode: '84501100', originCountry: 'CN' }
  const asked = await amend({ parties: [...parties], goods: [{ ...goods, ...words, hsCodeDestination: '84501190' }] })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
})

it('carries such a change out with the consent to its fee, leaves train and space alone, and says by when the carrier must hear of it', async () => {
  const { amend, shown, id, now, staff, shipper, spaceLeft } = await underWay()
  await amend({ parties: [...parties] })
  const before = await shown(id)
  const left = await spaceLeft()
  const requestId = before.requests[0]?.id ?? ''
  const carrierBy = new Date('2031-01-20T04:00:00Z')
  const fee = { fee: '75', feeCurrency: 'USD' }
  expect((await staff(desk.amend, { ...(await now()), requestId, answer: 'askFee', carrierBy, ...fee })).status).toBe(
    200,
  )
  const agreed = await shipper(calls.answer, { ...(await now()), requestId, answer: 'accept' })
  expect(agreed.status).toBe(200)
  const after = await shown(id)
  expect(after.parties?.map(({ partyName }) => partyName)).toContain('Haus & Garten GmbH')
  expect(after.requests[0]).toMatchObject({ requestState: 'accepted', carrierBy })
  expect(after.agreed?.lines.filter(({ chargeCode }) => chargeCode === 'AMND')).toMatchObject([{ amount: '75.00' }])
  expect([after.state, after.given?.departureNo, await spaceLeft()]).toEqual([
    'shipped',
    before.given?.departureNo,
    left,
  ])
})

it('writes the time line in the order in which things happened, also within one moment', async () => {
  const { amend, shown, id, now, staff, pool } = await underWay()
  await amend({ parties: [...parties] })
  const requestId = (await shown(id)).requests[0]?.id ?? ''
  await staff(desk.amend, { ...(await now()), requestId, answer: 'accept' })
  await pool.query(`update booking_event set at = '2031-01-15T08:00:00Z' where booking_id = $1`, [id])
  const kinds = (await shown(id)).events.map(({ eventKind }) => eventKind)
  expect(kinds).toEqual(['amended', 'amendAsked', 'received', 'submitted'])
})

it('refuses on the way what it refuses before: lines of other boxes, another price without a reason, a company without certification', async () => {
  const { amend, shown, id, now, staff, pool } = await underWay()
  await amend({ parties: [...parties] })
  const requestId = (await shown(id)).requests[0]?.id ?? ''
  const grant = async (...agreedLines: object[]) =>
    (await staff(desk.amend, { ...(await now()), requestId, answer: 'accept', agreedLines } as never)).body
  const freight = { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '2', unitPrice: '5000' }
  expect((await grant({ ...freight, containerType: '20GP' })).fields).toEqual({
    'AgreedPrice.0.SizeType': 'booking.line-of-other-box',
  })
  expect((await grant(freight)).fields).toEqual({ PriceReason: 'booking.price-reason-needed' })
  await pool.query(`update customer set certification = 'none'`)
  expect(await grant()).toMatchObject({ code: 'booking.held' })
})
