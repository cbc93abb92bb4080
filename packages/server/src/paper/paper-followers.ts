import { instructionLifecycle } from '@landbridge/contract/paper/instruction/instruction-lifecycle'
import { nextState } from '@landbridge/contract/shared/lifecycle'
import { liveJobStates } from '@landbridge/contract/workorder/job-lifecycle'
import type { Follower } from '../platform/call.ts'
import type { Call } from '../platform/serve.ts'
import {
  auditJob,
  checkNoBillIssued,
  holdBooking,
  type Job,
  type JobPapers,
  jobsOfBooking,
  saveJob,
} from '../workorder/index.ts'
import { reopenBills } from './bill/bill-reopen-commands.ts'
import { reopenPapers } from './draft/changed-papers-commands.ts'
import { papersOfBoxes } from './draft/corrected-boxes-commands.ts'
import { papersOfHead } from './draft/head-papers-commands.ts'
import { papersOfSplit } from './draft/split-papers-commands.ts'

/** The papers of a job follow its changes; work orders are handed this, since they come before. */
export const jobPapers: JobPapers = {
  followHead: papersOfHead,
  followBoxes: papersOfBoxes,
  followAmendment: reopenPapers,
  followSplit: papersOfSplit,
}

export const paperFollowers: readonly Follower[] = [
  { kind: 'booking.entity-chosen', follow: ({ id }, call) => papersOfEntity(id, call) },
  {
    kind: 'booking.paper-given',
    follow: async ({ id, data }, call) => {
      if (data?.documentType === 'SI') await noteInstruction(id, call)
    },
  },
]

/** Marks the instruction of a booking's jobs as sent, since it came as a paper. */
async function noteInstruction(bookingId: string, call: Call<'system'>): Promise<void> {
  const { tx } = call
  await holdBooking(tx, bookingId)
  const waiting = (await jobsOfBooking(tx, bookingId)).filter(
    ({ state, siState }) => liveJobStates.includes(state) && awaitsInstruction(siState),
  )
  for (const job of waiting) {
    const sent = await saveJob(tx, job, { siState: 'sent' })
    const before = { siState: job.siState }
    await auditJob(call, sent, { action: 'workorder.save', before, after: { siState: 'sent' } })
  }
}

const awaitsInstruction = (state: Job['siState']): boolean =>
  nextState(instructionLifecycle, { state }, { action: 'send', by: 'system' }) !== undefined

/** Follows another company of ours that carries a booking: drafts are reopened, an issued bill must come back first. */
async function papersOfEntity(bookingId: string, call: Call<'system'>): Promise<void> {
  await holdBooking(call.tx, bookingId)
  const jobs = (await jobsOfBooking(call.tx, bookingId)).filter(({ state }) => state !== 'cancelled')
  checkNoBillIssued(jobs)
  for (const job of jobs.filter(({ state }) => liveJobStates.includes(state))) await reopenDraft(job, call)
}

async function reopenDraft(job: Job, call: Call<'system'>): Promise<void> {
  const reopened = await reopenBills(job, call)
  if (!reopened.billState) return
  const saved = await saveJob(call.tx, job, reopened)
  await auditJob(call, saved, {
    action: 'workorder.papers-reopen',
    before: { billState: job.billState },
    after: { billState: reopened.billState },
  })
}
