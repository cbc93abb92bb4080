import { formInstructed } from '@landbridge/contract/paper/instruction/instruction-content'
import type { Call } from '../../platform/serve.ts'
import { bookingOfJob, contentsOf, type Job } from '../../workorder/index.ts'
import { refuseDraft } from '../draft-rules.ts'
import { goodsDescribed } from '../instruction/instruction-fill-rules.ts'
import { instructionOf } from '../instruction/instruction-store.ts'
import { paperModeOf } from '../modes/paper-modes.ts'

/** Refuses a draft that is not right to go out, to count as confirmed, or to be issued. */
export async function checkDraft(before: Job, after: Job, { tx }: Call<'staff'>): Promise<void> {
  checkDraftNumbered(before, after)
  if (before.draftState === after.draftState || !isOut(after)) return
  checkInstruction(after)
  if (after.draftState === 'issued' && before.draftState !== 'confirmed') refuseDraft('workorder.draft-not-confirmed')
  await checkBills(after, tx)
}

const isOut = ({ draftState }: Job) => draftState !== 'none' && draftState !== 'changeAsked'

/** No draft of our own bill goes out or is confirmed without its number. */
function checkDraftNumbered(before: Job, after: Job): void {
  const wasRight = before.draftState !== after.draftState || !isUnnumbered(before)
  if (isOut(after) && isUnnumbered(after) && wasRight) refuseDraft('workorder.house-bill-no-needed')
}

const isUnnumbered = (job: Job) => paperModeOf(job.mode).billNoToGive?.(job) !== undefined

/** Refuses to send a draft over an instruction that came back, and to issue one over an instruction that is not final. */
function checkInstruction({ mode, siState, draftState }: Job): void {
  if (siState === 'returned') refuseDraft('workorder.draft-instruction-back')
  if (draftState !== 'issued' || siState === 'final') return
  if (siState === 'sent' || paperModeOf(mode).isBillInstructed) refuseDraft('workorder.draft-instruction-not-final')
}

/** No bills go out that leave out a box of the job or have no goods. */
async function checkBills(job: Job, tx: Call<'staff'>['tx']): Promise<void> {
  const { billGap } = paperModeOf(job.mode)
  if (!billGap) return
  const [parts, { form }, kept] = await Promise.all([
    contentsOf(tx, job),
    bookingOfJob(tx, job),
    instructionOf(tx, job.id),
  ])
  const { goods, isInstructed } = goodsDescribed({ form, ...parts }, kept)
  const gap = billGap({
    ...{ goods, isInstructed, parts: parts.containers },
    form: kept ? formInstructed(form, kept.content) : form,
    instructedBoxes: kept?.content.containers ?? [],
  })
  if (gap) refuseDraft(gap.reason, gap.containerNos && { containerNos: gap.containerNos })
}
