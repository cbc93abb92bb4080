import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { noteProgress, recordBookingEvent, shipBooking } from '../../booking/index.ts'
import type { Call } from '../../platform/serve.ts'
import { placesByCode } from '../../reference/index.ts'
import {
  containersOf,
  type Job,
  type JobContainer,
  jobArrived,
  jobsOfBooking,
  jobUnderway,
  noteContainerProgress,
  noteJobProgress,
} from '../../workorder/index.ts'
import type { JobRoute } from '../modes/route-stops.ts'
import { newestPositions } from '../positions/position-store.ts'
import { type Sighting, sightingsOf, wayOf } from '../positions/route-rules.ts'
import { type BoxTrack, saveTracks } from './box-track-store.ts'
import { routeOfJob } from './chain-commands.ts'
import type { MilestoneRecord } from './milestone-store.ts'
import { type Progress, progressOf, timetable, together } from './timetable-rules.ts'

/**
 * Puts a job, its boxes and its booking where the milestones and positions say they are: the first actual event sets the job
 * under way, the departure from the origin ships the booking, the arrival of the last box ends the main carriage.
 */
export async function foldJob(call: Call<Actor>, job: Job, records: readonly MilestoneRecord[]): Promise<void> {
  const { tx } = call
  const [containers, route, jobs] = await Promise.all([
    containersOf(tx, [job.id]),
    routeOfJob(tx, job),
    jobsOfBooking(tx, job.bookingId),
  ])
  const boxes = await boxesOf(call, { job, containers, route, records })
  const parts = boxes.length > 0 ? boxes.map((box) => box.progress) : [progressOf(timetable(records))]
  const progress = together(parts)
  await foldBooking(call, job, { jobs, progress })

  await saveTracks(
    tx,
    boxes.map(({ track }) => track),
  )
  for (const { track } of boxes) {
    const { lastEvent, lastPlaceCode, locatedAt } = track
    await noteContainerProgress(call, track.containerId, { lastEventCode: lastEvent, lastPlaceCode, locatedAt })
  }
  await noteJobProgress(call, job.id, { ...estimates(progress), ...happened(progress) })
  if (records.some(({ classifier }) => classifier === 'ACT')) await jobUnderway(call, job.id)
  if (progress.ata) await jobArrived(call, job.id)
}

type Boxes = { job: Job; containers: readonly JobContainer[]; route: JobRoute; records: readonly MilestoneRecord[] }

async function boxesOf({ tx }: Call<Actor>, { job, containers, route, records }: Boxes) {
  const actual = records.filter(({ classifier }) => classifier === 'ACT')
  const [places, newest] = await Promise.all([
    placesByCode(
      tx,
      'RAIL',
      actual.map(({ placeCode }) => placeCode),
    ),
    newestPositions(tx, job.id),
  ])
  return containers.map((container) => {
    const rows = timetable(records, container.id)
    const progress = progressOf(rows)
    const position = newest.get(container.id)
    const last = sightingsOf(rows, position ? [position] : [], places).at(-1)
    return { progress, track: trackOf({ container, progress, last }, { job, route }) }
  })
}

type Standing = { container: JobContainer; progress: Progress; last: Sighting | undefined }

function trackOf({ container, progress, last }: Standing, { job, route }: { job: Job; route: JobRoute }): BoxTrack {
  const way = wayOf(route, last ? [[last.latitude, last.longitude]] : [], progress.ata !== undefined)
  const { lastEventCode, lastPlaceCode, lastEventAt, atd, ata } = happened(progress)
  return {
    containerId: container.id,
    jobId: job.id,
    customerId: job.customerId,
    lastEvent: lastEventCode,
    lastPlaceCode,
    lastEventAt,
    etd: progress.etd ?? null,
    eta: progress.eta ?? null,
    atd,
    ata,
    locatedAt: last?.at ?? null,
    latitude: last?.latitude ?? null,
    longitude: last?.longitude ?? null,
    kmLeft: route.km > 0 ? way.aheadKm : null,
  }
}

const estimates = ({ etd, eta }: Progress) => ({ ...(etd && { etd }), ...(eta && { eta }) })

const happened = (progress: Progress) => ({
  atd: progress.atd ?? null,
  ata: progress.ata ?? null,
  lastEventCode: progress.lastEvent ?? null,
  lastPlaceCode: progress.lastPlaceCode ?? null,
  lastEventAt: progress.lastAt ?? null,
})

/** The booking comes before its jobs in the order of locks. */
async function foldBooking(
  call: Call<Actor>,
  job: Job,
  { jobs, progress }: { jobs: readonly Job[]; progress: Progress },
): Promise<void> {
  const { bookingId, customerId } = job
  const others = jobs.filter(({ id, state }) => id !== job.id && state !== 'cancelled')
  const { lastEvent, lastAt, ...whole } = together([progress, ...others.map(progressOfJob)])
  await noteProgress(call.tx, bookingId, { ...whole, lastEventCode: lastEvent, lastEventAt: lastAt })
  if (whole.atd) await shipBooking(call, bookingId)
  const day = progress.eta && businessDay(progress.eta)
  if (day && !progress.ata && day !== businessDay(job.eta)) {
    await recordBookingEvent(call, { bookingId, customerId, kind: 'etaMoved', data: { day }, bySystem: true })
  }
}

const progressOfJob = (job: Job): Progress => ({
  lastEvent: (job.lastEventCode ?? undefined) as Progress['lastEvent'],
  lastPlaceCode: job.lastPlaceCode ?? undefined,
  lastAt: job.lastEventAt ?? undefined,
  etd: job.etd,
  eta: job.eta,
  atd: job.atd ?? undefined,
  ata: job.ata ?? undefined,
})
