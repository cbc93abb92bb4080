import type { NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { jobDeskEndpoints as desk } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail } from '@landbridge/contract/workorder/job-view'
import { bookingWorld } from '../booking/booking-fixtures.ts'
import { system } from '../platform/caller.ts'
import type { Call } from '../platform/serve.ts'
import { jobArrived, jobUnderway } from './job/progress-commands.ts'

/** Container numbers whose check digits are right. */
export const boxNos = ['CSQU3054383', 'CBHU3202732'] as const

/** A world with a price, a train, and an accepted booking of two 40HQ to open jobs from. */
export async function jobWorld(changes: Partial<NewBooking> = {}) {
  const world = await bookingWorld()
  const { staff, db } = world
  const shipper = await world.customer()
  const booking = await world.submit(shipper, changes)
  await world.accept(booking)
  const shown = async (id: string): Promise<JobDeskDetail> => (await staff(desk.show, { id })).body.data
  return {
    ...world,
    shipper,
    bookingId: booking.id,
    show: shown,
    /** Opens one job for every box that is left. */
    async open(): Promise<JobDeskDetail> {
      const [job] = (await staff(desk.open, { bookingId: booking.id })).body.data.jobs
      return shown(job?.id ?? '')
    },
    /** As tracking tells when something happened. */
    underway: (id: string) => bySystem(db, (call) => jobUnderway(call, id)),
    /** By then every box has its consignment note, without which no job is completed. */
    async arrived(id: string) {
      await world.pool.query(`update work_order_part set note_no = coalesce(note_no, 'N-' || seq) where job_id = $1`, [
        id,
      ])
      return bySystem(db, (call) => jobArrived(call, id))
    },
  }
}

type World = Awaited<ReturnType<typeof bookingWorld>>

export const openedForAll = ({ staff }: Pick<World, 'staff'>, bookingId: string) => staff(desk.open, { bookingId })

type SystemCall = Call<'system'>

export const bySystem = <T>(db: World['db'], work: (call: SystemCall) => Promise<T>): Promise<T> =>
  db.as(system, (tx, now) => work({ tx, now, caller: system, language: 'en' }))
