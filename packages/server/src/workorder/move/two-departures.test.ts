import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { sailing, seaBooking, seaWorld } from '../../booking/sea-booking-fixtures.ts'

const spacesOf = (surplus: number) => [{ containerType: '40HQ' as const, total: 12, surplus }]
const later = {
  departureNo: '032W',
  vessel: 'Amber Tide',
  spaces: spacesOf(12),
  etd: new Date('2031-01-31T04:00:00Z'),
  eta: new Date('2031-03-06T04:00:00Z'),
  siCutoff: new Date('2031-01-28T04:00:00Z'),
  vgmCutoff: new Date('2031-01-29T04:00:00Z'),
  cargoCutoff: new Date('2031-01-29T16:00:00Z'),
  customsCutoff: new Date('2031-01-30T04:00:00Z'),
  filingCutoff: new Date('2031-01-28T04:00:00Z'),
}

/** Five boxes booked where the sailing has space for two. */
async function crowded() {
  const world = await seaWorld()
  const { staff, calls, priceTaken } = world
  const first = (
    await staff(
      departureDeskEndpoints.save,
      sailing({ departureNo: '030W', vessel: 'Pearl Horizon', spaces: spacesOf(2) }),
    )
  ).body.data.id
  const second = (await staff(departureDeskEndpoints.save, sailing(later))).body.data.id
  const shipper = await world.customer()
  const [box] = seaBooking().boxes ?? []
  const boxes = [{ ...box, containerQty: 5 }] as ReturnType<typeof seaBooking>['boxes']
  const goods = seaBooking().goods?.map((line) => ({ ...line, grossWeightKg: String(18272.5 * 5) }))
  const booked = (await shipper(calls.create, seaBooking({ ...priceTaken, departureId: first, boxes, goods }))).body
    .data
  const left = async (departureId: string) =>
    (await staff(departureDeskEndpoints.show, { id: departureId })).body.data.spaces.find(
      ({ containerType }) => containerType === '40HQ',
    )?.surplus
  return { ...world, first, second, shipper, booked, left }
}

it('accepts a booking larger than the space left on two departures, each part its own job, under one number and price', async () => {
  const { staff, shipper, calls, booked, first, second, left } = await crowded()
  const seen = { id: booked.id, version: booked.version }
  expect((await staff(desk.receive, { ...seen, departureId: first })).body).toMatchObject({
    code: 'pricing.space-short',
  })
  const accepted = await staff(desk.receive, { ...seen, departureId: first, secondDepartureId: second })
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
  expect([await left(first), await left(second)]).toEqual([0, 9])
  const shown = (await shipper(calls.show, { id: booked.id })).body.data
  expect(shown).toMatchObject({ given: { departureNo: '030W' }, shares: [{ departureNo: '032W', boxText: '3*40HQ' }] })

  const { jobs } = (await staff(jobDeskEndpoints.open, { bookingId: booked.id })).body.data
  const opened = await Promise.all(jobs.map(async ({ id }) => (await staff(jobDeskEndpoints.show, { id })).body.data))
  expect(opened.map(({ departureNo, boxText }) => `${departureNo} ${boxText}`).toSorted()).toEqual([
    '030W 2*40HQ',
    '032W 3*40HQ',
  ])
  const charged = opened
    .flatMap(({ charges }) => charges)
    .filter(({ side, currency }) => side === 'R' && currency === 'USD')
  const agreed = shown.agreed?.totals.find(({ currency }) => currency === 'USD')?.amount
  expect(charged.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Number(agreed))
  expect((await staff(jobDeskEndpoints.open, { bookingId: booked.id })).body).toMatchObject({
    code: 'workorder.nothing-left',
  })

  const { version } = (await staff(desk.show, { id: booked.id })).body.data
  expect((await staff(desk.cancel, { id: booked.id, version, reasonCode: 'PLAN' })).status).toBe(200)
  expect([await left(first), await left(second)]).toEqual([2, 12])
})

it('takes the boxes that the desk names for the second departure, and refuses all of them, none and too many', async () => {
  const { staff, booked, first, second, left } = await crowded()
  const accept = (containerQty: number) =>
    staff(desk.receive, {
      id: booked.id,
      version: booked.version,
      departureId: first,
      secondDepartureId: second,
      secondBoxes: [{ containerType: '40HQ', containerOwner: 'C', containerQty }],
    })
  for (const count of [5, 6])
    expect((await accept(count)).body.fields, String(count)).toEqual({ SecondBoxes: 'booking.split-boxes-wrong' })
  expect((await accept(4)).status).toBe(200)
  expect([await left(first), await left(second)]).toEqual([1, 8])
})

it.each([
  [3, ['031W 1*40HQ', '032W 2*40HQ']],
  [5, ['031W 3*40HQ', '032W 2*40HQ']],
  [2, ['032W 2*40HQ']],
])('carries %i boxes of four as its booking has them on either departure', async (containerQty, places) => {
  const { staff, calls, priceTaken, departureId, customer } = await seaWorld()
  const second = (await staff(departureDeskEndpoints.save, sailing(later))).body.data.id
  const shipper = await customer()
  const loadOf = (count: number) => ({
    boxes: (seaBooking().boxes ?? []).map((box) => ({ ...box, containerQty: count })),
    goods: (seaBooking().goods ?? []).map((line) => ({ ...line, grossWeightKg: String(18272.5 * count) })),
  })
  const made = (await shipper(calls.create, seaBooking({ ...priceTaken, departureId, ...loadOf(4) }))).body.data
  const { id } = made
  const secondBoxes = [{ containerType: '40HQ', containerOwner: 'C' as const, containerQty: 2 }]
  await staff(desk.receive, { id, version: made.version, departureId, secondDepartureId: second, secondBoxes })
  const { jobs } = (await staff(jobDeskEndpoints.open, { bookingId: id })).body.data
  expect(jobs).toHaveLength(2)
  const seen = async () => (await staff(desk.show, { id })).body.data
  const changes = loadOf(containerQty)
  const asked = await shipper(bookingEndpoints.amend, { id, version: (await seen()).version, changes })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const { version, requests } = await seen()
  const granted = await staff(desk.amend, { id, version, requestId: requests[0]?.id ?? '', answer: 'accept' })
  expect(granted.status, JSON.stringify(granted.body)).toBe(200)
  const after = await Promise.all(
    jobs.map(async (job) => (await staff(jobDeskEndpoints.show, { id: job.id })).body.data),
  )
  const carried = after.filter(({ boxText }) => boxText).map(({ departureNo, boxText }) => `${departureNo} ${boxText}`)
  expect(carried.toSorted()).toEqual(places)
  const { given, shares = [] } = await seen()
  const others = shares.map(({ departureNo, boxText }) => `${departureNo} ${boxText}`)
  const own = containerQty - others.length * 2
  expect([`${given?.departureNo} ${own}*40HQ`, ...others].toSorted()).toEqual(places)
})
