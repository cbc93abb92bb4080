import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { inquiryDeskEndpoints, inquiryEndpoints } from '@landbridge/contract/booking/inquiry/inquiry-endpoints'
import { notificationEvents, notificationEndpoints as own } from '@landbridge/contract/communication/notification'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { inquiryFacts } from '../booking/inquiry/inquiry-fixtures.ts'
import { notificationRoutesWith } from '../communication/index.ts'
import { notify } from '../communication/notification-commands.ts'
import { system } from '../platform/caller.ts'
import type { Port } from '../platform/serve.ts'
import { acceptedJob } from '../tracking/tracking-fixtures.ts'
import { tellings } from './areas.ts'
import { notificationWorld as story } from './notification-fixtures.ts'

it('writes to who made the booking when it is accepted, once however often the event is relayed, and to nobody else', async () => {
  const { accepted, outgoing, relayAgain } = await story()
  const { bookingNo } = await accepted()
  const [mail, ...rest] = await outgoing()
  expect(rest).toEqual([])
  expect(mail).toMatchObject({ channel: 'email', recipient: 'mei@tea.example', subject: `委托 ${bookingNo} 已受理` })
  expect(mail?.body).toContain('西安')
  await relayAgain()
  expect(await outgoing()).toHaveLength(1)
})

