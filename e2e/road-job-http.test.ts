import { expect, it } from 'vitest'
import { truckBookingBody } from '../tooling/booking-body.ts'
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
  isCompleted,
  isHiddenFrom,
  items,
  jobAtDesk,
  type ModeOverHttp,
  openJob,
  peopleAt,
  priceFor,
  seenAt,
  shanghaiTime,
  stepsOf,
} from './job-over-http.ts'

const road: ModeOverHttp = {
  lane: { PortlCd: 'CNXIA', PortdCd: 'KZALA' },
  pricePath: 'highwayprice-list',
  orderPath: 'highwayorderonline',
  trackingPath: 'highwaytracking-list',
  bookingNo: /^T\d{6}-[2-9A-HJ-NP-Z]{5}$/,
  jobNo: /^JT\d{4}-[2-9A-HJ-NP-Z]{5}$/,
}
const load = { LoadType: 'FTL', CatType: 'FTIR', TruckQty: 2, TruckWay: 'THROUGH' }
/** A photograph of a signed note, as small as one can be. */
const signed = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const driven = (TruckNo: string, at: number) => ({
  TruckNo,
  Trailer: `4${at}TIR02`,
  CountryCd: 'KZ',
  Driver: 'Serik Omarov',
  DriverTel: '+77012345678',
  Blno: `CMR-77${at}`,
  TirNo: `XF8812334${at}`,
  SealNo: `SL7733${at}`,
  BorderPortCd: 'CNHRS',
  Ctns: 230,
  Weight: '15640',
  Meas: '83.4',
})

it('carries two trucks under TIR from price to proof of delivery and completed booking over plain HTTP', async () => {
  const people = await peopleAt(ownPortal())
  const { guest, customer, clerk, stranger } = people

  const price = await priceFor(guest, road, load)
  expect(price.LoadCharge).toMatchObject({ Basis: 'trucks', Trucks: [{ CatType: 'FTIR', TruckQty: 2 }] })
  const asked = { keyId: price.keyId, LegType: 'Q', currcd: 'USD', TruckWay: 'THROUGH' }
  const Trucks = [{ CatType: 'FTIR', TruckQty: 2 }]
  const quoted = done(await guest.send('GET', '/api/v1/price-quote/highway-yzb', { ...asked, Trucks }))
  const freight = { CostCd: 'ROADF', UnitCd: 'TRUCK', Quantity: '2' }
  expect(quoted.Charges).toEqual(expect.arrayContaining([expect.objectContaining(freight)]))

  const taken = { ProxyNo: 'ROAD-HTTP-STORY', QuoteId: price.keyId, QuoteType: 'PRICE' }
  const booked = await bookOnce(people, road, { ...(await truckBookingBody(customer)), ...taken })
  await accept(clerk, booked)
  expect(await bookingOf(customer, road, booked)).toMatchObject({ state: 'received', TruckQty: 2 })
  const job = await openJob(clerk, road, booked)
  expect((await chargeOf(clerk, job, 'ROADF'))[0]).toBe(2)

  const { Containers } = await jobAtDesk(clerk, job)
  expect(Containers).toMatchObject([{ PartKind: 'truck' }, { PartKind: 'truck' }])
  const plates = [`3${Date.now() % 100}TRK02`, `4${Date.now() % 100}TRK02`]
  for (const [at, plate] of plates.entries()) {
    const { version } = await jobAtDesk(clerk, job)
    const ContainerId = Containers[at]?.keyId
    await desk(clerk, 'job-container-save', { keyId: job.keyId, version, ContainerId, ...driven(plate, at) })
  }
  await draftConfirmed(people, job)
  await billDeed(clerk, job, 'issue')

  const after = await goesOnTo(clerk, job, await stepsOf(clerk, job), 'DEPA.origin')
  expect(after).toEqual(expect.arrayContaining(['ARRI.border1', 'CUSR.border1', 'CROS.border1', 'ARRI.destination']))
  const ConNo = plates[0] ?? ''
  const seen = 'Near Zharkent'
  await seenAt(clerk, job, `${ConNo},${shanghaiTime(-40)},44.16,80.0,${seen},truck`)
  expect((await bookingOf(customer, road, booked)).state).toBe('shipped')
  const [followed] = items(await customer.send('POST', '/api/v1/highwaytracking-list', { filter: ConNo }))
  expect(followed).toMatchObject({ JobNoIn: job.JobNoIn, TruckNo: ConNo, Driver: 'Serik Omarov' })
  await isHiddenFrom(stranger, road, booked)
  await followsByLink(people, { JobNoIn: job.JobNoIn, ConNo, BookingNo: booked.BookingNo, seen })

  const delivered = after.slice(0, after.indexOf('DLVD.destination') + 1)
  await goesOnTo(clerk, job, delivered, 'ARRI.destination')
  for (const [at, { keyId: ContainerId }] of (await jobAtDesk(clerk, job)).Containers.entries()) {
    const { fid } = await upload(clerk, `pod-${at}.png`, signed)
    const { version } = await jobAtDesk(clerk, job)
    const proof = { keyId: job.keyId, version, ContainerId, fid, DeliveredAt: shanghaiTime(-20), ReceivedBy: 'Aidar' }
    await desk(clerk, 'job-delivery-proof', proof)
  }
  const shown = done(await customer.send('GET', '/api/v1/highwayorderonline-worklistdetail', { keyId: job.keyId }))
  expect(shown.Containers).toMatchObject([{ ReceivedBy: 'Aidar' }, { ReceivedBy: 'Aidar' }])
  await isCompleted(people, road, { job, booked, steps: [] })
})
