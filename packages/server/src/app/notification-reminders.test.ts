import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { notificationEndpoints as own } from '@landbridge/contract/communication/notification'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { expect, it } from 'vitest'
import { acceptedJob } from '../tracking/tracking-fixtures.ts'
import { notificationWorld } from './notification-fixtures.ts'

const hourMs = 3_600_000

const turnTo = (clock: { shiftMs: number }, moment: string) => {
  clock.shiftMs = Date.parse(moment) - Date.now()
}

/** A world whose mails carry links, in English. */
async function world() {
  const made = await notificationWorld()
  await made.deploy({ publicAddress: 'https://portal.example' })
  await made.setUsers({ language: 'en' })
  const subjects = async () => (await made.outgoing()).map(({ subject }) => subject)
  return { ...made, subjects }
}

it('reminds two days before the first cut-off, once, and again when the cut-off has moved', async () => {
  const { setBooking, clock, accepted, outgoing, subjects } = await world()
  const { id, bookingNo } = await accepted()
  await setBooking(id, { documentsDue: '[]', firstCutoff: '2031-01-19T04:00:00Z' })
  turnTo(clock, '2031-01-17T03:00:00Z')
  expect(await subjects()).toEqual([`Booking ${bookingNo} is accepted`])
  clock.shiftMs += 2 * hourMs
  await outgoing()
  clock.shiftMs += hourMs
  const reminders = async () =>
    (await outgoing()).filter(({ subject }) => subject === `Booking ${bookingNo}: a cut-off is near`)
  expect(await reminders()).toMatchObject([{ body: expect.stringContaining('19 Jan 2031, 12:00 GMT+8') }])
  await setBooking(id, { firstCutoff: '2031-01-19T06:00:00Z' })
  clock.shiftMs += hourMs
  expect(await reminders()).toHaveLength(2)
})

it('names the papers that are missing two days before the first one’s day, each with its own, and keeps silent about those that we bring or that are there', async () => {
  const { setBooking, setForm, clock, accepted, outgoing } = await world()
  const { id, bookingNo } = await accepted()
  const due = (documentType: string, bringer = 'customer', dueBy = '2031-01-18') => ({ documentType, dueBy, bringer })
  await setBooking(id, {
    firstCutoff: null,
    documentsDue: JSON.stringify([due('INV'), due('PL', 'us'), due('MSDS'), due('CO', 'customer', '2031-02-20')]),
  })
  await setForm(id, { attachments: [{ documentType: 'MSDS' }] })
  turnTo(clock, '2031-01-16T02:00:00Z')
  const missing = (await outgoing()).filter(({ subject }) => subject === `Booking ${bookingNo}: documents are missing`)
  expect(missing).toHaveLength(1)
  expect(missing[0]?.body).toMatch(
    /missing:\n- Commercial invoice, by 18 Jan 2031\n- Certificate of origin, by 20 Feb 2031\nYou/i,
  )
  expect(missing[0]?.body).not.toMatch(/packing list|safety/i)
})

it('tells that the arrival is a day later, and nothing of one that is earlier', async () => {
  const { pool, clock, staff, shipper, choose, subjects } = await world()
  turnTo(clock, '2031-02-05T00:00:00Z')
  await choose('refused', 'email', true)
  const job = await acceptedJob(pool, { customerId: shipper.customerId })
  const expectAt = (at: string) =>
    staff(trackingDeskEndpoints.save, {
      id: job.jobId,
      step: 'ARRI.destination',
      classifier: 'EST',
      at: new Date(at),
      keepWarnings: true,
      reason: 'Told so',
    })
  await expectAt('2031-02-16T12:00:00Z')
  expect(await subjects()).toEqual([])
  await expectAt('2031-02-17T12:00:00Z')
  expect(await subjects()).toEqual([`Booking ${job.bookingNo}: the arrival is delayed`])
})

it('tells of an offer and of a hold that ends', async () => {
  const { submit, accept, shipper, staff, subjects, departureId } = await world()
  const submitted = await submit(shipper)
  const offered = await staff(desk.offer, {
    id: submitted.id,
    version: submitted.version,
    departureId,
    note: 'Another price',
    until: new Date('2031-01-16T08:00:00Z'),
  })
  expect(offered.body).toMatchObject({ success: true })
  expect(await subjects()).toEqual([`Booking ${submitted.bookingNo}: we have another offer for you`])
  const other = await accept(await submit(shipper))
  const stopped = await staff(desk.stop, { id: other.id, version: other.version, reasonCode: 'OTHER', note: 'Strike' })
  await staff(desk.resume, { id: other.id, version: stopped.body.data.version })
  expect(await subjects()).toContain(`Booking ${other.bookingNo} is no longer on hold`)
})

it('switches off by the link in a mail what it tells of, without a login, once, and only when the link is used', async () => {
  const { guest, shipper, choose, accepted, outgoing } = await world()
  await accepted()
  const [mail] = await outgoing()
  const key = /\/notifications\/off\?sent-in=en#key=(\S+)$/m.exec(mail?.body ?? '')?.[1] ?? ''
  expect(key.length).toBeGreaterThan(20)
  const isOn = async () => {
    const { events } = (await shipper(own.show, {})).body.data
    return events.find(({ event }) => event === 'received')?.channels.includes('email')
  }
  expect((await guest(own.lookAtOffLink, { key })).body.data).toEqual({ event: 'received' })
  expect(await isOn()).toBe(true)
  expect((await guest(own.switchOff, { key })).body.data).toEqual({ event: 'received' })
  expect(await isOn()).toBe(false)
  await choose('received', 'email', true)
  expect((await guest(own.switchOff, { key })).body).toMatchObject({ success: false, code: 'insight.off-link-over' })
  expect(await isOn()).toBe(true)
  expect((await guest(own.lookAtOffLink, { key: `${key}x` })).body.code).toBe('insight.off-link-over')
})
