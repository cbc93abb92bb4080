import { randomUUID } from 'node:crypto'
import { businessZone } from '@landbridge/contract/shared/business-day'
import type { MilestoneEvent } from '@landbridge/contract/shared/milestones'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { recordBookingEvent } from '../../booking/index.ts'
import type { DomainEvent, Follower } from '../../platform/call.ts'
import type { Call } from '../../platform/serve.ts'
import { placesByCode } from '../../reference/index.ts'
import { loadJob } from '../../workorder/index.ts'
import { holdTracking } from './box-track-store.ts'
import { planMilestones } from './chain-commands.ts'
import { foldJob } from './fold-commands.ts'
import { insertMilestones, type MilestoneRecord, markCorrected } from './milestone-store.ts'

type NotedCargoEvent = {
  event: MilestoneEvent
  time: unknown
  end?: 'originCode' | 'destinationCode'
  containerId?: unknown
}

/** Notes a receipt or a proof of delivery as a milestone of its job, or takes it back where it has no time. */
async function noteCargoEvent(
  { id: jobId, data = {} }: DomainEvent,
  { event, time, end = 'originCode', containerId: part }: NotedCargoEvent,
  call: Call<'system'>,
): Promise<void> {
  const { tx, now } = call
  await holdTracking(tx, jobId)
  const job = await loadJob(tx, jobId)
  const [records, places] = await Promise.all([
    planMilestones(call, job),
    placesByCode(tx, placeModeOf(job.mode), [job[end]]),
  ])
  const planned = records.find((one) => one.event === event && one.classifier === 'PLN')
  const { step, seq, placeCode, containerEmpty } = planned ?? rowBeside(event, job[end])
  const containerId = typeof part === 'string' ? part : null
  const removed = records.filter(
    (one) => one.step === step && one.classifier === 'ACT' && one.containerId === containerId,
  )
  const enteredBy = typeof data.by === 'string' ? data.by : null
  const added: MilestoneRecord[] =
    typeof time === 'string'
      ? [
          {
            id: randomUUID(),
            jobId,
            customerId: job.customerId,
            containerId,
            step,
            seq,
            event,
            placeCode,
            containerEmpty,
            classifier: 'ACT',
            at: new Date(time),
            zone: places.get(job[end])?.timeZone ?? businessZone,
            source: 'staff',
            enteredBy,
            enteredAt: now,
            correctedAt: null,
            correctedBy: null,
            reason: null,
            doubtReason: null,
          },
        ]
      : []
  await markCorrected(
    tx,
    removed.map(({ id }) => id),
    { userId: enteredBy, at: now, reason: '' },
  )
  await insertMilestones(tx, added)
  await foldJob(call, job, [...records.filter((one) => !removed.includes(one)), ...added])
  // A correction is no news.
  if (removed.length > 0) return
  const { bookingId, customerId } = job
  for (const { at } of added) {
    const data = { code: event, placeCode, at: at.toISOString() }
    await recordBookingEvent(call, { bookingId, customerId, kind: 'milestone', data, bySystem: true })
  }
}

const rowBeside = (event: MilestoneEvent, placeCode: string) => ({
  step: `${event}.${placeCode}`,
  seq: 0,
  placeCode,
  containerEmpty: null,
})

/** Shared cargo was received at its warehouse, stuffed into its container, or taken out of it again; and a part was delivered. */
export const sharedCargoFollowers: readonly Follower[] = [
  {
    kind: 'workorder.received',
    follow: (event, call) => noteCargoEvent(event, { event: 'RCVD', time: event.data?.receivedAt }, call),
  },
  {
    kind: 'workorder.consolidated',
    follow: (event, call) => noteCargoEvent(event, { event: 'STUF', time: event.data?.closedAt }, call),
  },
  {
    kind: 'workorder.unconsolidated',
    follow: (event, call) => noteCargoEvent(event, { event: 'STUF', time: undefined }, call),
  },
  {
    kind: 'workorder.delivered',
    follow: (event, call) => {
      const { deliveredAt: time, containerId } = event.data ?? {}
      return noteCargoEvent(event, { event: 'DLVD', time, end: 'destinationCode', containerId }, call)
    },
  },
]
