import type { billDeskEndpoints } from '@landbridge/contract/paper/bill/bill-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { statesOfBillOut } from '@landbridge/contract/workorder/job-lifecycle'
import type { z } from 'zod'
import type { Call } from '../../platform/serve.ts'
import { changing, type Job } from '../../workorder/index.ts'
import { travelsUnder } from '../bill/bill-rules.ts'
import { billTakenBack } from '../draft/changed-papers-commands.ts'
import { carriersBill, jobBillsOf } from './bill-at.ts'
import { deedOf, eventOfState, keepSets, tellOfBill } from './bill-deed.ts'

type Reported = z.output<typeof billDeskEndpoints.report.input>

/** Enters where the carrier says that his own bill stands. What a change waited for goes on once he has taken it back. */
export async function reportBill({ id, version, billState, at, note }: Reported, call: Call<'staff'>): Promise<Job> {
  if (at && at > call.now) throw new Problem('shared.invalid-input', { at: 'workorder.time-ahead' })
  let isOwn = false
  const saved = await changing(
    { id, version },
    { action: 'workorder.bill-report', anyTime: true },
    call,
    async (job) => {
      const found = carriersBill(await jobBillsOf(job, call))
      isOwn = travelsUnder(job) === 'master'
      const deed = { ...deedOf({ deed: 'report', state: billState, note }, call), ...(at && { at: at.toISOString() }) }
      const issuedAt = billState === 'issued' ? (at ?? call.now) : found.bill.issuedAt
      const bill = { ...found.bill, state: billState, statesBefore: [], issuedAt, deeds: [...found.bill.deeds, deed] }
      const isTakenBack = isOwn && job.billsOut && !statesOfBillOut.includes(billState)
      const held = isTakenBack ? await billTakenBack({ ...job, billsOut: false }, call) : {}
      const { changes } = await keepSets(found, [bill], { call, job: held })
      const before = { level: bill.level, billState: found.bill.state }
      return { job: changes, before, after: { level: bill.level, billState, ...(note && { note }) } }
    },
  )
  if (isOwn) await tellOfBill(call, saved, eventOfState[billState])
  return saved
}
