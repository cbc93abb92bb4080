import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { sharedTraceEndpoints } from '@landbridge/contract/tracking/shared-trace'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { trackingEndpoints, trackingLists } from '@landbridge/contract/tracking/tracking-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobCalls } from '@landbridge/contract/workorder/job-endpoints'
import { describe, expect, it } from 'vitest'
import { journeyModes, journeys, onJourney } from '../journey-fixtures.ts'
import { anotherJob } from '../tracking-fixtures.ts'

const firstPage = { pageIndex: 1, pageSize: 20, sort: 'asc', hasFeederLeg: false } as const
const bookings = { pageIndex: 1, pageSize: 20, sort: 'asc', orderState: 'all', lclState: 'all' } as const
const left = '2031-02-03T12:00:00Z'
type Far = { doneKm?: number | undefined; totalKm?: number | undefined }
const farOf = ({ doneKm, totalKm }: Far): Far => ({ doneKm, totalKm })

/** The progress that each view of a booking shows, by the name of the view. */
async function everyView(journey: Awaited<ReturnType<typeof onJourney>>, mode: (typeof journeyModes)[number]) {
  const { shipper, staff, job, guest } = journey
  const { code, partNo } = journeys[mode]
  const { bookingId, jobId, bookingNo, jobNo } = job
  const mine = <Row extends { id?: string; bookingNo?: string | undefined }>(rows: readonly Row[]) =>
    rows.find((row) => row.bookingNo === bookingNo)
  const { key } = (await shipper(trackingEndpoints.share, { jobNo, containerNo: partNo })).body.data
  const shared = await guest(sharedTraceEndpoints.box, { bookingNo, jobNo, containerNo: partNo, key })
  const page = (await shipper(trackingEndpoints.detail, { id: jobId })).body.data
  const map = (await shipper(trackingEndpoints.underway, {})).body.data
  return {
    map: mine(map.items),
    detail: (await shipper(bookingCalls(code).show, { id: bookingId })).body.data,
    'list of its mode': mine((await shipper(bookingCalls(code).list, bookings)).body.data.items),
    'list of all': mine((await shipper(bookingEndpoints.listAll, bookings)).body.data.items),
    'list of the desk': mine(
      (await staff(bookingDeskEndpoints.list, { ...bookings, assignee: 'all' })).body.data.items,
    ),
    job: (await shipper(jobCalls[mode].show, { id: jobId })).body.data,
    'job of the desk': (await staff(jobDeskEndpoints.show, { id: jobId })).body.data,
    'list of jobs': mine((await shipper(jobCalls[mode].list, bookings)).body.data.items),
    'list of what is followed': mine((await shipper(trackingLists[mode], firstPage)).body.data.items),
    'page of what is followed': page,
    'line of that page': { doneKm: page.travelledKm, totalKm: page.travelledKm + page.aheadKm },
    'page of the link': shared.body.data.box ?? {},
  }
}

describe.each(journeyModes)('how far a booking is by %s', (mode) => {
  it('is one and the same in kilometres wherever it is read, at every turn of its journey', async () => {
    const journey = await onJourney(mode)
    const { record, locate, staff, job } = journey
    const agreed = async (when: string): Promise<Far> => {
      const views = Object.entries(await everyView(journey, mode))
      const said = views.flatMap(([name, view]) => (view ? [[name, farOf(view)] as const] : []))
      const [, far] = said.find(([name]) => name === 'page of what is followed') ?? []
      for (const [name, one] of said) expect.soft(one, `${when}: ${name}`).toEqual(far)
      return far ?? {}
    }
    const { departs, seen } = journeys[mode]
    await record(departs, left)
    const gone = await agreed('gone')
    expect(gone.doneKm).toBe(0)
    expect((await locate(seen, '2031-02-03T20:00:00Z')).status).toBe(200)
    const underway = await agreed('seen on its way')
    const done = (underway.doneKm ?? 0) / (underway.totalKm ?? 1)
    expect(done).toBeGreaterThan(0.2)
    expect(done).toBeLessThan(0.8)

    const { positions } = (await staff(trackingDeskEndpoints.list, { id: job.jobId })).body.data
    await staff(trackingDeskEndpoints.removePosition, { id: positions[0]?.id ?? '', reason: 'Another box' })
    expect((await agreed('the position was a mistake')).doneKm).toBe(0)

    await record('CUSR.destination', '2031-02-03T21:00:00Z')
    expect((await agreed('released before it came')).doneKm).toBe(0)
    await locate(seen, '2031-02-03T21:00:00Z')
    await record(journeys[mode].arrives, '2031-02-03T23:00:00Z')
    const there = await agreed('there')
    expect(there.doneKm).toBe(there.totalKm)
  })
})

it('is, of several jobs of a booking, that of the last of those that left', async () => {
  const journey = await onJourney('railway')
  const { record, locate, job, shipper, staff, pool } = journey
  await record('DEPA.origin', left)
  await locate(journeys.railway.seen, '2031-02-10T12:00:00Z')
  const { customerId } = shipper
  const second = await anotherJob(pool, job, { customerId, jobNo: 'JR3101-SECND', boxNos: ['TGHU1234562'] })
  const kept = { classifier: 'ACT', keepWarnings: true, reason: 'So told' } as const
  const show = async () => (await shipper(bookingCalls('R').show, { id: job.bookingId })).body.data
  const first = await show()
  await staff(trackingDeskEndpoints.save, {
    ...kept,
    id: second.jobId,
    step: 'GTIN.origin',
    at: new Date('2031-02-09T12:00:00Z'),
  })
  expect(farOf(await show()), 'the second has not left').toEqual(farOf(first))
  expect(first.doneKm).toBeGreaterThan(0)
  await staff(trackingDeskEndpoints.save, {
    ...kept,
    id: second.jobId,
    step: 'DEPA.origin',
    at: new Date('2031-02-10T12:00:00Z'),
  })
  expect(await show()).toMatchObject({ doneKm: 0 })
  const { items } = (await shipper(trackingEndpoints.underway, {})).body.data
  expect(items.map(farOf)).toEqual([farOf(await show())])
})

it('is told by the legs that were passed where nobody knows the way, and by no clock', async () => {
  const { record, shipper, job, pool } = await onJourney('truck')
  const nowhere = `destination_code = 'XXAAA', entry_port_code = null, head = '{}'`
  await pool.query(`update work_order set ${nowhere} where id = $1`, [job.jobId])
  await record('DEPA.origin', left)
  const shown = (await shipper(jobCalls.truck.show, { id: job.jobId })).body.data
  expect(shown.atd).toEqual(new Date(left))
  expect(farOf(shown)).toEqual({ doneKm: undefined, totalKm: undefined })
})
