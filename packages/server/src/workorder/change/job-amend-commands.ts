import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import { isSame } from '@landbridge/contract/shared/differences'
import { hasDepartures } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { liveJobStates } from '@landbridge/contract/workorder/job-lifecycle'
import { partNoOf } from '@landbridge/contract/workorder/part-kinds'
import { formOfRevision } from '../../booking/index.ts'
import { chargeAnew } from '../../charge/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import { audit } from '../../platform/audit.ts'
import type { Follower } from '../../platform/call.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { departuresByIds, freeTimeOf } from '../../pricing/index.ts'
import { containerTypesByLabel } from '../../reference/index.ts'
import { lclStateOfNew } from '../cargo/lcl-state-rules.ts'
import { measuredFor } from '../cargo/shared-cargo-queries.ts'
import { deletePart, insertParts, partsOf, savePart } from '../container/container-store.ts'
import {
  type AcceptedBooking,
  acceptedBooking,
  basisFor,
  departureIdsOf,
  foldIntoBooking,
  partsBooked,
  waitHoursIn,
} from '../job/booking-facts.ts'
import { newParts, retold, shipperNumbers, surplusOf, wayOf } from '../job/job-of-booking-rules.ts'
import { holdBooking, jobsOfBooking, saveJob } from '../job/job-store.ts'
import type { Job } from '../job.ts'
import { orderedOf, partsLeft } from '../job-rules.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { carrierNameOf } from './job-open-commands.ts'
import type { JobPapers } from './job-papers.ts'

/** A booking as it was amended, and its form before. */
type Amended = { booking: AcceptedBooking; before: AcceptedBooking['form'] }

/** An accepted booking was amended: its jobs go where it goes now, by the departure and the cut-offs that it has now, carry the boxes that it asks for, and are charged as it was agreed. */
async function amendJobs(bookingId: string, papers: JobPapers, call: Call<'system'>): Promise<void> {
  const { tx } = call
  await holdBooking(tx, bookingId)
  const jobs = (await jobsOfBooking(tx, bookingId)).filter(({ state }) => liveJobStates.includes(state))
  if (jobs.length === 0) return
  const booking = await acceptedBooking(tx, bookingId)
  const before = (await formOfRevision(tx, booking.id, booking.revision - 1)) ?? booking.form
  if (!sharesContainer(booking.form.loadType)) await carryBoxes({ booking, before }, jobs, call)
  for (const job of jobs) {
    const { isRerouted, after } = await goItsWay({ booking, before }, job, call)
    await papers.followAmendment(after, { before, after: booking.form, isRerouted }, call)
  }
  await chargeAsAgreed(booking, jobs, call)
  await foldIntoBooking(tx, bookingId)
}

/** Boxes that are booked no more go, those that stay carry what is booked now, those that are booked besides come to the first job. What was left to be opened stays so. */
async function carryBoxes({ booking, before }: Amended, jobs: readonly Job[], { tx }: Call<'system'>): Promise<void> {
  const carried = await partsOf(
    tx,
    jobs.map(({ id }) => id),
  )
  const ordered = orderedOf(carried)
  const { surplus, filled } = surplusOf(partsBooked(booking), ordered)
  if (filled.length > 0) {
    const containerNos = filled.flatMap((part) => partNoOf(part) ?? [])
    throw new Problem('workorder.boxes-filled', undefined, { containerNos })
  }
  for (const { id } of surplus) await deletePart(tx, id)
  const kept = carried.filter((one) => !surplus.includes(one))
  for (const one of kept) await savePart(tx, one.id, retold(one, booking.mode, { before, after: booking.form }))
  const leftBefore = partsLeft(partsBooked({ ...booking, form: before }), ordered)
  const missing = partsLeft(partsBooked(booking), [...orderedOf(kept), ...leftBefore.flatMap(each)])
  const [job] = jobs
  if (!job || missing.length === 0) return
  const types = await containerTypesByLabel(tx)
  const after = Math.max(0, ...carried.filter(({ jobId }) => jobId === job.id).map(({ seq }) => seq))
  await insertParts(tx, newParts(job, missing, { booking, types, numbers: shipperNumbers(booking, kept), after }))
}

