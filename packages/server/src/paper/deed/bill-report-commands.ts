import type { billDeskEndpoints } from '@landbridge/contract/paper/bill/bill-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { statesOfBillOut } from '@landbridge/contract/workorder/job-lifecycle'
import type { z } from 'zod'
import type { Call } from '../../platform/serve.ts'
import { changing, type Job, notAllowed } from '../../workorder/index.ts'
import { travelsUnder } from '../bill/bill-rules.ts'
import { carriageAtIssue } from '../modes/issued-carriage-rules.ts'
import { carriersBill, jobBillsOf } from './bill-at.ts'
import { deedOf, eventOfState, keepSetsAtDesk, tellOfBill } from './bill-deed.ts'

type Reported = z.output<typeof billDeskEndpoints.report.input>

/** Enters where the carrier says that his own bill stands. What a change waited for goes on once he has taken it back. */
export async function reportBill(
  { id, version, billSeq, billState, at, note }: Reported,
  call: Call<'staff'>,
): Promise<Job> {
  if (at && at > call.now) throw new Problem('shared.invalid-input', { at: 'workorder.time-ahead' })
  let isOwn = false
  const saved = await changing(
    { id, version },
    { action: 'workorder.bill-report', anyTime: true },
    call,
    async (job) => {
      if (job.state === 'cancelled') throw notAllowed(job, 'staff')
      const found = carriersBill(await jobBillsOf(job, call), billSeq)
      isOwn = travelsUnder(job) === 'master'
      const deed = { ...deedOf({ deed: 'report', state: billState, note }, call), ...(at && { at: at.toISOString() }) }
      const issued =
        billState === 'issued'
          ? { issuedAt: at ?? call.now, carriage: carriageAtIssue(job, found.form) }
          : !statesOfBillOut.includes(billState) && { issuedAt: null, carriage: null }
      const draftVersion = found.bill.draftVersion + (billState === 'draft' ? 1 : 0)
      const deeds = [...found.bill.deeds, deed]
      const bill = { ...found.bill, ...issued, state: billState, statesBefore: [], draftVersion, deeds }
      const answered = isOwn && billState === 'draft' ? { draftAnswer: null } : {}
      const { changes } = await keepSetsAtDesk(found, [bill], { call, job: answered })
      const { level } = bill
      const before = { level, billSeq, billState: found.bill.state }
      return { job: changes, before, after: { level, billSeq, billState, ...(note && { note }) } }
    },
  )
  if (isOwn) await tellOfBill(call, saved, eventOfState[billState])
  return saved
}
