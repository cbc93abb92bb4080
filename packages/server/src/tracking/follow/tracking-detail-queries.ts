import { dayIn } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { type LegModeCode, placeModeOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { wayShown } from '@landbridge/contract/shared/way-done'
import type { MilestoneLine } from '@landbridge/contract/tracking/milestone'
import { cleanPartNo } from '@landbridge/contract/tracking/part-no'
import type { TrackingDetail } from '@landbridge/contract/tracking/tracking-endpoints'
import { companyOf } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database.ts'
import type { Call } from '../../platform/serve.ts'
import { milestoneWord, type Place, placesByCode, type ReaderNames, readerNames } from '../../reference/index.ts'
import {
  bookingModesOf,
  clocksOf,
  type Job,
  type JobPart,
  jobsOfBooking,
  lastFreeDayOf,
  loadJob,
  partsOf,
  type Receipt,
  receiptsOf,
} from '../../workorder/index.ts'
import { codesOn, milestonesWithPlan, routeOfJob, stopsOn, timetableOf } from '../chain/chain-queries.ts'
import { placedRows } from '../chain/implied-rules.ts'
import type { TimetableRow } from '../chain/timetable-row.ts'
import { progressOf, punctualityNow, silentHours, waitingAtBorder } from '../chain/timetable-rules.ts'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import { carriersOf, followedNo, isCarrying } from '../part-numbers.ts'
import { type Position, positionsOf } from '../way/position-store.ts'
import { isAway, type Sighting, sightingsOf } from '../way/route-rules.ts'
import type { JobRoute } from '../way/tracking-mode.ts'
import { type PartWay, wayOf } from '../way/way-rules.ts'
import { addressOfSighting, jobStateLabel, rowNames, zoneOf } from './tracking-words.ts'

/** One box of the calling company: its milestones, where it was seen, and the line it travels along. `id` is that of its job or booking. */
export async function showTracking(
  { id, containerNo }: { id: string; containerNo?: string | undefined },
  { tx, caller, now, language }: Call<'customer'>,
): Promise<TrackingDetail> {
  const customerId = companyOf(caller)
  const jobs = await jobsBy(tx, id, customerId)
  const parts = await partsOf(
    tx,
    jobs.map((job) => job.id),
    customerId,
  )
  const ofJobs = new Map(jobs.map((job) => [job.id, job]))
  const namedParts = parts.flatMap((part) => {
    const job = ofJobs.get(part.jobId)
    return job ? [{ part, job, partNo: followedNo(job, part) }] : []
  })
  const isMeant = ({ partNo }: { partNo: string | undefined }) => cleanPartNo(partNo ?? '') === containerNo
  const part = containerNo ? namedParts.find(isMeant)?.part : parts[0]
  if (containerNo && !part) throw new Problem('workorder.missing')
  const job = jobs.find((one) => one.id === part?.jobId) ?? jobs[0]
  if (!job) throw new Problem('workorder.missing')
  return {
    ...(await boxShown(tx, { job, part, parts, customerId }, { now, language })),
    ...(part && (await freeTimeShown(tx, { job, part }, { now, language }))),
    containers: namedParts.flatMap(({ part, partNo }) =>
      partNo ? [{ containerNo: partNo, containerType: part.containerType ?? undefined, jobId: part.jobId }] : [],
    ),
  }
}

/** The clocks of a box, and until when its use costs nothing, by the calendar of where it goes. */
async function freeTimeShown(
  tx: Tx,
  { job, part }: { job: Job; part: JobPart },
  { now, language }: Pick<Call<Actor>, 'now' | 'language'>,
) {
  const today = dayIn(zoneOf(job.destinationCode, job.mode, await readerNames(tx, language)), now)
  const clocks = clocksOf(part, job.head.freeTime, today)
  return {
    clocks: clocks.length > 0 ? clocks : undefined,
    lastFreeDay: lastFreeDayOf(part, job.head.freeTime, today),
  }
}

type FollowedPart = { job: Job; part: JobPart | undefined; parts: readonly JobPart[]; customerId: string }

export async function boxShown(
  tx: Tx,
  followed: FollowedPart,
  { now, language }: Pick<Call<Actor>, 'now' | 'language'>,
) {
  const { job } = followed
  const [box, names, receipts, bookingModeOf] = await Promise.all([
    boxOf(tx, followed),
    readerNames(tx, language),
    receiptsOf(tx, [job.id], followed.customerId),
    bookingModesOf(tx, [job.id], followed.customerId),
  ])
  return {
    ...headOf(followed, { names, received: receipts.get(job.id) }),
    bookingMode: bookingModeOf(job.id),
    ...standingOf(job, box, { now, zone: zoneOf(job.destinationCode, job.mode, names) }),
    ...lineOf(job, box, names),
    milestones: box.rows.map((row) => milestoneLineOf(row, job.mode, names)),
    positions: box.seen.toReversed().map((one) => positionView(one, job.mode, names)),
    borderWaiting: borderWaiting(job.mode, box, { names, now }),
  }
}

/** The job of this id, or the live jobs of the booking of this id, of this company alone. */
async function jobsBy(tx: Tx, id: string, customerId: string): Promise<Job[]> {
  const ofBooking = await jobsOfBooking(tx, id)
  const ownJobs = ofBooking.filter((job) => job.customerId === customerId)
  if (ownJobs.length === 0) return [await loadJob(tx, id, customerId)]
  const live = ownJobs.filter(({ state }) => state !== 'cancelled')
  return live.length > 0 ? live : ownJobs
}

type Box = {
  rows: TimetableRow[]
  seen: Sighting[]
  positions: Position[]
  route: JobRoute
  progress: ReturnType<typeof progressOf> & PartWay
  places: ReadonlyMap<string, Place>
}

export async function boxOf(tx: Tx, { job, part, parts, customerId }: FollowedPart): Promise<Box> {
  const carriers = part ? carriersOf(job, part, parts) : []
  const [records, found, route] = await Promise.all([
    milestonesWithPlan(tx, job, { customerId }),
    part ? positionsOf(tx, job.id, { containerIds: carriers.map(({ id }) => id), customerId }) : [],
    routeOfJob(tx, job),
  ])
  const positions = found.filter((one) => isCarrying(carriers, one))
  const rows = timetableOf(job, records, carriers)
  const codes = [...rows.map(({ placeCode }) => placeCode), ...codesOn(job, route)]
  const places = await placesByCode(tx, placeModeOf(job.mode), codes)
  const seen = sightingsOf(placedRows(rows), positions, places)
  const progress = progressOf(rows)
  const standing = wayOf(route, { progress, seen, stops: stopsOn(job, route, places) })
  return { rows, positions, route, places, seen, progress: { ...progress, ...standing } }
}

type Beside = { names: ReaderNames; received: Receipt | undefined }

function headOf({ job, part, parts }: FollowedPart, { names, received }: Beside) {
  return {
    id: job.id,
    bookingId: job.bookingId,
    version: job.version,
    jobNo: job.jobNo,
    bookingNo: job.bookingNo,
    customerReference: job.customerReference ?? undefined,
    originCode: job.originCode,
    originName: names.shortPlace(job.originCode, job.mode),
    originPlaceZone: zoneOf(job.originCode, job.mode, names),
    entryPortCode: job.entryPortCode ?? undefined,
    entryPortName: job.entryPortCode ? names.shortPlace(job.entryPortCode, job.mode) : undefined,
    destinationCode: job.destinationCode,
    destinationName: names.shortPlace(job.destinationCode, job.mode),
    destinationPlaceZone: zoneOf(job.destinationCode, job.mode, names),
    departureNo: job.departureNo ?? undefined,
    state: job.state,
    stateLabel: jobStateLabel(job.state, names.language),
    houseBillNo: part?.consignmentNoteNo ?? job.head.houseBillNo ?? undefined,
    ...trackingModeOf(job.mode).rowOf?.(
      job,
      { ...part, ...received },
      rowNames(names, job.mode),
      part && carrierNow(job, part, parts),
    ),
    ...(part && partHead(job, part, parts)),
  }
}

function partHead(job: Job, part: JobPart, parts: readonly JobPart[]) {
  const carrier = carrierNow(job, part, parts)
  return {
    containerNo: followedNo(job, part),
    containerType: part.containerType ?? undefined,
    sealNos: part.sealNos.join(', ') || undefined,
    wagonNo: trackingModeOf(job.mode).vehicleOf?.({ ...part, carriedOnBy: carrier && followedNo(job, carrier) }),
  }
}

/** The part that the cargo went over into last; undefined where it stays. */
function carrierNow(job: Job, part: JobPart, parts: readonly JobPart[]): JobPart | undefined {
  const last = carriersOf(job, part, parts).at(-1)
  return parts.find(({ id }) => id === last?.id && id !== part.id)
}

function standingOf(job: Job, { progress, seen }: Box, { now, zone }: { now: Date; zone: string }) {
  const eta = progress.eta ?? job.eta
  return {
    etd: progress.etd ?? job.etd,
    atd: progress.atd ?? undefined,
    eta,
    ata: progress.ata ?? undefined,
    promisedEta: job.promisedEta,
    ...wayShown(progress),
    ...punctualityNow({ ...progress, eta, promisedEta: job.promisedEta }, zone),
    silentHours: silentHours(progress, seen.at(-1)?.at, now),
    entryPortPassed: job.entryPortCode ? progress.passedCodes.includes(job.entryPortCode) : undefined,
    entryPortKm: progress.way.stopKm?.[job.entryPortCode ?? ''],
  }
}

export function lineOf({ mode, originCode, destinationCode }: Job, { progress, route }: Box, names: ReaderNames) {
  const { travelled, ahead, travelledKm, aheadKm, behindPercent, way } = progress
  const behind = new Set(progress.passedCodes)
  const namedCodes = [originCode, ...route.halts.map(({ near }) => near), destinationCode]
  const stops = namedCodes.flatMap((code) => {
    const place = names.findPlace(code, mode)
    if (!place) return []
    const { latitude, longitude } = place
    const [passed, km] = [behind.has(code), way.stopKm?.[code]]
    return [{ placeCode: code, label: names.shortPlace(code, mode), latitude, longitude, passed, km }]
  })
  return {
    travelled: travelled.map((point) => [...point]),
    ahead: ahead.map((point) => [...point]),
    travelledKm,
    aheadKm,
    behindPercent,
    stops,
  }
}

export function milestoneLineOf(row: TimetableRow, mode: LegModeCode, names: ReaderNames): MilestoneLine {
  return {
    step: row.step,
    event: row.event,
    eventLabel: milestoneWord(row.event, mode, names.language),
    placeCode: row.placeCode,
    placeName: names.shortPlace(row.placeCode, mode),
    placeZone: zoneOf(row.placeCode, mode, names),
    containerEmpty: row.containerEmpty ?? undefined,
    plannedAt: row.planned,
    estimatedAt: row.estimated,
    actualAt: row.actual,
    impliedAt: row.implied,
    differenceMin: row.differenceMin,
  }
}

const positionView = (one: Sighting, mode: LegModeCode, names: ReaderNames) => ({
  latitude: one.latitude,
  longitude: one.longitude,
  address: addressOfSighting(one, mode, names),
  placeName: one.placeCode && names.shortPlace(one.placeCode, mode),
  locatedAt: one.at,
  placeZone: one.placeCode && zoneOf(one.placeCode, mode, names),
  source: one.source,
})

function borderWaiting(
  mode: LegModeCode,
  { rows, seen, places }: Box,
  { names, now }: { names: ReaderNames; now: Date },
): TrackingDetail['borderWaiting'] {
  const waiting = waitingAtBorder(rows)
  const [border, last] = [waiting && places.get(waiting.placeCode), seen.at(-1)]
  if (!waiting || (border && last && isAway(last, border))) return undefined
  const hours = Math.max(0, Math.floor((now.getTime() - waiting.since.getTime()) / 3_600_000))
  return { ...waiting, placeName: names.shortPlace(waiting.placeCode, mode), hours }
}
