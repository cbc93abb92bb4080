import { randomUUID } from 'node:crypto'
import type { FreeTime } from '@landbridge/contract/pricing/free-time'
import { factsOfMode, type LegModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { JobShare } from '@landbridge/contract/workorder/job-desk-endpoints'
import { departureIdsOf, type GivenLeg, recordBookingEvent } from '../../booking/index.ts'
import { chargesAsAgreed, insertCharges } from '../../charge/index.ts'
import { type Customer, loadCustomer } from '../../customer/index.ts'
import type { Tx } from '../../platform/database.ts'
import { emit } from '../../platform/outbox.ts'
import { idsOf } from '../../platform/rows.ts'
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
import { headAtOpening, newParts, shipperNumbers, wayOf } from '../job/job-of-booking-rules.ts'
import { holdBooking, insertJobs, jobsOfBooking } from '../job/job-store.ts'
import { type CustomsLegs, type OpenLeg, openLegs } from '../job/leg-rules.ts'
import { customsSides } from '../job/progress-rules.ts'
import type { Job, JobPart } from '../job.ts'
import { auditJob } from '../job-audit.ts'
import type { FreeHours } from '../job-mode.ts'
import { newJobNo } from '../job-number.ts'
import { checkShares, linesOf } from '../job-rules.ts'

type OpenedJob = { job: Job; containers: JobPart[] }

/** Opens an accepted booking's jobs with parts and first charges: one for each leg's remainder, or by shares on the first open leg. */
export async function openJobs(
  { bookingId, shares }: { bookingId: string; shares?: readonly JobShare[] | undefined },
  call: Call<'staff'>,
): Promise<Job[]> {
  const { tx } = call
  await holdBooking(tx, bookingId)
  const booking = await acceptedBooking(tx, bookingId)
  const jobs = (await jobsOfBooking(tx, bookingId)).filter(({ state }) => state !== 'cancelled')
  const [parts, types, customer, departures, customs, terms] = await Promise.all([
    partsOf(tx, idsOf(jobs)),
    containerTypesByLabel(tx),
    loadCustomer(tx, booking.customerId),
    departuresByIds(tx, departureIdsOf([...booking.legs, ...(booking.shares ?? [])])),
    customsLegsOf(tx, booking.legs),
    Promise.all(booking.legs.map((leg) => termsOf(leg, call))),
  ])
  const open = openLegs(booking.legs, { jobs, parts, shares: booking.shares })
  const chosen = shares ? open.slice(0, 1) : open
  if (chosen.length === 0) throw new Problem('workorder.nothing-left')
  const opened = await Promise.all(
    chosen.map(async (one) => {
      const agreed = await agreedFor(one.leg, { departures, terms }, call)
      return { one, opened: openOnLeg(one, { booking, agreed, customs, types, shares }, call) }
    }),
  )
  await insertJobs(
    tx,
    opened.flatMap((leg) => leg.opened.map(({ job }) => job)),
  )
  await keepParts({ booking, customer, customs }, opened, call)
  await foldIntoBooking(tx, bookingId)
  // Whoever changed the booking meanwhile has done so by now.
  await acceptedBooking(tx, bookingId)
  return opened.flatMap((leg) => leg.opened.map(({ job }) => job))
}

function openOnLeg(
  { leg, left, taken }: OpenLeg,
  { booking, agreed, customs, types, shares }: OpeningFacts,
  call: Call<'staff'>,
): OpenedJob[] {
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

/** Keeps parts and first charges of opened jobs; a leg's first job bears what is agreed for the whole leg. */
async function keepParts(
  { booking, customer, customs }: Pick<OpeningFacts, 'booking' | 'customs'> & { customer: Customer },
  legs: readonly { one: OpenLeg; opened: readonly OpenedJob[] }[],
  call: Call<'staff'>,
): Promise<void> {
  const { tx, now } = call
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
  const opened = legs.flatMap((leg) => leg.opened)
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
    auditJob(call, { id, customerId }, { action: 'workorder.open', after: { jobNo, bookingId } }),
    emit(call, { kind: 'workorder.opened', id, customerId, data: { jobNo, bookingId } }),
  ])
}

type Agreed = {
  departure: Departure | undefined
  freeTime: FreeTime | undefined
  waiting: FreeHours
  carrierName: string | undefined
}

export async function carrierNameOf(
  tx: Tx,
  mode: LegModeCode,
  given: { carrierCode?: string | null | undefined } | undefined,
): Promise<string | undefined> {
  if (!given?.carrierCode) return undefined
  return (await carrierOf(tx, factsOfMode(mode).carriers, given.carrierCode))?.names.en
}

async function termsOf({ seq, quoted }: GivenLeg, { tx }: Call<'staff'>) {
  const [freeTime, waiting] = await Promise.all([freeTimeOf(tx, quoted?.tariffId), freeHoursOf(tx, quoted?.tariffId)])
  return { seq, freeTime, waiting }
}

async function agreedFor(
  { seq, mode, given }: GivenLeg,
  known: { departures: ReadonlyMap<string, Departure>; terms: readonly Awaited<ReturnType<typeof termsOf>>[] },
  { tx }: Call<'staff'>,
): Promise<Agreed> {
  const departure = known.departures.get(given.departureId ?? '')
  const { freeTime, waiting = {} } = known.terms.find((one) => one.seq === seq) ?? {}
  return { departure, freeTime, waiting, carrierName: await carrierNameOf(tx, mode, departure ?? given) }
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
    billState: 'none',
    billsOut: false,
    draftWaits: false,
    draftAnswer: null,
    holds: [],
    releaseState: 'notAsked',
    holdReason: null,
    loadedAt: null,
    head: {
      ...(viaPlaces.length > 0 && { viaPlaces }),
      ...(freeTime && { freeTime }),
      ...(customsElsewhere.length > 0 && { customsElsewhere }),
      ...headAtOpening(mode, { form, given, jobNo, departure, carrierName, waiting }),
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
