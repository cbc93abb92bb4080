import { isSame } from '@landbridge/contract/shared/differences'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Call } from '../../platform/serve.ts'
import type { ChangedHead, Job } from '../../workorder/index.ts'
import { reopenBills } from '../bill/bill-reopen-commands.ts'
import { namesOtherOnBill, refuseUnderBill } from '../bill/bill-rules.ts'
import { amendFilings } from '../filing/filing-commands.ts'
import { paperModeOf } from '../modes/paper-modes.ts'

/** Follows a changed job head: numbers the bill and reopens drafts; refuses what an issued bill states otherwise. */
export async function papersOfHead(
  job: Job,
  { typed, changes }: ChangedHead,
  call: Call<'staff'>,
): Promise<Partial<Job>> {
  const numberedChanges = { ...changes, ...billNumbered({ ...job, ...changes }) }
  const after = { ...job, ...numberedChanges }
  if (typed.changeTold && job.billsOut && job.head.changeToTell?.reasons.includes('billIssued'))
    throw new Problem('shared.invalid-input', { changeTold: 'workorder.bill-to-take-back' })
  checkNumbered(job, after)
  if (isFiledOtherwise(job, after)) await amendFilings(job, call)
  const names = namesOtherOnBill(job, after)
  if (names.length === 0) return numberedChanges
  if (job.billsOut) refuseUnderBill(names)
  return { ...numberedChanges, ...(await reopenBills(job, call)) }
}

/** Vessel, voyage and bills as customs were told them: another one of these than before is filed again. */
const isFiledOtherwise = (before: Job, after: Job): boolean => {
  const filed = (job: Job) => [
    ...(paperModeOf(job.mode).filedOfHead?.(job.head) ?? []),
    job.departureNo,
    job.masterBillNo,
    job.head.houseBillNo,
  ]
  const filedNow = filed(after)
  return filed(before).some((one, index) => Boolean(one) && !isSame(one, filedNow[index]))
}

/** Numbers our own bill once its instruction is final, also after the bill became ours or its number was cleared. */
function billNumbered(job: Job): Pick<Partial<Job>, 'head'> {
  const houseBillNo = job.siState === 'final' && paperModeOf(job.mode).billNoToGive?.(job)
  return houseBillNo ? { head: { ...job.head, houseBillNo } } : {}
}

const isUnnumbered = (job: Job) => paperModeOf(job.mode).billNoToGive?.(job) !== undefined
const isDrafted = ({ billState }: Job) => billState !== 'none' && billState !== 'changeAsked' && billState !== 'void'

/** A draft of our own bill that is out keeps its number. */
function checkNumbered(before: Job, after: Job): void {
  if (isDrafted(before) && !isUnnumbered(before) && isUnnumbered(after))
    throw new Problem('shared.invalid-input', { houseBillNo: 'workorder.house-bill-no-needed' })
}
