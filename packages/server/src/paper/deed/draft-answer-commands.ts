import { Problem } from '@landbridge/contract/shared/problem'
import { recordBookingEvent } from '../../booking/index.ts'
import { companyOf } from '../../platform/caller.ts'
import type { Call } from '../../platform/serve.ts'
import {
  auditJob,
  checkLive,
  checkUnchanged,
  type DraftAnswer,
  heldJob,
  type Job,
  saveJob,
} from '../../workorder/index.ts'
import { paperModeOf } from '../modes/paper-modes.ts'
import { billAt, jobBillsOf, stateAfter } from './bill-at.ts'
import { jobAndBill, keepSets, movedBill } from './bill-deed.ts'

type Answer = { jobNoIn: string; version?: number | undefined; billSeq: number; draftVersion: number } & Pick<
  DraftAnswer,
  'answer' | 'reason'
>

const events = { confirm: 'draftConfirmed', change: 'draftChangeAsked' } as const
const actions = { confirm: 'confirm', change: 'askChange' } as const

/** The customer confirms the draft that was sent last, or says what is to change in it. */
export async function answerDraft(
  { jobNoIn, version, billSeq, draftVersion, answer, reason }: Answer,
  call: Call<'customer'>,
): Promise<Job> {
  const { caller, now, tx } = call
  const job = await heldJob(jobNoIn, call)
  checkUnchanged(job, version, 'customer')
  checkLive(job, 'customer')
  const at = billAt(await jobBillsOf(job, call, companyOf(caller)), billSeq)
  if (at.bill.state !== 'draft') throw new Problem('workorder.draft-not-sent')
  if (draftVersion !== at.bill.draftVersion)
    throw new Problem('workorder.draft-replaced', undefined, { draftVersion: at.bill.draftVersion })
  if (answer === 'confirm' && paperModeOf(job.mode).billNoToGive?.(job) !== undefined)
    throw new Problem('workorder.draft-without-number')
  const action = actions[answer]
  const state = stateAfter(at, action, 'customer')
  const note = answer === 'change' ? reason : undefined
  const draftAnswer: DraftAnswer = {
    answer,
    answeredAt: now.toISOString(),
    answeredBy: caller.userId,
    ...(note && { reason: note }),
  }
  const bill = movedBill(at, { action, state, done: { note } }, call)
  const { changes } = await keepSets(at, [bill], { call })
  const { billState = job.billState, billsOut = job.billsOut, draftWaits = false } = changes
  const saved = await saveJob(tx, job, { billState, billsOut, draftWaits, draftAnswer })
  const { bookingId, customerId } = job
  await auditJob(call, job, {
    action: `workorder.draft-${answer}`,
    before: { billSeq, billState: at.bill.state },
    after: { billSeq, billState: state, ...(note && { note }) },
  })
  await recordBookingEvent(call, {
    bookingId,
    customerId,
    kind: events[answer],
    data: { jobNo: jobAndBill(at) },
    note: note ?? null,
  })
  return saved
}
