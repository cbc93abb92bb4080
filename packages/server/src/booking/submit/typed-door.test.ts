import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { expect, it } from 'vitest'
import { bookingWorld, newBooking } from '../booking-fixtures.ts'

const rail = bookingCalls('R')
const door = {
  stopType: 'U',
  stopSeq: 1,
  address: 'Hafenstrasse 3',
  stopCompany: 'Hanse Lager',
  contactName: 'Jana',
  contactPhone: '+494055501234',
  stopDate: '2031-03-01',
} as const

it('takes a door in a city that the list does not have by its name and country, to be quoted', async () => {
  const { customer, tariffId, submit, shown } = await bookingWorld()
  const shipper = await customer()
  const refused = async (typed: object) => {
    const stops = [{ ...door, ...typed }]
    return (await shipper(rail.create, newBooking({ quoteId: tariffId, serviceTerm: 'ST-DOOR', stops }))).body.fields
  }
  expect(await refused({})).toEqual({ 'Stops.0.CityCd': 'shared.needed' })
  expect(await refused({ cityTyped: 'Lübeck' })).toEqual({ 'Stops.0.CountryCd': 'shared.needed' })
  const typed = { ...door, cityTyped: 'Lübeck', countryCd: 'DE' }
  const { id } = await submit(shipper, { serviceTerm: 'ST-DOOR', stops: [typed] })
  const { state, toQuote, stops } = await shown(id)
  expect({ state, toQuote }).toEqual({ state: 'submitted', toQuote: true })
  expect(stops).toMatchObject([{ cityName: 'Lübeck', cityTyped: 'Lübeck', countryCd: 'DE' }])
})
