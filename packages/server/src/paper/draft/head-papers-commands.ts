import { Problem } from '@landbridge/contract/shared/problem'
import type { Call } from '../../platform/serve.ts'
import type { ChangedHead, Job } from '../../workorder/index.ts'
import { draftAfterHead } from '../draft-rules.ts'
import { paperModeOf } from '../modes/paper-modes.ts'
import { billTakenBack } from './changed-papers-commands.ts'
import { checkDraft } from './draft-check-queries.ts'

/** Staff changed the head of a job: its bill is numbered, made anew or taken back with it, and a draft that is not right does not go out. */
export async function papersOfHead(
  job: Job,
  { typed, changes }: ChangedHead,
  call: Call<'staff'>,
): Promise<Partial<Job>> {
  const named = { ...changes, ...billNumbered({ ...job, ...changes }) }
  const numbered = { ...named, ...draftAfterHead(job, { ...job, ...named }) }
  const isBillOut = job.draftState === 'issued' && (typed.draftState ?? 'issued') === 'issued'
  const isHeld = job.head.changeToTell?.reasons.includes('billIssued')
  if (typed.changeTold && isBillOut && isHeld)
    throw new Problem('shared.invalid-input', { changeTold: 'workorder.bill-to-take-back' })
  const isTakenBack = job.draftState === 'issued' && !isBillOut && isHeld
  const after = isTakenBack ? { ...numbered, ...(await billTakenBack({ ...job, ...numbered }, call)) } : numbered
  await checkDraft(job, { ...job, ...after }, call)
  return after
}

/** Once its instruction is final our own bill has a number: a job that became one with a bill of ours is given it, and a number that was cleared comes back. */
function billNumbered(job: Job): Pick<Partial<Job>, 'head'> {
  const houseBillNo = job.siState === 'final' && paperModeOf(job.mode).billNoToGive?.(job)
  return houseBillNo ? { head: { ...job.head, houseBillNo } } : {}
}
