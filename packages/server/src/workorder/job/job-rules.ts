import { type Actor, actionsFor, nextState } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { type JobAction, jobLifecycle, liveJobStates } from '@landbridge/contract/workorder/job-lifecycle'
import { type JobRow, type MissingPart, missingParts } from '@landbridge/contract/workorder/job-view'
import type { CustomsSide, Job, JobContainer } from './job.ts'

/** The job after `action`: the only way from one state to another. */
export function advance(job: Job, action: JobAction, actor: Actor): Job {
  const state = nextState(jobLifecycle, job, { action, by: actor })
  if (!state || state === 'gone') {
    throw new Problem('workorder.action-not-allowed', undefined, standingOf(job, actor))
  }
  return { ...job, state }
}

/** Refuses a command that was given for an older version than the present one. */
export function checkUnchanged(job: Job, version: number | undefined, reader: Actor): void {
  if (version !== undefined && job.version !== version) {
    throw new Problem('workorder.changed-meanwhile', undefined, standingOf(job, reader))
  }
}

/** A job that has ended is not changed any more. */
export function checkLive(job: Job, reader: Actor): void {
  if (!liveJobStates.includes(job.state)) throw new Problem('workorder.closed', undefined, standingOf(job, reader))
}

/** Whether a booking's jobs are all done: each is completed or cancelled, and one at least is completed. */
export function allCompleted(jobs: readonly Pick<Job, 'state'>[]): boolean {
  const carried = jobs.filter(({ state }) => state !== 'cancelled')
  return carried.length > 0 && carried.every(({ state }) => state === 'completed')
}

export function standingOf(job: Job, reader: Actor) {
  return { state: job.state, version: job.version, actions: actionsFor(jobLifecycle, job, reader) }
}

/** How long before its cut-off a shipping instruction is asked for. */
const instructionAskedMs = 5 * 86_400_000

/**
 * Where the papers and the customs of a job stand now. What the desk wrote down stands, except where a day or a milestone
 * says more: an instruction is due when its cut-off is near, and customs have released what has the milestone of their release.
 */
export function papersOf(
  { state, siState, siCutoff, draftState, releaseState, head, customsReleased }: Papered,
  now: Date,
) {
  const isNear = siCutoff !== null && siCutoff.getTime() - now.getTime() < instructionAskedMs
  const customsOf = (side: CustomsSide) =>
    customsReleased.includes(side) ? ('released' as const) : (head[`${side}CustomsState`] ?? ('none' as const))
  return {
    siState: siState === 'notDue' && isNear && liveJobStates.includes(state) ? ('due' as const) : siState,
    draftState,
    releaseState,
    exportCustomsState: customsOf('export'),
    importCustomsState: customsOf('import'),
  }
}

type Papered = Pick<Job, 'state' | 'siState' | 'siCutoff' | 'draftState' | 'releaseState' | 'head' | 'customsReleased'>

/** What asks for the customer now. */
export function nextActionOf(job: Papered, now: Date): JobRow['nextAction'] {
  if (job.state === 'awaitingConfirmation') return 'confirmCompletion'
  if (!liveJobStates.includes(job.state)) return undefined
  const { siState, draftState } = papersOf(job, now)
  if (siState === 'due' || siState === 'returned') return 'siDue'
  return draftState === 'sent' ? 'confirmDraft' : undefined
}

type PartsOfJob = {
  containers: readonly JobContainer[]
  hasPacking: boolean
  /** Whether a warehouse has received its cargo. */
  isReceived: boolean
  hasCharges: boolean
  /** What a job of its mode must have. */
  needed: readonly MissingPart[]
}

/** What a job still lacks before it can go on. */
export function missingOf(
  { state, masterBillNo, head }: Pick<Job, 'state' | 'masterBillNo' | 'head'>,
  { containers, hasPacking, isReceived, hasCharges, needed }: PartsOfJob,
): MissingPart[] {
  if (!liveJobStates.includes(state)) return []
  const lacks: Readonly<Record<MissingPart, boolean>> = {
    containerNo: containers.some(({ containerNo }) => !containerNo),
    seal: containers.some(({ sealNos }) => sealNos.length === 0),
    consignmentNote: containers.some(({ consignmentNoteNo }) => !consignmentNoteNo),
    vgm: containers.some(({ vgmKg }) => !vgmKg),
    flight: !head.flights?.length || head.flights.some(({ flightNo }) => !flightNo),
    masterBill: !masterBillNo,
    receipt: !isReceived,
    screening: (head.screenState ?? 'none') === 'none',
    packing: !hasPacking,
    charges: !hasCharges,
  }
  return missingParts.filter((part) => needed.includes(part) && lacks[part])
}

/** Equal boxes of a booking or a job. */
export type Boxes = { containerType: string; containerOwner: 'C' | 'S'; containerQty: number }

const keyOf = ({ containerType, containerOwner }: Omit<Boxes, 'containerQty'>) => `${containerType} ${containerOwner}`

/** The booked boxes that no live job carries yet. */
export function boxesLeft(booked: readonly Boxes[], taken: readonly Omit<Boxes, 'containerQty'>[]): Boxes[] {
  const left = new Map<string, Boxes>()
  for (const line of booked) {
    const before = left.get(keyOf(line))?.containerQty ?? 0
    left.set(keyOf(line), { ...line, containerQty: before + line.containerQty })
  }
  for (const one of taken) {
    const line = left.get(keyOf(one))
    if (line) line.containerQty--
  }
  return [...left.values()].filter(({ containerQty }) => containerQty > 0)
}

/** Refuses shares that together ask for more boxes than are left, by the line that goes too far. */
export function checkShares(shares: readonly { boxes: readonly Boxes[] }[], left: readonly Boxes[]): void {
  const open = new Map(left.map((line) => [keyOf(line), line.containerQty]))
  const wrong: Record<string, string> = {}
  for (const [s, { boxes }] of shares.entries()) {
    for (const [b, line] of boxes.entries()) {
      const rest = (open.get(keyOf(line)) ?? 0) - line.containerQty
      if (rest < 0) wrong[`shares.${s}.boxes.${b}.containerQty`] = 'workorder.more-than-booked'
      open.set(keyOf(line), rest)
    }
  }
  if (Object.keys(wrong).length > 0) throw new Problem('workorder.too-many-boxes', wrong, { left })
}

/** Boxes in the words of the trade: 2*40HQ/1*20GP. */
export function boxTextOf(containers: readonly Pick<JobContainer, 'containerType'>[]): string {
  const counts = new Map<string, number>()
  for (const { containerType } of containers) counts.set(containerType, (counts.get(containerType) ?? 0) + 1)
  return [...counts].map(([type, boxes]) => `${boxes}*${type}`).join('/')
}
