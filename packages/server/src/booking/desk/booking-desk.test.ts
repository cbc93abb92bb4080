import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints as calls } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls, type NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { siteDeskEndpoints } from '@landbridge/contract/site/site-endpoints'
import { expect, it } from 'vitest'
import { system } from '../../platform/caller.ts'
import { bookingWorld, railForm, wholeQueue } from '../booking-fixtures.ts'
import { noteProgress } from '../life/booking-store.ts'
import { shipBooking } from '../life/booking-system-commands.ts'

const rail = bookingCalls('R')

const english = { 'accept-language': 'en' }

/** Closes bookings to the address that tests call from. */
async function blockBookings(staff: Awaited<ReturnType<typeof bookingWorld>>['staff']) {
  const before = (await staff(siteDeskEndpoints.restriction, {})).body.data
  const save = (blockedAddresses: string[], version: number) =>
    staff(siteDeskEndpoints.saveRestriction, { ...before, blockedAddresses, version })
  await save(['127.0.0.1'], before.version)
  return { openAll: () => save(before.blockedAddresses, before.version + 1) }
}

it('takes exactly the places of a train when fifty bookings are accepted at once', async () => {
  const { customer, submit, staff, spaceLeft } = await bookingWorld()
  const shipper = await customer()
  const box = railForm().boxes?.[0] ?? {}
  const bookings = await Promise.all(
    Array.from({ length: 50 }, () => submit(shipper, { boxes: [{ ...box, containerQty: 1 }] })),
  )
  const replies = await Promise.all(bookings.map(({ id, version }) => staff(desk.receive, { id, version })))
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(12)
  const refused = replies.filter((reply) => reply.status !== 200)
  for (const reply of refused) expect(reply).toMatchObject({ status: 409, body: { code: 'pricing.space-short' } })
  expect(await spaceLeft()).toBe(0)
})

it('shows the queue by its nearest cut-off, with what blocks each row', async () => {
  const { customer, submit, staff, anotherTrain } = await bookingWorld()
  const later = await anotherTrain({
    departureNo: 'X8005',
    etd: new Date('2031-01-29T04:00:00Z'),
    eta: new Date('2031-02-13T10:00:00Z'),
    siCutoff: new Date('2031-01-26T04:00:00Z'),
    cargoCutoff: new Date('2031-01-27T04:00:00Z'),
    customsCutoff: new Date('2031-01-28T04:00:00Z'),
  })
  const [certified, fresh] = [await customer(), await customer({ name: 'Fresh Foods', certification: 'none' })]
  const second = await submit(certified, { departureId: later.id })
  const box = railForm().boxes?.[0] ?? {}
  const first = await submit(fresh, { boxes: [{ ...box, containerQty: 20 }] })
  const queue = (await staff(desk.list, wholeQueue, english)).body.data
  expect(queue.items.map((row) => row.id)).toEqual([first.id, second.id])
  expect(queue.items[0]).toMatchObject({
    customerShortName: 'Fresh Foods',
    firstCutoffZone: 'Asia/Shanghai',
    boxText: '20*40HQ',
    checks: [
      { check: 'space', level: 'block', checkLabel: 'Places left on the departure: 12' },
      { check: 'certification', level: 'block', checkLabel: 'Company not certified' },
      { check: 'fit', level: 'warn' },
    ].slice(0, 2),
  })
  expect(queue.counts).toEqual({ submitted: 2 })
  expect((await staff(desk.list, { ...wholeQueue, keyword: 'fresh' })).body.data.total).toBe(1)
  const { id } = await submit(certified, { departureId: later.id })
  await staff(desk.assign, { id, version: 1, operatorId: staff.who.actor === 'staff' ? staff.who.userId : '' })
  expect((await staff(desk.list, { ...wholeQueue, assignee: 'mine' })).body.data.items).toMatchObject([
    { id, operatorName: 'Wang Jun' },
  ])
  expect((await staff(desk.list, { ...wholeQueue, assignee: 'unassigned' })).body.data.total).toBe(2)
})

