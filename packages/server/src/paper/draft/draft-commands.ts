import { draftBillLifecycle } from '@landbridge/contract/paper/paper-lifecycle'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { recordBookingEvent } from '../../booking/index.ts'
import { audit } from '../../platform/audit.ts'
import type { Call } from '../../platform/serve.ts'
import { checkLive, checkUnchanged, type DraftAnswer, heldJob, type Job, saveJob } from '../../workorder/index.ts'
import { paperModeOf } from '../modes/paper-modes.ts'

type Answer = { jobNoIn: string; version?: number | undefined } & Pick<DraftAnswer, 'answer' | 'reason'>

const events = { confirm: 'draftConfirmed', change: 'draftChangeAsked' } as const

/** The customer confirms the draft bill that was sent, or says what is to change in it. */
export async function answerDraft({ jobNoIn, version, answer, reason }: Answer, call: Call<'customer'>): Promise<Job> {
  const { caller, now, tx } = call
  const job = await heldJob(jobNoIn, call)
  checkUnchanged(job, version, 'customer')
  checkLive(job, 'customer')
  const draftState = nextState(draftBillLifecycle, { state: job.draftState }, { action: answer, by: 'customer' })
  if (!draftState || draftState === 'gone') throw new Problem('workorder.draft-not-sent')
  const isUnnumbered = paperModeOf(job.mode).billNoToGive?.(job) !== undefined
  if (answer === 'confirm' && isUnnumbered) throw new Problem('workorder.draft-without-number')
  const { id, jobNo, bookingId, customerId } = job
  const note = answer === 'change' ? reason : undefined
  const draftAnswer: DraftAnswer = {
    answer,
    answeredAt: now.toISOString(),
    answeredBy: caller.userId,
    ...(note && { reason: note }),
  }
  const saved = await saveJob(tx, job, { draftState, draftAnswer })
  await audit(call, {
    action: `workorder.draft-${answer}`,
    thing: 'work_order',
    id,
    customerId,
    before: { draftState: job.draftState },
    after: { draftState, ...(note && { note }) },
  })
  await recordBookingEvent(call, { bookingId, customerId, kind: events[answer], data: { jobNo }, note: note ?? null })
  return saved
}
