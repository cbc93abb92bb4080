import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { expect, it } from 'vitest'
import { bookingWorld, newBooking } from '../booking/booking-fixtures.ts'
import { pdf, upload } from '../document/document-fixtures.ts'
import { testSecret } from '../testing/sending.ts'
import { askAsGuest } from './ask-as-guest.ts'

const rail = bookingCalls('R')

/** A portal that takes one megabyte of files a day from a company, and keeps three drafts of a user. */
async function smallPortal() {
  const world = await bookingWorld()
  await world.deploy({ quotas: { uploadDayMb: 1, drafts: 3 } })
  return world
}

const pdfOf = (kilobytes: number) => Buffer.concat([pdf(), Buffer.alloc(kilobytes * 1024 - pdf().length, ' ')])
const statusOf = (sent: { statusCode: number }) => sent.statusCode

it('takes a day’s files of a company and no more, keeps those that are there, and goes on the day after', async () => {
  const world = await smallPortal()
  const { customer, colleague, staff, clock } = world
  const shipper = await customer()
  const first = await upload(shipper, 'packing.pdf', pdfOf(700))
  const refused = await upload(await colleague(shipper.customerId), 'photos.pdf', pdfOf(400))
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'document.quota-reached' }])
  // It is four in the afternoon in the house.
  const wait = Number(refused.headers['retry-after'])
  expect([wait > 7.9 * 3600, wait <= 8 * 3600]).toEqual([true, true])
  expect(statusOf(await upload(shipper, 'small.pdf', pdfOf(300)))).toBe(200)
  const read = await shipper.send({ ...documentEndpoints.download, body: { fid: first.json().data.fid } })
  expect(read.rawPayload).toEqual(pdfOf(700))

  expect(statusOf(await upload(await customer(), 'packing.pdf', pdfOf(700)))).toBe(200)
  for (let i = 0; i < 2; i++) expect(statusOf(await upload(staff, 'bill.pdf', pdfOf(700)))).toBe(200)
  clock.shiftMs += 8 * 3_600_000
  expect(statusOf(await upload(shipper, 'photos.pdf', pdfOf(400)))).toBe(200)
})

it('counts files that come side by side', async () => {
  const shipper = await (await smallPortal()).customer()
  const sent = await Promise.all([1, 2, 3, 4].map((no) => upload(shipper, `${no}.pdf`, pdfOf(400))))
  expect(sent.map(statusOf).toSorted()).toEqual([200, 200, 429, 429])
})

it('keeps so many drafts of a user and no more, whichever way they are made, and lets those that are there go on', async () => {
  const { customer, colleague, submit, calls, tariffId } = await smallPortal()
  const shipper = await customer()
  const draft = () => shipper(rail.create, { originCode: 'CNXIA', submit: false })
  const booked = await submit(shipper)
  const made = await Promise.all([1, 2, 3, 4].map(draft))
  expect(made.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409])
  expect(made.find(({ status }) => status === 409)?.body.code).toBe('booking.drafts-too-many')
  expect((await shipper(calls.copy, { id: booked.id })).body.code).toBe('booking.drafts-too-many')
  const other = await colleague(shipper.customerId)
  expect((await other(rail.create, { originCode: 'CNXIA', submit: false })).status).toBe(200)

  // What was typed is not lost: a booking is submitted at once, and a draft that is there is changed and submitted.
  expect((await submit(shipper)).state).toBe('submitted')
  const kept = made.find(({ status }) => status === 200)?.body.data ?? booked
  const { id, version } = kept
  const saved = await shipper(rail.change, { id, version, originCode: 'CNCTU', submit: false })
  expect(saved.status).toBe(200)
  const form = newBooking({ quoteId: tariffId, quoteType: 'PRICE' })
  expect((await shipper(rail.change, { id, version: saved.body.data.version, ...form })).body.data.state).toBe(
    'submitted',
  )
  const last = (await draft()).body.data
  await shipper(calls.discard, { id: last.id, version: last.version })
  expect((await draft()).status).toBe(200)
  expect((await shipper(calls.restore, { id: last.id })).body.code).toBe('booking.drafts-too-many')
})

it('lets guests ask so many queries a minute, and counts neither customers nor the pages that we draw', async () => {
  const world = await smallPortal()
  const { guest, app, clock, settings } = world
  settings.guestQueriesMinute = 2
  const ask = async (who: typeof guest) => (await who(referenceEndpoints.telephoneCodes, {})).status
  const shipper = await world.customer()
  expect([await ask(guest), await ask(shipper), await ask(guest)]).toEqual([200, 200, 200])
  const refused = await guest.send(referenceEndpoints.telephoneCodes)
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'shared.too-many' }])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

  expect(await ask(shipper)).toBe(200)
  expect((await guest(siteEndpoints.config, {})).status).toBe(200)
  const draw = askAsGuest(app, { clock, signatureSecret: testSecret })
  expect(await draw(referenceEndpoints.telephoneCodes, {}, 'en')).toBeDefined()
  clock.shiftMs += 60_000
  expect(await ask(guest)).toBe(200)
})
