import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { partNoOf } from '@landbridge/contract/workorder/part-kinds'
import { type Booking, type Carried, loadBooking, noteProgress } from '../../booking/index.ts'
import type { ChargeBasis } from '../../charge/index.ts'
import { type Customer, loadCustomer } from '../../customer/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Call } from '../../platform/serve.ts'
import { lclStateOfJobs } from '../cargo/lcl-state-rules.ts'
import { measuredColumns, measuredFor, sharedCargoOf } from '../cargo/shared-cargo-queries.ts'
import { partsOf, partsOfBooking } from '../container/container-store.ts'
import type { Job, JobPart } from '../job.ts'
import { orderedOf, type PartsLine } from '../job-rules.ts'
import type { Measured } from '../measure/measure-rules.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { jobsOfBooking } from './job-store.ts'
import { standingOfJobs } from './progress-rules.ts'
import { quotedLinesOf } from './quote-rules.ts'

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

/** The departure that a booking was given, where it goes by one. */
export const departureIdsOf = ({ given }: AcceptedBooking): string[] => (given.departureId ? [given.departureId] : [])

/** The parts that a booking asks for, equal ones in a line. */
export const partsBooked = ({ mode, form }: Pick<Booking, 'mode' | 'form'>): PartsLine[] =>
  jobModeOf(mode).partsAsked(form)

export async function chargeBasisOf({ tx, now }: Pick<Call<Actor>, 'tx' | 'now'>, job: Job): Promise<ChargeBasis> {
  const [booking, customer, jobs, carried] = await Promise.all([
    loadBooking(tx, job.bookingId),
    loadCustomer(tx, job.customerId),
    jobsOfBooking(tx, job.bookingId),
    partsOf(tx, [job.id]),
  ])
  const first = jobs.find(({ state }) => state !== 'cancelled')
  const measured = await measuredFor(tx, job, booking)
  const isFirst = first === undefined || first.id === job.id
  const waitHours = waitHoursIn(job, carried, now)
  return basisFor(booking, customer, { carried: orderedOf(carried), isFirst, measured, waitHours })
}

/** The hours that the parts of a job have waited beyond the free ones; nothing of parts that do not wait. */
export function waitHoursIn({ mode, head }: Pick<Job, 'mode' | 'head'>, parts: readonly JobPart[], now: Date) {
  const { waitHoursOf } = jobModeOf(mode)
  return waitHoursOf && parts.reduce((sum, part) => sum + (waitHoursOf(head, part, now) ?? 0), 0)
}

export const basisFor = (
  booking: Booking,
  customer: Pick<Customer, 'settleCurrency'>,
  share: {
    carried: readonly Pick<JobPart, 'kind' | 'containerType'>[]
    isFirst: boolean
    measured?: Measured | undefined
    waitHours?: number | undefined
  },
): ChargeBasis => ({
  quoted: quotedLinesOf(booking.agreed?.lines ?? [], { booked: partsBooked(booking), ...share }),
  settleCurrency: settleCurrencyOf(booking, customer),
})

/** The currency that a booking is billed in: its own, else that of its company. */
export const settleCurrencyOf = (
  { form }: Pick<Booking, 'form'>,
  customer: Pick<Customer, 'settleCurrency'>,
): string | undefined => form.settleCurrency ?? customer.settleCurrency ?? undefined

/** Folds the jobs and parts of a booking into its row, so that its lists and details show them and where they stand. */
export async function foldIntoBooking(tx: Tx, bookingId: string): Promise<void> {
  const [jobs, containers] = await Promise.all([jobsOfBooking(tx, bookingId), partsOfBooking(tx, bookingId)])
  const live = new Map(jobs.flatMap((job) => (job.state === 'cancelled' ? [] : [[job.id, job.jobNo] as const])))
  const carried = containers.filter(({ jobId }) => live.has(jobId))
  const containerNos = [...new Set(carried.flatMap((part) => partNoOf(part) ?? []))]
  const liveJobs = jobs.filter(({ id }) => live.has(id))
  const bills = liveJobs.map((job) =>
    jobModeOf(job.mode).rowView(
      job,
      carried.filter(({ jobId }) => jobId === job.id),
    ),
  )
  const houseBillNo = named(bills.map((of) => of.houseBillNo))
  const masterBillNo = named(bills.map((of) => of.masterBillNo))
  const carriedAs = await carriedBy(tx, liveJobs, carried)
  await noteProgress(tx, bookingId, {
    ...standingOfJobs(jobs),
    jobNos: [...live.values()],
    containerNos,
    ...(houseBillNo && { houseBillNo }),
    ...(masterBillNo && { masterBillNo }),
    ...(carriedAs && { carried: carriedAs }),
    lclState: lclStateOfJobs(jobs),
  })
}

/** What lists of bookings tell of what carries the cargo and of what was measured before it went; nothing where the mode tells neither. */
async function carriedBy(tx: Tx, jobs: readonly Job[], parts: readonly JobPart[]): Promise<Carried | undefined> {
  const job = jobs.find(({ mode }) => jobModeOf(mode).carriedOf)
  const of = job && jobModeOf(job.mode).carriedOf
  if (!of) return undefined
  const cargo = (await sharedCargoOf(tx, [job])).get(job.id)
  return {
    ...of(
      job,
      parts.filter(({ jobId }) => jobId === job.id),
    ),
    ...(cargo && measuredColumns(cargo)),
  }
}

/** Numbers as lists name them, each once; nothing where there is none. */
const named = (numbers: readonly (string | undefined)[]): string =>
  [...new Set(numbers.flatMap((one) => one ?? []))].join(', ')
