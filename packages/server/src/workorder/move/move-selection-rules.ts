import { Problem } from '@landbridge/contract/shared/problem'
import { liveJobStates } from '@landbridge/contract/workorder/job-lifecycle'
import {
  type BoxCount,
  type Carriage,
  carriageAt,
  type GivenDeparture,
  type MovedBoxes,
  type MoveOrder,
} from '../../booking/index.ts'
import { boxCountsIn, boxLinesOf } from '../job/leg-rules.ts'
import type { Job, JobPart } from '../job.ts'
import { orderedOf, partsLeft } from '../job-rules.ts'

/** A job with the parts of it that move; whole where none stays behind. */
export type MovingJob = { job: Job; parts: readonly JobPart[]; isWhole: boolean }

export type Selection = { jobs: readonly MovingJob[]; unopened: readonly MovedBoxes[] }

type OnLeg = { jobs: readonly Job[]; parts: readonly JobPart[]; carriages: readonly Carriage[] }
type Order = Pick<MoveOrder, 'jobIds' | 'containerIds' | 'boxes' | 'departureId'>

export function unopenedOn({ jobs, parts, carriages }: OnLeg): { from: string | undefined; boxes: BoxCount[] }[] {
  return carriages.map(({ given, boxes }, index) => {
    const ids = new Set(jobs.filter((job) => carriageAt(carriages, job.departureId) === index).map(({ id }) => id))
    const taken = orderedOf(parts.filter(({ jobId }) => ids.has(jobId)))
    return { from: given.departureId, boxes: boxCountsIn(partsLeft(boxLinesOf(boxes), taken)) }
  })
}

/** The cargo that a move order names, else all of the leg; cargo already on that departure is left out. */
export function selectionOf(leg: OnLeg, order: Order): Selection {
  const { jobIds, containerIds, boxes, departureId } = order
  const isAll = !jobIds && !containerIds && !boxes
  const isElsewhere = (job: Job) => departureId === undefined || job.departureId !== departureId
  const live = leg.jobs.filter(({ state }) => liveJobStates.includes(state))
  const jobs = live.filter(isElsewhere).flatMap((job): MovingJob[] => {
    const ofJob = leg.parts.filter(({ jobId }) => jobId === job.id)
    if (isAll || jobIds?.includes(job.id)) return [{ job, parts: ofJob, isWhole: true }]
    const chosen = ofJob.filter(({ id }) => containerIds?.includes(id))
    return chosen.length > 0 ? [{ job, parts: chosen, isWhole: chosen.length === ofJob.length }] : []
  })
  checkKnown(leg, order)
  const left = unopenedOn(leg).filter(({ from }) => departureId === undefined || from !== departureId)
  return { jobs, unopened: isAll ? left : asNamed(left, boxes ?? []) }
}

/** The leg of the jobs and boxes that are chosen, else the one that is named; one of several modes begins with its first. */
export function legOfChosen(
  { jobs, parts }: Pick<OnLeg, 'jobs' | 'parts'>,
  { legSeq, jobIds = [], containerIds = [] }: Pick<Order, 'jobIds' | 'containerIds'> & { legSeq?: number | undefined },
): number {
  const carrying = parts.filter(({ id }) => containerIds.includes(id)).map(({ jobId }) => jobId)
  const chosen = jobs.filter(({ id }) => jobIds.includes(id) || carrying.includes(id)).map((job) => job.legSeq)
  const seqs = new Set([...(legSeq === undefined ? [] : [legSeq]), ...chosen])
  if (seqs.size > 1) throw new Problem('workorder.moves-one-leg')
  return [...seqs][0] ?? 1
}

function checkKnown({ jobs, parts }: OnLeg, { jobIds = [], containerIds = [] }: Order): void {
  const isLost =
    jobIds.some((id) => !jobs.some((job) => job.id === id)) ||
    containerIds.some((id) => !parts.some((part) => part.id === id))
  if (isLost) throw new Problem('workorder.part-missing')
}

/** Boxes that no job carries yet, as they are named, from the first departures that have them. */
function asNamed(
  left: readonly { from: string | undefined; boxes: BoxCount[] }[],
  boxes: readonly BoxCount[],
): MovedBoxes[] {
  const wanted = boxes.map((one) => ({ ...one }))
  const taken = left.map(({ from, boxes: boxesThere }) => ({
    from,
    boxes: boxesThere.flatMap((box) => {
      const line = wanted.find((one) => one.containerType === box.containerType && one.owner === box.owner)
      const quantity = Math.min(line?.quantity ?? 0, box.quantity)
      if (!line || quantity === 0) return []
      line.quantity -= quantity
      return [{ ...box, quantity }]
    }),
  }))
  if (wanted.some(({ quantity }) => quantity > 0)) {
    throw new Problem('shared.invalid-input', { boxes: 'workorder.more-than-booked' })
  }
  return taken
}

export const isEmpty = ({ jobs, unopened }: Selection): boolean =>
  jobs.length === 0 && unopened.every(({ boxes }) => boxes.length === 0)

const countIn = (groups: readonly { boxes: readonly BoxCount[] }[]): number =>
  groups.flatMap(({ boxes }) => boxes).reduce((sum, { quantity }) => sum + quantity, 0)

type MovedTo = Pick<GivenDeparture, 'departureId' | 'departureNo' | 'loadingDate' | 'etd'>

/** A job goes by a departure of ours, or at the times that staff typed, since it was moved there before. */
function goesBy(job: Job, to: MovedTo): boolean {
  if (to.departureId) return job.departureId === to.departureId
  const isSameDay = !to.loadingDate || job.head.loadingDate === to.loadingDate
  const isSameNumber = job.departureNo === (to.departureNo ?? null)
  return !job.departureId && isSameNumber && job.etd.getTime() === to.etd.getTime() && isSameDay
}

/** The boxes that move from each departure of a leg, and if all go that the leg has. */
export function movingOf({ carriages, jobs: all }: OnLeg, { jobs, unopened }: Selection, to: MovedTo) {
  const { departureId } = to
  const areBoxes = countIn(carriages) > 0
  // Cargo that shares a box, flies or drives has no boxes of its own that take space.
  const moving = carriages.map(({ given }, index): MovedBoxes => {
    if (!areBoxes) return { from: given.departureId, boxes: [] }
    const parts = jobs
      .filter(({ job }) => carriageAt(carriages, job.departureId) === index)
      .flatMap((one) => orderedOf(one.parts))
    const left = unopened.filter(({ from }) => from === given.departureId).flatMap(({ boxes }) => [...boxes])
    return { from: given.departureId, boxes: [...boxCountsIn(parts.map((part) => ({ ...part, qty: 1 }))), ...left] }
  })
  const stay = carriages.filter(({ given }) => departureId !== undefined && given.departureId === departureId)
  const live = all.filter(({ state }) => liveJobStates.includes(state))
  const isWhole = areBoxes
    ? countIn(moving) + countIn(stay) >= countIn(carriages)
    : live.every((job) => goesBy(job, to) || jobs.some((one) => one.isWhole && one.job.id === job.id))
  return { moving, isWhole }
}
