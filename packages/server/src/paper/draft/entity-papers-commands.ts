import { liveJobStates } from '@landbridge/contract/workorder/job-lifecycle'
import { recordBookingEvent } from '../../booking/index.ts'
import { audit } from '../../platform/audit.ts'
import type { Call } from '../../platform/serve.ts'
import { checkNoBillIssued, holdBooking, type Job, jobsOfBooking, saveJob } from '../../workorder/index.ts'
import { reopenBills } from '../bill/bill-reopen-commands.ts'

/** Another of our companies carries a booking: a draft that names the one before is made anew, and an issued bill is taken back first. */
export async function papersOfEntity(bookingId: string, call: Call<'system'>): Promise<void> {
  await holdBooking(call.tx, bookingId)
  const live = (await jobsOfBooking(call.tx, bookingId)).filter(({ state }) => liveJobStates.includes(state))
  checkNoBillIssued(live)
  for (const job of live) await reopenDraft(job, call)
}

async function reopenDraft(job: Job, call: Call<'system'>): Promise<void> {
  const reopened = await reopenBills(job, call)
  if (!reopened.billState) return
  const { id, jobNo, bookingId, customerId } = await saveJob(call.tx, job, reopened)
  await audit(call, {
    action: 'workorder.papers-reopen',
    thing: 'work_order',
    id,
    customerId,
    before: { billState: job.billState },
    after: { billState: reopened.billState },
  })
  await recordBookingEvent(call, { bookingId, customerId, data: { jobNo }, bySystem: true, kind: 'draftReopened' })
}