it('accepts only what is complete, held by nothing, priced and on its lane', async () => {
  const { customer, submit, staff, accept, shown } = await bookingWorld()
  const fresh = await customer({ certification: 'none', creditLimit: '13000.00', creditCurrency: 'USD' })
  const danger = [
    {
      goodsSeq: 1,
      unNo: '1993',
      hazardClass: '3',
      packingGroup: 'II',
      properShippingName: 'FLAMMABLE LIQUID, N.O.S.',
      technicalName: 'Ethanol',
      flashPointC: '13',
      emergencyContact: 'Li Na',
      emergencyPhone: '+8613800000000',
    },
  ] as const
  const { id, version } = await submit(fresh, { cargoKind: 'D', danger: [...danger] })
  expect(await staff(desk.receive, { id, version })).toMatchObject({
    status: 422,
    body: { code: 'booking.not-complete', fields: { 'Danger.0.SdsFid': 'booking.data-sheet-needed' } },
  })
  expect((await shown(id)).checks.map((one) => one.check)).toEqual(['dangerous', 'certification', 'fit'].slice(0, 2))

  const plain = await submit(fresh)
  expect(await staff(desk.receive, plain)).toMatchObject({
    status: 409,
    body: { code: 'booking.held', data: { holds: ['certification'] } },
  })
  const lifted = (await staff(desk.lift, { ...seen(plain), hold: 'certification', reason: 'Papers seen' })).body.data
  expect((await accept(lifted)).state).toBe('received')

  const over = await submit(fresh)
  const again = (await staff(desk.lift, { ...seen(over), hold: 'certification', reason: 'Papers seen' })).body.data
  expect(await staff(desk.receive, seen(again))).toMatchObject({ body: { data: { holds: ['credit'] } } })
  const credited = (await staff(desk.liftCredit, { ...seen(again), reason: 'Paid yesterday' })).body.data
  expect((await accept(credited)).state).toBe('received')

  const unpriced = await submit(fresh, { quoteId: undefined })
  const free = (await staff(desk.lift, { ...seen(unpriced), hold: 'certification', reason: 'Papers seen' })).body.data
  const paid = (await staff(desk.liftCredit, { ...seen(free), reason: 'Paid' })).body.data
  expect(await staff(desk.receive, seen(paid))).toMatchObject({
    body: { fields: { AgreedPrice: 'booking.price-needed' } },
  })
  const line = { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '2', unitPrice: '5000' }
  const agreed = await staff(desk.receive, { ...seen(paid), agreedLines: [line] })
  expect(agreed.body.data.state).toBe('received')
  expect((await shown(paid.id)).agreed?.totals).toEqual([{ currency: 'USD', amount: '10000.00' }])

  const priced = await submit(await customer())
  expect(await staff(desk.receive, { ...seen(priced), agreedLines: [line] })).toMatchObject({
    body: { fields: { PriceReason: 'booking.price-reason-needed' } },
  })
  expect(await staff(desk.receive, { ...seen(priced), departureId: id })).toMatchObject({
    body: { fields: { TrainId: 'booking.departure-unknown' } },
  })
})

it('sends a booking back field by field, and takes it again under its number', async () => {
  const { customer, submit, staff, shown } = await bookingWorld()
  const shipper = await customer()
  const booking = await submit(shipper)
  const returned = await staff(desk.return, {
    ...seen(booking),
    returnedFields: [{ path: 'goods.0.hsCode', note: 'Give all ten figures' }],
    replyText: 'One thing only',
  })
  expect(returned.body.data.state).toBe('returned')
  const reply = await shipper.send({
    method: 'GET',
    path: '/api/v1/railorderonline-detail',
    query: { keyId: booking.id },
  })
  expect(reply.json().data.ReturnedFields).toEqual([{ Path: 'Goods.0.HsCd', Note: 'Give all ten figures' }])
  const goods = { ...railForm().goods?.[0], hsCode: '8450110000' }
  const revised = (await shipper(rail.change, { id: booking.id, version: 2, submit: true, goods: [goods] })).body.data
  expect(revised).toMatchObject({ state: 'submitted', bookingNo: booking.bookingNo, version: 3 })
  const detail = await shown(booking.id)
  expect(detail).toMatchObject({ revision: 2, returnedFields: [] })
  expect(detail.revisions[1]?.changed).toEqual(['goods'])
})

