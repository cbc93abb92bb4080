import { bookingDeskEndpoints as bookings } from '@landbridge/contract/booking/booking-desk-endpoints'
import { announcementDeskEndpoints } from '@landbridge/contract/communication/announcement-endpoints'
import { customerDeskEndpoints } from '@landbridge/contract/customer/customer-desk-endpoints'
import { type MenuCount, menuEndpoints } from '@landbridge/contract/insight/menu-counts'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobEndpoints } from '@landbridge/contract/workorder/job-endpoints'
import { expect, it } from 'vitest'
import { system } from '../platform/caller.ts'
import { emit } from '../platform/outbox.ts'
import { newWorld } from '../testing/world.ts'
import { jobWorld } from '../workorder/workorder-fixtures.ts'

type World = Awaited<ReturnType<typeof jobWorld>>
type Person = World['guest']

/** What the menu says to somebody, as entry and mode with the figure. */
async function menuOf(person: Person): Promise<Record<string, number>> {
  const { items } = (await person(menuEndpoints.counts, {})).body.data
  const nameOf = ({ entry, serviceModeId }: MenuCount) => [entry, serviceModeId].filter(Boolean).join(' ')
  return Object.fromEntries(items.map((one) => [nameOf(one), one.count]))
}

const offer = {
  offerLines: [{ chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '2', unitPrice: '5100' }],
  until: new Date('2031-01-16T08:00:00Z'),
}

/** A company with a booking sent back, an offer, papers due and a completion to confirm, and things that need no answer. */
async function waitingWorld() {
  const world = await jobWorld()
  const { staff, shipper, submit } = world
  const toReturn = await submit(shipper)
  const returnedFields = [{ path: 'goods.0.hsCode', note: 'Give all ten figures' }]
  await staff(bookings.return, { id: toReturn.id, version: toReturn.version, returnedFields })
  const toOffer = await submit(shipper)
  await staff(bookings.offer, { id: toOffer.id, version: toOffer.version, ...offer })
  await submit(shipper)
  const job = await world.open()
  await world.underway(job.id)
  await world.arrived(job.id)
  return { ...world, job }
}

const issue = async ({ staff, show }: World, { id }: { id: string }) =>
  (await staff(jobDeskEndpoints.complete, { id, version: (await show(id)).version, note: 'All collected' })).body.data

it('counts for a customer by mode what is to be answered, and nothing once it is', async () => {
  const world = await waitingWorld()
  const { shipper, job } = world
  expect(await menuOf(shipper)).toEqual({ 'bookings R': 3 })
  const { version, jobNo } = await issue(world, job)
  expect(await menuOf(shipper)).toEqual({ 'bookings R': 3, 'jobs R': 1 })
  await shipper(jobEndpoints.confirm, { jobNoIn: jobNo, version })
  expect(await menuOf(shipper)).toEqual({ 'bookings R': 3 })
})

it("counts nothing of another company's, nothing for who belongs to none, and for each role what it may answer", async () => {
  const world = await waitingWorld()
  await issue(world, world.job)
  const { customer, colleague, shipper, guest } = world
  const stranger = await customer({ name: 'Nordwind Handel' })
  expect(await menuOf(stranger)).toEqual({})
  expect(await menuOf(await colleague(null))).toEqual({})
  expect(await menuOf(await colleague(shipper.customerId, 'member'))).toEqual({ 'bookings R': 3, 'jobs R': 1 })
  expect(await menuOf(await colleague(shipper.customerId, 'finance'))).toEqual({})
  expect((await guest(menuEndpoints.counts, {})).status).toBe(401)
})

it('answers no row of another company to a count that forgets to ask for one', async () => {
  const world = await waitingWorld()
  await issue(world, world.job)
  const stranger = await world.customer({ name: 'Nordwind Handel' })
  for (const table of ['booking', 'work_order']) {
    const [row] = await world.db.readAs(stranger.who, (tx) =>
      tx.ask<{ count: number }>(`select count(*)::int as count from ${table}`, []),
    )
    expect([table, row?.count]).toEqual([table, 0])
  }
})

it('marks a refused certification to the owner alone', async () => {
  const { customer, colleague } = await jobWorld()
  const refused = await customer({ name: 'Fresh Foods', certification: 'refused' })
  expect(await menuOf(refused)).toEqual({ certification: 1 })
  expect(await menuOf(await colleague(refused.customerId, 'member'))).toEqual({})
})

it('counts for each person the announcements not read yet', async () => {
  const { staff, shipper, colleague } = await jobWorld()
  const form = {
    texts: [{ language: 'zh-CN', title: '通知', body: '正文' } as const],
    pinned: false,
    fromDay: '2031-01-10',
    toDay: '',
  }
  const { id, version } = (await staff(announcementDeskEndpoints.create, form)).body.data
  const papers = { 'bookings R': 1 }
  expect(await menuOf(shipper)).toEqual(papers)
  await staff(announcementDeskEndpoints.publish, { id, version })
  expect(await menuOf(shipper)).toEqual({ ...papers, notices: 1 })
  expect(await menuOf(await colleague(null))).toEqual({ notices: 1 })
})

it('counts for staff the queues that their duty opens to them', async () => {
  const world = await waitingWorld()
  const { customer, staff, staffWith } = world
  await customer({ name: 'Fresh Foods', certification: 'underReview' })
  expect(await menuOf(staff)).toEqual({ deskBookings: 1, deskJobs: 1, deskCustomers: 1 })
  expect(await menuOf(await staffWith(['booking.view']))).toEqual({ deskBookings: 1 })
  expect(await menuOf(await staffWith(['workorder.edit']))).toEqual({ deskJobs: 1 })
  expect(await menuOf(await staffWith(['customer.view']))).toEqual({})
  const { id } = await issue(world, world.job)
  expect((await world.show(id)).state).toBe('awaitingConfirmation')
  const asked = (
    await staff(customerDeskEndpoints.list, { pageIndex: 1, pageSize: 20, sort: 'asc', state: 'underReview' })
  ).body.data
  const company = asked.items[0]
  await staff(customerDeskEndpoints.certify, { id: company?.id ?? '', version: company?.version ?? 0 })
  expect(await menuOf(staff)).toEqual({ deskBookings: 1 })
})

it('counts failed work for those who look after it, once it failed three times', async () => {
  const { db, jobs, clock, staff, staffWith } = await newWorld()
  jobs.onEvent('insight.notify', ['booking.received'], () => Promise.reject(new Error('The provider is away.')))
  await db.as(system, (tx, now) =>
    emit({ tx, now, caller: system, language: 'en' }, { kind: 'booking.received', id: 'a' }),
  )
  const menus: Record<string, number>[] = []
  for (let times = 1; times <= 3; times++) {
    await jobs.runDue()
    clock.shiftMs += 1900_000
    menus.push(await menuOf(staff))
  }
  expect(menus).toEqual([{}, {}, { deskFailedWork: 1 }])
  expect(await menuOf(await staffWith(['access.audit']))).toEqual({})
})
