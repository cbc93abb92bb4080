import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { firstPage } from '@landbridge/contract/shared/paging'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { expect, it } from 'vitest'
import { sailing, seaBooking, seaWorld, sharedBooking } from '../booking/sea-booking-fixtures.ts'

/** Cargo that shares a container on a sailing of 24 January, for which its warehouse closes 96 hours before. */
async function shared(booking = sharedBooking) {
  const world = await seaWorld()
  const { staff, calls, priceTaken, departureId, accept } = world
  const shipper = await world.customer()
  const booked = (await shipper(calls.create, booking({ ...priceTaken, departureId }))).body.data
  await accept(booked)
  const { id } = booked
  const [job] = (await staff(jobDeskEndpoints.open, { bookingId: id })).body.data.jobs
  const cutoffOf = async () =>
    (await shipper(calls.show, { id })).body.data.cutoffs.find(({ cutoffKind }) => cutoffKind === 'WAREHOUSE')
  const show = async () => (await staff(jobDeskEndpoints.show, { id: job?.id ?? '' })).body.data
  return { ...world, id, cutoffOf, show }
}

it('closes the warehouse to cargo that shares a container so many hours before departure as its price says, in booking, job and lists', async () => {
  const { staff, pool, id, cutoffOf, show } = await shared()
  const closes = new Date('2031-01-20T04:00:00Z')
  expect(await cutoffOf()).toEqual({ cutoffKind: 'WAREHOUSE', at: closes, timeZone: 'Asia/Shanghai' })
  expect(await show()).toMatchObject({ warehouseCutoff: closes })
  const filter = { ...firstPage, orderState: 'all', lclState: 'all', bookingId: id } as const
  const [row] = (await staff(jobDeskEndpoints.list, filter)).body.data.items
  expect(row).toMatchObject({ firstCutoff: closes })
  const { rows } = await pool.query('select first_cutoff from booking where id = $1', [id])
  expect(rows).toEqual([{ first_cutoff: closes }])
})

it('closes it later as the sailing takes cargo later, and leaves it where only the vessel is late', async () => {
  const { staff, departureId, cutoffOf, show } = await shared()
  const retimed = async (changes: Parameters<typeof sailing>[0]) => {
    const { version } = (await staff(departureDeskEndpoints.show, { id: departureId })).body.data
    const saved = await staff(departureDeskEndpoints.save, { id: departureId, version, ...sailing(changes) } as never)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    return [(await cutoffOf())?.at, (await show()).warehouseCutoff]
  }
  const etd = new Date('2031-01-26T04:00:00Z')
  const stays = new Date('2031-01-20T04:00:00Z')
  expect(await retimed({ etd })).toEqual([stays, stays])
  const later = new Date('2031-01-22T04:00:00Z')
  const cargoCutoff = new Date('2031-01-24T16:00:00Z')
  expect(await retimed({ etd, cargoCutoff, customsCutoff: new Date('2031-01-25T04:00:00Z') })).toEqual([later, later])
})

it('knows no closing of a warehouse for boxes that their shipper fills', async () => {
  const { cutoffOf, show } = await shared(seaBooking)
  expect(await cutoffOf()).toBeUndefined()
  expect((await show()).warehouseCutoff).toBeUndefined()
})