it('offers another price, which the customer takes, and lapses an offer that nobody answers', async () => {
  const { customer, submit, staff, accept, shown, clock, jobs } = await bookingWorld()
  const shipper = await customer()
  const line = { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '2', unitPrice: '5100' }
  const offer = { offerLines: [line], until: new Date('2031-01-16T08:00:00Z') }
  const booking = await submit(shipper)
  const ofOtherBoxes = { ...offer, offerLines: [line, { ...line, containerType: '20GP' }] }
  expect((await staff(desk.offer, { ...seen(booking), ...ofOtherBoxes })).body).toMatchObject({
    code: 'shared.invalid-input',
    fields: { 'OfferLines.1.SizeType': 'booking.line-of-other-box' },
  })
  const freight = (quantity: string) => ({ ...line, containerType: '40HQ', quantity })
  for (const offerLines of [[freight('3')], [freight('1')], [{ ...line, quantity: '3' }]]) {
    expect((await staff(desk.offer, { ...seen(booking), ...offer, offerLines })).body).toMatchObject({
      code: 'shared.invalid-input',
      fields: { 'OfferLines.0.Quantity': 'booking.line-of-other-count' },
    })
  }
  const offered = (await staff(desk.offer, { ...seen(booking), ...offer })).body.data
  expect(await staff(desk.offer, { ...seen(offered), ...offer })).toMatchObject({ status: 409 })
  const [request] = (await shipper(rail.show, { id: booking.id }, english)).body.data.requests
  expect(request).toMatchObject({ requestKind: 'offer', price: { totals: [{ currency: 'USD', amount: '10200.00' }] } })
  const answer = { requestId: request?.id ?? '', answer: 'accept' } as const
  const { openAll } = await blockBookings(staff)
  const blocked = await shipper(calls.answer, { ...seen(offered), ...answer })
  expect(blocked).toMatchObject({ status: 403, body: { code: 'site.address-blocked' } })
  await openAll()
  const taken = (await shipper(calls.answer, { ...seen(offered), ...answer })).body.data
  expect(taken.state).toBe('submitted')
  expect(await shipper(calls.answer, { ...seen(taken), ...answer })).toMatchObject({
    body: { code: 'booking.request-answered' },
  })
  await accept(taken)
  expect((await shown(booking.id)).agreed?.totals).toEqual([{ currency: 'USD', amount: '10200.00' }])

  const other = await submit(shipper)
  await staff(desk.offer, { ...seen(other), ...offer })
  clock.shiftMs += 25 * 3_600_000
  await jobs.runDue()
  const lapsed = await shown(other.id)
  expect(lapsed).toMatchObject({ state: 'submitted', requests: [{ requestState: 'lapsed' }] })
  expect(lapsed.openRequest).toBeUndefined()
})

it('keeps the price of an accepted offer when what has no price is revised, and asks for another when boxes, day or services change', async () => {
  const { customer, submit, staff, shown } = await bookingWorld()
  const shipper = await customer()
  const line = { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '2', unitPrice: '5100' }
  const offer = { offerLines: [line], until: new Date('2031-01-16T08:00:00Z') }
  const onOffer = async () => {
    const booking = await submit(shipper)
    const offered = (await staff(desk.offer, { ...seen(booking), ...offer })).body.data
    const [request] = (await shown(booking.id)).requests
    return (await shipper(calls.answer, { ...seen(offered), requestId: request?.id ?? '', answer: 'accept' })).body.data
  }
  const revised = async (changes: Partial<NewBooking>) => {
    const booking = await onOffer()
    const saved = await shipper(rail.change, { ...seen(booking), submit: true, ...changes })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const { quoted, toQuote, quoteType } = await shown(booking.id)
    expect(quoteType === 'OFFER').toBe(!toQuote)
    return toQuote ? 'to be quoted' : quoted?.totals
  }
  const [box] = railForm().boxes ?? []
  const offered = [{ currency: 'USD', amount: '10200.00' }]
  expect(await revised({ customerReference: 'PO-4711' })).toEqual(offered)
  expect(await revised({ quoteId: null, quoteType: 'NONE' })).toEqual(offered)
  expect(await revised({ boxes: [{ ...box, containerQty: 1 }] })).toBe('to be quoted')
  expect(await revised({ exportCustomsBy: 'US' })).toBe('to be quoted')
  expect(await revised({ wantedDate: '2031-01-29' })).toBe('to be quoted')
})

