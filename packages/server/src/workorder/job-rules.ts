import type { ReleaseState } from '@landbridge/contract/booking/release-state'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { lifeOf } from '@landbridge/contract/shared/life'
import { type Actor, nextState } from '@landbridge/contract/shared/lifecycle'
import { factsOfMode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import type { JobShare } from '@landbridge/contract/workorder/job-desk-endpoints'
import { jobLifecycle, liveJobStates } from '@landbridge/contract/workorder/job-lifecycle'
import { type JobRow, type MissingPart, missingParts } from '@landbridge/contract/workorder/job-view'
import { partNoOf, vehicle } from '@landbridge/contract/workorder/part-kinds'
import type { CustomsSide, Job, JobPart } from './job.ts'

const jobLife = lifeOf(jobLifecycle, {
  notAllowed: 'workorder.action-not-allowed',
  changed: 'workorder.changed-meanwhile',
  standing: ({ state, version }: Job, actions) => ({ state, version, actions }),
})
export const { advance, notAllowed } = jobLife

/** Refuses a command that was given for an older version; a customer's program may leave the version out. */
export function checkUnchanged(job: Job, version: number | undefined, reader: Actor): void {
  if (version !== undefined) jobLife.checkUnchanged(job, version, reader)
}

/** A job that has ended is not changed any more. */
export function checkLive(job: Job, reader: Actor): void {
  if (!liveJobStates.includes(job.state))
    throw new Problem('workorder.closed', undefined, jobLife.standing(job, reader))
}

/** A bill that was issued names its boxes with their sums: before one comes, goes or is loaded otherwise, it is taken back. */
export function checkNoBillIssued(jobs: readonly Pick<Job, 'billsOut' | 'jobNo'>[]): void {
  const jobNos = jobs.filter(({ billsOut }) => billsOut).map(({ jobNo }) => jobNo)
  if (jobNos.length > 0) throw new Problem('workorder.bill-to-take-back', undefined, { jobNos })
}

/** Refuses to cancel a booking with arrived cargo, which is to be delivered and paid for. */
export function checkNoneArrived(jobs: readonly Pick<Job, 'state' | 'jobNo'>[]): void {
  const isOver = ({ state }: Pick<Job, 'state'>) =>
    state !== 'cancelled' && !nextState(jobLifecycle, { state }, { action: 'cancel', by: 'system' })
  const jobNos = jobs.filter(isOver).map(({ jobNo }) => jobNo)
  if (jobNos.length > 0) throw new Problem('booking.jobs-underway', undefined, { jobNos })
}

/** A booking of so many legs is done when each job is completed or cancelled, and on every leg one at least is completed. */
export function allCompleted(jobs: readonly Pick<Job, 'state' | 'legSeq'>[], legs: number): boolean {
  const carried = jobs.filter(({ state }) => state !== 'cancelled')
  const legsCarried = new Set(carried.map(({ legSeq }) => legSeq))
  return legsCarried.size >= legs && carried.every(({ state }) => state === 'completed')
}

/** Every job that goes was instructed. A truck that takes the cargo on carries what the main carriage was instructed with. */
export function areInstructed(jobs: readonly Pick<Job, 'state' | 'mode' | 'siState'>[]): boolean {
  const live = jobs.filter(({ state }) => state !== 'cancelled')
  const isLoaded = ({ mode }: Pick<Job, 'mode'>) => factsOfMode(mode).instruction === 'LOADING'
  const main = live.every(isLoaded) ? live : live.filter((job) => !isLoaded(job))
  return main.length > 0 && main.every(({ siState }) => siState === 'sent' || siState === 'final')
}

/** Cargo is released when that of every job is; one job that is held holds the booking. */
export function releaseOf(jobs: readonly Pick<Job, 'state' | 'releaseState'>[]): ReleaseState | null {
  const states = jobs.filter(({ state }) => state !== 'cancelled').map(({ releaseState }) => releaseState)
  if (states.includes('held')) return 'held'
  if (states.length === 0) return null
  return states.every((state) => state === 'released') ? 'released' : 'notAsked'
}

const instructionDueMs = 5 * dayMs

/** The states of a job's papers and customs now: as the desk wrote them down, except where a day or a milestone says more. */
export function papersOf(
  { state, siState, siCutoff, billState, releaseState, head, customsReleased }: JobWithPapers,
  now: Date,
) {
  const isNear = siCutoff !== null && siCutoff.getTime() - now.getTime() < instructionDueMs
  const customsOf = (side: CustomsSide) =>
    customsReleased.includes(side) ? ('released' as const) : (head[`${side}CustomsState`] ?? ('none' as const))
  return {
    siState: siState === 'notDue' && isNear && liveJobStates.includes(state) ? ('due' as const) : siState,
    billState,
    releaseState,
    exportCustomsState: customsOf('export'),
    importCustomsState: customsOf('import'),
  }
}

type JobWithPapers = Pick<
  Job,
  'state' | 'siState' | 'siCutoff' | 'billState' | 'releaseState' | 'head' | 'customsReleased'
>

export function nextActionOf(job: JobWithPapers & Pick<Job, 'draftWaits'>, now: Date): JobRow['nextAction'] {
  if (job.state === 'awaitingConfirmation') return 'confirmCompletion'
  if (!liveJobStates.includes(job.state)) return undefined
  const { siState, billState } = papersOf(job, now)
  if (siState === 'due' || siState === 'returned') return 'siDue'
  return billState === 'draft' || job.draftWaits ? 'confirmDraft' : undefined
}

export type PartsOfJob = {
  containers: readonly JobPart[]
  hasPacking: boolean
  isReceived: boolean
  hasCharges: boolean
  needed: readonly MissingPart[]
}

export function missingOf(
  { state, masterBillNo, head }: Pick<Job, 'state' | 'masterBillNo' | 'head'>,
  { containers, hasPacking, isReceived, hasCharges, needed }: PartsOfJob,
): MissingPart[] {
  if (!liveJobStates.includes(state)) return []
  const lacks: Readonly<Record<MissingPart, boolean>> = {
    containerNo: containers.some((part) => !partNoOf(part)),
    truckPlate: containers.some((part) => !partNoOf(part)),
    driver: containers.some(({ driverName, driverPhone }) => !driverName || !driverPhone),
    seal: containers.some(({ sealNos }) => sealNos.length === 0),
    consignmentNote: containers.some(({ consignmentNoteNo }) => !consignmentNoteNo),
    vgm: containers.some(({ vgmKg }) => !vgmKg),
    flight: !head.flights?.length || head.flights.some(({ flightNo }) => !flightNo),
    masterBill: !masterBillNo,
    receipt: !isReceived,
    screening: (head.screenState ?? 'none') === 'none',
    packing: !hasPacking,
    charges: !hasCharges,
    changeTold: head.changeToTell !== undefined,
    leftWithoutRelease: head.leftWithoutRelease !== undefined,
    doNotLoad: head.doNotLoad !== undefined,
  }
  const needs: readonly MissingPart[] = [...needed, 'changeTold', 'leftWithoutRelease', 'doNotLoad']
  return missingParts.filter((part) => needs.includes(part) && lacks[part])
}

/** Equal parts of a booking or a job: boxes of a type and an owner, trucks, or the one consignment that flies. */
export type PartsLine = Pick<JobPart, 'kind' | 'containerType' | 'containerOwner'> & { qty: number }

/** Boxes stand for each other where type and owner are the same; trucks and pieces do by themselves. */
const keyOf = ({ kind, containerType, containerOwner }: Omit<PartsLine, 'qty'>) =>
  kind === 'box' ? `${containerType} ${containerOwner}` : kind

export function countsOf(lines: readonly PartsLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + line.qty)
  return counts
}

