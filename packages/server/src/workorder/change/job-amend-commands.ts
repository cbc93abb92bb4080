import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import { isSame } from '@landbridge/contract/shared/differences'
import { hasDepartures } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { liveJobStates } from '@landbridge/contract/workorder/job-lifecycle'
import {
  carriageAt,
  carriagesOf,
  departureIdsOf,
  formOfLeg,
  formOfRevision,
  type GivenDeparture,
  type GivenLeg,
  saysWhichDeparture,
} from '../../booking/index.ts'
import { chargeAnew } from '../../charge/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import type { Follower } from '../../platform/call.ts'
import { emit } from '../../platform/outbox.ts'
import { idsOf } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import { departuresByIds, freeTimeOf } from '../../pricing/index.ts'
import { lclStateOfNew } from '../cargo/lcl-state-rules.ts'
import { measuredFor } from '../cargo/shared-cargo-queries.ts'
import { partsOf } from '../container/container-store.ts'
import {
  type AcceptedBooking,
  acceptedBooking,
  basisFor,
  customsLegsOf,
  foldIntoBooking,
  waitHoursIn,
} from '../job/booking-facts.ts'
import { closingOf, headOnWay, wayOf } from '../job/job-of-booking-rules.ts'
import { holdBooking, jobsOfBooking, saveJob } from '../job/job-store.ts'
import { isFirstOfLeg, legOf } from '../job/leg-rules.ts'
import type { Job } from '../job.ts'
import { auditedChanges, auditJob } from '../job-audit.ts'
import { orderedOf } from '../job-rules.ts'
import { type AmendedLeg, carryBoxes } from './carry-boxes-commands.ts'
import { carrierNameOf } from './job-open-commands.ts'
import type { JobPapers } from './job-papers.ts'

/** Follows an amendment: its jobs take the legs' departures, cut-offs, boxes and agreed charges. */
async function amendJobs(bookingId: string, papers: JobPapers, call: Call<'system'>): Promise<void> {
  const { tx } = call
  await holdBooking(tx, bookingId)
  const jobs = (await jobsOfBooking(tx, bookingId)).filter(({ state }) => liveJobStates.includes(state))
  if (jobs.length === 0) return
  const booking = await acceptedBooking(tx, bookingId)
  const formBefore = (await formOfRevision(tx, booking.id, booking.revision - 1)) ?? booking.form
  for (const leg of booking.legs) {
    const amended = { leg, before: formOfLeg(formBefore, leg) }
    const ofLeg = jobs.filter(({ legSeq }) => legSeq === leg.seq)
    const carriages = carriagesOf(leg, booking.shares)
    if (!sharesContainer(leg.form.loadType)) await carryBoxes(amended, { jobs: ofLeg, carriages }, call)
    for (const job of ofLeg) {
      const ofLegs = carriages[carriageAt(carriages, job.departureId)]?.given ?? leg.given
      const given = goesAsBefore(amended, job) ? onItsDay(ofLegs, job) : ofLegs
      const { isRerouted, after } = await goItsWay({ ...amended, leg: { ...leg, given } }, job, { call })
      await papers.followAmendment(after, { before: amended.before, after: leg.form, isRerouted }, call)
    }
  }
  await chargeAsAgreed(booking, jobs, call)
  await foldIntoBooking(tx, bookingId)
}

/** An amendment that asks for no other lane or day leaves each truck on its own: some may have been moved apart from their booking. */
const goesAsBefore = ({ leg, before }: AmendedLeg, { mode }: Job): boolean =>
  !hasDepartures(mode) && saysWhichDeparture.every((name) => isSame(before[name], leg.form[name]))

const onItsDay = (given: GivenDeparture, { head, etd, eta }: Job): GivenDeparture => ({
  ...given,
  ...(head.loadingDate && { loadingDate: head.loadingDate }),
  ...{ etd, eta },
})

type Going = {
  call: Call<'staff' | 'system'>
  /** It was moved to another departure or day, whatever its booking says. */
  isMoved?: boolean
  /** The container that it shares moves with it. */
  keepsBox?: boolean
}

/** Puts a job on the way of its leg; times that staff entered of a departure that stays are theirs. */
export async function goItsWay(
  amended: AmendedLeg,
  before: Job,
  { call, isMoved = false, keepsBox = false }: Going,
): Promise<{ isRerouted: boolean; after: Job }> {
  const { leg } = amended
  const { mode, form, given, quoted } = leg
  const { tx } = call
  const [departures, freeTime] = await Promise.all([
    departuresByIds(tx, departureIdsOf([leg])),
    freeTimeOf(tx, quoted?.tariffId),
  ])
  const departure = departures.get(given.departureId ?? '')
  const carrierName = await carrierNameOf(tx, mode, departure ?? given)
  const { viaPlaces, loadType, transportType, ...way } = wayOf(leg, departure)
  const ofMode = headOnWay(mode, { form, given, jobNo: before.jobNo, departure, carrierName })
  const isSameHead = !isOtherByDay(amended, before)
  const isSameWay =
    !isMoved &&
    (['departureId', 'originCode', 'destinationCode'] as const).every((name) => before[name] === way[name]) &&
    isSameHead
  const { viaPlaces: _, ...head } = before.head
  const isSameLane = before.originCode === way.originCode && before.destinationCode === way.destinationCode
  const isSharing = sharesContainer(loadType)
  const leaves = before.consolidationId !== null && !(isSameLane && isSharing && (!isMoved || keepsBox))
  if (leaves && before.lclState === 'loaded') throw new Problem('workorder.consolidation-closed')
  const changes = {
    loadType,
    transportType,
    ...(before.loadType !== loadType && {
      lclState: lclStateOfNew({ mode: before.mode, loadType }),
      head: { ...before.head, ...closingOf({ given }) },
    }),
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
  await auditJob(call, before, { action: 'workorder.save', ...auditedChanges(before, changes) })
  const data = { jobNo, bookingId, eta: after.eta.toISOString() }
  if (!isSameWay) await emit(call, { kind: 'workorder.rerouted', id, customerId, data })
  return { isRerouted: !isSameWay, after }
}

/** A leg that goes by its day and its stops may name other ones since it was amended. */
function isOtherByDay({ leg, before }: AmendedLeg, { mode, jobNo }: Job): boolean {
  if (hasDepartures(mode)) return false
  const given = { ...leg.given, loadingDate: undefined }
  const wayBy = (form: GivenLeg['form']) => headOnWay(mode, { form, jobNo, given, departure: undefined })
  return !isSame(wayBy(before), wayBy(leg.form))
}

export async function chargeAsAgreed(
  booking: AcceptedBooking,
  jobs: readonly Job[],
  call: Call<'staff' | 'system'>,
): Promise<void> {
  const { tx } = call
  const [customer, customs, containers] = await Promise.all([
    loadCustomer(tx, booking.customerId),
    customsLegsOf(tx, booking.legs),
    partsOf(tx, idsOf(jobs)),
  ])
  for (const job of jobs) {
    const leg = legOf(booking.legs, job)
    const carried = containers.filter(({ jobId }) => jobId === job.id)
    const measured = await measuredFor(tx, job, leg)
    await chargeAnew(
      job,
      basisFor(booking, customer, {
        leg,
        customs,
        carried: orderedOf(carried),
        isFirst: isFirstOfLeg(job, jobs),
        measured,
        waitHours: waitHoursIn(job, carried, call.now),
      }),
      call,
    )
  }
}

export const amendmentFollowersWith = (papers: JobPapers): readonly Follower[] => [
  { kind: 'booking.amended', follow: ({ id }, call) => amendJobs(id, papers, call) },
]
