import { randomUUID } from 'node:crypto'
import type { FreeTime } from '@landbridge/contract/pricing/free-time'
import { factsOfMode, type LegModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { JobShare } from '@landbridge/contract/workorder/job-desk-endpoints'
import { departureIdsOf, type GivenLeg, recordBookingEvent } from '../../booking/index.ts'
import { chargesAsAgreed, insertCharges } from '../../charge/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { type Departure, departuresByIds, freeHoursOf, freeTimeOf } from '../../pricing/index.ts'
import { type ContainerType, carrierOf, containerTypesByLabel } from '../../reference/index.ts'
import { lclStateOfNew } from '../cargo/lcl-state-rules.ts'
import { insertParts, partsOf } from '../container/container-store.ts'
import {
  type AcceptedBooking,
  acceptedBooking,
  basisFor,
  customsLegsOf,
  foldIntoBooking,
  waitHoursIn,
} from '../job/booking-facts.ts'
import { newParts, shipperNumbers, wayOf } from '../job/job-of-booking-rules.ts'
import { holdBooking, insertJobs, jobsOfBooking } from '../job/job-store.ts'
import { type CustomsLegs, type OpenLeg, openLegs } from '../job/leg-rules.ts'
import { customsSides } from '../job/progress-rules.ts'
import type { Job, JobPart } from '../job.ts'
import { newJobNo } from '../job-number.ts'
import { checkShares, linesOf } from '../job-rules.ts'
import type { FreeHours } from '../modes/job-mode.ts'
import { jobModeOf } from '../modes/job-modes.ts'

type Opened = { job: Job; containers: JobPart[] }

/**
 * Opens jobs from an accepted booking, each with a row per part and what was agreed for it as its first charges: one for what is left of each
 * leg, or by shares for one leg, which is the first that has something left unless another is named.
 */
export async function openJobs(
  { bookingId, shares, legSeq }: { bookingId: string; shares?: readonly JobShare[] | undefined; legSeq?: number },
  call: Call<'staff'>,
): Promise<Job[]> {
  const { tx } = call
  await holdBooking(tx, bookingId)
  const booking = await acceptedBooking(tx, bookingId)
  const jobs = (await jobsOfBooking(tx, bookingId)).filter(({ state }) => state !== 'cancelled')
  const [parts, types, departures, customs] = await Promise.all([
    partsOf(
      tx,
      jobs.map(({ id }) => id),
    ),
    containerTypesByLabel(tx),
    departuresByIds(tx, departureIdsOf(booking.legs)),
    customsLegsOf(tx, booking.legs),
  ])
  const open = openLegs(booking.legs, { jobs, parts }).filter(({ leg }) => legSeq === undefined || leg.seq === legSeq)
  const chosen = shares ? open.slice(0, 1) : open
  if (chosen.length === 0) throw new Problem('workorder.nothing-left')
  const opened = await Promise.all(
    chosen.map(async (one) => {
      const agreed = await agreedFor(one.leg, departures, call)
      return { one, opened: openOnLeg(one, { booking, agreed, customs, types, shares }, call) }
    }),
  )
  await insertJobs(
    tx,
    opened.flatMap((of) => of.opened.map(({ job }) => job)),
  )
  await keepParts({ booking, customs }, opened, call)
  await foldIntoBooking(tx, bookingId)
  // Whoever changed the booking meanwhile has done so by now.
  await acceptedBooking(tx, bookingId)
  return opened.flatMap((of) => of.opened.map(({ job }) => job))
}

function openOnLeg(
  { leg, left, taken }: OpenLeg,
  { booking, agreed, customs, types, shares }: OpeningFacts,
  call: Call<'staff'>,
): Opened[] {
  if (shares) checkShares(shares, left)
  const numbers = shipperNumbers(leg, taken)
  return (shares?.map(linesOf) ?? [left]).map((lines) => {
    const job = newJob({ booking, leg, customs }, agreed, call)
    return { job, containers: newParts(job, lines, { leg, types, numbers }) }
  })
}

type OpeningFacts = {
  booking: AcceptedBooking
  agreed: Agreed
  customs: CustomsLegs
  types: ReadonlyMap<string, ContainerType>
  shares: readonly JobShare[] | undefined
}

/** Keeps the parts and the first charges of the jobs that were opened, and tells of them. Of jobs opened together on a leg the first by its number bears what is agreed for the leg as a whole. */
async function keepParts(
  { booking, customs }: Pick<OpeningFacts, 'booking' | 'customs'>,
  legs: readonly { one: OpenLeg; opened: readonly Opened[] }[],
  call: Call<'staff'>,
): Promise<void> {
  const { tx, now } = call
  const customer = await loadCustomer(tx, booking.customerId)
  const charges = await Promise.all(
    legs.flatMap(({ one: { leg, isNew }, opened }) => {
      const [firstNo] = isNew ? opened.map(({ job }) => job.jobNo).toSorted() : []
      return opened.map(({ job, containers }) => {
        const waitHours = waitHoursIn(job, containers, now)
        const isFirst = job.jobNo === firstNo
        return chargesAsAgreed(
          job,
          basisFor(booking, customer, { leg, customs, carried: containers, isFirst, waitHours }),
          call,
        )
      })
    }),
  )
  const opened = legs.flatMap((of) => of.opened)
  await Promise.all([
    insertParts(
      tx,
      opened.flatMap(({ containers }) => containers),
    ),
    insertCharges(tx, charges.flat()),
    ...opened.map(({ job }) => tellOpening(job, call)),
  ])
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
  mode: LegModeCode,
  given: { carrierCode?: string | null | undefined } | undefined,
): Promise<string | undefined> {
  if (!given?.carrierCode) return undefined
  return (await carrierOf(tx, factsOfMode(mode).carriers, given.carrierCode))?.names.en
}

async function agreedFor(
  { mode, given, quoted }: GivenLeg,
  departures: ReadonlyMap<string, Departure>,
  { tx }: Call<'staff'>,
): Promise<Agreed> {
  const departure = departures.get(given.departureId ?? '')
  const [freeTime, waiting, carrierName] = await Promise.all([
    freeTimeOf(tx, quoted?.tariffId),
    freeHoursOf(tx, quoted?.tariffId),
    carrierNameOf(tx, mode, departure ?? given),
  ])
  return { departure, freeTime, waiting, carrierName }
}

function newJob(
  { booking, leg, customs }: { booking: AcceptedBooking; leg: GivenLeg; customs: CustomsLegs },
  { departure, freeTime, waiting, carrierName }: Agreed,
  { caller, now }: Call<'staff'>,
): Job {
  const { mode, form, given } = leg
  const { viaPlaces, ...way } = wayOf(leg, departure)
  const jobNo = newJobNo(mode, now)
  const customsElsewhere = customsSides.filter((side) => customs[side] !== leg.seq)
  return {
    id: randomUUID(),
    jobNo,
    bookingId: booking.id,
    bookingNo: booking.bookingNo,
    customerReference: booking.form.customerReference ?? null,
    customerId: booking.customerId,
    mode,
    legSeq: leg.seq,
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
      ...(customsElsewhere.length > 0 && { customsElsewhere }),
      ...jobModeOf(mode).openingHead({ form, given, jobNo, departure, carrierName, waiting }),
    },
    remark: null,
    internalRemark: null,
    completion: null,
    lclState: lclStateOfNew({ mode, loadType: way.loadType }),
    consolidationId: null,
    consolidationNo: null,
    version: 1,
    orderedAt: booking.orderedAt,
    openedAt: now,
  }
}
