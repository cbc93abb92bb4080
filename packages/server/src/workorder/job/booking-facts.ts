import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { ownPayerBy } from '@landbridge/contract/pricing/payers'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { partNoOf } from '@landbridge/contract/workorder/part-kinds'
import {
  type Booking,
  type BookingInLegs,
  type Carried,
  type CarrierFacts,
  countLegs,
  type GivenLeg,
  inLegs,
  type Leg,
  legsOf,
  loadBooking,
  noteProgress,
} from '../../booking/index.ts'
import { type ChargeBasis, type ChargedSale, settleCurrencyOf } from '../../charge/index.ts'
import { type Customer, loadCustomer } from '../../customer/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Call } from '../../platform/serve.ts'
import { placesByCode } from '../../reference/index.ts'
import { lclStateOfJobs } from '../cargo/lcl-state-rules.ts'
import { measuredColumns, measuredFor, sharedCargoOf } from '../cargo/shared-cargo-queries.ts'
import { partsOf, partsOfBooking } from '../container/container-store.ts'
import type { Job, JobPart } from '../job.ts'
import { areInstructed, orderedOf, releaseOf } from '../job-rules.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { jobsOfBooking } from './job-store.ts'
import { type CustomsLegs, customsLegs, isFirstOfLeg, legOf, partsBooked } from './leg-rules.ts'
import { jobsOnLeg, standingOfJobs } from './progress-rules.ts'
import { type PriceShare, quotedLinesOf } from './quote-rules.ts'

/** A booking that jobs may be opened from: accepted, with every leg given, and not on hold. */
export type AcceptedBooking = Omit<BookingInLegs, 'legs'> & {
  customerId: string
  bookingNo: string
  orderedAt: Date
  legs: readonly GivenLeg[]
}

export async function acceptedBooking(tx: Tx, id: string): Promise<AcceptedBooking> {
  const booking = inLegs(await loadBooking(tx, id))
  const { state, customerId, bookingNo, orderedAt } = booking
  const legs = booking.legs.filter((leg): leg is GivenLeg => leg.given !== undefined)
  const isAccepted = (state === 'received' || state === 'shipped') && legs.length > 0
  if (!isAccepted || legs.length < booking.legs.length || !customerId || !bookingNo || !orderedAt) {
    throw new Problem('workorder.booking-not-accepted', undefined, { state })
  }
  return { ...booking, legs, customerId, bookingNo, orderedAt }
}

/** The booking of a job as papers of the job write it: by the leg that the job carries. */
export async function bookingOfJob(tx: Tx, job: Job, customerId?: string): Promise<Booking> {
  const booking = await loadBooking(tx, job.bookingId, customerId)
  const { mode, form, given: own, quoted } = legOf(legsOf(booking), job)
  const share = booking.shares?.find((one) => one.legSeq === job.legSeq && one.given.departureId === job.departureId)
  return { ...booking, mode, form, given: share?.given ?? own, quote: quoted }
}

type Basis = { isFirst?: boolean }

/** The share of a job in the agreed price; with `isFirst` as if it were the first of its leg, or were not. */
export async function chargeBasisOf(
  { tx, now }: Pick<Call<Actor>, 'tx' | 'now'>,
  job: Job,
  as: Basis = {},
): Promise<ChargeBasis> {
  const [loaded, customer, jobs, carried] = await Promise.all([
    loadBooking(tx, job.bookingId),
    loadCustomer(tx, job.customerId),
    jobsOfBooking(tx, job.bookingId),
    partsOf(tx, [job.id]),
  ])
  const booking = inLegs(loaded)
  const leg = legOf(booking.legs, job)
  const [measured, customs] = await Promise.all([measuredFor(tx, job, leg), customsLegsOf(tx, booking.legs)])
  const waitHours = waitHoursIn(job, carried, now)
  const { isFirst = isFirstOfLeg(job, jobs) } = as
  return basisFor(booking, customer, { leg, customs, carried: orderedOf(carried), isFirst, measured, waitHours })
}

export async function customsLegsOf(tx: Tx, legs: readonly Leg[]): Promise<CustomsLegs> {
  if (legs.length < 2) return customsLegs([])
  return customsLegs(
    await Promise.all(
      legs.map(async ({ seq, mode, originCode, destinationCode }) => {
        const places = await placesByCode(tx, placeModeOf(mode), [originCode, destinationCode])
        const countryOf = (code: string) => places.get(code)?.countryCode
        return { seq, originCountry: countryOf(originCode), destinationCountry: countryOf(destinationCode) }
      }),
    ),
  )
}

/** The waiting hours of a job's parts beyond the free ones. */
export function waitHoursIn({ mode, head }: Pick<Job, 'mode' | 'head'>, parts: readonly JobPart[], now: Date) {
  const { waitHoursOf } = jobModeOf(mode)
  return waitHoursOf && parts.reduce((sum, part) => sum + (waitHoursOf(head, part, now) ?? 0), 0)
}

