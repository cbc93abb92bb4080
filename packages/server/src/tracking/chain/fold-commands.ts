import { businessZone, dayIn } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { countLegs, noteProgress, recordBookingEvent, shipBooking } from '../../booking/index.ts'
import { noteLateShipment } from '../../paper/index.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { placesByCode } from '../../reference/index.ts'
import {
  clockDaysOf,
  type Job,
  type JobPart,
  jobArrived,
  jobsOfBooking,
  jobsWithoutWay,
  jobUnderway,
  lclStateOfJobs,
  lclStateWhen,
  loadJob,
  noteJobProgress,
  notePartsProgress,
  type Progress,
  partsOf,
  progressTogether,
  standingOfJobs,
} from '../../workorder/index.ts'
import { carriersOf, isCarrying } from '../part-numbers.ts'
import { type Position, positionsOf } from '../way/position-store.ts'
import { sightingsOf } from '../way/route-rules.ts'
import type { JobRoute } from '../way/tracking-mode.ts'
import { wayOf } from '../way/way-rules.ts'
import { type BoxTrack, holdTracking, saveTracks } from './box-track-store.ts'
import { planMilestones } from './chain-commands.ts'
import { codesOn, routeOfJob, stopsOn, timetableOf } from './chain-queries.ts'
import { placedRows } from './implied-rules.ts'
import type { MilestoneRecord } from './milestone-store.ts'
import type { TimetableRow } from './timetable-row.ts'
import { progressOf } from './timetable-rules.ts'

/** Folds milestones into a job, its boxes and its booking: under way, shipped at departure, arrived with the last box. */
export async function foldJob(call: Call<Actor>, job: Job, records: readonly MilestoneRecord[]): Promise<void> {
  const { tx } = call
  const happened = records.filter(({ classifier }) => classifier === 'ACT')
  const codesSeen = happened.map(({ placeCode }) => placeCode)
  const drawn = routeOfJob(tx, job)
  const [parts, route, jobs, legs, seen, places] = await Promise.all([
    partsOf(tx, [job.id]),
    drawn,
    jobsOfBooking(tx, job.bookingId),
    countLegs(tx, job.bookingId),
    positionsOf(tx, job.id),
    drawn.then((way) => placesByCode(tx, placeModeOf(job.mode), [...codesSeen, ...codesOn(job, way)])),
  ])
  const around = { job, parts, route, records, seen, places }
  const boxes = parts.map((part) => standingOf(part, around))
  const progress =
    boxes.length > 0
      ? progressTogether(boxes.map((box) => box.progress))
      : progressIn(around, timetableOf(job, records), [])
  const lclState = await lclStateWhen(call, job, progress)
  const after = { ...job, ...progress, lclState, etd: progress.etd ?? job.etd, eta: progress.eta ?? job.eta }
  const jobsAfter = jobs.map((one) => (one.id === job.id ? after : one))
  const standing = standingOfJobs(jobsAfter, legs)
  // The booking comes before its jobs in the order of locks.
  await Promise.all([
    noteProgress(tx, job.bookingId, { ...standing, lclState: lclStateOfJobs(jobsAfter) }),
    noteJobProgress(call, job.id, { ...progress, lclState, loadedAt: lastLoading(boxes) }),
    saveTracks(
      tx,
      boxes.map(({ track }) => track),
    ),
    notePartsProgress(
      call,
      boxes.map(({ track, clockDays }) => ({
        id: track.containerId,
        lastEventCode: track.lastEvent,
        lastPlaceCode: track.lastPlaceCode,
        locatedAt: track.lastEventAt,
        clockDays,
      })),
    ),
  ])
  if (standing.atd) await shipBooking(call, job.bookingId)
  await noteLateShipment(call, { ...job, etd: after.etd, atd: progress.atd })
  // The arrival of an earlier leg is not that of the booking.
  const zone = places.get(job.destinationCode)?.timeZone ?? businessZone
  if (job.legSeq >= legs) await tellOfDelay(call, job, { ...progress, zone })
  if (happened.length > 0 && job.state === 'opened') await jobUnderway(call, job.id)
  if (progress.ata) await jobArrived(call, job.id)
}

