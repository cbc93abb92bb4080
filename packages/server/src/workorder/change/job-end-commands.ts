import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { confirmationDays, type JobAction } from '@landbridge/contract/workorder/job-lifecycle'
import { completeBooking, countLegs, recordBookingEvent, takeFee } from '../../booking/index.ts'
import { chargeAnew, chargeBooking, moveCharges } from '../../charge/index.ts'
import type { Follower } from '../../platform/call.ts'
import { companyOf } from '../../platform/caller.ts'
import { emit, putOff } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { chargeBasisOf, foldIntoBooking } from '../job/booking-facts.ts'
import { holdBooking, jobsOfBooking, loadJob, saveJob } from '../job/job-store.ts'
import { keptAgainst } from '../job/release-rules.ts'
import type { Completion, Job, KeptWarnings } from '../job.ts'
import { auditJob } from '../job-audit.ts'
import { advance, allCompleted, checkNoneArrived, checkUnchanged } from '../job-rules.ts'
import { feeOf } from './cancellation-fee-commands.ts'
import { completionGapsOf } from './completion-gaps-queries.ts'
import { departureFollowers } from './departure-followers.ts'
import { amendmentFollowersWith } from './job-amend-commands.ts'
import type { JobPapers } from './job-papers.ts'

export type Sheet = {
  note?: string | null | undefined
  keepWarnings?: boolean | undefined
  reason?: string | null | undefined
}

/** Issues the completion sheet for the customer to confirm in some days; open matters are named first. */
export async function issueCompletion(job: Job, { note, ...sheet }: Sheet, call: Call<'staff'>): Promise<Job> {
  const { tx, now } = call
  const dueAt = timeAfterDays(now, confirmationDays)
  const { state } = advance(job, 'issue', 'staff')
  const keptDoubts = keptAgainst(await completionGapsOf(job, call), sheet)
  const completion: Completion = {
    issuedAt: now.toISOString(),
    dueAt: dueAt.toISOString(),
    note: note ?? undefined,
    ...(keptDoubts && { kept: keptDoubts }),
  }
  const issued = await saveJob(tx, job, { state, completion })
  await putOff(call, { kind: 'workorder.lapse', id: job.id, data: { issuedAt: completion.issuedAt }, dueAt })
  await recordEnd(call, { before: job, after: issued, action: 'issue', event: 'completionIssued', kept: keptDoubts })
  return issued
}

type Answer = { jobNoIn: string; version?: number | undefined }

export async function confirmCompletion({ jobNoIn, version }: Answer, call: Call<'customer'>): Promise<Job> {
  const job = await heldJob(jobNoIn, call)
  checkUnchanged(job, version, 'customer')
  const { state } = advance(job, 'confirm', 'customer')
  const confirmed = await saveJob(call.tx, job, { state, completion: answered(job, call) })
  await recordEnd(call, { before: job, after: confirmed, action: 'confirm', event: 'completionConfirmed' })
  await finishBooking(job.bookingId, call)
  return confirmed
}

/** The customer says what is wrong; the days stop. */
export async function refuseCompletion(
  { jobNoIn, version, ...objection }: Answer & Required<Pick<Completion, 'reasonCode' | 'reason'>>,
  call: Call<'customer'>,
): Promise<Job> {
  const job = await heldJob(jobNoIn, call)
  checkUnchanged(job, version, 'customer')
  const { state } = advance(job, 'object', 'customer')
  const objected = await saveJob(call.tx, job, { state, completion: { ...answered(job, call), ...objection } })
  await recordEnd(call, {
    before: job,
    after: objected,
    action: 'object',
    event: 'completionObjected',
    note: objection.reason,
  })
  return objected
}

/** Completes a job whose sheet nobody answered in its days, unless it was issued anew since. */
export async function lapseCompletion(
  { id, issuedAt }: { id: string; issuedAt: string },
  call: Call<'system'>,
): Promise<void> {
  const { bookingId } = await loadJob(call.tx, id)
  await holdBooking(call.tx, bookingId)
  const job = await loadJob(call.tx, id)
  if (job.state !== 'awaitingConfirmation' || job.completion?.issuedAt !== issuedAt) return
  const { state } = advance(job, 'lapse', 'system')
  const lapsed = await saveJob(call.tx, job, { state })
  await recordEnd(call, { before: job, after: lapsed, action: 'lapse', event: 'completionConfirmed' })
  await finishBooking(job.bookingId, call)
}

/** Cancels a job before arrival: agreed charges go, entered ones stay. */
async function cancelJob(job: Job, reason: string, call: Call<'staff' | 'system'>): Promise<Job> {
  const { state } = advance(job, 'cancel', call.caller.actor)
  const cancelled = await saveJob(call.tx, job, { state, consolidationId: null, consolidationNo: null })
  await chargeAnew(cancelled, { quoted: [], settleCurrency: undefined }, call)
  await recordEnd(call, { before: job, after: cancelled, action: 'cancel', event: 'jobCancelled', note: reason })
  await foldIntoBooking(call.tx, job.bookingId)
  await finishBooking(job.bookingId, call)
  return cancelled
}