it('prices an amendment anew where the desk names no price, and asks for one where the old was agreed apart from the tariff', async () => {
  const { customer, submit, staff, accept, shown } = await bookingWorld('2031-01-15T08:00:00Z')
  const shipper = await customer()
  const box = { containerType: '40HQ', containerQty: 3, containerOwner: 'C' } as const
  const amend = async (booking: { id: string; version: number }) => {
    const asked = (await shipper(calls.amend, { ...seen(booking), changes: { boxes: [box] } })).body.data
    const [request] = (await shown(booking.id)).requests
    return staff(desk.amend, { ...seen(asked), requestId: request?.id ?? '', answer: 'accept' })
  }
  const freight = async (id: string) =>
    (await shown(id)).agreed?.lines.find((line) => line.chargeCode === 'RAILF')?.quantity

  const asPriced = await accept(await submit(shipper))
  expect(Number(await freight(asPriced.id))).toBe(2)
  expect((await amend(asPriced)).status).toBe(200)
  expect(Number(await freight(asPriced.id))).toBe(3)

  const waiting = await submit(shipper)
  const line = { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '2', unitPrice: '5000' }
  const cheaper = await staff(desk.receive, { ...seen(waiting), agreedLines: [line], priceReason: 'A good customer' })
  const refused = await amend(cheaper.body.data)
  expect(refused).toMatchObject({ status: 422, body: { fields: { AgreedPrice: 'booking.price-needed' } } })
  expect((await shown(waiting.id)).agreed?.totals).toEqual([{ currency: 'USD', amount: '10000.00' }])
})

it('asks for a cancellation and an amendment of what was accepted, with fee and price', async () => {
  const { customer, submit, staff, accept, shown, spaceLeft } = await bookingWorld('2031-01-15T08:00:00Z')
  const shipper = await customer()
  const booking = await accept(await submit(shipper))
  const box = { containerType: '40HQ', containerQty: 3, containerOwner: 'C' } as const
  const { openAll } = await blockBookings(staff)
  const blocked = await shipper(calls.amend, { ...seen(booking), changes: { boxes: [box] } })
  expect(blocked).toMatchObject({ status: 403, body: { code: 'site.address-blocked' } })
  await openAll()
  const asked = (await shipper(calls.amend, { ...seen(booking), changes: { boxes: [box] } })).body.data
  expect(asked.state).toBe('received')
  const [amendment] = (await shown(booking.id)).requests
  const line = { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '3', unitPrice: '5600' }
  const fee = { fee: '50', feeCurrency: 'USD' }
  const requestId = amendment?.id ?? ''
  const price = { agreedLines: [line], priceReason: 'No paper fee' }
  const granted = { ...seen(asked), requestId, answer: 'askFee', ...price, ...fee } as const
  const feeAsked = (await staff(desk.amend, granted)).body.data
  expect(await spaceLeft()).toBe(10)
  const amended = await shipper(calls.answer, { ...seen(feeAsked), requestId, answer: 'accept' })
  expect(amended.body.data.state).toBe('received')
  expect(await spaceLeft()).toBe(9)
  expect(await shown(booking.id)).toMatchObject({ boxText: '3*40HQ', agreed: { totals: [{ amount: '16850.00' }] } })

  const asking = (await shipper(calls.cancel, { ...seen(amended.body.data), reasonCode: 'PLAN', note: 'Sorry' })).body
    .data
  expect(asking.state).toBe('received')
  const detail = (await shipper(rail.show, { id: booking.id }, english)).body.data
  expect(detail).toMatchObject({
    openRequest: 'cancellation',
    requests: [{ reasonCode: 'Plan changed', fee: '0.00' }, {}],
  })
  const withdrawn = await shipper(calls.answer, {
    ...seen(asking),
    requestId: detail.requests[0]?.id ?? '',
    answer: 'withdraw',
  })
  const again = (await shipper(calls.cancel, { ...seen(withdrawn.body.data), reasonCode: 'PLAN' })).body.data
  const [open] = (await shown(booking.id)).requests
  const cost = { requestId: open?.id ?? '', fee: '120', feeCurrency: 'USD' }
  const named = (await staff(desk.amend, { ...seen(again), ...cost, answer: 'askFee' })).body.data
  const gone = await shipper(calls.answer, { ...seen(named), requestId: cost.requestId, answer: 'accept' })
  expect(gone.body.data.state).toBe('cancelled')
  expect(await spaceLeft()).toBe(12)
  expect(await shown(booking.id)).toMatchObject({ cancellationFee: '120.00', cancellationCurrency: 'USD' })
})

