import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { expect, it } from 'vitest'
import { sheetIn } from '../platform/workbook/workbook-fixtures.ts'
import { wholeList, wholeQueue } from './booking-fixtures.ts'
import { airBooking, flight, partLoadBooking, roadAndAirWorld, truckBooking } from './road-and-air-fixtures.ts'

const english = { 'accept-language': 'en' }
const fieldsOf = (reply: { body: object }) => ('fields' in reply.body ? reply.body.fields : undefined)

it('takes pieces by air onto a flight of ours, with its cut-offs and the weight that is charged', async () => {
  const { customer, staff, air, accept } = await roadAndAirWorld()
  const departs = (await staff(departureDeskEndpoints.save, flight())).body.data
  const shipper = await customer()
  const booked = await shipper(air.create, airBooking({ departureId: departs.id }))
  expect(fieldsOf(booked)).toBeUndefined()
  expect(booked.body.data.bookingNo).toMatch(/^A/)
  expect((await staff(desk.show, { id: booked.body.data.id })).body.data.proposal?.departureId).toBe(departs.id)
  expect(fieldsOf(await accept(booked.body.data))).toBeUndefined()
  const shown = (await shipper(air.show, { id: booked.body.data.id }, english)).body.data
  expect(shown).toMatchObject({
    state: 'received',
    volumeWeightKg: '200.000',
    chargeableWeightKg: '200.0',
    flightNo: 'LH8411',
    flightDate: '2031-01-20',
    freighterOnly: false,
    given: { departureNo: 'LH8411', carrierName: 'Lufthansa Cargo' },
  })
  expect(shown.cutoffs.map(({ cutoffKind }) => cutoffKind)).toEqual(['SI', 'CARGO', 'CUSTOMS'])
  expect(shown.events.at(0)?.eventLabel).toBe('Accepted for flight LH8411')
})

it('takes a flight that staff type in place of the one that the form chose', async () => {
  const { customer, air, accept, staff } = await roadAndAirWorld()
  const { id: departureId } = (await staff(departureDeskEndpoints.save, flight())).body.data
  const shipper = await customer()
  const booked = (await shipper(air.create, airBooking({ departureId }))).body.data
  const [etd, eta] = [new Date('2031-01-20T04:00:00Z'), new Date('2031-01-20T16:00:00Z')]
  expect(fieldsOf(await accept(booked, { departureNo: 'CK221' }))).toMatchObject({ Cutoffs: 'booking.cutoffs-needed' })
  const at = new Date('2031-01-19T04:00:00Z')
  const cutoffs = (['SI', 'CARGO', 'CUSTOMS'] as const).map((kind) => ({
    cutoffKind: kind,
    at,
    timeZone: 'Asia/Shanghai',
  }))
  expect(fieldsOf(await accept(booked, { departureNo: 'CK221', etd, eta, cutoffs }))).toBeUndefined()
  const { given } = (await shipper(air.show, { id: booked.id }, english)).body.data
  expect(given).toMatchObject({ departureNo: 'CK221' })
  expect(given?.departureId).toBeUndefined()
})

it('takes a flight that staff type where none is in our lists, and names what they left out', async () => {
  const { customer, air, accept } = await roadAndAirWorld()
  const shipper = await customer()
  const booked = (await shipper(air.create, airBooking())).body.data
  expect(fieldsOf(await accept(booked))).toEqual({
    TrainNo: 'booking.flight-no-needed',
    Etsh: 'booking.etd-needed',
    Etad: 'booking.eta-needed',
    Cutoffs: 'booking.cutoffs-needed',
  })
  const etd = new Date('2031-01-20T04:00:00Z')
  const cutoffs = (['SI', 'CARGO', 'CUSTOMS'] as const).map((cutoffKind) => ({
    cutoffKind,
    at: new Date('2031-01-19T04:00:00Z'),
    timeZone: 'Asia/Shanghai',
  }))
  const typed = { departureNo: 'CK221', carrierCode: 'CK', etd, eta: etd, cutoffs }
  expect(fieldsOf(await accept(booked, typed))).toEqual({ Etad: 'booking.eta-before-etd' })
  expect(fieldsOf(await accept(booked, { ...typed, eta: new Date('2031-01-20T16:00:00Z') }))).toBeUndefined()
  const { given, cutoffs: shown } = (await shipper(air.show, { id: booked.id }, english)).body.data
  expect(given).toMatchObject({ departureNo: 'CK221', etdZone: 'Asia/Shanghai', etaZone: 'Europe/Berlin' })
  expect(given?.departureId).toBeUndefined()
  expect(shown).toHaveLength(3)
  const [row] = (await shipper(air.list, wholeList, english)).body.data.items
  expect(row).toMatchObject({ flightNo: 'CK221', flightDate: '2031-01-20', chargeableWeightKg: '200.000' })
})