export const basisFor = (
  booking: Pick<BookingInLegs, 'agreed' | 'form'>,
  customer: Pick<Customer, 'settleCurrency'>,
  { leg, ...share }: Omit<PriceShare, 'booked' | 'legSeq'> & { leg: Leg },
): ChargeBasis => ({
  quoted: quotedLinesOf(booking.agreed?.lines ?? [], { booked: partsBooked(leg), legSeq: leg.seq, ...share }),
  settleCurrency: settleCurrencyOf(booking, customer),
  sale: saleOf(booking.form),
})

/** The parties on bills; none for bookings older than that question. */
function saleOf({ customerRole, payerType, direction, collectBy, parties }: BookingForm): ChargedSale | undefined {
  if (!customerRole) return undefined
  const nameOf = (type: string) => parties?.find(({ partyType }) => partyType === type)?.partyName ?? undefined
  return {
    ownPayer: ownPayerBy({ customerRole, payerType, direction }),
    // Inside one country there is no agent over there who would bill the other side.
    collectBy: direction === 'NM' ? 'US' : (collectBy ?? 'AGENT'),
    partyNames: { SHP: nameOf('SHP'), CNE: nameOf('CNE'), THIRD: nameOf('PAY') } as ChargedSale['partyNames'],
  }
}

/** Folds the jobs and parts of a booking into its row, so that its lists and details show them and where they stand. */
export async function foldIntoBooking(tx: Tx, bookingId: string): Promise<void> {
  const [jobs, containers, legs] = await Promise.all([
    jobsOfBooking(tx, bookingId),
    partsOfBooking(tx, bookingId),
    countLegs(tx, bookingId),
  ])
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
  const houseBillNo = joinedNumbers(bills.map((bill) => bill.houseBillNo))
  const masterBillNo = joinedNumbers(bills.map((bill) => bill.masterBillNo))
  const carriedAs = await carriedBy(tx, liveJobs, carried)
  await noteProgress(tx, bookingId, {
    ...standingOfJobs(jobs, legs),
    jobNos: [...live.values()],
    containerNos,
    ...(houseBillNo && { houseBillNo }),
    ...(masterBillNo && { masterBillNo }),
    carried: { ...carriedAs, handed: handedBy(liveJobs, carried) },
    lclState: lclStateOfJobs(jobs),
    instructed: areInstructed(jobs),
    releaseState: releaseOf(jobs),
  })
}

/** The carriage in lists of bookings and the measures before departure, of the last departed leg. */
async function carriedBy(tx: Tx, jobs: readonly Job[], parts: readonly JobPart[]): Promise<Carried | undefined> {
  const job = jobsOnLeg(jobs).find(({ mode }) => jobModeOf(mode).carriedOf)
  const carriedOf = job && jobModeOf(job.mode).carriedOf
  if (!carriedOf) return undefined
  const cargo = (await sharedCargoOf(tx, [job])).get(job.id)
  return {
    ...carriedOf(
      job,
      parts.filter(({ jobId }) => jobId === job.id),
    ),
    ...(cargo && measuredColumns(cargo)),
  }
}

/** The numbers and places that the carrier gave for jobs and their boxes, for the booking's own page and papers. */
function handedBy(jobs: readonly Job[], parts: readonly JobPart[]): CarrierFacts {
  const once = (texts: readonly (string | null | undefined)[]) => [...new Set(texts.flatMap((one) => one || []))]
  const carrierRefs = once(jobs.map(({ supplierRef }) => supplierRef))
  const formerNos = once(parts.flatMap((part) => (part.formerNos ?? []).map(({ no }) => no)))
  const releases = parts
    .filter(({ emptyPickUpPlace, releaseNo }) => emptyPickUpPlace || releaseNo)
    .map(({ containerNo, containerType, emptyPickUpPlace, releaseNo }) =>
      Object.fromEntries(
        Object.entries({ containerNo, containerType, emptyPickUpPlace, releaseNo }).filter(
          ([, value]) => value !== null,
        ),
      ),
    )
  const [loadTerminal] = once(jobs.map(({ head }) => head.loadTerminal))
  const [dischargeTerminal] = once(jobs.map(({ head }) => head.dischargeTerminal))
  return {
    ...(carrierRefs.length > 0 && { carrierRefs }),
    ...(loadTerminal && { loadTerminal }),
    ...(dischargeTerminal && { dischargeTerminal }),
    ...(releases.length > 0 && { releases }),
    ...(formerNos.length > 0 && { formerNos }),
  }
}

/** Distinct numbers in one text for lists. */
const joinedNumbers = (numbers: readonly (string | undefined)[]): string =>
  [...new Set(numbers.flatMap((one) => one ?? []))].join(', ')