it('holds a booking, and applies the departure that it met when the hold ends', async () => {
  const { customer, submit, staff, accept, db, shown } = await bookingWorld()
  const booking = await accept(await submit(await customer()))
  const stopped = (await staff(desk.stop, { ...seen(booking), reasonCode: 'CUSTOMS' })).body.data
  expect(stopped.state).toBe('stopped')
  await db.as(system, async (tx, now) => {
    await noteProgress(tx, booking.id, { atd: now, lastEventCode: 'DEPA', lastPlaceCode: 'CNXIA' })
    await shipBooking({ tx, now, caller: system, language: 'en' }, booking.id)
  })
  expect((await shown(booking.id)).state).toBe('stopped')
  const resumed = (await staff(desk.resume, seen(stopped))).body.data
  expect(resumed.state).toBe('shipped')
})

it('declines with a reason that the customer reads, and cancels without a fee that nobody agreed to', async () => {
  const { customer, submit, staff, accept, spaceLeft, jobs } = await bookingWorld()
  const shipper = await customer()
  const booking = await submit(shipper)
  const unknown = await staff(desk.refuse, { ...seen(booking), reasonCode: 'NOPE', note: 'x' })
  expect(unknown.body.fields).toEqual({ ReasonCode: 'booking.code-unknown' })
  await staff(desk.refuse, { ...seen(booking), reasonCode: 'SPACE', note: 'Full until March' })
  expect((await shipper(rail.show, { id: booking.id }, english)).body.data).toMatchObject({
    state: 'refused',
    refusalReason: 'No space',
    closingNote: 'Full until March',
  })
  const accepted = await accept(await submit(shipper))
  const cancel = { ...seen(accepted), reasonCode: 'CARRIER', fee: '10' }
  expect((await staff(desk.cancel, cancel)).body.fields).toEqual({ FeeCurrency: 'booking.fee-currency-needed' })
  const charged = await staff(desk.cancel, { ...cancel, feeCurrency: 'USD' })
  expect(charged).toMatchObject({ status: 409, body: { code: 'booking.fee-not-agreed' } })
  expect((await staff(desk.cancel, { ...cancel, fee: undefined })).body.data.state).toBe('cancelled')
  expect(await spaceLeft()).toBe(12)
  expect(await jobs.runDue()).toBeGreaterThan(0)
})

const seen = ({ id, version }: { id: string; version: number }) => ({ id, version })

it('shows the border crossing of the train that was given where the customer named none', async () => {
  const { customer, submit, staff } = await bookingWorld()
  const { id, version } = await submit(await customer(), { entryPortCode: undefined })
  expect((await staff(desk.list, wholeQueue)).body.data.items[0]?.entryPortCode).toBeUndefined()
  expect((await staff(desk.receive, { id, version })).status).toBe(200)
  const [row] = (await staff(desk.list, { ...wholeQueue, orderState: 'received' })).body.data.items
  expect(row?.entryPortCode).toBe('CNHRS')
})
