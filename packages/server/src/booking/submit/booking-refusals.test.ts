import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints as calls } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { expect, it } from 'vitest'
import { bookingWorld, newBooking, railForm } from '../booking-fixtures.ts'

const rail = bookingCalls('R')

const goods = railForm().goods?.[0] ?? {}
const box = railForm().boxes?.[0] ?? {}
const shipperParty = railForm().parties?.[0] ?? {}

/** What is filled in, and which field is refused for which reason. */
const wrongForms: [says: string, changes: Partial<BookingForm>, fields: Record<string, string>][] = [
  ['a port that nobody knows', { destinationCode: 'XXZZZ' }, { PortdCd: 'booking.place-unknown' }],
  ['a port without rail', { originCode: 'SGSIN' }, { PortlCd: 'booking.place-not-rail' }],
  ['the same place at both ends', { destinationCode: 'CNXIA' }, { PortdCd: 'booking.same-place' }],
  ['a day that is past', { readyDate: '2031-01-14' }, { ReadyDate: 'booking.ready-date-past' }],
  ['a departure before the cargo is ready', { wantedDate: '2031-01-16' }, { WantDate: 'booking.wanted-before-ready' }],
  ['no containers', { boxes: null }, { Boxes: 'booking.boxes-required' }],
  [
    'a container type of nobody',
    { boxes: [{ ...box, containerType: '99XX' }] },
    { 'Boxes.0.SizeType': 'booking.container-type-unknown' },
  ],
  ['no goods', { goods: null }, { Goods: 'booking.goods-required' }],
  ['goods without a weight', { goods: [{ ...goods, grossWeightKg: null }] }, { 'Goods.0.Weight': 'shared.needed' }],
  [
    'a chapter that is in no tariff',
    { goods: [{ ...goods, hsCode: '770110' }] },
    { 'Goods.0.HsCd': 'booking.hs-chapter-unknown' },
  ],
  [
    'a category of the first level',
    { goods: [{ ...goods, categoryId: '01' }] },
    { 'Goods.0.CategoryId': 'booking.category-unknown' },
  ],
  [
    'a package type of nobody',
    { goods: [{ ...goods, packageType: 'QQ' }] },
    { 'Goods.0.PackUnit': 'booking.code-unknown' },
  ],
  [
    'a reefer box without a temperature',
    { boxes: [{ ...box, containerType: '40RF' }] },
    { ReeferFlag: 'booking.reefer-without-temperature' },
  ],
  [
    'a temperature without its range',
    { temperatureControlled: true, setTemperatureC: '-18' },
    { TempMin: 'shared.needed' },
  ],
  ['dangerous goods without their number', { cargoKind: 'D', danger: null }, { Danger: 'booking.danger-required' }],
  ['a door without its address', { serviceTerm: 'DOOR-ST' }, { Stops: 'booking.loading-stop-needed' }],
  ['no shipper', { parties: null }, { Parties: 'booking.shipper-needed' }],
  [
    'a name in other letters',
    { parties: [{ ...shipperParty, partyName: '西安好得' }] },
    { 'Parties.0.PartyName': 'booking.latin-only' },
  ],
  ['a border that is none', { entryPortCode: 'DEDUI' }, { EntryPortCd: 'booking.border-not-on-route' }],
  ['a border off the line', { entryPortCode: 'CNHKM' }, { EntryPortCd: 'booking.border-not-on-route' }],
  [
    'a train that does not exist',
    { departureId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' },
    { TrainId: 'booking.departure-unknown' },
  ],
  [
    'a salesperson of nobody',
    { salespersonId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10' },
    { SalerId: 'booking.salesperson-unknown' },
  ],
  [
    'a file of nobody',
    { attachments: [{ fid: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10', documentType: 'INV' }] },
    { 'Attach.0.Fid': 'booking.attachment-unknown' },
  ],
  ['terms that were not accepted', { agreeTerms: false }, { AgreeFlag: 'booking.terms-needed' }],
]

it('refuses what cannot be booked, by the names of its fields', async () => {
  const { customer, pool } = await bookingWorld()
  const shipper = await customer()
  for (const [says, changes, fields] of wrongForms) {
    const reply = await shipper(rail.create, newBooking(changes))
    expect({ says, status: reply.status, code: reply.body.code }).toEqual({
      says,
      status: 422,
      code: 'shared.invalid-input',
    })
    expect({ says, fields: reply.body.fields }).toMatchObject({ says, fields })
  }
  expect((await pool.query('select from booking')).rowCount).toBe(0)
})

it('keeps no draft with a salesperson of nobody', async () => {
  const { customer } = await bookingWorld()
  const shipper = await customer()
  const salespersonId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
  const reply = await shipper(rail.create, newBooking({ submit: false, salespersonId }))
  expect([reply.status, reply.body.fields]).toEqual([422, { SalerId: 'booking.salesperson-unknown' }])
})

it('refuses numbers out of bounds, unknown members and forged flags before anything is looked up', async () => {
  const { customer } = await bookingWorld()
  const shipper = await customer()
  const body = rail.create.wire.input.encode(newBooking()) as Record<string, unknown>
  const sent = async (changes: object) => {
    const reply = await shipper.send({ method: 'POST', path: '/api/v1/railorderonline', body: { ...body, ...changes } })
    return { status: reply.statusCode, ...reply.json() }
  }
  const boxes = (BoxQty: unknown) => ({ Boxes: [{ SizeType: '40HQ', BoxQty, BoxOwner: 'C', BoxWeight: '1' }] })
  for (const quantity of [0, 1_000_000, -1, 1.5, '1e3', '1e309', '1,000']) {
    expect(await sent(boxes(quantity))).toMatchObject({ status: 422, fields: { 'Boxes.0.BoxQty': expect.any(String) } })
  }
  expect(await sent({ role: 'admin' })).toMatchObject({ status: 422, fields: { role: 'shared.unknown-name' } })
  expect(await sent({ OmsState: 'received', customerId: 'x' })).toMatchObject({
    fields: { OmsState: 'shared.unknown-name', customerId: 'shared.unknown-name' },
  })
  expect(await sent({ Remark: 'a\u0000b' })).toMatchObject({ status: 400, code: 'shared.malformed' })
  expect(await sent({ LoadType: 'LCL' })).toMatchObject({ fields: { LoadType: 'booking.load-type-not-open' } })
  const past = await shipper.send({
    method: 'POST',
    path: '/api/v1/railorderonline',
    body: { ...body, ReadyDate: '2031-01-14' },
    headers: { 'accept-language': 'ru' },
  })
  expect(past.json().message).toBe('Проверьте отмеченные поля')
})

it('warns of what can be kept, and quotes where the price does not hold', async () => {
  const { customer, submit, shown } = await bookingWorld()
  const shipper = await customer({ certification: 'none' })
  const { id } = await submit(shipper, {
    quoteId: undefined,
    goods: [{ ...goods, volumeM3: '300' }],
    boxes: [{ ...box, containerCargoKg: '28000' }],
  })
  const detail = await shown(id)
  expect(detail.toQuote).toBe(true)
  const keys = detail.warnings.map((one) => one.reason)
  expect(keys).toEqual(
    expect.arrayContaining([
      'booking.volume-does-not-fit',
      'booking.no-price',
      'booking.not-certified',
      'booking.boxes-against-goods-kg',
    ]),
  )
  expect(detail.checks.map((one) => one.check)).toEqual(['certification', 'fit', 'price'])
})

it('refuses a booking from a blocked address, a draft of one, and a copy', async () => {
  const { customer, pool, submit } = await bookingWorld()
  const shipper = await customer()
  const { id } = await submit(shipper)
  const block = (list: string) =>
    pool.query(`update site_setting set value = jsonb_set(value, '{blockedAddresses}', '${list}')`)
  await block('["127.0.0.1"]')
  const replies = [
    await shipper(rail.create, newBooking()),
    await shipper(rail.create, { submit: false }),
    await shipper(calls.copy, { id }),
  ]
  await block('["192.0.2.10"]')
  for (const reply of replies) expect(reply).toMatchObject({ status: 403, body: { code: 'site.address-blocked' } })
  expect((await shipper(rail.create, { submit: false })).status).toBe(200)
})

it('refuses a command on a version that is no longer the present one', async () => {
  const { customer, staff, submit, accept } = await bookingWorld()
  const shipper = await customer()
  const booking = await submit(shipper)
  await accept(booking)
  const note = 'No space this week'
  expect(await staff(desk.refuse, { id: booking.id, version: 1, reasonCode: 'SPACE', note })).toMatchObject({
    status: 409,
    body: { code: 'booking.changed-meanwhile', data: { state: 'received', version: 2 } },
  })
  expect(await shipper(rail.change, { id: booking.id, version: 2, submit: true })).toMatchObject({
    status: 409,
    body: { code: 'booking.action-not-allowed', data: { state: 'received' } },
  })
})

it('lets one of two commands win that are given at the same time', async () => {
  const { customer, staff, submit, spaceLeft } = await bookingWorld()
  const shipper = await customer()
  const { id, version } = await submit(shipper)
  const replies = await Promise.all([
    staff(desk.receive, { id, version }),
    staff(desk.receive, { id, version }),
    shipper(calls.cancel, { id, version, reasonCode: 'PLAN' }),
  ])
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409, 409])
  expect([10, 12]).toContain(await spaceLeft())
})

it("answers for a stranger's booking exactly as for one that does not exist", async () => {
  const { customer, guest, submit, staffWith, colleague } = await bookingWorld()
  const [owner, stranger] = [await customer(), await customer()]
  const { id, version } = await submit(owner)
  const nobody = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
  const attempts = (one: string) => [
    stranger(calls.cancel, { id: one, version, reasonCode: 'PLAN' }),
    stranger(rail.show, { id: one }),
    stranger(rail.change, { id: one, version, submit: false }),
    stranger(calls.amend, { id: one, version, changes: { wantedDate: '2031-02-01' } }),
    stranger(calls.discard, { id: one, version }),
  ]
  expect(await Promise.all(attempts(id))).toEqual(await Promise.all(attempts(nobody)))
  expect((await stranger(rail.show, { id })).status).toBe(404)
  expect(await guest(rail.show, { id })).toMatchObject({ status: 401, body: { code: 'access.token-empty' } })
  const finance = await colleague(owner.customerId, 'finance')
  expect((await finance(rail.show, { id })).status).toBe(200)
  expect((await finance(calls.cancel, { id, version, reasonCode: 'PLAN' })).status).toBe(403)
  const sales = await staffWith(['booking.view'])
  expect((await sales(desk.show, { id })).status).toBe(200)
  expect((await sales(desk.receive, { id, version })).status).toBe(403)
  expect((await owner(desk.receive, { id, version })).status).toBe(403)
})

it('answers the same key with the same booking', async () => {
  const { customer, pool } = await bookingWorld()
  const shipper = await customer()
  const key = { 'idempotency-key': 'k-1' }
  const first = await shipper(rail.create, newBooking(), key)
  expect(await shipper(rail.create, newBooking(), key)).toEqual(first)
  expect((await pool.query('select from booking')).rowCount).toBe(1)
})

it("shows no row of another company's bookings, even without a condition", async () => {
  const { customer, submit, db } = await bookingWorld()
  const [owner, stranger] = [await customer(), await customer()]
  await submit(owner)
  for (const table of [
    'booking',
    'booking_event',
    'booking_revision',
    'change_request',
    'address_book',
    'booking_template',
    'discarded',
  ]) {
    const seen = await db.readAs(stranger.who, (tx) => tx.ask(`select from ${table}`, []))
    expect({ table, seen: seen.length }).toEqual({ table, seen: 0 })
  }
  await expect(db.as(owner.who, (tx) => tx.ask(`update booking set agreed_amount = 1`, []))).rejects.toThrow(
    'permission denied',
  )
})
