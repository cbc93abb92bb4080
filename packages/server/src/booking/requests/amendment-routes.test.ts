import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints as calls } from '@landbridge/contract/booking/booking-endpoints'
import type { AmendmentChanges } from '@landbridge/contract/booking/booking-views'
import { expect, it } from 'vitest'
import { bookingWorld, type newBooking, railForm } from '../booking-fixtures.ts'

const seen = ({ id, version }: { id: string; version: number }) => ({ id, version })
const boxes = (
  containerType: string,
  containerCargoKg: string,
  containerOwner: 'C' | 'S' = 'C',
): AmendmentChanges['boxes'] => [{ containerType, containerQty: 1, containerOwner, containerCargoKg }]

/** Goods of so many kilograms: as much as the boxes of an amendment carry. */
const goods = (grossWeightKg: string): AmendmentChanges['goods'] => [
  { ...railForm().goods?.[0], grossWeightKg, volumeM3: '30' },
]

/** A booking of two 40HQ that we accepted, and what its customer and the desk do with it. */
async function acceptedBooking(form: Parameters<typeof newBooking>[0] = {}, said: object = {}) {
  const world = await bookingWorld('2031-01-15T08:00:00Z')
  const shipper = await world.customer()
  const submitted = await world.submit(shipper, form)
  const received = await world.staff(desk.receive, { ...seen(submitted), ...said })
  expect(received.status, JSON.stringify(received.body)).toBe(200)
  const booking = received.body.data
  const now = { version: booking.version }
  const ask = async (asked: AmendmentChanges) => {
    const reply = await shipper(calls.amend, { id: booking.id, ...now, changes: asked })
    if (reply.status === 200) now.version = reply.body.data.version
    return reply
  }
  const shown = () => world.shown(booking.id)
  const grant = async (said: object = {}) => {
    const [request] = (await shown()).requests
    const requestId = request?.id ?? ''
    return world.staff(desk.amend, { ...seen({ ...booking, ...now }), requestId, answer: 'accept', ...said })
  }
  return { ...world, shipper, ask, grant, shown }
}

it('proposes the price of what is asked now, and takes neither a charge for another box nor another price without a reason', async () => {
  const { ask, grant, shown } = await acceptedBooking()
  const before = (await shown()).agreed?.lines ?? []
  expect((await shown()).amendment).toBeUndefined()
  expect((await ask({ boxes: boxes('20GP', '18000'), goods: goods('18000') })).status).toBe(200)
  const freight = { chargeCode: 'RAILF', containerType: '20GP', quantity: '1', unitPrice: '3700' }
  const { amendment } = await shown()
  expect(amendment?.agreedLines.find(({ chargeCode }) => chargeCode === 'RAILF')).toMatchObject({
    containerType: '20GP',
  })

  expect((await grant({ agreedLines: before })).body).toMatchObject({
    fields: { 'AgreedPrice.0.SizeType': 'booking.line-of-other-box' },
  })
  const dearer = { agreedLines: [{ ...freight, currency: 'USD', unit: 'BOX', unitPrice: '9000' }] }
  expect((await grant(dearer)).body).toMatchObject({ fields: { PriceReason: 'booking.price-reason-needed' } })
  expect((await grant()).status).toBe(200)
  const after = await shown()
  expect(Number(after.agreed?.lines.find(({ chargeCode }) => chargeCode === 'RAILF')?.amount)).toBe(3700)
  expect(after.quoted?.totals).toEqual(after.agreed?.totals)
})

it('examines an amendment like a submission, shows the desk what it warns of, and keeps a revision', async () => {
  const { ask, grant, shown } = await acceptedBooking()
  expect((await shown()).warnings.map(({ reason }) => reason)).not.toContain('booking.over-weight-limit')
  expect((await ask({ boxes: boxes('40HQ', '27000'), goods: goods('27000') })).status).toBe(200)
  const asked = await shown()
  expect(asked.amendment?.refused).toEqual([])
  expect(asked.amendment?.warnings.map(({ path, reason }) => [path, reason])).toContainEqual([
    'boxes.0.containerCargoKg',
    'booking.over-weight-limit',
  ])
  expect((await grant()).status).toBe(200)
  const after = await shown()
  expect(after.warnings.map(({ reason }) => reason)).toContain('booking.over-weight-limit')
  expect(after).toMatchObject({ revision: 2, revisions: [{ revision: 1 }, { revision: 2, byName: 'Wang Jun' }] })
  expect(after.revisions[1]?.changed).toContain('boxes')
})

it('warns of chilled goods in a dry box, and refuses a cooled box for goods of no temperature', async () => {
  const [box] = railForm().boxes ?? []
  const line = { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '1', unitPrice: '6980' }
  const temperature = { setTemperatureC: '-18.5', minTemperatureC: '-20', maxTemperatureC: '-15', ventilationM3h: 0 }
  const cooled = [{ ...box, containerType: '40RF', containerQty: 1, containerOwner: 'S' as const }]
  const chilled = await acceptedBooking(
    { ...temperature, temperatureControlled: true, boxes: cooled, quoteId: undefined },
    { agreedLines: [{ ...line, containerType: '40RF' }] },
  )
  const asked = await chilled.ask({ boxes: boxes('40HQ', '18000', 'S') })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const { amendment } = await chilled.shown()
  expect(amendment?.warnings.map(({ reason }) => reason)).toContain('booking.reefer-in-dry-box')
  expect(amendment?.agreedLines).toEqual([])

  const dry = await acceptedBooking()
  expect((await dry.ask({ boxes: boxes('40RF', '18000') })).body).toMatchObject({
    fields: { 'Changes.ReeferFlag': 'booking.reefer-without-temperature' },
  })
})

