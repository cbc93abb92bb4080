import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { expect, it } from 'vitest'
import { tariffForm } from '../../pricing/pricing-fixtures.ts'
import { bookingWorld, newBooking } from '../booking-fixtures.ts'

const { create, change, show } = bookingCalls('R')

it('keeps and prices nothing that the form does not show', async () => {
  const { customer, staff, submit, shown } = await bookingWorld()
  const customs = { chargeCode: 'CUSEXP', currency: 'USD', unit: 'DECL', unitPrice: '80', occasion: 'asked' } as const
  const surcharges = [...(tariffForm().surcharges ?? []), customs]
  const publish = async (changes: Parameters<typeof tariffForm>[0]) => {
    const { id, version } = (await staff(tariffDeskEndpoints.save, tariffForm({ surcharges, ...changes }))).body.data
    return (await staff(tariffDeskEndpoints.publish, { id, version })).body.data.id
  }
  const quoteId = await publish({})
  const shipper = await customer()
  const charges = async (id: string) => (await shown(id)).quoted?.lines.map(({ chargeCode }) => chargeCode)
  const cleared = await submit(shipper, { quoteId, exportCustomsBy: 'US', customsRegime: '0110' })
  expect(await charges(cleared.id)).toContain('CUSEXP')
  const lane = { destinationCode: 'CNHRS', entryPortCode: null, direction: 'NM', viaCodes: [] } as const
  const atHome = { destinationCode: 'CNHRS', entryPortCode: undefined, direction: 'NM', exportCustomsBy: 'US' } as const
  const domestic = await submit(shipper, { ...atHome, quoteId: await publish({ ...lane, viaCodes: [] }) })
  expect(await charges(domestic.id)).toContain('RAILF')
  expect(await charges(domestic.id)).not.toContain('CUSEXP')
  expect((await shown(domestic.id)).exportCustomsBy).toBeUndefined()

  const once = await submit(shipper, { quoteId, danger: [{ goodsSeq: 1 }], setTemperatureC: '-18', gensetNeeded: true })
  const detail = (await shipper(show, { id: once.id })).body.data
  expect([detail.danger, detail.setTemperatureC, detail.gensetNeeded]).toEqual([undefined, undefined, undefined])
  const again = newBooking({ quoteId, quoteType: 'PRICE', danger: [{ goodsSeq: 1 }], remark: 'Mind the gap' })
  await shipper(change, { id: once.id, version: once.version, ...again })
  expect((await shown(once.id)).revisions[1]?.changed).toEqual(['remark'])
})

it('runs a genset for chilled goods unless it was refused, and names the train that was chosen by its id alone', async () => {
  const { customer, submit, shown, departureId } = await bookingWorld()
  const shipper = await customer()
  const cold = { temperatureControlled: true, setTemperatureC: '2', minTemperatureC: '0', maxTemperatureC: '4' }
  const chilled = await submit(shipper, { ...cold, departureId })
  expect(await shown(chilled.id)).toMatchObject({ gensetNeeded: true, departureId, trainNo: 'X8003' })
  const refused = await submit(shipper, { ...cold, gensetNeeded: false })
  expect((await shown(refused.id)).gensetNeeded).toBe(false)
})

it('warns of a credit that this booking would use up, in whatever currencies it is priced', async () => {
  const { customer, submit, shown } = await bookingWorld()
  const isWarned = async (creditLimit: string) => {
    const { id } = await submit(await customer({ creditLimit, creditCurrency: 'USD' }))
    return (await shown(id)).warnings.some(({ reason }) => reason === 'booking.over-credit')
  }
  // Two boxes at 5,600 dollars, and 450 yuan for the papers.
  expect(await isWarned('11200.00')).toBe(true)
  expect(await isWarned('11400.00')).toBe(false)
})

it('refuses a domestic booking across a border and hours of a stop that end before they begin', async () => {
  const { customer } = await bookingWorld()
  const stops = [{ stopType: 'L', stopSeq: 1, stopDate: '2031-01-18', timeFrom: '10:00', timeTo: '09:00' }] as const
  const { body } = await (await customer())(create, newBooking({ direction: 'NM', stops: [...stops] }))
  expect(body).toMatchObject({
    fields: { BusType: 'booking.crosses-border', 'Stops.0.TimeTo': 'booking.stop-hours-wrong' },
  })
})
