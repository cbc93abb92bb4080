import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints as calls } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { expect, it } from 'vitest'
import { bookingWorld, railForm, wholeQueue } from '../booking-fixtures.ts'

const seen = ({ id, version }: { id: string; version: number }) => ({ id, version })
const [box] = railForm().boxes ?? []
const boxes = (containerQty: number) => [{ ...box, containerType: '40HQ', containerOwner: 'C' as const, containerQty }]
const amended = (containerQty: number) => [{ containerType: '40HQ', containerOwner: 'C' as const, containerQty }]
const held = (holds: string[]) => ({ status: 409, body: { code: 'booking.held', data: { holds } } })

it('counts a booking itself against the credit, wherever somebody looks: submission, queue, detail, acceptance and amendment', async () => {
  const { customer, submit, staff, accept, shown } = await bookingWorld('2031-01-15T08:00:00Z')
  // Two boxes come to 11,200 USD and 450 CNY of documents; one more is over the limit by itself.
  const shipper = await customer({ creditLimit: '11300.00', creditCurrency: 'USD' })
  const two = await submit(shipper, { boxes: boxes(2) })
  expect((await shown(two.id)).warnings.map(({ reason }) => reason)).not.toContain('booking.over-credit')
  const three = await submit(shipper, { boxes: boxes(3) })
  expect((await shown(three.id)).warnings.map(({ reason }) => reason)).toContain('booking.over-credit')
  const { items } = (await staff(desk.list, wholeQueue)).body.data
  const inQueue = new Map(items.map(({ id, checks }) => [id, checks.map(({ check }) => check)]))
  expect(inQueue.get(two.id)).not.toContain('credit')
  expect(inQueue.get(three.id)).toContain('credit')
  expect((await shown(three.id)).proposal?.holds).toEqual(['credit'])
  expect(await staff(desk.receive, seen(three))).toMatchObject(held(['credit']))
  const line = { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '2', unitPrice: '5651' }
  const dearer = { agreedLines: [line], priceReason: 'Dearer this week' }
  expect(await staff(desk.receive, { ...seen(two), ...dearer })).toMatchObject(held(['credit']))

  const accepted = await accept(two)
  const asked = await shipper(calls.amend, { ...seen(accepted), changes: { boxes: amended(3) } })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const { amendment, requests } = await shown(two.id)
  expect(amendment?.holds).toEqual(['credit'])
  const grant = { requestId: requests[0]?.id ?? '', answer: 'accept' } as const
  const now = seen(asked.body.data)
  expect(await staff(desk.amend, { ...now, ...grant })).toMatchObject(held(['credit']))
  const lifted = (await staff(desk.liftCredit, { ...now, reason: 'Paid yesterday' })).body.data
  expect((await shown(two.id)).amendment?.holds).toEqual([])
  const one = { ...line, quantity: '3', unitPrice: '9000', containerType: '40HQ' }
  const dearest = { agreedLines: [one], priceReason: 'Dearer' }
  expect(await staff(desk.amend, { ...seen(lifted), ...grant, ...dearest })).toMatchObject(held(['credit']))
  expect((await staff(desk.amend, { ...seen(lifted), ...grant })).body.data).toMatchObject({ state: 'received' })
  expect((await shown(two.id)).agreed?.totals).toContainEqual({ currency: 'USD', amount: '16800.00' })
})