it('tells our answer to an inquiry to whoever asked, also before a company is named', async () => {
  const { deploy, colleague, setUsers, address, shipper, staff, outgoing } = await story()
  await deploy({ publicAddress: 'https://portal.example' })
  const newcomer = await colleague(null, 'owner')
  await address(newcomer, ['ola@new.example'])
  await setUsers({ language: 'en' })
  for (const asker of [shipper, newcomer]) {
    const { id } = (await asker(inquiryEndpoints.request, inquiryFacts)).body.data
    await staff(inquiryDeskEndpoints.answer, { id, version: 1, reply: 'USD 5,600 a box, until 28 February' })
  }
  const mails = await outgoing()
  expect(mails.map(({ recipient }) => recipient)).toEqual(['mei@tea.example', 'ola@new.example'])
  expect(mails[0]?.subject).toMatch(/^Inquiry Q310115-\w{5}: we have answered$/)
  expect(mails[0]?.body).toMatch(/Xi'an .* – Duisburg/)
  expect(mails[0]?.body).toContain('https://portal.example/user/order/inquiries')
})

it('writes in the language of the last choice, with a link, and keeps silent about what was switched off', async () => {
  const { deploy, submit, accept, staff, shipper, choose, outgoing } = await story()
  await deploy({ publicAddress: 'https://portal.example' })
  await choose('received', 'email', false, 'ru')
  const booking = await accept(await submit(shipper))
  expect(await outgoing()).toEqual([])
  await staff(desk.stop, { id: booking.id, version: booking.version, reasonCode: 'OTHER', note: 'Strike' })
  const [mail] = await outgoing()
  expect(mail?.subject).toBe(`Заявка ${booking.bookingNo} приостановлена`)
  expect(mail?.body).toContain(`https://portal.example/user/order/booking/railway/info/${booking.id}`)
})

it('writes in the language of the last login to who has chosen nothing', async () => {
  const { setUsers, accepted, outgoing } = await story()
  await setUsers({ language: 'ru' })
  const { bookingNo } = await accepted()
  expect((await outgoing())[0]?.subject).toBe(`Заявка ${bookingNo} принята`)
})

it('sends a text message only to who wants one and has a telephone', async () => {
  const { shipper, other, choose, accepted, outgoing } = await story()
  const refused = await other(own.save, { event: 'received', channel: 'sms', isOn: true })
  expect(refused.body).toMatchObject({ success: false, code: 'insight.address-needed' })
  await choose('received', 'email', false)
  const { events, emails, phone } = (await choose('received', 'sms', true)).body.data
  expect({ emails, phone }).toEqual({ emails: ['mei@tea.example'], phone: '+8613892745510' })
  expect(events.find(({ event }) => event === 'received')?.channels).toEqual(['sms'])
  expect((await shipper(own.show, {})).body.data.events).toEqual(events)
  const { bookingNo } = await accepted()
  expect(await outgoing()).toMatchObject([
    { channel: 'sms', recipient: '+8613892745510', template: 'notice', parameters: { number: bookingNo } },
  ])
})

it('tells a colleague’s booking to its maker and the owner, and nothing to who is switched off', async () => {
  const { setUsers, other, stranger, submit, accept, outgoing } = await story()
  await accept(await submit(other as Parameters<typeof submit>[0]))
  expect((await outgoing()).map(({ recipient }) => recipient)).toEqual(['lin@tea.example', 'mei@tea.example'])
  await setUsers({ active: false }, { id: 'userId' in other.who ? other.who.userId : undefined })
  await accept(await submit(other as Parameters<typeof submit>[0]))
  expect((await outgoing()).map(({ recipient }) => recipient)).toEqual([
    'lin@tea.example',
    'mei@tea.example',
    'mei@tea.example',
  ])
  expect((await stranger(own.show, {})).body.data.emails).toEqual(['jana@nordwind.example'])
})

it('tells of the departure and the arrival of a job', async () => {
  const { pool, clock, staff, shipper, choose, outgoing } = await story()
  clock.shiftMs += 40 * 86_400_000
  await choose('refused', 'email', true)
  const job = await acceptedJob(pool, { customerId: shipper.customerId })
  const record = (step: string, at: string) =>
    staff(trackingDeskEndpoints.save, {
      id: job.jobId,
      step,
      classifier: 'ACT',
      at: new Date(at),
      keepWarnings: true,
      reason: 'Told so',
    })
  await record('DEPA.origin', '2031-02-03T12:00:00Z')
  expect((await outgoing()).map(({ subject }) => subject)).toEqual([
    `Booking ${job.bookingNo}: your cargo has departed`,
  ])
  await record('ARRI.destination', '2031-02-18T12:00:00Z')
  const arrived = (await outgoing()).find(({ subject }) => subject.includes('arrived'))
  expect(arrived?.body).toContain(`work order ${job.jobNo}`)
})

it('has e-mail on for all from the start, for users without a company too, and turns a guest away', async () => {
  const { guest, colleague } = await story()
  const newcomer = await colleague(null)
  const { emails, events } = (await newcomer(own.show, {})).body.data
  expect(emails).toEqual([])
  expect(events).toEqual(notificationEvents.map((event) => ({ event, channels: ['email'] })))
  expect((await newcomer(own.save, { event: 'refused', channel: 'email', isOn: false })).body.success).toBe(true)
  const chosen = (await newcomer(own.show, {})).body.data.events
  expect(chosen.filter(({ event }) => event === 'refused')).toEqual([{ event: 'refused', channels: [] }])
  expect((await guest(own.show, {})).status).toBe(401)
})

it('lets nobody read what others chose', async () => {
  const { db, choose, other } = await story()
  await choose('refused', 'email', false)
  const seen = await db.readAs(other.who, (tx) => tx.ask('select user_id from notification_preference', []))
  expect(seen).toEqual([])
})

it('asks the database as often for a company with many owners and addresses as for one person', async () => {
  const { db, pool, accepted, shipper, colleague, address, outgoing } = await story()
  const { id } = await accepted()
  const before = (await outgoing()).length
  const { rows } = await pool.query('select event_id from notification_told')
  const eventId = rows[0]?.event_id
  const [telling] = tellings.filter(({ event }) => event === 'received')
  if (!telling) throw new Error('Nobody tells of acceptances.')
  const heard = { kind: telling.kind, id, eventId, customerId: shipper.customerId }
  const unchosen = { email: [telling.event], sms: [] }
  const tell = async () => {
    await pool.query('delete from notification_told')
    const asked = vi.spyOn(Client.prototype, 'query')
    await db.as(system, (tx, now) => notify({ telling, heard }, unchosen, { tx, now, caller: system, language: 'en' }))
    const times = asked.mock.calls.length
    asked.mockRestore()
    return times
  }
  await tell()
  const forOne = await tell()
  await address(shipper, ['a@tea.example', 'b@tea.example', 'c@tea.example'], '+8613892745510')
  for (const name of ['d', 'e', 'f'])
    await address(await colleague(shipper.customerId, 'owner'), [`${name}@tea.example`])
  expect(await tell()).toBe(forOne)
  expect((await outgoing()).length - before).toBe(2 + 6)
})

it('does not start where a choice is told by no area, or by two', () => {
  const [first] = tellings
  const startedWith = (some: typeof tellings) => () => notificationRoutesWith(some)({} as Port)
  expect(startedWith(tellings.slice(1))).toThrow(`Not handed in by one area each: ${first?.event}`)
  expect(startedWith([...tellings, ...tellings.slice(0, 1)])).toThrow(`Not handed in by one area each: ${first?.event}`)
})
