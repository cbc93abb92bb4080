import type { NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { partLoadBooking, roadAndAirWorld, truckBooking } from '../booking/road-and-air-fixtures.ts'
import { jobArrived, jobUnderway } from './job/progress-commands.ts'
import { bySystem } from './workorder-fixtures.ts'

const agreedLine = (chargeCode: string, unit: string, quantity: string, unitPrice: string) => ({
  chargeCode,
  unit,
  quantity,
  unitPrice,
  currency: 'USD',
})

/** Charges agreed for two trucks: each of them, and every hour that they wait. */
export const trucksAgreed = {
  agreedLines: [
    agreedLine('ROADF', 'TRUCK', '2', '3100'),
    agreedLine('WAIT', 'HOUR', '1', '25'),
    agreedLine('DOC', 'BILL', '1', '40'),
  ],
  priceReason: 'As agreed by telephone',
}

/** A job by road, opened from a booking of two trucks from Xi'an over Khorgos to Almaty, or upon another acceptance. */
export async function roadJobWorld({
  changes = {},
  acceptance = trucksAgreed,
}: {
  changes?: Partial<NewBooking>
  acceptance?: object
} = {}) {
  return openRoadJob(truckBooking(changes), acceptance)
}

export const partLoadWorld = (changes: Partial<NewBooking> = {}) =>
  openRoadJob(partLoadBooking(changes), {
    agreedLines: [agreedLine('LTLF', 'KGC', '1920', '0.9')],
    priceReason: 'As agreed',
  })

async function openRoadJob(form: NewBooking, acceptance: object) {
  const world = await roadAndAirWorld()
  const { customer, staff, road, accept, db } = world
  const shipper = await customer()
  const booked = (await shipper(road.create, form)).body.data
  await accept(booked, acceptance)
  const bookingId = booked.id
  const reply = await staff(desk.open, { bookingId })
  const show = async (id: string): Promise<JobDeskDetail> => (await staff(desk.show, { id })).body.data
  const [first] = reply.body.data?.jobs ?? []
  return {
    ...world,
    shipper,
    bookingId,
    show,
    job: await show(first?.id ?? ''),
    underway: (id: string) => bySystem(db, (call) => jobUnderway(call, id)),
    arrived: (id: string) => bySystem(db, (call) => jobArrived(call, id)),
  }
}
