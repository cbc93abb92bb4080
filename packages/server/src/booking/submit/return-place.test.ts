import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { expect, it } from 'vitest'
import { tariffForm } from '../../pricing/pricing-fixtures.ts'
import { bookingWorld, newBooking, railForm } from '../booking-fixtures.ts'

const { create, change, show } = bookingCalls('R')
const { emptyReturnPlace: _, ...ourBox } = railForm().boxes?.[0] ?? {}
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version })
const without = { boxes: [ourBox] }
const isWanting = { 'Boxes.0.ReturnPlace': 'shared.needed' }

it('refuses a booking, a draft and a revision that do not say where our box is given back, where that changes the price', async () => {
  const { customer, tariffId } = await bookingWorld()
  const shipper = await customer()
  const onPrice = newBooking({ quoteId: tariffId, quoteType: 'PRICE' })
  expect((await shipper(create, { ...onPrice, ...without })).body).toMatchObject({ success: false, fields: isWanting })

  const draft = (await shipper(create, { ...onPrice, ...without, submit: false })).body.data
  const { missing } = (await shipper(show, { id: draft.id })).body.data
  expect(missing).toEqual([{ path: 'boxes.0.emptyReturnPlace', reason: 'shared.needed' }])
  const submitted = await shipper(change, { ...seen(draft), ...onPrice })
  expect(submitted.body).toMatchObject({ success: true })
  const revised = await shipper(change, { ...seen(submitted.body.data), ...without, submit: true })
  expect(revised.body).toMatchObject({ success: false, fields: isWanting })
})

it('does not ask where no price is known, every place costs the same, or the box is the own one of the shipper', async () => {
  const { customer, staff, tariffId } = await bookingWorld()
  const shipper = await customer()
  const form = tariffForm({ returnPlaces: [{ cityCode: 'DEDUI', extraCost: '0' }] })
  const drafted = (await staff(tariffDeskEndpoints.save, form)).body.data
  const { id } = (await staff(tariffDeskEndpoints.publish, seen(drafted))).body.data
  const unasked: Partial<BookingForm>[] = [
    without,
    { ...without, quoteId: id, quoteType: 'PRICE' },
    { boxes: [{ ...ourBox, containerOwner: 'S' }], quoteId: tariffId, quoteType: 'PRICE' },
  ]
  for (const changes of unasked) {
    const { status, body } = await shipper(create, newBooking(changes))
    expect(status, JSON.stringify(body)).toBe(200)
    expect((await shipper(show, { id: body.data.id })).body.data.missing).not.toContainEqual(
      expect.objectContaining({ path: 'boxes.0.emptyReturnPlace' }),
    )
  }
})

it('accepts only with the place where the price of the booking asked for it, and takes what was submitted before it was asked', async () => {
  const { customer, staff, submit, shown, pool } = await bookingWorld()
  const shipper = await customer()
  const [asked, ofOldDays] = [await submit(shipper), await submit(shipper, { customerReference: 'PO-2' })]
  const place = `form = jsonb_set(form, '{boxes,0}', (form #> '{boxes,0}') - 'emptyReturnPlace')`
  await pool.query(`update booking set ${place} where id = $1`, [asked.id])
  await pool.query(`update booking set ${place}, quote = quote - 'returnPlaceMatters' where id = $1`, [ofOldDays.id])
  expect((await shown(asked.id)).proposal?.missing).toContainEqual(
    expect.objectContaining({ path: 'boxes.0.emptyReturnPlace' }),
  )
  expect((await staff(desk.receive, seen(asked))).body).toMatchObject({
    code: 'booking.not-complete',
    fields: isWanting,
  })
  expect((await staff(desk.receive, seen(ofOldDays))).body).toMatchObject({ success: true })
})

it('gives boxes of ours that an amendment brings back where the price counts on it', async () => {
  const { customer, staff, submit, accept, shown } = await bookingWorld()
  const shipper = await customer()
  const own = { ...ourBox, containerOwner: 'S' as const, containerQty: 1 }
  const { id } = await accept(await submit(shipper, { boxes: [own] }))
  const { version } = await shown(id)
  const boxes = [{ containerType: '40HQ', containerQty: 1, containerOwner: 'C' as const, containerCargoKg: '18000' }]
  const amended = await shipper(bookingEndpoints.amend, { id, version, changes: { boxes } })
  expect(amended.body).toMatchObject({ success: true })
  const waiting = await shown(id)
  expect(waiting.amendment?.refused).toEqual([])
  const request = waiting.requests.find(({ requestState }) => requestState === 'open')
  const granted = await staff(desk.amend, {
    id,
    version: waiting.version,
    requestId: request?.id ?? '',
    answer: 'accept',
  })
  expect(granted.body).toMatchObject({ success: true })
  expect((await shown(id)).boxes).toMatchObject([{ containerOwner: 'C', emptyReturnPlace: 'DEDUI' }])
})
