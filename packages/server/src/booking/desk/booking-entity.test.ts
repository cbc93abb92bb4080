import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEntityEndpoints as calls } from '@landbridge/contract/booking/booking-entity-endpoints'
import { entityDeskEndpoints as entities } from '@landbridge/contract/entity/entity-desk-endpoints'
import { expect, it } from 'vitest'
import { entityForm, partnerForm } from '../../entity/entity-fixtures.ts'
import { paperWords } from '../../testing/paper-words.ts'
import { bookingWorld } from '../booking-fixtures.ts'

/** Two of our companies, of which the second carries what goes to Germany by rail, and a booking there. */
async function companiesWorld() {
  const world = await bookingWorld()
  const { staff } = world
  const main = (await staff(entities.saveEntity, entityForm())).body.data
  const rules = [{ ruleMode: 'R', destinationCountry: 'DE' } as const]
  const rail = entityForm({ entityCode: 'LBRAIL', legalNameEng: 'Landbridge Rail Ltd', isDefault: false, rules })
  const second = (await staff(entities.saveEntity, rail)).body.data
  const shipper = await world.customer()
  const booking = await world.submit(shipper)
  const shown = async () => (await staff(calls.show, { id: booking.id }, { 'accept-language': 'en' })).body.data
  return { ...world, main, second, shipper, booking, shown }
}

it('carries a booking by the company that the rules name, and settles that at the acceptance', async () => {
  const { staff, booking, accept, second, shown } = await companiesWorld()
  expect(await shown()).toMatchObject({ entityId: second.id, entityName: 'Landbridge Rail Ltd', settled: false })
  await accept(booking)
  expect(await shown()).toMatchObject({ entityId: second.id, settled: true })
  const { id, version, legalNameEng } = second
  const plain = entityForm({ id, version, entityCode: 'LBRAIL', legalNameEng, isDefault: false })
  expect((await staff(entities.saveEntity, plain)).status).toBe(200)
  expect(await shown()).toMatchObject({ entityId: second.id, settled: true })
})

it('is accepted by the company that staff chose before, and goes by the rules again when they take that back', async () => {
  const { staff, booking, accept, main, second, shown } = await companiesWorld()
  const chosen = await staff(calls.choose, { id: booking.id, version: booking.version, entityId: main.id })
  expect(chosen.body.data).toMatchObject({ entityId: main.id, settled: true })
  const { version } = chosen.body.data
  const back = await staff(calls.choose, { id: booking.id, version, entityId: null })
  expect(back.body.data).toMatchObject({ entityId: second.id, settled: false })
  const again = { id: booking.id, version: back.body.data.version, entityId: main.id }
  const { version: last } = (await staff(calls.choose, again)).body.data
  await accept({ ...booking, version: last })
  expect(await shown()).toMatchObject({ entityId: main.id, settled: true })
})

it('confirms a booking on the paper of its company, with terminals, depots and our agent at the other end', async () => {
  const { staff, shipper, booking, accept } = await companiesWorld()
  await staff(
    entities.savePartner,
    partnerForm({ placeMode: 'RAIL', placeCode: 'DEDUI', partnerName: 'Ruhr Rail Agency' }),
  )
  const depot = partnerForm({
    partnerKind: 'depot',
    placeMode: 'RAIL',
    placeCode: 'CNXIA',
    partnerName: 'Xinzhu Depot',
  })
  await staff(entities.savePartner, { ...depot, partnerServices: ['PICKUP'] })
  await accept(booking)
  const query = { keyId: booking.id }
  const reply = await shipper.send({
    method: 'GET',
    path: '/api/v1/order-confirmation',
    query,
    headers: { 'accept-language': 'en' },
  })
  const words = await paperWords(reply)
  for (const one of ['Landbridge Rail Ltd', 'Room 1801, 188 Yangshupu Road', 'Ruhr Rail Agency', 'Mon–Fri 08:00–17:00'])
    expect(words, one).toContain(one)
  expect(words).toContain('Empty pick-up Xinzhu Depot')
})

it('refuses a company that is not ours or switched off, a stale version, a stranger and a booking that is over', async () => {
  const { staff, staffWith, shipper, booking, second } = await companiesWorld()
  const { id, version } = booking
  const strange = await staff(calls.choose, { id, version, entityId: booking.id })
  expect(strange.body.fields).toEqual({ EntityId: 'entity.missing' })
  const off = { id: second.id, version: second.version, entityCode: 'LBRAIL', isDefault: false, active: false }
  await staff(entities.saveEntity, entityForm(off))
  expect((await staff(calls.choose, { id, version, entityId: second.id })).status).toBe(422)
  expect((await staff(calls.choose, { id, version: version + 1, entityId: null })).status).toBe(409)
  expect((await shipper(calls.show, { id })).status).toBe(403)
  const reader = await staffWith(['booking.view'])
  expect((await reader(calls.choose, { id, version, entityId: null })).status).toBe(403)
  const refused = await staff(desk.refuse, { id, version, reasonCode: 'OTHER', note: 'No room' })
  expect(refused.body).toMatchObject({ success: true })
  const over = await staff(calls.choose, { id, version: version + 1, entityId: null })
  expect(over.body.code).toBe('booking.action-not-allowed')
})
