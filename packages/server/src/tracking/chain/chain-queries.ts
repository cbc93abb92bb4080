import { randomUUID } from 'node:crypto'
import { sharesContainer } from '@landbridge/contract/booking/lcl-state'
import { businessZone } from '@landbridge/contract/shared/business-day'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import type { Tx } from '../../platform/database.ts'
import { placesByCode } from '../../reference/index.ts'
import { type Job, partsOf } from '../../workorder/index.ts'
import { trackingModeOf } from '../modes/tracking-modes.ts'
import type { Carrier } from '../part-numbers.ts'
import { connectionsOf, planChain } from './chain-rules.ts'
import { type MilestoneRecord, milestonesOf } from './milestone-store.ts'
import { type Milestone, type TimetableRow, timetable } from './timetable-rules.ts'

/** The job's way, as its route is drawn and its halts are planned. */
export const routeOfJob = (tx: Tx, job: Job) =>
  trackingModeOf(job.mode).route(tx, {
    ...job,
    viaCodes: (job.head.viaPlaces ?? []).map(({ placeCode }) => placeCode),
  })

/** The times of one box of a job, or of the whole job, with what it waits for where it changes to another carriage. */
export const timetableOf = (
  { mode }: Pick<Job, 'mode'>,
  milestones: readonly Milestone[],
  carriers: readonly Carrier[] = [],
): TimetableRow[] =>
  timetable(
    milestones,
    carriers.map(({ id }) => id),
    connectionsOf(trackingModeOf(mode).chain),
  )

/** What usually happens to the boxes of a job, planned by its departure. */
export async function planOfJob(tx: Tx, job: Job): Promise<MilestoneRecord[]> {
  const [containers, route] = await Promise.all([partsOf(tx, [job.id]), routeOfJob(tx, job)])
  const steps = planChain(trackingModeOf(job.mode).chain, {
    originCode: job.originCode,
    destinationCode: job.destinationCode,
    halts: route.halts,
    etd: job.etd,
    eta: job.promisedEta,
    cargoCutoff: job.cargoCutoff ?? undefined,
    customsCutoff: job.customsCutoff ?? undefined,
    hasCarrierBoxes: containers.length === 0 || containers.some(({ containerOwner }) => containerOwner === 'C'),
    toDoor: job.transportType.endsWith('DOOR'),
    isShared: sharesContainer(job.loadType),
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

/** Whether a job's plan is kept. */
export const isPlanned = (records: readonly MilestoneRecord[]) => records.some(({ classifier }) => classifier === 'PLN')

/** A job's milestones with their plan, also in the moment before the plan is kept. */
export async function milestonesWithPlan(
  tx: Tx,
  job: Job,
  options: Parameters<typeof milestonesOf>[2] = {},
): Promise<MilestoneRecord[]> {
  const records = await milestonesOf(tx, [job.id], options)
  return isPlanned(records) ? records : [...(await planOfJob(tx, job)), ...records]
}
