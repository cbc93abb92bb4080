import { randomUUID } from 'node:crypto'
import { businessZone } from '@landbridge/contract/shared/business-day'
import { isArrival, isDeparture } from '@landbridge/contract/shared/milestones'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { recordBookingEvent } from '../../booking/index.ts'
import type { DomainEvent, Follower } from '../../platform/call.ts'
import type { Call } from '../../platform/serve.ts'
import { placesByCode } from '../../reference/index.ts'
import { loadJob, noteLeft, partsOf } from '../../workorder/index.ts'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import type { ReportedMilestone } from '../way/tracking-mode.ts'
import { holdTracking } from './box-track-store.ts'
import { planMilestones } from './chain-commands.ts'
import { unsays } from './chain-queries.ts'
import { foldJob } from './fold-commands.ts'
import { insertMilestones, type MilestoneRecord, markCorrected } from './milestone-store.ts'
import { isHandedOver, isTakenAtDestination } from './release-doubts.ts'
import { timeLineEvents } from './time-line-events.ts'

const isOf = ({ step, containerId }: ReportedMilestone) => {
  return (one: MilestoneRecord) => one.step === step && one.containerId === containerId
}

/** Takes flight and truck times of a job as milestones; a reported departure or arrival is corrected, never removed. */
async function takeReported({ id: jobId, data = {} }: DomainEvent, call: Call<'system'>): Promise<void> {
  const { tx, now } = call
  await holdTracking(tx, jobId)
  const job = await loadJob(tx, jobId)
  const { reported } = trackingModeOf(job.mode)
  if (!reported || job.state === 'cancelled') return
  const [records, parts] = await Promise.all([planMilestones(call, job), partsOf(tx, [jobId])])
  const milestones = reported.by(job, parts).filter(({ at }) => at <= now)
  const happened = records.filter(({ classifier }) => classifier === 'ACT')
  const ofSource = happened.filter(({ source }) => source === reported.source)
  const isSame = (one: MilestoneRecord) =>
    milestones.some((time) => isOf(time)(one) && time.at.getTime() === one.at.getTime())
  const isKept = (one: MilestoneRecord) =>
    (isDeparture(one.step) || isArrival(one.step)) && !milestones.some((time) => isOf(time)(one))
  const isReportedAnew = (one: MilestoneRecord) => milestones.some((time) => isOf(time)(one))
  const notReported = ofSource.filter((one) => !isSame(one) && !isKept(one))
  const remainingRecords = records.filter((one) => isReportedAnew(one) || !notReported.includes(one))
  // What alone says that cargo left or arrived is corrected and not taken back, as a departure or an arrival is.
  const withdrawn = unsays(job, parts, { before: records, after: remainingRecords })
    ? notReported.filter(isReportedAnew)
    : notReported
  const keptSteps = happened.filter((one) => !withdrawn.includes(one))
  const isReportedBefore = (time: ReportedMilestone) =>
    keptSteps.some((one) => isOf(time)(one) || (one.step === time.step && one.containerId === null))
  const codes = records.map(({ placeCode }) => placeCode)
  const places = await placesByCode(tx, placeModeOf(job.mode), codes)
  const by = typeof data.by === 'string' ? data.by : null
  const came = milestones.flatMap((time): MilestoneRecord[] => {
    const plan = records.find(({ classifier, step }) => classifier === 'PLN' && step === time.step)
    if (!plan || isReportedBefore(time)) return []
    const zone = places.get(plan.placeCode)?.timeZone ?? businessZone
    const entry = {
      containerId: time.containerId,
      at: time.at,
      zone,
      source: reported.source,
      enteredBy: by,
      enteredAt: now,
    }
    const doubtReason = isHandedOver(plan) && typeof data.reason === 'string' ? data.reason : null
    return [{ ...plan, ...entry, id: randomUUID(), classifier: 'ACT', doubtReason }]
  })
  await markCorrected(
    tx,
    withdrawn.map(({ id }) => id),
    { userId: by, at: now, reason: '' },
  )
  await insertMilestones(tx, came)
  const takenWithoutRelease = came.find((one) => isTakenAtDestination(one, job) && one.doubtReason === null)
  const standing = takenWithoutRelease
    ? await noteLeft(call, job, { event: takenWithoutRelease.event, at: takenWithoutRelease.at })
    : job
  await foldJob(call, standing, [...records.filter((one) => !withdrawn.includes(one)), ...came])
  await tellOnce(call, job, { came, happened })
}

type ReportedNews = { came: readonly MilestoneRecord[]; happened: readonly MilestoneRecord[] }

/** The customer hears of a milestone once, by the first of several trucks; a correction is no news. */
async function tellOnce(
  call: Call<'system'>,
  { bookingId, customerId }: { bookingId: string; customerId: string },
  { came, happened }: ReportedNews,
): Promise<void> {
  const known = new Set(happened.map(({ step }) => step))
  for (const { step, event, placeCode, at } of came) {
    if (known.has(step) || !timeLineEvents.has(event)) continue
    known.add(step)
    const data = { code: event, placeCode, at: at.toISOString() }
    await recordBookingEvent(call, { bookingId, customerId, kind: 'milestone', data, bySystem: true })
  }
}

export const reportedFollowers: readonly Follower[] = [
  { kind: 'workorder.told', follow: takeReported },
  { kind: 'workorder.delivered', follow: takeReported },
]
