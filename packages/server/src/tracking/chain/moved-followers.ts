import { randomUUID } from 'node:crypto'
import { Problem } from '@landbridge/contract/shared/problem'
import type { DomainEvent, Follower } from '../../platform/call.ts'
import type { Call } from '../../platform/serve.ts'
import { loadJob, partsOf } from '../../workorder/index.ts'
import { carriersOf, followedNo } from '../part-numbers.ts'
import { holdTracking, moveSightings } from './box-track-store.ts'
import { planMilestones } from './chain-commands.ts'
import { timetableOf } from './chain-queries.ts'
import { foldJob } from './fold-commands.ts'
import { insertMilestones, milestonesOf, moveMilestones } from './milestone-store.ts'
import { progressOf } from './timetable-rules.ts'

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** Refuses a move of cargo that has left, by name. */
async function refuseDeparted({ data = {} }: DomainEvent, { tx }: Call<'system'>): Promise<void> {
  const [jobIds, containerIds] = [textsIn(data.jobIds), textsIn(data.containerIds)]
  const departed = await Promise.all(
    jobIds.map(async (id) => {
      await holdTracking(tx, id)
      const [job, parts, records] = await Promise.all([loadJob(tx, id), partsOf(tx, [id]), milestonesOf(tx, [id])])
      if (parts.length === 0) return progressOf(timetableOf(job, records)).atd ? [job.jobNo] : []
      const moving = parts.filter((part) => containerIds.includes(part.id))
      const hasLeft = (part: (typeof parts)[number]) =>
        Boolean(progressOf(timetableOf(job, records, carriersOf(job, part, parts))).atd)
      return moving.filter(hasLeft).map((part) => followedNo(job, part) ?? job.jobNo)
    }),
  )
  const containerNos = departed.flat().join(', ')
  if (containerNos) throw new Problem('workorder.box-departed', undefined, { containerNos })
}

/** Moves the times, positions and links of boxes to their new job, and copies what happened to the whole job. */
async function takeAlong({ id, data = {} }: DomainEvent, call: Call<'system'>): Promise<void> {
  const { tx } = call
  const from = String(data.fromJobId)
  const containerIds = textsIn(data.containerIds)
  await holdTracking(tx, id)
  const [to, job, records] = await Promise.all([loadJob(tx, id), loadJob(tx, from), milestonesOf(tx, [from])])
  const ofAll = records.filter(({ classifier, containerId }) => classifier === 'ACT' && containerId === null)
  await insertMilestones(
    tx,
    ofAll.map((one) => ({ ...one, id: randomUUID(), jobId: to.id })),
  )
  await moveMilestones(tx, { from, to: to.id, containerIds })
  await moveSightings(tx, { from, to, containerIds })
  await foldJob(call, job, await planMilestones(call, job))
}

export const movedFollowers: readonly Follower[] = [
  { kind: 'workorder.moving', follow: refuseDeparted },
  { kind: 'workorder.split', follow: takeAlong },
]
