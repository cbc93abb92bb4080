import { type ReleaseAction, releaseLifecycle } from '@landbridge/contract/paper/paper-lifecycle'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { recordBookingEvent } from '../booking/index.ts'
import type { Call } from '../platform/serve.ts'
import { codesOf } from '../reference/index.ts'
import { changing, type Job, notAllowed } from '../workorder/index.ts'

type Staff = Call<'staff'>
type Seen = { id: string; version: number }

/** Gives the cargo of a job free, or the paper that stands for it. */
export const releaseCargo = (seen: Seen, call: Staff): Promise<Job> => move(seen, { action: 'release' }, call)

export async function holdCargo({ holdReason, ...seen }: Seen & { holdReason: string }, call: Staff): Promise<Job> {
  const reasons = await codesOf(call.tx, 'HOLDREASON')
  if (!reasons.some(({ code }) => code === holdReason))
    throw new Problem('shared.invalid-input', { holdReason: 'workorder.hold-reason-needed' })
  return move(seen, { action: 'hold', holdReason }, call)
}

type Move = { action: ReleaseAction; holdReason?: string }

async function move(seen: Seen, { action, holdReason }: Move, call: Staff): Promise<Job> {
  const { now, caller } = call
  const moved = await changing(seen, { action: `workorder.${action}` }, call, async (job) => {
    const releaseState = nextState(releaseLifecycle, { state: job.releaseState }, { action, by: 'staff' })
    if (!releaseState || releaseState === 'gone') throw notAllowed(job, 'staff')
    const release = { at: now.toISOString(), by: caller.userId }
    const after = { releaseState, holdReason: holdReason ?? null }
    const before = { releaseState: job.releaseState, holdReason: job.holdReason }
    return { job: { ...after, head: { ...job.head, release } }, before, after }
  })
  const { bookingId, customerId, jobNo } = moved
  const event = holdReason
    ? ({ kind: 'jobHeld', data: { jobNo, reasonCode: holdReason } } as const)
    : ({ kind: 'jobReleased', data: { jobNo } } as const)
  await recordBookingEvent(call, { bookingId, customerId, ...event })
  return moved
}
