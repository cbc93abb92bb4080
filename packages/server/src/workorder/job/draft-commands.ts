import { Problem } from '@landbridge/contract/shared/problem'
import { recordBookingEvent } from '../../booking/index.ts'
import { audit } from '../../platform/audit.ts'
import type { Call } from '../../platform/serve.ts'
import type { DraftAnswer, Job } from './job.ts'
import { heldJob } from './job-end-commands.ts'
import { checkLive, checkUnchanged } from './job-rules.ts'
import { saveJob } from './job-store.ts'

type Answer = { jobNoIn: string; version?: number | undefined } & Pick<DraftAnswer, 'answer' | 'reason'>

const becomes = { confirm: 'confirmed', change: 'changeAsked' } as const
const events = { confirm: 'draftConfirmed', change: 'draftChangeAsked' } as const

/** The customer confirms the draft bill that was sent, or says what is to change in it. */
export async function answerDraft({ jobNoIn, version, answer, reason }: Answer, call: Call<'customer'>): Promise<Job> {
  const { caller, now, tx } = call
  const job = await heldJob(jobNoIn, call)
  checkUnchanged(job, version, 'customer')
  checkLive(job, 'customer')
  if (job.draftState !== 'sent') throw new Problem('workorder.draft-not-sent')
  const { id, jobNo, bookingId, customerId } = job
  const note = answer === 'change' ? reason : undefined
  const draftAnswer: DraftAnswer = {
    answer,
    answeredAt: now.toISOString(),
    answeredBy: caller.userId,
    ...(note && { reason: note }),
  }
  const draftState = becomes[answer]
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
