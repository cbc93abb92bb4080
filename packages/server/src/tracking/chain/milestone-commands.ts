import { randomUUID } from 'node:crypto'
import { isArrival, isDeparture } from '@landbridge/contract/shared/milestones'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { MilestoneCorrection, MilestoneForm } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { recordBookingEvent } from '../../booking/index.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { type Place, placesByCode } from '../../reference/index.ts'
import { auditJob, type Job, type JobPart, loadJob, partsOf } from '../../workorder/index.ts'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import { carriersOf, followedNo, partCalled } from '../part-numbers.ts'
import { holdTracking } from './box-track-store.ts'
import { planMilestones } from './chain-commands.ts'
import { timetableOf, unsays } from './chain-queries.ts'
import { foldJob } from './fold-commands.ts'
import { doubtsBeforeArrival } from './implied-rules.ts'
import {
  insertMilestones,
  loadMilestone,
  type MilestoneRecord,
  markCorrected,
  milestonesOf,
} from './milestone-store.ts'
import { releaseDoubts } from './release-doubts.ts'
import { timeLineEvents } from './time-line-events.ts'
import { doubtsAbout, lackingAtDeparture } from './timetable-rules.ts'

type Desk = Call<'staff'>

/** Records an estimated or actual time, of all boxes of a job or of some, and lets what follows from it follow. */
export async function recordMilestone(form: MilestoneForm, call: Desk): Promise<Job> {
  const job = await openJob(call, form.id)
  const records = await planMilestones(call, job)
  const target = targetOf(form, records)
  const [place, parts] = await Promise.all([
    knownPlace(call, job, form.placeCode ?? target.placeCode),
    partsOf(call.tx, [job.id]),
  ])
  const containerIds = partsNamed(job, parts, form.containerNos ?? [])
  const { classifier, at } = form
  const before = records.filter(
    (one) => one.step === target.step && one.classifier === classifier && containerIds.includes(one.containerId),
  )
  if (classifier === 'ACT' && before.length > 0) throw new Problem('tracking.already-recorded')
  const times = containerIds.map((containerId) => ({ ...target, containerId, classifier, at }))
  const isLeaving = classifier === 'ACT' && isDeparture(target.step)
  const doubtReason = reasonAgainst(form, {
    warnings: [
      ...times.flatMap((time) => timeDoubts(call, job, { records, parts, time })),
      ...releaseDoubts(job, { records, happening: { ...target, classifier, placeCode: place.code } }),
    ],
    boxes: isLeaving ? lackingOf(job, parts, containerIds) : {},
  })
  const entered = containerIds.map(
    (containerId): MilestoneRecord => ({
      ...target,
      id: randomUUID(),
      jobId: job.id,
      customerId: job.customerId,
      containerId,
      classifier,
      at,
      ...enteredBy(call, place, doubtReason),
    }),
  )
  await writeMilestones(call, job, { verb: 'record', records, before, after: entered, reason: '' })
  return job
}

/** Corrects an entered time or takes it back, and keeps the time before with the reason. */
export async function correctMilestone(form: MilestoneCorrection, call: Desk): Promise<Job> {
  const entry = await loadMilestone(call.tx, form.id)
  if (entry.classifier === 'PLN') throw new Problem('tracking.milestone-missing')
  const job = await openJob(call, entry.jobId)
  const at = form.at ?? entry.at
  const [place, records, parts] = await Promise.all([
    knownPlace(call, job, form.placeCode ?? entry.placeCode),
    milestonesOf(call.tx, [job.id]),
    partsOf(call.tx, [job.id]),
  ])
  const others = records.filter(({ id }) => id !== entry.id)
  if (form.takenBack && movesOthers(job, parts, { entry, records, others })) throw new Problem('tracking.kept-for-life')
  const warnings = form.takenBack ? [] : timeDoubts(call, job, { records: others, parts, time: { ...entry, at } })
  const doubtReason = reasonAgainst(form, { warnings, boxes: {} })
  const standing = { ...entry, id: randomUUID(), at, ...enteredBy(call, place, doubtReason) }
  const after: MilestoneRecord[] = form.takenBack ? [] : [standing]
  const verb = form.takenBack ? 'take-back' : 'correct'
  await writeMilestones(call, job, { verb, records, before: [entry], after, reason: form.reason })
  return job
}

type Withdrawn = { entry: MilestoneRecord; records: readonly MilestoneRecord[]; others: readonly MilestoneRecord[] }

/** The states of job and booking follow from a departure or arrival, and from a milestone that is the only sign of either for a part. */
const movesOthers = (job: Job, parts: readonly JobPart[], { entry, records, others }: Withdrawn): boolean =>
  entry.classifier === 'ACT' &&
  (isDeparture(entry.step) || isArrival(entry.step) || unsays(job, parts, { before: records, after: others }))

/** A job whose boxes can still be followed, held against others who record of the same booking. */
export async function openJob(call: Desk, jobId: string): Promise<Job> {
  await holdTracking(call.tx, jobId)
  const job = await loadJob(call.tx, jobId)
  if (job.state === 'cancelled') throw new Problem('tracking.job-over')
  return job
}

type Target = Pick<MilestoneRecord, 'step' | 'seq' | 'event' | 'placeCode' | 'containerEmpty'>

/** A milestone of the chain by its step, or one beside the chain by event and place. */
function targetOf({ step, event, placeCode }: MilestoneForm, records: readonly MilestoneRecord[]): Target {
  const known = records.find((one) => one.step === step)
  if (known) return known
  if (step || !event) throw new Problem('shared.invalid-input', { step: 'tracking.step-unknown' })
  if (!placeCode) throw new Problem('shared.invalid-input', { placeCode: 'tracking.place-unknown' })
  return { step: `${event}.${placeCode}`, seq: 0, event, placeCode, containerEmpty: null }
}

