import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Pool } from 'pg'

type ReleasedBooking = {
  id: string
  customerId: string
  mode: ModeCode
  state: string
  bookingNo: string | null
  /** Of a cancellation, as "180.00 USD". */
  fee: string | null
  jobIds: string[]
}

type ReleasedJob = {
  id: string
  customerId: string
  mode: ModeCode
  state: string
  jobNo: string
  /** Each with its side and amount. */
  charges: string[]
  /** The milestones that happened to all of its cargo. */
  happened: string[]
  positions: number
}

/** The bookings and jobs of the release as its own tables say them, read before any later migration has touched those. */
export async function releasedBusiness(pool: Pool): Promise<{ bookings: ReleasedBooking[]; jobs: ReleasedJob[] }> {
  const [bookings, jobs] = await Promise.all([
    pool.query<ReleasedBooking>(`
      select id, customer_id as "customerId", mode, state, booking_no as "bookingNo", fee || ' ' || fee_currency as fee,
        array(select w.id::text from work_order w where w.booking_id = b.id order by w.id) as "jobIds"
      from booking b`),
    pool.query<ReleasedJob>(`
      select id, customer_id as "customerId", mode, state, job_no as "jobNo",
        array(select concat_ws(' ', side, charge_code, amount::float, currency) from charge_line c
          where c.job_id = w.id order by 1) as charges,
        array(select step from milestone m where m.job_id = w.id and classifier = 'ACT' and corrected_at is null
          and container_id is null order by 1) as happened,
        (select count(*)::int from box_position p where p.job_id = w.id) as positions
      from work_order w`),
  ])
  return { bookings: bookings.rows, jobs: jobs.rows }
}