it('lifts the credit for an amendment with the fee that was named for it, which it holds as well', async () => {
  const { customer, submit, staff, accept, shown } = await bookingWorld('2031-01-15T08:00:00Z')
  // Three boxes come to 16,800 USD and the documents, within the limit; with the fee of the change it is not.
  const shipper = await customer({ creditLimit: '17000.00', creditCurrency: 'USD' })
  const accepted = await accept(await submit(shipper, { boxes: boxes(2) }))
  const asked = (await shipper(calls.amend, { ...seen(accepted), changes: { boxes: amended(3) } })).body.data
  const requestId = (await shown(asked.id)).requests[0]?.id ?? ''
  const fee = { fee: '500', feeCurrency: 'USD' }
  const named = (await staff(desk.amend, { ...seen(asked), requestId, answer: 'askFee', ...fee })).body.data
  expect((await shown(asked.id)).amendment?.holds).toEqual(['credit'])
  const agreed = (await shipper(calls.answer, { ...seen(named), requestId, answer: 'accept' })).body.data
  const grant = { requestId, answer: 'accept' } as const
  expect(await staff(desk.amend, { ...seen(agreed), ...grant })).toMatchObject(held(['credit']))
  const lifted = (await staff(desk.liftCredit, { ...seen(agreed), reason: 'A guarantee came' })).body.data
  expect((await shown(asked.id)).amendment?.holds).toEqual([])
  expect((await staff(desk.amend, { ...seen(lifted), ...grant })).status).toBe(200)
})

it('takes a lift of credit back where the boxes become more, and keeps it where the revision touches no price', async () => {
  const { customer, submit, staff, shown, calls: rail } = await bookingWorld('2031-01-15T08:00:00Z')
  const shipper = await customer({ creditLimit: '100.00', creditCurrency: 'USD' })
  const first = await submit(shipper, { boxes: boxes(1) })
  const lifted = (await staff(desk.liftCredit, { ...seen(first), reason: 'One box is fine' })).body.data
  const revise = async (at: { id: string; version: number }, form: Partial<BookingForm>) =>
    (await shipper(rail.change, { ...seen(at), ...form, submit: true })).body.data
  const noted = await revise(lifted, { remark: 'Mind the gap' })
  expect((await shown(first.id)).proposal?.holds).toEqual([])
  const more = await revise(noted, { boxes: boxes(20) })
  expect((await shown(first.id)).proposal?.holds).toEqual(['credit'])
  expect(await staff(desk.receive, seen(more))).toMatchObject(held(['credit']))
  const again = (await staff(desk.liftCredit, { ...seen(more), reason: 'Paid' })).body.data
  expect((await shown(first.id)).checks).toContainEqual(expect.objectContaining({ check: 'credit', isLifted: true }))
  const fewer = await revise(again, { boxes: boxes(2) })
  expect(await staff(desk.receive, seen(fewer))).toMatchObject(held(['credit']))
})

it('takes a lift of dangerous goods back where they become others, and keeps it where they stay', async () => {
  const { customer, submit, staff, shown, calls: rail } = await bookingWorld('2031-01-15T08:00:00Z')
  const shipper = await customer()
  const line = {
    goodsSeq: 1,
    unNo: '1170',
    hazardClass: '3',
    packingGroup: 'II',
    properShippingName: 'ETHANOL',
    flashPointC: '13',
    emergencyContact: 'Li Na',
    emergencyPhone: '+8613800000000',
  } as const
  const first = await submit(shipper, { cargoKind: 'D', danger: [line] })
  const lifted = (await staff(desk.lift, { ...seen(first), hold: 'dangerous', reason: '100 kg of UN 1170' })).body.data
  const revise = async (at: { id: string; version: number }, form: Partial<BookingForm>) => {
    const reply = await shipper(rail.change, { ...seen(at), ...form, submit: true })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body.data
  }
  const noted = await revise(lifted, { remark: 'Mind the gap' })
  expect((await shown(first.id)).proposal?.holds).toEqual([])
  const others = await revise(noted, {
    danger: [{ ...line, unNo: '1093', properShippingName: 'ACRYLONITRILE, STABILIZED' }],
  })
  expect((await shown(first.id)).proposal?.holds).toEqual(['dangerous'])

  const seenAgain = { ...seen(others), hold: 'dangerous', reason: 'UN 1093 is fine too' } as const
  const again = (await staff(desk.lift, seenAgain)).body.data
  expect((await shown(first.id)).proposal?.holds).toEqual([])
  // The same UN number in other goods is another risk.
  const [goods] = (await shown(first.id)).goods ?? []
  await revise(again, { goods: [{ ...goods, goodsName: '实验室试剂', grossWeightKg: '36000' }] })
  expect((await shown(first.id)).proposal?.holds).toEqual(['dangerous'])
})
