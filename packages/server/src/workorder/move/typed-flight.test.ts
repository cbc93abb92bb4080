import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { jobDeskEndpoints } from '@landbridge/contract/workorder/job-desk-endpoints'
import { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import { expect, it } from 'vitest'
import { airBooking, roadAndAirWorld } from '../../booking/road-and-air-fixtures.ts'

const cutoffsAt = (at: string) =>
  (['SI', 'CARGO', 'CUSTOMS'] as const).map((cutoffKind) => ({
    cutoffKind,
    at: new Date(at),
    timeZone: 'Asia/Shanghai',
  }))

const flightOf = (departureNo: string, day: string) => ({
  departureNo,
  carrierCode: 'CK',
  etd: new Date(`${day}T04:00:00Z`),
  eta: new Date(`${day}T16:00:00Z`),
})

it('moves cargo to a flight that staff type by its own cut-offs, and asks for them where they are left out', async () => {
  const { customer, staff, air, accept } = await roadAndAirWorld()
  const shipper = await customer()
  const booked = (await shipper(air.create, airBooking())).body.data
  await accept(booked, { ...flightOf('CK221', '2031-01-20'), cutoffs: cutoffsAt('2031-01-19T04:00:00Z') })
  const { id } = booked
  const [job] = (await staff(jobDeskEndpoints.open, { bookingId: id })).body.data.jobs
  const show = async () => (await staff(jobDeskEndpoints.show, { id: job?.id ?? '' })).body.data
  const move = async (changes: object) => {
    const { version } = (await staff(bookingDeskEndpoints.show, { id })).body.data
    const why = { reasonCode: 'ROLLED', cause: 'carrier' as const }
    return staff(moveEndpoints.move, { id, version, ...why, ...flightOf('CK223', '2031-01-23'), ...changes })
  }
  expect((await move({})).body.fields).toEqual({ Cutoffs: 'booking.cutoffs-needed' })
  expect((await show()).siCutoff).toEqual(new Date('2031-01-19T04:00:00Z'))
  expect((await move({ cutoffs: cutoffsAt('2031-01-22T04:00:00Z') })).status).toBe(200)
  expect(await show()).toMatchObject({
    siCutoff: new Date('2031-01-22T04:00:00Z'),
    etd: new Date('2031-01-23T04:00:00Z'),
  })
  const { given } = (await shipper(air.show, { id })).body.data
  expect(given).toMatchObject({ departureNo: 'CK223' })
})