/** The parts that are left of those counted, once one of this line is taken; below nought where there was none. */
export function takeOne(counts: Map<string, number>, part: Omit<PartsLine, 'qty'>): number {
  const countLeft = (counts.get(keyOf(part)) ?? 0) - 1
  counts.set(keyOf(part), countLeft)
  return countLeft
}

/** The parts that were ordered: one into which cargo is only loaded over on its way comes besides. */
export const orderedOf = <Part extends Pick<JobPart, 'id' | 'reloadedIntoId'>>(parts: readonly Part[]): Part[] =>
  parts.filter(({ id }) => !parts.some(({ reloadedIntoId }) => reloadedIntoId === id))

export function partsLeft(booked: readonly PartsLine[], taken: readonly Omit<PartsLine, 'qty'>[]): PartsLine[] {
  const linesLeft = new Map<string, PartsLine>()
  for (const line of booked) {
    const before = linesLeft.get(keyOf(line))?.qty ?? 0
    linesLeft.set(keyOf(line), { ...line, qty: before + line.qty })
  }
  for (const one of taken) {
    const line = linesLeft.get(keyOf(one))
    if (line) line.qty--
  }
  return [...linesLeft.values()].filter(({ qty }) => qty > 0)
}

export const linesOf = ({ boxes = [], trucks }: JobShare): PartsLine[] => [
  ...boxes.map(({ containerQty, ...box }) => ({ kind: 'box' as const, ...box, qty: containerQty })),
  ...(trucks ? [{ kind: vehicle, containerType: null, containerOwner: null, qty: trucks }] : []),
]

/** Refuses shares that together ask for more than is left, by the line that goes too far. */
export function checkShares(shares: readonly JobShare[], left: readonly PartsLine[]): void {
  const open = countsOf(left)
  const wrong: Record<string, string> = {}
  for (const [s, share] of shares.entries()) {
    for (const [b, line] of linesOf(share).entries()) {
      const openQuantity = (open.get(keyOf(line)) ?? 0) - line.qty
      const field = line.kind === 'box' ? `shares.${s}.boxes.${b}.containerQty` : `shares.${s}.trucks`
      if (openQuantity < 0) wrong[field] = 'workorder.more-than-booked'
      open.set(keyOf(line), openQuantity)
    }
  }
  if (Object.keys(wrong).length > 0) throw new Problem('workorder.too-many-boxes', wrong, { left: left.map(asShare) })
}

const asShare = ({ kind, containerType, containerOwner, qty }: PartsLine) =>
  kind === 'box' ? { containerType, containerOwner, containerQty: qty } : { partKind: kind, qty }

/** Boxes in the words of the trade: 2*40HQ/1*20GP. */
export function boxTextOf(parts: readonly Pick<JobPart, 'containerType'>[]): string {
  const counts = new Map<string, number>()
  for (const { containerType } of parts)
    if (containerType) counts.set(containerType, (counts.get(containerType) ?? 0) + 1)
  return [...counts].map(([type, boxes]) => `${boxes}*${type}`).join('/')
}
