import { expect, it } from 'vitest'
import { seaBookingBody, sharedBookingBody } from '../tooling/booking-body.ts'
import { newContainerNumber } from '../tooling/container-number.ts'
import { ownPortal } from '../tooling/own-portal.ts'
import { upload } from '../tooling/plain-client.ts'
import {
  accept,
  billDeed,
  bookingOf,
  bookOnce,
  chargeOf,
  desk,
  done,
  draftConfirmed,
  followsByLink,
  goesOnTo,
  headOf,
  isCompleted,
  isHiddenFrom,
  items,
  jobAtDesk,
  type OpenedJob,
  openJob,
  peopleAt,
  priceFor,
  receive,
  seenAt,
  shanghaiTime,
  stepsOf,
  stuffBoxes,
} from './job-over-http.ts'
import { instruct, sea, seaBox } from './sea-over-http.ts'

it('carries two containers by sea from price to completed booking over plain HTTP, in the names of the specification', async () => {
  const people = await peopleAt(ownPortal())
  const { guest, customer, clerk, stranger } = people

  const price = await priceFor(guest, sea)
  const quoted = done(
    await guest.send('GET', '/api/v1/price-quote/export-yzb', {
      keyId: price.keyId,
      LegType: 'Q',
      currcd: 'USD',
      Boxes: [{ SizeType: '40HQ', BoxQty: 2, BoxOwner: 'C' }],
    }),
  )
  const freight = { CostCd: 'OCEANF', Quantity: '2', Rate: String(Number(price.Coc40Hq)) }
  expect(quoted.Charges).toEqual(expect.arrayContaining([expect.objectContaining(freight)]))
  const [sailing] = price.Departures

  const taken = { QuoteId: price.keyId, QuoteType: 'PRICE', TrainId: sailing?.keyId }
  const body = { ...(await seaBookingBody(customer)), ProxyNo: 'SEA-HTTP-STORY', ...taken }
  const booked = await bookOnce(people, sea, body)
  const listed = items(
    await customer.send('POST', '/api/v1/orderonlineztyt-list', { orderState: 'all', keyword: booked.BookingNo }),
  )
  expect(listed).toMatchObject([{ keyId: booked.keyId, BookingNo: booked.BookingNo }])
  await accept(clerk, booked)
  expect(await bookingOf(customer, sea, booked)).toMatchObject({
    state: 'received',
    Vessel: sailing?.Vessel,
    Voyage: sailing?.TrainNo,
  })

  const job = await openJob(clerk, sea, booked)
  const boxes = [seaBox(), seaBox(newContainerNumber(), 'SL88214')]
  await stuffBoxes(clerk, job, boxes)
  await instruct(customer, clerk, job)
  const bills = { MBlno: 'COSU6012345670', Blno: 'LBSHA2601' }
  await headOf(clerk, job, bills)
  await draftConfirmed(people, job)

  const steps = await stepsOf(clerk, job)
  const after = await goesOnTo(clerk, job, steps, 'DEPA.origin')
  await billDeed(clerk, job, 'issue', { IssuePlace: 'Shanghai' })
  const letter = await upload(clerk, 'indemnity.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'))
  await billDeed(clerk, job, 'telex-order', { fid: letter.fid, KeepWarnings: 'F' })
  const ConNo = boxes[0]?.ConNo ?? ''
  const seen = 'Off Colombo'
  await seenAt(clerk, job, `${ConNo},${shanghaiTime(-40)},5.9,80.5,${seen},vessel`)

  expect((await bookingOf(customer, sea, booked)).state).toBe('shipped')
  const [followed] = items(await customer.send('POST', '/api/v1/seatracking-list', { filter: ConNo }))
  const voyage = { Vessel: sailing?.Vessel, TrainNo: sailing?.TrainNo, ...bills }
  expect(followed).toMatchObject({ ConNo, JobNoIn: job.JobNoIn, ...voyage })
  expect(done(await customer.send('GET', '/api/v1/tracking-detail', { keyId: job.keyId, ConNo }))).toMatchObject(voyage)
  await isHiddenFrom(stranger, sea, booked)
  await followsByLink(people, { JobNoIn: job.JobNoIn, ConNo, BookingNo: booked.BookingNo, seen })

  await isCompleted(people, sea, { job, booked, steps: after })
})

it('measures shared cargo in the warehouse, charges what was measured, and stuffs it with the cargo of another company', async () => {
  const people = await peopleAt(ownPortal())
  const { guest, customer, clerk, stranger } = people

  const price = await priceFor(guest, sea, { BoxType: 'P' })
  const perTon = Number(price.SharedContainer?.PerM3)
  const [sailing] = price.Departures
  const taken = { QuoteId: price.keyId, QuoteType: 'PRICE', TrainId: sailing?.keyId }
  const body = { ...(await sharedBookingBody(customer)), ...taken }
  const booked = await bookOnce(people, sea, body)
  const other = await bookOnce({ ...people, customer: stranger }, sea, body)

  const jobs: OpenedJob[] = []
  for (const one of [booked, other]) {
    await accept(clerk, one)
    const job = await openJob(clerk, sea, one)
    expect(await jobAtDesk(clerk, job)).toMatchObject({ lclState: 'awaiting', Containers: [] })
    jobs.push(job)
  }
  const [own, theirs] = jobs as [OpenedJob, OpenedJob]
  const freightOf = (job: OpenedJob) => chargeOf(clerk, job, 'LCLF')
  expect(await freightOf(own)).toEqual([3, 3 * perTon])

  const measured = { RealRcp: 10, RealGsWeight: '520', RealMeas: '3.6' }
  expect(await receive(clerk, own, measured)).toMatchObject({ lclState: 'warehoused', MeasureDiffers: true })
  expect(await freightOf(own)).toEqual([3.6, 3.6 * perTon])
  await receive(clerk, theirs, { RealRcp: 10, RealGsWeight: '500', RealMeas: '3' })
  expect(await freightOf(theirs)).toEqual([3, 3 * perTon])

  const { right: ConNo } = newContainerNumber()
  const begun = await desk(clerk, 'consolidation-save', {
    Mode: 'S',
    ...sea.lane,
    SizeType: '40HQ',
    WhoName: 'Waigaoqiao',
    TrainId: sailing?.keyId,
    ConNo,
    SealNo: 'SL77001',
  })
  const JobIds = [own.keyId, theirs.keyId]
  const put = await desk(clerk, 'consolidation-put', { keyId: begun.keyId, version: begun.version, JobIds })
  expect(put).toMatchObject({ JobCount: 2, Meas: '6.600' })
  const closed = await desk(clerk, 'consolidation-close', { keyId: begun.keyId, version: put.version })
  expect(closed.state).toBe('closed')

  for (const [who, job, booking] of [
    [customer, own, booked],
    [stranger, theirs, other],
  ] as const) {
    const shown = done(await who.send('GET', '/api/v1/orderonlineztyt-worklistdetail', { keyId: job.keyId }))
    expect(shown).toMatchObject({ lclState: 'loaded' })
    const traced = done(await who.send('GET', '/api/v1/tracking-detail', { keyId: booking.keyId, ConNo }))
    const milestones = traced.Milestones as Record<string, unknown>[]
    expect(milestones.flatMap(({ Event, ActualAt }) => (ActualAt ? [Event] : []))).toEqual(['RCVD', 'STUF'])
  }
  const foreign = await customer.send('GET', '/api/v1/orderonlineztyt-worklistdetail', { keyId: theirs.keyId })
  expect(foreign.status).toBe(404)
})
