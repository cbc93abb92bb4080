import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { entityDeskEndpoints as entities } from '@landbridge/contract/entity/entity-desk-endpoints'
import { expect, it } from 'vitest'
import { partnerForm } from '../../entity/entity-fixtures.ts'
import { labelsMissing } from '../../testing/described-labels.ts'
import { paperWords } from '../../testing/paper-words.ts'
import { seaBooking, seaWorld } from '../sea-booking-fixtures.ts'

it('prints on the booking confirmation every box that docs/papers.md says', async () => {
  const { customer, staff, calls, priceTaken, departureId, pool } = await seaWorld()
  for (const one of [
    partnerForm(),
    partnerForm({ partnerKind: 'terminal', partnerName: 'Tollerort', partnerServices: ['DISCHARGE'] }),
    partnerForm({ partnerKind: 'depot', partnerName: 'HCCR', partnerServices: ['RETURN'] }),
    partnerForm({ partnerKind: 'terminal', placeCode: 'CNSHA', partnerName: 'Yangshan', partnerServices: ['LOAD'] }),
    partnerForm({ partnerKind: 'depot', placeCode: 'CNSHA', partnerName: 'Waigaoqiao', partnerServices: ['PICKUP'] }),
  ])
    expect((await staff(entities.savePartner, one)).status).toBe(200)
  const shipper = await customer()
  const party = (partyType: 'SHP' | 'CNE' | 'NFY') => ({ partyType, partyName: 'Haode', countryCd: 'CN' })
  const form = seaBooking({
    ...priceTaken,
    departureId,
    customerReference: 'PO-88213',
    incoterm: 'CIF',
    incotermPlace: 'Hamburg',
    paymentTerm: 'PP',
    exportCustomsBy: 'US',
    parties: [party('SHP'), party('CNE'), party('NFY')],
  })
  const made = await shipper(calls.create, form)
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const booked = made.body.data
  const line = { chargeCode: 'OCEANF', currency: 'USD', unit: 'BOX', quantity: '2', unitPrice: '2400' }
  const accepted = await staff(desk.receive, {
    id: booked.id,
    version: booked.version,
    agreedLines: [line],
    priceReason: 'With clearance',
  })
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  // Whoever accepted it also sells to this company.
  await pool.query(`update booking set form = form || jsonb_build_object('salespersonId', operator_id) where id = $1`, [
    booked.id,
  ])
  const words = await paperWords(
    await shipper.send({
      method: 'GET',
      path: '/api/v1/order-confirmation',
      query: { keyId: booked.id },
      headers: { 'accept-language': 'en' },
    }),
  )
  expect(labelsMissing('Booking confirmation', words)).toEqual([])
})
