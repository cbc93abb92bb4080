import { randomUUID } from 'node:crypto'
import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import type { FreeTime } from '@landbridge/contract/pricing/free-time'
import { factsOfMode, type ModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { JobShare } from '@landbridge/contract/workorder/job-desk-endpoints'
import { recordBookingEvent } from '../../booking/index.ts'
import { chargesAsAgreed, insertCharges } from '../../charge/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { type Departure, departuresByIds, freeHoursOf, freeTimeOf } from '../../pricing/index.ts'
import { carrierOf, containerTypesByLabel } from '../../reference/index.ts'
import { lclStateOfNew } from '../cargo/lcl-state-rules.ts'
import { insertParts, partsOf } from '../container/container-store.ts'
import {
  type AcceptedBooking,
  acceptedBooking,
  basisFor,
  departureIdsOf,
  foldIntoBooking,
  partsBooked,
  waitHoursIn,
} from '../job/booking-facts.ts'
import { newParts, shipperNumbers, wayOf } from '../job/job-of-booking-rules.ts'
import { holdBooking, insertJobs, jobsOfBooking } from '../job/job-store.ts'
import type { Job } from '../job.ts'
import { newJobNo } from '../job-number.ts'
import { checkShares, linesOf, orderedOf, partsLeft } from '../job-rules.ts'
import type { FreeHours } from '../modes/job-mode.ts'
import { jobModeOf } from '../modes/job-modes.ts'

/** Opens one or several jobs from an accepted booking, each with a row per part and what was agreed for it as its first charges. */
export async function openJobs(
  { bookingId, shares }: { bookingId: string; shares?: readonly JobShare[] | undefined },
  call: Call<'staff'>,
): Promise<Job[]> {
  const { tx } = call
  await holdBooking(tx, bookingId)
  const booking = await acceptedBooking(tx, bookingId)
  const before = (await jobsOfBooking(tx, bookingId)).filter(({ state }) => state !== 'cancelled')
  const [taken, types, customer, departures, freeTime, waiting] = await Promise.all([
    partsOf(
      tx,
      before.map(({ id }) => id),
    ),
    containerTypesByLabel(tx),
    loadCustomer(tx, booking.customerId),
    departuresByIds(tx, departureIdsOf(booking)),
    freeTimeOf(tx, booking.quote?.tariffId),
    freeHoursOf(tx, booking.quote?.tariffId),
  ])
  const departure = departures.get(booking.given.departureId ?? '')
  const carrierName = await carrierNameOf(tx, booking.mode, departure ?? booking.given)
  const agreed = { departure, freeTime, waiting, carrierName }
  const left = partsLeft(partsBooked(booking), orderedOf(taken))
  // Cargo that shares a container has none of its own, and goes as one job.
  const isWhole = sharesContainer(booking.form.loadType) && before.length === 0
  if (left.length === 0 && !isWhole) throw new Problem('workorder.nothing-left')
  if (shares) checkShares(shares, left)
  const wanted = shares?.map(linesOf) ?? [left]

  const numbers = shipperNumbers(booking, taken)
  const opened = wanted.map((lines) => {
    const job = newJob(booking, agreed, call)
    return { job, containers: newParts(job, lines, { booking, types, numbers }) }
  })
  const jobs = opened.map(({ job }) => job)
  // Jobs opened together stand by their numbers.
  const [firstNo] = before.length > 0 ? [] : jobs.map(({ jobNo }) => jobNo).toSorted()
  const charges = await Promise.all(
    opened.map(({ job, containers }) => {
      const basis = basisFor(booking, customer, {
        carried: containers,
        isFirst: job.jobNo === firstNo,
        waitHours: waitHoursIn(job, containers, call.now),
      })
      return chargesAsAgreed(job, basis, call)
    }),
  )
  await insertJobs(tx, jobs)
  await Promise.all([
    insertParts(
      tx,
      opened.flatMap(({ containers }) => containers),
    ),
    insertCharges(tx, charges.flat()),
    ...jobs.map((job) => tellOpening(job, call)),
  ])
  await foldIntoBooking(tx, bookingId)
  // Whoever changed the booking meanwhile has done so by now.
  await acceptedBooking(tx, bookingId)
  return jobs
}

async function tellOpening({ id, jobNo, bookingId, customerId }: Job, call: Call<'staff'>): Promise<void> {
  await Promise.all([
    recordBookingEvent(call, { bookingId, customerId, kind: 'jobOpened', data: { jobNo } }),
    audit(call, { action: 'workorder.open', thing: 'work_order', id, customerId, after: { jobNo, bookingId } }),
    emit(call, { kind: 'workorder.opened', id, customerId, data: { jobNo, bookingId } }),
  ])
}

type Agreed = {
  departure: Departure | undefined
  freeTime: FreeTime | undefined
  waiting: FreeHours
  /** The carrier of the departure, as papers name it. */
  carrierName: string | undefined
}

/** The carrier of a departure, as papers name it. */
export async function carrierNameOf(
  tx: Tx,
  mode: ModeCode,
  given: { carrierCode?: string | null | undefined } | undefined,
): Promise<string | undefined> {
  if (!given?.carrierCode) return undefined
  return (await carrierOf(tx, factsOfMode(mode).carriers, given.carrierCode))?.names.en
}

function newJob(
  booking: AcceptedBooking,
  { departure, freeTime, waiting, carrierName }: Agreed,
  { caller, now }: Call<'staff'>,
): Job {
  const { form } = booking
  const { viaPlaces, ...way } = wayOf(booking, departure)
  const jobNo = newJobNo(booking.mode, now)
  return {
    id: randomUUID(),
    jobNo,
    bookingId: booking.id,
    bookingNo: booking.bookingNo,
    customerReference: form.customerReference ?? null,
    customerId: booking.customerId,
    mode: booking.mode,
    legSeq: 1,
    ...way,
    state: 'opened',
    operatorId: booking.operatorId ?? caller.userId,
    openedBy: caller.userId,
    supplierCode: null,
    supplierRef: null,
    masterBillNo: null,
    atd: null,
    ata: null,
    lastEventCode: null,
    lastPlaceCode: null,
    lastEventAt: null,
    passedCodes: [],
    impliedTimes: [],
    way: null,
    customsReleased: [],
    siState: 'notDue',
    draftState: 'none',
    draftAnswer: null,
    releaseState: 'notAsked',
    holdReason: null,
    head: {
      ...(viaPlaces.length > 0 && { viaPlaces }),
      ...(freeTime && { freeTime }),
      ...jobModeOf(booking.mode).openingHead({ ...booking, jobNo, departure, carrierName, waiting }),
    },
    remark: null,
    internalRemark: null,
    completion: null,
    lclState: lclStateOfNew({ mode: booking.mode, loadType: way.loadType }),
    consolidationId: null,
    consolidationNo: null,
    version: 1,
    orderedAt: booking.orderedAt,
    openedAt: now,
  }
}