it('keeps where a box of another size is given back, refuses its unknown type, and holds no day against it that has passed since', async () => {
  const [box] = railForm().boxes ?? []
  const { ask, grant, shown, clock } = await acceptedBooking({
    boxes: [{ ...box, containerQty: 1, emptyPickUpPlace: 'CNXIA', emptyReturnPlace: 'DEHAM' }],
  })
  clock.shiftMs += 3 * 86_400_000
  expect((await ask({ boxes: boxes('99ZZ', '18000') })).body).toMatchObject({
    fields: { 'Changes.Boxes.0.SizeType': 'booking.container-type-unknown' },
  })
  expect((await ask({ wantedDate: '2031-01-17' })).body.fields).toMatchObject({
    'Changes.WantDate': 'booking.wanted-date-past',
  })
  expect((await ask({ boxes: boxes('20GP', '18000'), goods: goods('18000') })).status).toBe(200)
  expect((await grant()).status).toBe(200)
  expect((await shown()).boxes).toMatchObject([
    { containerType: '20GP', emptyPickUpPlace: 'CNXIA', emptyReturnPlace: 'DEHAM', stuffingPlace: 'STATION' },
  ])
})

it('changes goods, parties and services, tells what stood, and leaves what was said as it stood', async () => {
  const { ask, grant, shown } = await acceptedBooking()
  const before = await shown()
  const [goods] = before.goods ?? []
  const [shipper] = before.parties ?? []
  const heavier = [{ ...goods, goodsName: '洗衣机及配件', grossWeightKg: '36900' }]
  const parties = [
    { ...shipper, contactPhone: '+862987654321' },
    { partyType: 'CNE', partyName: 'Rhein Haus GmbH', countryCd: 'DE' } as const,
  ]
  const said = {
    goods: heavier,
    parties,
    originCode: before.originCode,
    exportCustomsBy: 'US',
    wantedArrivalDate: '2031-02-20',
  } as const
  expect((await ask({ ...said, servicesInChina: ['FUMIG'] })).body).toMatchObject({
    fields: { 'Changes.SvTypeIn': 'booking.code-unknown' },
  })
  const asked = await ask(said)
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const [request] = (await shown()).requests
  expect(Object.keys(request?.changes ?? {}).toSorted()).toEqual([
    'exportCustomsBy',
    'goods',
    'parties',
    'wantedArrivalDate',
  ])
  expect(request?.stood).toMatchObject({ exportCustomsBy: 'OWN', goods: [{ grossWeightKg: '36545' }] })
  expect(request?.stood?.parties).toHaveLength(1)
  expect((await shown()).goods).toEqual(before.goods)

  const granted = await grant({ agreedLines: before.agreed?.lines, priceReason: 'Clearance as a courtesy' })
  expect(granted.status, JSON.stringify(granted.body)).toBe(200)
  const after = await shown()
  expect(after).toMatchObject({
    exportCustomsBy: 'US',
    wantedArrivalDate: '2031-02-20',
    contactName: 'Chen Mei',
    goods: heavier,
  })
  expect(after.parties?.map(({ partyName }) => partyName)).toEqual([shipper?.partyName, 'Rhein Haus GmbH'])
  expect(after.requests[0]).toMatchObject({ requestState: 'accepted', stood: { goods: [{ grossWeightKg: '36545' }] } })
  expect(after.revisions.at(-1)?.changed.toSorted()).toEqual(expect.arrayContaining(['goods', 'parties']))
})

it('asks for nothing where all is said as it stands, whatever is left aside with it', async () => {
  const { ask, shown } = await acceptedBooking()
  const { goods, boxes: booked, parties, wantedDate } = await shown()
  const same = {
    goods,
    boxes: booked,
    parties: parties?.map((one) => ({ ...one, keepInAddressBook: true })),
    wantedDate,
  }
  expect((await ask(same)).body).toMatchObject({ fields: { Changes: 'booking.amendment-empty' } })
  expect((await shown()).openRequest).toBeUndefined()
})

it('empties what is said to be empty, and says by its own name what is missing then', async () => {
  const { ask, grant, shown } = await acceptedBooking({ wantedArrivalDate: '2031-02-20' })
  const [goods] = (await shown()).goods ?? []
  expect((await ask({ goods: [{ ...goods, hsCode: undefined }] })).body).toMatchObject({
    fields: { 'Changes.Goods.0.HsCd': expect.any(String) },
  })
  const asked = await ask({ wantedArrivalDate: null })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  expect((await grant()).status).toBe(200)
  expect((await shown()).wantedArrivalDate).toBeUndefined()
})

it('holds a booking whose goods become dangerous by an amendment, and asks for their papers besides those on the list', async () => {
  const { ask, grant, shown, staff } = await acceptedBooking()
  const papers = async () => (await shown()).documentsDue.map(({ documentType }) => documentType)
  const before = await papers()
  const danger = [
    {
      goodsSeq: 1,
      unNo: '1950',
      hazardClass: '2.1',
      properShippingName: 'AEROSOLS',
      emergencyContact: 'Chen Mei',
      emergencyPhone: '+8613991002231',
    },
  ]
  const asked = await ask({ cargoKind: 'D', danger })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  expect((await grant()).body).toMatchObject({ code: 'booking.held' })
  const { version, amendment, id } = await shown()
  expect(amendment?.holds).toEqual(['dangerous'])
  const lifted = await staff(desk.lift, { id, version, hold: 'dangerous', reason: 'Sheet seen' })
  expect(lifted.status, JSON.stringify(lifted.body)).toBe(200)
  expect((await grant({ version: (await shown()).version })).status).toBe(200)
  expect(await papers()).toEqual([...before, 'MSDS'])
})