/** When the last box was loaded at the origin; unknown until all were. */
function lastLoading(boxes: readonly { loadedAt: Date | undefined }[]): Date | null {
  const times = boxes.flatMap(({ loadedAt }) => loadedAt ?? [])
  if (times.length < boxes.length) return null
  return times.reduce<Date | null>((last, at) => (last && last > at ? last : at), null)
}

type Around = {
  job: Job
  parts: readonly JobPart[]
  route: JobRoute
  records: readonly MilestoneRecord[]
  seen: readonly Position[]
  places: Awaited<ReturnType<typeof placesByCode>>
}

function standingOf(
  part: JobPart,
  around: Around,
): {
  progress: Progress
  track: BoxTrack
  clockDays: ReturnType<typeof clockDaysOf>
  loadedAt: Date | undefined
} {
  const { job, parts, records, places } = around
  const carriers = carriersOf(job, part, parts)
  const rows = timetableOf(job, records, carriers)
  const positions = around.seen.filter((one) => isCarrying(carriers, one))
  const progress = progressIn(around, rows, positions)
  const last = sightingsOf(placedRows(rows), positions, places).at(-1)
  const { lastEventCode, customsReleased: _, ...times } = progress
  const track = {
    ...times,
    containerId: part.id,
    jobId: job.id,
    customerId: job.customerId,
    lastEvent: lastEventCode,
    etd: progress.etd ?? null,
    eta: progress.eta ?? null,
    locatedAt: last?.at ?? null,
    latitude: last?.latitude ?? null,
    longitude: last?.longitude ?? null,
    kmLeft: kmLeftOn(progress.way),
  }
  const loadedAt = rows.find(({ step }) => step === 'LOAD.origin')?.actual
  const clockDays = clockDaysOf(rows, (code) => places.get(code)?.timeZone ?? businessZone)
  return { progress, track, clockDays, loadedAt }
}

function progressIn({ job, route, places }: Around, rows: readonly TimetableRow[], positions: readonly Position[]) {
  const progress = progressOf(rows)
  const seen = sightingsOf(placedRows(rows), positions, places)
  const { passedCodes, way } = wayOf(route, { progress, seen, stops: stopsOn(job, route, places) })
  return { ...progress, passedCodes, way }
}

const kmLeftOn = (way: Progress['way']): number | null =>
  way?.totalKm === undefined ? null : way.totalKm - (way.doneKm ?? 0)

/** Records another expected arrival day on the time line, and tells the customer of a later one. */
async function tellOfDelay(
  call: Call<Actor>,
  job: Job,
  { eta, ata, zone }: Progress & { zone: string },
): Promise<void> {
  const { id, jobNo, bookingId, customerId } = job
  const day = eta && dayIn(zone, eta)
  const dayBefore = dayIn(zone, job.eta)
  if (!day || ata || day === dayBefore) return
  await recordBookingEvent(call, { bookingId, customerId, kind: 'etaMoved', data: { day }, bySystem: true })
  if (day > dayBefore) await emit(call, { kind: 'tracking.delayed', id, customerId, data: { jobNo, bookingId, day } })
}

/** Jobs folded in one round, so that somebody who records a milestone of one waits only briefly. */
const mostAtOnce = 20

export const foldEverySeconds = 30

/** Jobs from before their way was folded are folded anew, the newest first; what is done stays done, and the next round goes on. */
export async function foldOldJobs(call: Call<'system'>): Promise<void> {
  const { tx } = call
  for (const id of await jobsWithoutWay(tx, mostAtOnce)) {
    await holdTracking(tx, id)
    const job = await loadJob(tx, id)
    await foldJob(call, job, await planMilestones(call, job))
  }
}
