import { Problem } from '@landbridge/contract/shared/problem'
import type { QuotedLine } from '@landbridge/contract/workorder/job-view'
import { type Booking, loadBooking, noteProgress } from '../../booking/index.ts'
import type { Tx } from '../../platform/database.ts'
import { quotedLinesOf } from '../charge/quote-rules.ts'
import { containersOf } from '../container/container-store.ts'
import type { Job } from './job.ts'
import type { Boxes } from './job-rules.ts'
import { jobsOfBooking } from './job-store.ts'

/** A booking that jobs may be opened from: accepted, on a departure, and not on hold. */
export type AcceptedBooking = Booking & {
  customerId: string
  bookingNo: string
  orderedAt: Date
  given: NonNullable<Booking['given']>
}

export async function acceptedBooking(tx: Tx, id: string): Promise<AcceptedBooking> {
  const booking = await loadBooking(tx, id)
  const { state, given, customerId, bookingNo, orderedAt } = booking
  const isAccepted = state === 'received' || state === 'shipped'
  if (!isAccepted || !given || !customerId || !bookingNo || !orderedAt) {
    throw new Problem('workorder.booking-not-accepted', undefined, { state })
  }
  return { ...booking, given, customerId, bookingNo, orderedAt }
}

/** The boxes that a booking asks for. */
export const boxesOf = ({ form }: Pick<Booking, 'form'>): Boxes[] =>
  (form.boxes ?? []).flatMap(({ containerType, containerOwner, containerQty }) =>
    containerType && containerQty ? [{ containerType, containerOwner: containerOwner ?? 'C', containerQty }] : [],
  )

/** What was agreed for a job's part of its booking. */
export async function quotedFor(tx: Tx, job: Job): Promise<Omit<QuotedLine, 'chargeName'>[]> {
  const [booking, jobs, carried] = await Promise.all([
    loadBooking(tx, job.bookingId),
    jobsOfBooking(tx, job.bookingId),
    containersOf(tx, [job.id]),
  ])
  const first = jobs.find(({ state }) => state !== 'cancelled')
  const isFirst = first === undefined || first.id === job.id
  return quotedLinesOf(booking.agreed?.lines ?? [], { booked: boxesOf(booking), carried, isFirst })
}

/** Folds the jobs and containers of a booking into its row, so that its lists and details show them. */
export async function foldIntoBooking(tx: Tx, bookingId: string): Promise<void> {
  const jobs = (await jobsOfBooking(tx, bookingId)).filter(({ state }) => state !== 'cancelled')
  const containers = await containersOf(
    tx,
    jobs.map(({ id }) => id),
  )
  const containerNos = [...new Set(containers.flatMap(({ containerNo }) => containerNo ?? []))]
  await noteProgress(tx, bookingId, { jobNos: jobs.map(({ jobNo }) => jobNo), containerNos })
}
