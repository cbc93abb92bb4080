import { randomUUID } from 'node:crypto'
import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import { businessZone } from '@landbridge/contract/shared/business-day'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import type { Tx } from '../../platform/database.ts'
import { type Place, placesByCode } from '../../reference/index.ts'
import { type Job, type JobPart, partsOf } from '../../workorder/index.ts'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import { type CarryingPart, carriersOf } from '../part-numbers.ts'
import { connectionsOf, planChain } from '../way/chain-rules.ts'
import type { JobRoute } from '../way/tracking-mode.ts'
import { type MilestoneRecord, milestonesOf } from './milestone-store.ts'
import type { Milestone, TimetableRow } from './timetable-row.ts'
import { progressOf, timetable } from './timetable-rules.ts'

export const routeOfJob = (tx: Tx, job: Job) =>
  trackingModeOf(job.mode).route(tx, {
    ...job,
    viaCodes: (job.head.viaPlaces ?? []).map(({ placeCode }) => placeCode),
  })

/** Codes of the places on the way, in its order: the ends, the halts, and the places that the cargo was to be sent over. */
export function codesOn({ originCode, destinationCode, entryPortCode, head }: Job, { halts }: JobRoute): string[] {
  const vias = (head.viaPlaces ?? []).map(({ placeCode }) => placeCode)
  const between = [...halts.flatMap(({ near, far }) => [near, far]), ...vias, ...(entryPortCode ? [entryPortCode] : [])]
  return [...new Set([originCode, ...between.filter((code) => code !== destinationCode), destinationCode])]
}

export const stopsOn = (job: Job, route: JobRoute, places: ReadonlyMap<string, Place>): ReadonlyMap<string, Place> =>
  new Map(
    codesOn(job, route).flatMap((code) => {
      const place = places.get(code)
      return place ? [[code, place] as const] : []
    }),
  )

export const timetableOf = (
  { mode }: Pick<Job, 'mode'>,
  milestones: readonly Milestone[],
  carriers: readonly CarryingPart[] = [],
): TimetableRow[] =>
  timetable(
    milestones,
    carriers.map(({ id }) => id),
    connectionsOf(trackingModeOf(mode).chain),
  )

/** A change of milestones takes the departure or the arrival from a part of the job that had left or arrived. */
export function unsays(
  job: Job,
  parts: readonly JobPart[],
  { before, after }: { before: readonly Milestone[]; after: readonly Milestone[] },
): boolean {
  const ofParts = parts.length > 0 ? parts.map((part) => carriersOf(job, part, parts)) : [[]]
  return ofParts.some((carriers) => {
    const [progressBefore, progressAfter] = [before, after].map((records) =>
      progressOf(timetableOf(job, records, carriers)),
    )
    return Boolean((progressBefore?.atd && !progressAfter?.atd) || (progressBefore?.ata && !progressAfter?.ata))
  })
}

export async function planOfJob(tx: Tx, job: Job): Promise<MilestoneRecord[]> {
  const [parts, route] = await Promise.all([partsOf(tx, [job.id]), routeOfJob(tx, job)])
  const steps = planChain(trackingModeOf(job.mode).chain, {
    originCode: job.originCode,
    destinationCode: job.destinationCode,
    halts: route.halts,
    etd: job.etd,
    eta: job.promisedEta,
    cargoCutoff: job.cargoCutoff ?? undefined,
    customsCutoff: job.customsCutoff ?? undefined,
    hasCarrierBoxes: parts.length === 0 || parts.some(({ containerOwner }) => containerOwner === 'C'),
    toDoor: job.transportType.endsWith('DOOR'),
    isShared: sharesContainer(job.loadType),
    customsElsewhere: job.head.customsElsewhere,
  })
  const places = await placesByCode(
    tx,
    placeModeOf(job.mode),
    steps.map(({ placeCode }) => placeCode),
  )
  return steps.map((step) => ({
    ...step,
    id: randomUUID(),
    jobId: job.id,
    customerId: job.customerId,
    containerId: null,
    classifier: 'PLN',
    zone: places.get(step.placeCode)?.timeZone ?? businessZone,
    source: 'plan',
    enteredBy: null,
    enteredAt: job.openedAt,
    correctedAt: null,
    correctedBy: null,
    doubtReason: null,
    reason: null,
  }))
}

export const isPlanned = (records: readonly MilestoneRecord[]) => records.some(({ classifier }) => classifier === 'PLN')

export async function milestonesWithPlan(
  tx: Tx,
  job: Job,
  options: Parameters<typeof milestonesOf>[2] = {},
): Promise<MilestoneRecord[]> {
  const records = await milestonesOf(tx, [job.id], options)
  return isPlanned(records) ? records : [...(await planOfJob(tx, job)), ...records]
}