async function knownPlace({ tx }: Desk, job: Job, code: string): Promise<Place> {
  const place = (await placesByCode(tx, placeModeOf(job.mode), [code])).get(code)
  if (!place) throw new Problem('shared.invalid-input', { placeCode: 'tracking.place-unknown' })
  return place
}

function lackingOf(job: Job, parts: readonly JobPart[], departing: readonly (string | null)[]) {
  const leaving = parts.filter(({ id }) => departing.includes(null) || departing.includes(id))
  const known = leaving.map((part) => ({ ...part, partNo: followedNo(job, part), masterBillNo: job.masterBillNo }))
  return lackingAtDeparture(known, trackingModeOf(job.mode).neededAtDeparture(job))
}

function partsNamed(job: Job, parts: readonly JobPart[], containerNos: readonly string[]): (string | null)[] {
  if (containerNos.length === 0) return [null]
  return [...new Set(containerNos)].map((no) => {
    const part = partCalled(job, parts, no)
    if (!part) throw new Problem('shared.invalid-input', { containerNos: 'tracking.container-unknown' })
    return part.id
  })
}

type Time = Pick<MilestoneRecord, 'containerId' | 'step' | 'seq' | 'event' | 'placeCode' | 'classifier' | 'at'>

function timeDoubts(
  { now }: Desk,
  job: Job,
  { records, parts, time }: { records: readonly MilestoneRecord[]; parts: readonly JobPart[]; time: Time },
): string[] {
  const { containerId, step, classifier, at } = time
  if (classifier === 'PLN') return []
  if (classifier === 'ACT' && at > now) throw new Problem('shared.invalid-input', { at: 'tracking.in-future' })
  const part = parts.find(({ id }) => id === containerId)
  const rows = timetableOf(job, records, part && carriersOf(job, part, parts))
  return [...doubtsAbout(rows, { step, classifier, at }), ...doubtsBeforeArrival(rows, time)]
}

type KeptDoubts = { keepWarnings: boolean; reason?: string | null | undefined }
type Doubts = { warnings: string[]; boxes: Record<string, string[]> }

/** Whoever keeps an entry in spite of a warning gives a reason, which stays with the entry. */
function reasonAgainst({ keepWarnings, reason }: KeptDoubts, doubts: Doubts): string | null {
  const { boxes } = doubts
  const warnings = [...new Set([...doubts.warnings, ...Object.keys(boxes)])]
  if (!warnings[0]) return null
  if (!keepWarnings) throw new Problem('tracking.warnings', { at: warnings[0] }, { warnings, boxes })
  const words = reason?.trim()
  if (!words) throw new Problem('shared.invalid-input', { reason: 'tracking.doubt-reason-needed' })
  return words
}

const enteredBy = ({ caller, now }: Desk, place: Place, doubtReason: string | null) =>
  ({
    placeCode: place.code,
    zone: place.timeZone,
    source: 'staff',
    enteredBy: caller.userId,
    enteredAt: now,
    correctedAt: null,
    correctedBy: null,
    reason: null,
    doubtReason,
  }) as const

type WrittenMilestones = {
  verb: 'record' | 'correct' | 'take-back'
  /** The records of `before` are marked as corrected, those of `after` take their place. */
  records: readonly MilestoneRecord[]
  before: MilestoneRecord[]
  after: MilestoneRecord[]
  reason: string
}

async function writeMilestones(
  call: Desk,
  job: Job,
  { verb, records, before, after, reason }: WrittenMilestones,
): Promise<void> {
  const removedIds = before.map(({ id }) => id)
  await markCorrected(call.tx, removedIds, { userId: call.caller.userId, at: call.now, reason })
  await insertMilestones(call.tx, after)
  await foldJob(call, job, [...records.filter(({ id }) => !removedIds.includes(id)), ...after])
  await Promise.all(tellings(call, job, { verb, before, after }))
}

function tellings(call: Desk, job: Job, { verb, before, after }: Pick<WrittenMilestones, 'verb' | 'before' | 'after'>) {
  const audited = (one: MilestoneRecord) => {
    return {
      id: one.id,
      step: one.step,
      classifier: one.classifier,
      at: one.at,
      placeCode: one.placeCode,
      containerId: one.containerId,
      ...(one.doubtReason && { reason: one.doubtReason }),
    }
  }
  const { id, jobNo, bookingId, customerId } = job
  const newest = after[0] ?? before[0]
  return [
    auditJob(call, job, {
      action: `tracking.${verb}`,
      ...(before.length > 0 && { before: before.map(audited) }),
      ...(after.length > 0 && { after: after.map(audited) }),
    }),
    verb === 'record' && newest ? tellCustomer(call, job, newest) : undefined,
    emit(call, {
      kind: `tracking.${verb}`,
      id,
      customerId,
      data: { jobNo, bookingId, event: newest?.event, classifier: newest?.classifier },
    }),
  ]
}

async function tellCustomer(
  call: Desk,
  job: Job,
  { event, classifier, placeCode, at }: MilestoneRecord,
): Promise<void> {
  if (classifier !== 'ACT' || !timeLineEvents.has(event)) return
  const { bookingId, customerId } = job
  const data = { code: event, placeCode, at: at.toISOString() }
  await recordBookingEvent(call, { bookingId, customerId, kind: 'milestone', data })
}