/** Cancels one job of a booking that goes on: what is agreed for its leg as a whole falls on the next of that leg. */
export async function cancelOneJob(job: Job, reason: string, call: Call<'staff'>): Promise<Job> {
  const jobs = await jobsOfBooking(call.tx, job.bookingId)
  const [first, next] = jobs.filter(({ legSeq, state }) => legSeq === job.legSeq && state !== 'cancelled')
  if (first?.id === job.id && next) await handOverWhole(job, next, call)
  return cancelJob(job, reason, call)
}

/** The lines that a job bears as the first of its leg go over to the next, but for those that follow the hours of its own trucks. */
async function handOverWhole(from: Job, to: Job, call: Call<'staff'>): Promise<void> {
  const [asFirst, asOther] = await Promise.all([
    chargeBasisOf(call, from, { isFirst: true }),
    chargeBasisOf(call, from, { isFirst: false }),
  ])
  const others = new Set(asOther.quoted.map(({ quoteLineId }) => quoteLineId))
  const wholeLines = asFirst.quoted.filter(({ quoteLineId, unit }) => unit !== 'HOUR' && !others.has(quoteLineId))
  const lines = wholeLines.map(({ quoteLineId }) => quoteLineId)
  for (const { id, chargeCode, amount, currency } of await moveCharges(lines, { from, to }, call)) {
    const after = { jobNo: to.jobNo, id, chargeCode, amount, currency }
    await auditJob(call, to, { action: 'workorder.charge', before: { jobNo: from.jobNo }, after })
  }
}

/** Cancels a booking's jobs and charges; its fee stays on the first job, or on the booking without one. */
async function cancelJobsOfBooking(bookingId: string, call: Call<'system'>): Promise<void> {
  await holdBooking(call.tx, bookingId)
  const jobs = await jobsOfBooking(call.tx, bookingId)
  checkNoneArrived(jobs)
  const live = jobs.filter(({ state }) => state !== 'cancelled')
  for (const job of live) await cancelJob(job, '', call)
  const owed = await feeOf(call.tx, bookingId)
  if (!owed) return
  await takeFee(call.tx, bookingId)
  const { basis, customerId } = owed
  const [bearer] = live.toSorted((one, other) => one.legSeq - other.legSeq)
  await (bearer ? chargeAnew(bearer, basis, call) : chargeBooking({ id: bookingId, customerId }, basis, call))
}

export const workorderFollowersWith = (papers: JobPapers): readonly Follower[] => [
  ...amendmentFollowersWith(papers),
  ...departureFollowers,
  { kind: 'booking.cancelled', follow: ({ id }, call) => cancelJobsOfBooking(id, call) },
]

/** A customer's job, after its booking's jobs were held together: the lock comes before the load, so that nothing stale is saved. */
export async function heldJob(jobNo: string, { tx, caller }: Call<'customer'>): Promise<Job> {
  const customerId = companyOf(caller)
  await holdBooking(tx, (await loadJob(tx, jobNo, customerId)).bookingId)
  return loadJob(tx, jobNo, customerId)
}

const answered = ({ completion }: Job, { caller, now }: Call<'customer'>): Completion => ({
  issuedAt: now.toISOString(),
  dueAt: now.toISOString(),
  ...completion,
  answeredAt: now.toISOString(),
  answeredBy: caller.userId,
})

async function finishBooking(bookingId: string, call: Call<Actor>): Promise<void> {
  const [jobs, legs] = await Promise.all([jobsOfBooking(call.tx, bookingId), countLegs(call.tx, bookingId)])
  if (allCompleted(jobs, legs)) await completeBooking(call, bookingId)
}

type EndOfJob = {
  before: Job
  after: Job
  action: JobAction
  event: 'completionIssued' | 'completionConfirmed' | 'completionObjected' | 'jobCancelled'
  note?: string | undefined
  kept?: KeptWarnings | undefined
}

/** Writes down what became of a job: for the audit, for the booking's time line, and for those who listen. */
async function recordEnd(call: Call<Actor>, { before, after, action, event, note, kept }: EndOfJob): Promise<void> {
  const { id, jobNo, bookingId, customerId, state } = after
  const bySystem = call.caller.actor === 'system'
  const deed = { action: `workorder.${action}` as const, before: { state: before.state } }
  await auditJob(call, after, { ...deed, after: { state, ...(note && { note }), ...kept } })
  await recordBookingEvent(call, { bookingId, customerId, kind: event, data: { jobNo }, note: note || null, bySystem })
  await emit(call, { kind: `workorder.${action}`, id, customerId, data: { jobNo, bookingId, state } })
}