const each = <Line extends { qty: number }>(line: Line): Line[] => Array.from({ length: line.qty }, () => line)

/** A job takes the way of its booking. What staff have said of the times of a departure that stays is theirs. */
async function goItsWay(
  amended: Amended,
  before: Job,
  call: Call<'system'>,
): Promise<{ isRerouted: boolean; after: Job }> {
  const { booking } = amended
  const { tx } = call
  const [departures, freeTime] = await Promise.all([
    departuresByIds(tx, departureIdsOf(booking)),
    freeTimeOf(tx, booking.quote?.tariffId),
  ])
  const departure = departures.get(booking.given.departureId ?? '')
  const carrierName = await carrierNameOf(tx, booking.mode, departure ?? booking.given)
  const { viaPlaces, loadType, transportType, ...way } = wayOf(booking, departure)
  const ofMode = jobModeOf(before.mode).headOfWay({ ...booking, jobNo: before.jobNo, departure, carrierName })
  const isSameHead = !isOtherByDay(amended, before)
  const isSameWay =
    (['departureId', 'originCode', 'destinationCode'] as const).every((name) => before[name] === way[name]) &&
    isSameHead
  const { viaPlaces: _, ...head } = before.head
  const isSameLane = before.originCode === way.originCode && before.destinationCode === way.destinationCode
  const isSharing = sharesContainer(loadType)
  const leaves = before.consolidationId !== null && !(isSameLane && isSharing)
  if (leaves && before.lclState === 'loaded') throw new Problem('workorder.consolidation-closed')
  const changes = {
    loadType,
    transportType,
    ...(before.loadType !== loadType && { lclState: lclStateOfNew({ mode: before.mode, loadType }) }),
    ...(leaves && { consolidationId: null, consolidationNo: null }),
    ...(!isSameWay && {
      ...way,
      head: {
        ...head,
        ...(viaPlaces.length > 0 && { viaPlaces }),
        ...(freeTime && { freeTime }),
        ...ofMode,
      },
    }),
  }
  const after = await saveJob(tx, before, changes)
  const { id, jobNo, customerId, bookingId } = after
  const names = Object.keys(changes) as (keyof typeof changes & keyof Job)[]
  await audit(call, {
    action: 'workorder.save',
    thing: 'work_order',
    id,
    customerId,
    before: Object.fromEntries(names.map((name) => [name, before[name]])),
    after: changes,
  })
  if (!isSameWay) await emit(call, { kind: 'workorder.rerouted', id, customerId, data: { jobNo, bookingId } })
  return { isRerouted: !isSameWay, after }
}

/** Whether a booking that goes by its day and its stops says otherwise of them than before it was amended. */
function isOtherByDay({ booking, before }: Amended, { mode, jobNo }: Job): boolean {
  if (hasDepartures(mode)) return false
  const { headOfWay } = jobModeOf(mode)
  const given = { ...booking.given, loadingDate: undefined }
  const saidBy = (form: AcceptedBooking['form']) => headOfWay({ form, jobNo, given, departure: undefined })
  return !isSame(saidBy(before), saidBy(booking.form))
}

async function chargeAsAgreed(booking: AcceptedBooking, jobs: readonly Job[], call: Call<'system'>): Promise<void> {
  const { tx } = call
  const [customer, containers] = await Promise.all([
    loadCustomer(tx, booking.customerId),
    partsOf(
      tx,
      jobs.map(({ id }) => id),
    ),
  ])
  for (const [at, job] of jobs.entries()) {
    const carried = containers.filter(({ jobId }) => jobId === job.id)
    const measured = await measuredFor(tx, job, booking)
    await chargeAnew(
      job,
      basisFor(booking, customer, {
        ...{ carried: orderedOf(carried), isFirst: at === 0, measured },
        waitHours: waitHoursIn(job, carried, call.now),
      }),
      call,
    )
  }
}

export const amendmentFollowersWith = (papers: JobPapers): readonly Follower[] => [
  { kind: 'booking.amended', follow: ({ id }, call) => amendJobs(id, papers, call) },
]
