import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { Language } from '@landbridge/contract/shared/languages'
import { expect, it } from 'vitest'
import { paperWords } from '../../testing/paper-words.ts'
import { bookingWorld, railForm } from '../booking-fixtures.ts'
import { roadAndAirWorld, truckBooking } from '../road-and-air-fixtures.ts'
import { seaBooking, seaWorld, sharedBooking } from '../sea-booking-fixtures.ts'

const path = '/api/v1/order-confirmation'

async function acceptedBooking() {
  const world = await bookingWorld()
  const shipper = await world.customer()
  const goods = [{ ...railForm().goods?.[0], goodsNameRussian: 'Стиральные машины' }]
  const booking = await world.submit(shipper, { goods, customerReference: 'PO-88213' })
  const fetched = (by: typeof shipper, language: Language = 'en') =>
    by.send({ method: 'GET', path, query: { keyId: booking.id }, headers: { 'accept-language': language } })
  return { ...world, shipper, booking, fetched }
}

it('confirms an accepted booking on paper, with its times and their zones, its boxes, goods and agreed price', async () => {
  const { shipper, booking, accept, fetched } = await acceptedBooking()
  await accept(booking)
  const reply = await fetched(shipper)
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="${booking.bookingNo}.pdf"`)
  const words = await paperWords(reply)
  for (const said of [
    'Booking confirmation',
    booking.bookingNo ?? '-',
    'PO-88213',
    'X8003',
    'Duisburg',
    'Asia/Shanghai',
    'Cargo cut-off',
    '40HQ',
    '洗衣机',
    '845011',
    '36,545',
    'Agreed price',
    'USD',
    'Total',
    'The terms of carriage',
  ])
    expect(words).toContain(said)
})

it('names on the confirmation who ships and receives, on which terms, and the weight of one box beside that of all', async () => {
  const { accept, submit, customer } = await bookingWorld()
  const shipper = await customer()
  const booking = await submit(shipper, {
    incoterm: 'CPT',
    incotermPlace: 'Duisburg',
    paymentTerm: 'PP',
    serviceTerm: 'ST-ST',
    parties: [...(railForm().parties ?? []), { partyType: 'CNE', partyName: 'Haus & Garten GmbH', countryCd: 'DE' }],
  })
  await accept(booking)
  const send = (language: Language) =>
    shipper.send({ method: 'GET', path, query: { keyId: booking.id }, headers: { 'accept-language': language } })
  const words = await paperWords(await send('en'))
  for (const said of [
    'Haus & Garten GmbH, Germany',
    'CPT Duisburg',
    'Freight prepaid',
    'Station to station',
    'Estimated arrival, not guaranteed',
    'Cargo per container, kg',
    'Cargo in all, kg',
  ])
    expect(words, said).toContain(said)
  for (const language of ['zh-CN', 'zh-TW', 'en', 'ru'] as const)
    expect(await paperWords(await send(language)), language).not.toMatch(/[Pp]romised|承诺|承諾|Обещан/)
})

it.each([
  ['zh-CN', ['委托确认书', '西安', '截关', '洗衣机', '约定价格']],
  ['zh-TW', ['委託確認書', '結關', '約定價格', '貨運承攬業者']],
  ['ru', ['Подтверждение заявки', 'Сиань', 'Срок выпуска таможней', 'Стиральные машины', 'Согласованная цена']],
] as const)(
  'is written in the language of its reader, with the letters of that language (%s)',
  async (language, said) => {
    const { shipper, booking, accept, fetched } = await acceptedBooking()
    await accept(booking)
    const words = await paperWords(await fetched(shipper, language))
    for (const one of said) expect(words).toContain(one)
  },
)

it('gives no confirmation of what is not accepted, nor of what is another company’s', async () => {
  const { shipper, customer, booking, accept, fetched } = await acceptedBooking()
  expect((await fetched(shipper)).json()).toMatchObject({ success: false, code: 'booking.no-confirmation' })
  await accept(booking)
  const stranger = await customer({ name: 'Nordwind Handel' })
  expect((await fetched(stranger)).json()).toMatchObject({ success: false, code: 'booking.missing' })
})

it('is fetched at the desk too, and every fetching is kept in the audit', async () => {
  const { shipper, staff, booking, accept, fetched, pool } = await acceptedBooking()
  await accept(booking)
  const reply = await staff.send({ method: 'GET', path: desk.confirmation.path, query: { keyId: booking.id } })
  expect(await paperWords(reply)).toContain(booking.bookingNo)
  await fetched(shipper)
  const sql = `select actor from audit_entry where thing_id = $1 and action = 'booking.confirmation-read' order by at`
  expect((await pool.query(sql, [booking.id])).rows).toEqual([{ actor: 'staff' }, { actor: 'customer' }])
})

it('names the services that were asked for, clearance by us among them, set apart as the language does', async () => {
  const { customer, submit, staff } = await bookingWorld()
  const shipper = await customer()
  const services = { servicesInChina: ['FUMI', 'CUSO'], exportCustomsBy: 'US', importCustomsBy: 'US' } as const
  const booking = await submit(shipper, { ...services, servicesInChina: [...services.servicesInChina] })
  const line = { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '2', unitPrice: '5000' }
  const priceReason = 'With clearance'
  await staff(desk.receive, { id: booking.id, version: booking.version, agreedLines: [line], priceReason })
  const fetched = (language: Language) =>
    shipper.send({ method: 'GET', path, query: { keyId: booking.id }, headers: { 'accept-language': language } })
  expect(await paperWords(await fetched('en'))).toContain('Fumigation, Export clearance, Import clearance')
  expect(await paperWords(await fetched('zh-CN'))).toContain('熏蒸、出口报关、进口清关')
})

it('grants the free days of the price, whatever number the customer wished for', async () => {
  const { customer, calls, priceTaken, departureId, accept } = await seaWorld()
  const shipper = await customer()
  const wishing = seaBooking({ ...priceTaken, departureId, freeDaysWished: 45 })
  const booking = (await shipper(calls.create, wishing)).body.data
  await accept(booking)
  const sent = { method: 'GET', path, query: { keyId: booking.id }, headers: { 'accept-language': 'en' } } as const
  const words = await paperWords(await shipper.send(sent))
  expect(words).toMatch(/Free container use at destination\s+10 days/)
  expect(words).not.toContain('45 days')
})

it('tells the free days of a train too', async () => {
  const { shipper, booking, accept, fetched } = await acceptedBooking()
  await accept(booking)
  expect(await paperWords(await fetched(shipper))).toMatch(/Free container use at destination\s+10 days/)
})

it('asks no verified mass of whoever shares a container', async () => {
  const { customer, calls, priceTaken, departureId, accept } = await seaWorld()
  const shipper = await customer()
  const wordsOf = async (form: ReturnType<typeof seaBooking>) => {
    const booked = (await shipper(calls.create, form)).body.data
    await accept(booked)
    return paperWords(
      await shipper.send({ method: 'GET', path, query: { keyId: booked.id }, headers: { 'accept-language': 'en' } }),
    )
  }
  expect(await wordsOf(seaBooking({ ...priceTaken, departureId }))).toContain('VGM cut-off')
  const shared = await wordsOf(sharedBooking({ ...priceTaken, departureId }))
  expect(shared).toContain('SI cut-off')
  expect(shared).not.toContain('VGM')
})

it('tells the haulier how many trucks of which type come to which door, and when', async () => {
  const { customer, road, accept } = await roadAndAirWorld()
  const shipper = await customer()
  const booked = (await shipper(road.create, truckBooking())).body.data
  const line = { chargeCode: 'ROADF', currency: 'USD', unit: 'TRUCK', quantity: '2', unitPrice: '3100' }
  await accept(booked, { agreedLines: [line], priceReason: 'As agreed' })
  const words = await paperWords(
    await shipper.send({ method: 'GET', path, query: { keyId: booked.id }, headers: { 'accept-language': 'en' } }),
  )
  for (const one of [
    'Trucks 2',
    'Truck in China',
    'Loading at Haode Appliance, Warehouse 3',
    'Unloading at',
    '09:00–17:00',
  ])
    expect(words, one).toContain(one)
  expect(words).toContain('2 × Truck')
})
