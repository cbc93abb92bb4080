import { Problem } from '@landbridge/contract/shared/problem'
import { partNoOf } from '@landbridge/contract/workorder/part-kinds'
import { type Carriage, carriageAt, type GivenLeg } from '../../booking/index.ts'
import { idsOf } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import { containerTypesByLabel } from '../../reference/index.ts'
import { deletePart, insertParts, partsOf, savePart } from '../container/container-store.ts'
import { changedByAmendment, newParts, shipperNumbers, surplusOf } from '../job/job-of-booking-rules.ts'
import { boxLinesOf, partsBooked } from '../job/leg-rules.ts'
import type { Job, JobPart } from '../job.ts'
import { orderedOf, type PartsLine, partsLeft } from '../job-rules.ts'

export type AmendedLeg = { leg: GivenLeg; before: GivenLeg['form'] }
type OnLeg = { jobs: readonly Job[]; carriages: readonly Carriage[] }

/** Takes away boxes that are no longer booked, changes those that stay, and puts new ones on the first job of their departure. */
export async function carryBoxes({ leg, before }: AmendedLeg, onLeg: OnLeg, { tx }: Call<'system'>): Promise<void> {
  const { jobs } = onLeg
  if (jobs.length === 0) return
  const carried = await partsOf(tx, idsOf(jobs))
  const ordered = orderedOf(carried)
  const booked = bookedOnEach(leg, onLeg)
  const { surplus, filled } = surplusOfAll(booked, ordered)
  if (filled.length > 0) {
    const containerNos = filled.flatMap((part) => partNoOf(part) ?? [])
    throw new Problem('workorder.boxes-filled', undefined, { containerNos })
  }
  for (const { id } of surplus) await deletePart(tx, id)
  const keptParts = carried.filter((one) => !surplus.includes(one))
  for (const one of keptParts)
    await savePart(tx, one.id, changedByAmendment(one, leg.mode, { before, after: leg.form }))
  const leftBefore = partsLeft(partsBooked({ ...leg, form: before }), ordered)
  const newcomers = newcomersOf(booked, { kept: orderedOf(keptParts), leftBefore })
  if (newcomers.length === 0) return
  const [types, numbers] = [await containerTypesByLabel(tx), shipperNumbers(leg, keptParts)]
  for (const { job, missing } of newcomers) {
    const after = Math.max(0, ...carried.filter(({ jobId }) => jobId === job.id).map(({ seq }) => seq))
    await insertParts(tx, newParts(job, missing, { leg, types, numbers, after }))
  }
}

/** The parts that are booked on one departure of a leg, and the jobs that carry them: those that went by it before come first. */
type BookedOnOne = { lines: readonly PartsLine[]; jobs: readonly Job[] }

function bookedOnEach(leg: GivenLeg, { jobs, carriages }: OnLeg): BookedOnOne[] {
  const jobsOn = (at: number) => {
    const { departureId } = carriages[at]?.given ?? {}
    const { there = [], come = [] } = Object.groupBy(
      jobs.filter((job) => carriageAt(carriages, job.departureId) === at),
      (job) => (job.departureId === (departureId ?? null) ? 'there' : 'come'),
    )
    return [...there, ...come]
  }
  if (carriages.length < 2) return [{ lines: partsBooked(leg), jobs: jobsOn(0) }]
  return carriages.map(({ boxes }, at) => ({ lines: boxLinesOf(boxes), jobs: jobsOn(at) }))
}

const partsIn = (parts: readonly JobPart[], { jobs }: BookedOnOne): JobPart[] =>
  jobs.flatMap((job) => parts.filter(({ jobId }) => jobId === job.id))

function surplusOfAll(booked: readonly BookedOnOne[], parts: readonly JobPart[]) {
  const found = booked.map((one) => surplusOf(one.lines, partsIn(parts, one)))
  return { surplus: found.flatMap(({ surplus }) => surplus), filled: found.flatMap(({ filled }) => filled) }
}

/** The parts added to each departure's first job; parts without a job stay open, at departures without a job first. */
function newcomersOf(
  booked: readonly BookedOnOne[],
  { kept, leftBefore }: { kept: readonly JobPart[]; leftBefore: readonly PartsLine[] },
): { job: Job; missing: PartsLine[] }[] {
  let waiting = [...leftBefore]
  return booked
    .toSorted((one, other) => Math.min(one.jobs.length, 1) - Math.min(other.jobs.length, 1))
    .flatMap((one) => {
      const open = partsLeft(one.lines, partsIn(kept, one))
      const missing = partsLeft(open, waiting.flatMap(repeatLine))
      waiting = partsLeft(waiting, open.flatMap(repeatLine))
      const [job] = one.jobs
      return job && missing.length > 0 ? [{ job, missing }] : []
    })
}

const repeatLine = <Line extends { qty: number }>(line: Line): Line[] => Array.from({ length: line.qty }, () => line)