it('accepts trucks for the day that they load, without any departure', async () => {
  const { customer, staff, road, accept } = await roadAndAirWorld()
  const shipper = await customer()
  const booked = await shipper(road.create, truckBooking())
  expect(fieldsOf(booked)).toBeUndefined()
  expect(booked.body.data.bookingNo).toMatch(/^T/)
  const seen = (await staff(desk.show, { id: booked.body.data.id })).body.data
  expect(seen.proposal).toMatchObject({ departures: [], loadingDate: '2031-01-20', etdZone: 'Asia/Shanghai' })
  expect(seen.checks.map(({ check }) => check)).not.toContain('space')
  expect(fieldsOf(await accept(booked.body.data, { loadingDate: '2031-01-22' }))).toEqual({
    Etsh: 'booking.etd-before-loading',
  })
  expect(fieldsOf(await accept(booked.body.data))).toBeUndefined()
  const shown = (await shipper(road.show, { id: booked.body.data.id }, english)).body.data
  expect(shown.given).toMatchObject({
    loadingDate: '2031-01-20',
    etd: new Date('2031-01-20T09:00:00Z'),
    eta: new Date('2031-01-28T04:00:00Z'),
  })
  expect(shown.route.map(({ placeCode, stopKind }) => `${stopKind} ${placeCode}`)).toEqual([
    'origin CNXIA',
    'border CNHRS',
    'destination KZALA',
  ])
  expect(shown.events.at(0)?.eventLabel).toContain('Accepted, loading on')
  const [row] = (await shipper(road.list, wholeList, english)).body.data.items
  expect(row).toMatchObject({
    loadingDate: '2031-01-20',
    truckQty: 2,
    truckTypeDomestic: '13.7 m box semi-trailer',
    entryPortCode: 'CNHRS',
  })
})

it('moves accepted trucks to another day with the amendment that asks for it', async () => {
  const { customer, staff, road, accept } = await roadAndAirWorld()
  const shipper = await customer()
  const booked = (await shipper(road.create, truckBooking())).body.data
  const taken = (await accept(booked)).body.data
  const { stops = [] } = truckBooking()
  const [loads, unloads] = stops ?? []
  const changes = {
    loadingDate: '2031-01-23',
    wantedDate: '2031-01-23',
    stops: [
      { ...loads, stopDate: '2031-01-23' },
      { ...unloads, stopDate: '2031-01-31' },
    ],
  }
  const asked = await shipper(bookingEndpoints.amend, { id: booked.id, version: taken.version, changes } as never)
  expect(fieldsOf(asked)).toBeUndefined()
  const { requests, version } = (await staff(desk.show, { id: booked.id })).body.data
  const granted = await staff(desk.amend, {
    id: booked.id,
    version,
    requestId: requests[0]?.id ?? '',
    answer: 'accept',
  })
  expect(fieldsOf(granted)).toBeUndefined()
  expect((await shipper(road.show, { id: booked.id })).body.data.given).toMatchObject({
    loadingDate: '2031-01-23',
    etd: new Date('2031-01-23T09:00:00Z'),
    eta: new Date('2031-01-31T04:00:00Z'),
  })
})

it('offers a truck on another day, which the customer accepts', async () => {
  const { customer, staff, road, accept } = await roadAndAirWorld()
  const shipper = await customer()
  const { id, version } = (await shipper(road.create, truckBooking())).body.data
  const until = new Date('2031-01-16T08:00:00Z')
  const early = await staff(desk.offer, { id, version, wantedDate: '2031-01-01', until })
  expect(fieldsOf(early)).toEqual({ WantDate: 'booking.wanted-before-ready' })
  const offered = (await staff(desk.offer, { id, version, wantedDate: '2031-01-22', until })).body.data
  const seen = (await shipper(road.show, { id }, english)).body.data
  expect(seen.requests[0]).toMatchObject({ changes: { wantedDate: '2031-01-22', loadingDate: '2031-01-22' } })
  const requestId = seen.requests[0]?.id ?? ''
  const answered = await shipper(bookingEndpoints.answer, { id, version: offered.version, requestId, answer: 'accept' })
  expect(fieldsOf(answered)).toBeUndefined()
  const now = (await shipper(road.show, { id })).body.data
  expect(now).toMatchObject({ wantedDate: '2031-01-22', loadingDate: '2031-01-22' })
  expect(now.stops?.map(({ stopDate }) => stopDate)).toEqual(['2031-01-22', '2031-01-30'])
  expect(fieldsOf(await accept(answered.body.data))).toBeUndefined()
})

