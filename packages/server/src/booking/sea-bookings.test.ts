import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { priceQuery } from '@landbridge/contract/pricing/price-query'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { expect, it } from 'vitest'
import { wholeList } from './booking-fixtures.ts'
import { sailing, seaBooking, seaWorld, sharedBooking } from './sea-booking-fixtures.ts'

const prices = priceCalls.sea
const lane = { ...firstPage, originCode: 'CNSHA', destinationCode: 'DEHAM', currcd: 'CNY' } as const
const asked = (changes: object = {}) => priceQuery.parse({ ...lane, ...changes })
const english = { 'accept-language': 'en' }

it('prices a lane by the carrier, with what both ports charge beside it or in it', async () => {
  const { guest } = await seaWorld()
  const [row] = (await guest(prices.prices, asked(), english)).body.data.items
  expect(row).toMatchObject({
    carrierCode: 'COSU',
    carrierName: 'COSCO Shipping Lines',
    vgmCutoffHours: 48,
    filingCutoffHours: 72,
    departures: [{ vessel: 'Jade Meridian', departureNo: '031W', carrierName: 'COSCO Shipping Lines' }],
    localCharges: [
      { end: 'origin', chargeCode: 'THCO', unit: 'B40', unitPrice: '1000', currency: 'CNY' },
      { end: 'destination', chargeCode: 'DO', unit: 'BILL', unitPrice: '50', currency: 'EUR' },
    ],
  })
  const [whole] = (await guest(prices.prices, asked({ allIn: 'T' }), english)).body.data.items
  const quote = (await guest(prices.quote, { id: row?.id ?? '', legType: 'Q', currcd: 'CNY', boxes: [box] })).body.data
  expect(whole?.coc40Hq).toBe(quote.amount)
  expect(Number(whole?.coc40Hq)).toBeGreaterThan(Number(row?.coc40Hq) + 1000)
  expect(whole?.coc20Gp && Number(whole.coc20Gp) - Number(row?.coc20Gp)).toBeLessThan(1000)
})
const box = { containerType: '40HQ', containerQty: 1, containerOwner: 'C' } as const

it('charges a shared load by the revenue ton: the larger of volume and weight, at least one, and the same at the ports', async () => {
  const { guest, tariffId } = await seaWorld()
  const linesFor = async (grossWeightKg: string, volumeM3: string) => {
    const ask = { id: tariffId, legType: 'Q', currcd: 'USD', grossWeightKg, volumeM3 } as const
    return (await guest(prices.quote, ask)).body.data.charges.map(
      ({ chargeCode, unit, quantity, section }) => `${section} ${chargeCode} ${quantity} ${unit}`,
    )
  }
  expect(await linesFor('500', '3')).toEqual(['main LCLF 3 WM', 'origin LCLO 3 WM', 'destination DO 1 BILL'])
  expect(await linesFor('4200', '3')).toEqual(['main LCLF 4.2 WM', 'origin LCLO 4.2 WM', 'destination DO 1 BILL'])
  expect(await linesFor('100', '0.2')).toEqual(['main LCLF 1 WM', 'origin LCLO 1 WM', 'destination DO 1 BILL'])
  const [row] = (await guest(prices.prices, asked({ boxType: 'P' }), english)).body.data.items
  expect(row).toMatchObject({
    sharedContainer: { kgPerM3: 1000, minM3: '1' },
    localCharges: [{ chargeCode: 'LCLO' }, { chargeCode: 'DO' }],
  })
})

it('works out the charge of a shared load in the list, all in, and shows nothing of whole boxes beside it', async () => {
  const { guest } = await seaWorld()
  const load = { boxType: 'P', currcd: 'USD', grossWeightKg: '500', volumeM3: '3' }
  const [row] = (await guest(prices.prices, asked(load), english)).body.data.items
  expect(row).toMatchObject({
    loadCharge: { basis: 'volume', chargeableQty: '3', unitPrice: '50', amount: '150.00', assumed: false },
    split: { freight: '150.00', allIn: row?.loadPrice },
    weightLimits: [],
  })
  expect(row?.vgmCutoffHours).toBeUndefined()
  expect(row?.emissionKg ?? 0).toBeLessThan(500)
  const ask = { id: row?.id ?? '', legType: 'Q', currcd: 'USD', grossWeightKg: '500', volumeM3: '3' } as const
  expect((await guest(prices.quote, ask)).body.data.amount).toBe(row?.loadPrice)
  const pieces = [{ pieceQty: 3, lengthCm: '100', widthCm: '100', heightCm: '100', pieceWeightKg: '166.666' }]
  const [measured] = (await guest(prices.prices, asked({ boxType: 'P', currcd: 'USD', pieces }), english)).body.data
    .items
  expect(measured?.loadCharge).toMatchObject({ chargeableQty: '3', amount: '150.00' })
  const [open] = (await guest(prices.prices, asked({ boxType: 'P', currcd: 'USD' }), english)).body.data.items
  expect([open?.loadCharge, open?.emissionKg]).toEqual([undefined, undefined])
})

