import { expect, it } from 'vitest'
import { airBookingBody, dayFromNow } from '../tooling/booking-body.ts'
import { ownPortal } from '../tooling/own-portal.ts'
import { newWaybillNumber } from '../tooling/waybill-number.ts'
import {
  accept,
  billDeed,
  bookingOf,
  bookOnce,
  chargeOf,
  done,
  draftConfirmed,
  followsByLink,
  goesOnTo,
  headOf,
  isCompleted,
  isHiddenFrom,
  items,
  jobAtDesk,
  type ModeOverHttp,
  openJob,
  peopleAt,
  priceFor,
  receive,
  seenAt,
  shanghaiTime,
  stepsOf,
} from './job-over-http.ts'

type Fields = Record<string, unknown>

const air: ModeOverHttp = {
  lane: { PortlCd: 'PVG', PortdCd: 'FRA' },
  pricePath: 'airprice-list',
  orderPath: 'airorderonline',
  trackingPath: 'airtracking-list',
  bookingNo: /^A\d{6}-[2-9A-HJ-NP-Z]{5}$/,
  jobNo: /^JA\d{4}-[2-9A-HJ-NP-Z]{5}$/,
}
const load = { Weight: '240', Meas: '1.2' }

it('carries twelve cartons by air from price to completed booking over plain HTTP, and charges what the warehouse measured', async () => {
  const people = await peopleAt(ownPortal())
  const { guest, customer, clerk, stranger } = people

  const price = await priceFor(guest, air, { ...load, queryDateTo: dayFromNow(21) })
  const [flight] = price.Departures
  expect(price.LoadCharge).toMatchObject({ ChgWeight: '240.0', RateUsed: 'air100', Basis: 'weight' })
  const asked = { keyId: price.keyId, LegType: 'Q', currcd: 'USD', ...load }
  const quoted = done(await guest.send('GET', '/api/v1/price-quote/air-yzb', asked))
  const freight = (quoted.Charges as Fields[]).find(({ CostCd }) => CostCd === 'AIRF')
  expect(freight).toMatchObject({ UnitCd: 'KGC', Quantity: '240.0' })
  const perKg = Number(freight?.Rate)

  const WantDate = (flight as Fields | undefined)?.DepartsOn
  const taken = { QuoteId: price.keyId, QuoteType: 'PRICE', TrainId: flight?.keyId, WantDate }
  const body = { ...(await airBookingBody(customer)), ProxyNo: 'AIR-HTTP-STORY', ...taken }
  const booked = await bookOnce(people, air, body)
  const asList = { orderState: 'all', keyword: booked.BookingNo }
  const listed = items(await customer.send('POST', '/api/v1/airorderonline-list', asList))
  expect(listed).toMatchObject([{ keyId: booked.keyId, FlightNo: flight?.TrainNo }])
  expect(Number(listed[0]?.ChgWeight)).toBe(240)
  await accept(clerk, booked)
  expect(await bookingOf(customer, air, booked)).toMatchObject({ state: 'received' })

  const job = await openJob(clerk, air, booked)
  expect(await chargeOf(clerk, job, 'AIRF')).toEqual([240, 240 * perKg])
  const Pieces = [{ PcsQty: 12, PcsL: '60', PcsW: '50', PcsH: '45' }]
  const found = { ReceivedAt: shanghaiTime(-240), RealRcp: 12, RealGsWeight: '244', Pieces }
  const received = await receive(clerk, job, found)
  // 12 × 60 × 50 × 45 cm are 1.62 m³, which fly as 270 kg.
  expect(received).toMatchObject({ RealMeas: '1.620', ChgWeight: '270.0', MeasureDiffers: true })
  expect(await chargeOf(clerk, job, 'AIRF')).toEqual([270, 270 * perKg])
  const seenBy = done(await customer.send('GET', '/api/v1/airorderonline-worklistdetail', { keyId: job.keyId }))
  expect(seenBy).toMatchObject({ MeasureDiffers: true, ChgWeight: '270.0', RealRcp: 12 })

  const { right: MBlno, wrong } = newWaybillNumber()
  const { version } = await jobAtDesk(clerk, job)
  const refused = await clerk.send(
    'PUT',
    '/api/v1/admin/job-save',
    { keyId: job.keyId, version, MBlno: wrong },
    { json: true },
  )
  expect(refused.body).toMatchObject({ code: 'workorder.warnings', fields: { MBlno: 'workorder.warn-waybill-check' } })
  const head = await headOf(clerk, job, { MBlno, ScreenState: 'SPX', UldNos: 'PMC12345CK' })
  expect(head).toMatchObject({ MBlno, Missing: [] })
  await draftConfirmed(people, job)
  await billDeed(clerk, job, 'issue')

  const [first = '', ...steps] = await stepsOf(clerk, job)
  // The warehouse has said so itself.
  expect(first).toMatch(/^RCVD/)
  const after = await goesOnTo(clerk, job, steps, 'DEP.origin')
  const seen = 'Over Novosibirsk'
  await seenAt(clerk, job, `${MBlno},${shanghaiTime(-40)},55.0,82.9,${seen},flight`)
  expect((await bookingOf(customer, air, booked)).state).toBe('shipped')
  const [followed] = items(await customer.send('POST', '/api/v1/airtracking-list', { filter: MBlno }))
  expect(followed).toMatchObject({ JobNoIn: job.JobNoIn, MBlno, FlightNo: flight?.TrainNo })
  const ConNo = String(followed?.MBlno)
  await isHiddenFrom(stranger, air, booked)
  await followsByLink(people, { JobNoIn: job.JobNoIn, ConNo, BookingNo: booked.BookingNo, seen })
  await isCompleted(people, air, { job, booked, steps: after })
})