it('says what is charged the same in the form, the list, the detail, the desk and the sheet', async () => {
  const { customer, staff, road, air } = await roadAndAirWorld()
  const shipper = await customer()
  const part = (await shipper(road.create, partLoadBooking())).body.data
  const pieces = (await shipper(air.create, airBooking())).body.data
  // 4 × 1.2 m × 0.8 m ÷ 2.4 m = 1.6 loading metres × 1850 kg, against 5.76 m³ × 333 kg and 1200 kg.
  for (const [calls, { id }, kg] of [
    [road, part, 2960],
    [air, pieces, 200],
  ] as const) {
    const detail = (await shipper(calls.show, { id })).body.data
    const [row] = (await shipper(calls.list, wholeList)).body.data.items
    const seen = (await staff(desk.show, { id })).body.data
    const queue = (await staff(desk.list, wholeQueue)).body.data.items.find((one) => one.id === id)
    expect([detail, row, seen, queue].map((one) => Number(one?.chargeableWeightKg))).toEqual([kg, kg, kg, kg])
    expect(await inSheet(shipper, calls === road ? 'T' : 'A')).toBe(kg)
  }
  expect((await shipper(road.show, { id: part.id })).body.data.loadingMetres).toBe('1.6')
})

/** The chargeable weight of the only booking of a mode, as its sheet has it. */
async function inSheet(
  shipper: Awaited<ReturnType<Awaited<ReturnType<typeof roadAndAirWorld>>['customer']>>,
  mode: string,
) {
  const path = '/api/v1/order-export'
  const { rawPayload } = await shipper.send({ method: 'GET', path, query: { SvTrafficId: mode }, headers: english })
  const [headings, line] = (await sheetIn(rawPayload)).rows
  return line?.cells[headings?.cells.indexOf('Chargeable weight, kg') ?? -1]
}

it('refuses by name what neither the road nor a flight takes', async () => {
  const { customer, road, air } = await roadAndAirWorld()
  const shipper = await customer()
  const byRoad = async (changes: Parameters<typeof truckBooking>[0]) =>
    fieldsOf(await shipper(road.create, truckBooking(changes)))
  const byAir = async (changes: Parameters<typeof airBooking>[0]) =>
    fieldsOf(await shipper(air.create, airBooking(changes)))
  expect(await byRoad({ destinationCode: 'FRA' })).toMatchObject({ PortdCd: 'booking.place-not-road' })
  expect(await byRoad({ borderPortCode: 'DEHAM' })).toEqual({ BorderPortCd: 'booking.border-not-on-route' })
  expect(await byRoad({ borderPortCode: 'NOWHERE' })).toEqual({ BorderPortCd: 'booking.place-unknown' })
  expect(await byRoad({ truckTypeDomestic: 'X9' })).toEqual({ CatTypeIn: 'booking.truck-type-unknown' })
  expect(await byRoad({ truckTypeForeign: 'D175' })).toEqual({ CatTypeOut: 'booking.truck-stays-at-home' })
  expect(await byRoad({ stops: [] })).toMatchObject({ Stops: 'booking.loading-stop-needed' })
  expect(await byRoad({ tirCarnet: true })).toMatchObject({ GoodsVal: 'booking.tir-value-needed' })
  expect(await byRoad({ loadingDate: '2031-01-16', wantedDate: '2031-01-20' })).toMatchObject({
    LoadDate: 'booking.loading-before-ready',
  })
  expect(await byAir({ originCode: 'CNXIA' })).toEqual({ PortlCd: 'booking.place-not-air' })
  expect(await byAir({ containsBatteries: true, batteryNote: 'In the machines' })).toMatchObject({
    BattType: 'shared.needed',
  })
  expect(
    await byAir({ appraisalValidTo: '2030-12-31', containsBatteries: true, batteryType: 'PI967II', batteryNote: 'x' }),
  ).toEqual({
    AppraisalValidTo: 'booking.appraisal-too-short',
  })
})

it('waits for the appraisal and the battery test before it accepts batteries by air, which fly alone on freighters only', async () => {
  const { customer, staff, air, accept } = await roadAndAirWorld()
  const shipper = await customer()
  const booked = await shipper(
    air.create,
    airBooking({ containsBatteries: true, batteryType: 'PI965IB', batteryNote: 'Power banks', batteryChargePct: 30 }),
  )
  expect(fieldsOf(booked)).toBeUndefined()
  const { id } = booked.body.data
  expect((await shipper(air.show, { id })).body.data.freighterOnly).toBe(true)
  const refused = fieldsOf(await accept(booked.body.data))
  expect(Object.keys(refused ?? {})).toEqual(
    expect.arrayContaining(['AppraisalFid', 'BatteryTestFid', 'AppraisalValidTo']),
  )
  const { checks, proposal } = (await staff(desk.show, { id }, english)).body.data
  expect(checks.find(({ check }) => check === 'documents')?.checkLabel).toContain('2')
  expect(proposal?.documentsDue.map(({ documentType }) => documentType)).toEqual(
    expect.arrayContaining(['TRC', 'UN383']),
  )
})
