import { expect, it } from 'vitest'
import { bookingBody } from '../tooling/booking-body.ts'
import { ownPortal } from '../tooling/own-portal.ts'
import {
  accept,
  bookingOf,
  bookOnce,
  done,
  followsByLink,
  happened,
  isHiddenFrom,
  items,
  type ModeOverHttp,
  openJob,
  peopleAt,
  priceFor,
  seenAt,
  shanghaiTime,
  stepsOf,
  stuffBoxes,
} from './job-over-http.ts'

const rail: ModeOverHttp = {
  lane: { PortlCd: 'CNXIA', PortdCd: 'DEHAM' },
  pricePath: 'railpricefcl-list',
  orderPath: 'railorderonline',
  trackingPath: 'railwaytracking-list',
  bookingNo: /^R\d{6}-[2-9A-HJ-NP-Z]{5}$/,
  jobNo: /^JR\d{4}-[2-9A-HJ-NP-Z]{5}$/,
}

it('carries the main job from price to followed container over plain HTTP, in the names of the specification', async () => {
  const people = await peopleAt(ownPortal())
  const { guest, customer, clerk, stranger } = people

  const { keyId: QuoteId } = await priceFor(guest, rail)
  const trains = done(await guest.send('POST', '/api/v1/multitrainfrequency-list', rail.lane))
  expect(JSON.stringify(trains)).toMatch(/40HQ/)

  const taken = { ProxyNo: 'HTTP-STORY', QuoteId, QuoteType: 'PRICE' }
  const booked = await bookOnce(people, rail, { ...(await bookingBody(customer)), ...taken })
  await accept(clerk, booked)
  const job = await openJob(clerk, rail, booked)
  const load = { SealNo: 'SL88213', Ctns: 420, Weight: '18640', Meas: '64.2' }
  await stuffBoxes(clerk, job, [{ ConNo: 'CSQU3054383', wrongNo: 'CSQU3054384', ...load }])

  expect(await stepsOf(clerk, job)).toContain('DEPA.origin')
  const now = shanghaiTime(-1)
  await happened(clerk, job, 'DEPA.origin', now)
  await seenAt(clerk, job, `CSQU3054383,${now},44.84,65.5,"Kyzylorda, Kazakhstan",train`)

  expect((await bookingOf(customer, rail, booked)).state).toBe('shipped')
  const followed = items(await customer.send('POST', `/api/v1/${rail.trackingPath}`, { filter: 'CSQU3054383' }))
  expect(followed[0]).toMatchObject({ ConNo: 'CSQU3054383', JobNoIn: job.JobNoIn })
  await isHiddenFrom(stranger, rail, booked)
  await followsByLink(people, {
    JobNoIn: job.JobNoIn,
    ConNo: 'CSQU3054383',
    BookingNo: booked.BookingNo,
    seen: 'Kyzylorda, Kazakhstan',
  })
})
