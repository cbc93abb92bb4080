import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { Language } from '@landbridge/contract/shared/languages'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { bookingWorld, railForm } from '../booking-fixtures.ts'

const path = '/api/v1/order-confirmation'

/** An accepted booking, and its confirmation as a reader of a language has it. */
async function acceptedBooking() {
  const world = await bookingWorld()
  const shipper = await world.customer()
  const goods = [{ ...railForm().goods?.[0], goodsNameRussian: 'Стиральные машины' }]
  const booking = await world.submit(shipper, { goods, customerReference: 'PO-88213' })
  const fetched = (by: typeof shipper, language: Language = 'en') =>
    by.send({ method: 'GET', path, query: { keyId: booking.id }, headers: { 'accept-language': language } })
  return { ...world, shipper, booking, fetched }
}

/** The words of a paper, as whoever copies from it gets them. */
async function wordsOf({ rawPayload }: { rawPayload: Buffer }): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

it('confirms an accepted booking on paper, with its times and their zones, its boxes, goods and agreed price', async () => {
  const { shipper, booking, accept, fetched } = await acceptedBooking()
  await accept(booking)
  const reply = await fetched(shipper)
  expect(reply.headers['content-type']).toBe('application/pdf')
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="${booking.bookingNo}.pdf"`)
  const words = await wordsOf(reply)
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

it.each([
  ['zh-CN', ['订舱确认书', '西安', '截关', '洗衣机', '约定价格']],
  ['zh-TW', ['訂艙確認書', '截關', '約定價格', '貨運承攬業者']],
  ['ru', ['Подтверждение заявки', 'Сиань', 'Крайний срок таможни', 'Стиральные машины', 'Согласованная цена']],
] as const)(
  'is written in the language of its reader, with the letters of that language (%s)',
  async (language, said) => {
    const { shipper, booking, accept, fetched } = await acceptedBooking()
    await accept(booking)
    const words = await wordsOf(await fetched(shipper, language))
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
  expect(await wordsOf(reply)).toContain(booking.bookingNo)
  await fetched(shipper)
  const sql = `select actor from audit_entry where thing_id = $1 and action = 'booking.confirmation-read' order by at`
  expect((await pool.query(sql, [booking.id])).rows).toEqual([{ actor: 'staff' }, { actor: 'customer' }])
})
