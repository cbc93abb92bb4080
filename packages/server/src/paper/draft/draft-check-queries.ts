import { formInstructed } from '@landbridge/contract/paper/instruction/instruction-content'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Call } from '../../platform/serve.ts'
import { bookingOfJob, contentsOf, type Job } from '../../workorder/index.ts'
import { goodsDescribed } from '../instruction/instruction-fill-rules.ts'
import { instructionOf } from '../instruction-store.ts'
import { paperModeOf } from '../modes/paper-modes.ts'

/** Refuses a draft that is not right to go out, to count as confirmed, or to be issued. */
export async function checkDraft(job: Job, { tx }: Pick<Call<Actor>, 'tx'>, isToIssue = false): Promise<void> {
  if (paperModeOf(job.mode).billNoToGive?.(job) !== undefined) throw new Problem('workorder.house-bill-no-needed')
  checkInstruction(job, isToIssue)
  await checkBills(job, tx)
}

/** Refuses to send a draft over an instruction that came back, and to issue one over an instruction that is not final. */
function checkInstruction({ mode, siState }: Job, isToIssue: boolean): void {
  if (siState === 'returned') throw new Problem('workorder.draft-instruction-back')
  if (!isToIssue || siState === 'final') return
  if (siState === 'sent' || paperModeOf(mode).isBillInstructed)
    throw new Problem('workorder.draft-instruction-not-final')
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
    goods,
    isInstructed,
    parts: parts.containers,
    form: kept ? formInstructed(form, kept.content) : form,
    instructedBoxes: kept?.content.containers ?? [],
  })
  if (gap) throw new Problem(gap.reason, undefined, gap.containerNos && { containerNos: gap.containerNos })
}