it('takes two full containers from the price to an accepted booking on a sailing, with the cut-offs of the port', async () => {
  const { customer, staff, calls, priceTaken, departureId, accept } = await seaWorld()
  const shipper = await customer()
  const booked = await shipper(calls.create, seaBooking({ ...priceTaken, departureId }))
  expect(booked.status).toBe(200)
  expect(booked.body.data.bookingNo).toMatch(/^S/)
  await accept(booked.body.data)
  const shown = (await shipper(calls.show, { id: booked.body.data.id }, english)).body.data
  expect(shown).toMatchObject({
    state: 'received',
    vessel: 'Jade Meridian',
    voyage: '031W',
    given: { vessel: 'Jade Meridian', departureNo: '031W', carrierName: 'COSCO Shipping Lines' },
  })
  expect(shown.cutoffs.map(({ cutoffKind }) => cutoffKind)).toEqual(['SI', 'VGM', 'CARGO', 'CUSTOMS', 'FILING'])
  expect(shown.events.at(0)?.eventLabel).toBe('Accepted for Jade Meridian / 031W')
  const [row] = (await shipper(calls.list, wholeList, english)).body.data.items
  expect(row).toMatchObject({ vessel: 'Jade Meridian', departureNo: '031W', carrierName: 'COSCO Shipping Lines' })
  const left = (await staff(departureDeskEndpoints.show, { id: departureId })).body.data
  expect(left.boxesBooked).toBe(2)
})

it('proposes to staff the sailing that was chosen, though another fits the wanted day better', async () => {
  const { customer, staff, calls, priceTaken, departureId } = await seaWorld()
  const later = { departureNo: '032W', etd: new Date('2031-01-31T04:00:00Z'), eta: new Date('2031-03-06T04:00:00Z') }
  expect((await staff(departureDeskEndpoints.save, sailing(later))).status).toBe(200)
  const shipper = await customer()
  const booking = seaBooking({ ...priceTaken, departureId, wantedDate: '2031-01-30' })
  const booked = (await shipper(calls.create, booking)).body.data
  const { proposal } = (await staff(desk.show, { id: booked.id })).body.data
  expect(proposal?.departureId).toBe(departureId)
  expect(proposal?.departures.map(({ departureNo }) => departureNo)).toEqual(['031W', '032W'])
})

it('takes shared cargo at the price of its revenue tons, and no box of the sailing', async () => {
  const { customer, staff, calls, priceTaken, departureId, accept } = await seaWorld()
  const shipper = await customer()
  const booked = await shipper(calls.create, sharedBooking({ ...priceTaken, departureId }))
  expect(booked.body).toMatchObject({ success: true })
  const { id, version } = booked.body.data
  const seen = (await staff(desk.show, { id })).body.data
  expect(seen.proposal?.agreedLines).toMatchObject([
    { chargeCode: 'LCLF', quantity: '3', unit: 'WM', amount: '150.00' },
    { chargeCode: 'LCLO', quantity: '3', unit: 'WM', amount: '300.00' },
    { chargeCode: 'DO', amount: '50.00' },
  ])
  expect(seen.toQuote).toBe(false)
  await accept({ id, version })
  expect((await staff(departureDeskEndpoints.show, { id: departureId })).body.data.boxesBooked).toBe(0)
})

it('refuses by name what is no sea booking, and sailings and lines that do not fit', async () => {
  const { customer, staff, calls, priceTaken, departureId } = await seaWorld()
  const shipper = await customer()
  const refusal = async (changes: Parameters<typeof seaBooking>[0]) => {
    const { status, body } = await shipper(calls.create, seaBooking({ ...priceTaken, ...changes }))
    return { status, fields: 'fields' in body ? body.fields : undefined }
  }
  expect(await refusal({ originCode: 'CNXIA' })).toEqual({ status: 422, fields: { PortlCd: 'booking.place-not-sea' } })
  expect(await refusal({ destinationCode: 'CNSHA' })).toMatchObject({ status: 422 })
  expect(await refusal({ departureId, wantedDate: '2031-01-17', originCode: 'CNNGB' })).toMatchObject({ status: 422 })
  const stranger = await customer({ name: 'A stranger' })
  const { id } = (await shipper(calls.create, seaBooking(priceTaken))).body.data
  expect((await stranger(calls.show, { id })).status).toBe(404)
  const unknown = await staff(departureDeskEndpoints.save, sailing({ carrierCode: 'NOBODY', departureNo: '032W' }))
  expect(unknown.body).toMatchObject({ fields: { CriCd: 'pricing.carrier-unknown' } })
  const late = new Date('2031-01-25T04:00:00Z')
  const tardy = await staff(departureDeskEndpoints.save, sailing({ vgmCutoff: late, departureNo: '033W' }))
  expect(tardy.body).toMatchObject({ fields: { VgmCutoff: 'pricing.cutoff-late' } })
})

it('sails nobody on the price of another line, and lists the desk by mode', async () => {
  const { customer, staff, guest, calls, priceTaken } = await seaWorld()
  const other = sailing({ carrierCode: 'HLCU', departureNo: '109W', vessel: 'Silver Crane' })
  const { id } = (await staff(departureDeskEndpoints.save, other)).body.data
  const [row] = (await guest(prices.prices, asked())).body.data.items
  expect(row?.departures.map(({ departureNo }) => departureNo)).toEqual(['031W'])
  const shipper = await customer()
  const booked = (await shipper(calls.create, seaBooking({ ...priceTaken, departureId: id }))).body.data
  expect((await staff(desk.show, { id: booked.id })).body.data.toQuote).toBe(true)
  const listed = { ...firstPage, state: 'all', serviceModeId: 'S' } as const
  expect((await staff(tariffDeskEndpoints.list, listed)).body.data.total).toBe(1)
  expect((await staff(departureDeskEndpoints.list, listed)).body.data.total).toBe(2)
  expect((await staff(departureDeskEndpoints.list, { ...listed, serviceModeId: 'R' })).body.data.total).toBe(0)
})
