import { randomUUID } from 'node:crypto'
import type { GivenDeparture, Leg } from '../../booking/index.ts'
import { recordBookingEvent } from '../../booking/index.ts'
import { moveLines, nextSeq, packingOf } from '../../packing/index.ts'
import { emit } from '../../platform/outbox.ts'
import { idsOf } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import { chargeAsAgreed, goItsWay } from '../change/job-amend-commands.ts'
import type { JobPapers } from '../change/job-papers.ts'
import { savePart } from '../container/container-store.ts'
import { acceptedBooking, foldIntoBooking } from '../job/booking-facts.ts'
import { insertJobs, jobsOfBooking, loadJob } from '../job/job-store.ts'
import type { Job, JobPart } from '../job.ts'
import { auditJob } from '../job-audit.ts'
import { newJobNo } from '../job-number.ts'
import { checkNoBillIssued } from '../job-rules.ts'
import type { MovingJob, Selection } from './move-selection-rules.ts'

export type MovedJobs = { bookingId: string; leg: Leg; to: GivenDeparture; selection: Selection }

type MoveContext = {
  call: Call<'staff' | 'system'>
  papers: JobPapers
  isRepriced: boolean
  keepsBox?: boolean
}

/** Puts jobs on their booking's new departure, splitting those whose boxes partly stay, with papers, tracking and charges. */
export async function moveJobs({ bookingId, leg, to, selection }: MovedJobs, moving: MoveContext): Promise<void> {
  const { call, papers, isRepriced, keepsBox = false } = moving
  const { tx } = call
  let isSplit = false
  for (const one of selection.jobs) {
    isSplit ||= !one.isWhole
    const job = one.isWhole ? await loadJob(tx, one.job.id) : await splitOff(one, moving)
    // The first estimate of its arrival stays as it was told.
    const given = { ...to, promisedEta: job.promisedEta }
    const { after } = await goItsWay({ leg: { ...leg, given }, before: leg.form }, job, {
      call,
      isMoved: true,
      keepsBox,
    })
    await papers.followAmendment(after, { before: leg.form, after: leg.form, isRerouted: true }, call)
  }
  if (isSplit || isRepriced) {
    const live = (await jobsOfBooking(tx, bookingId)).filter(({ state }) => state !== 'cancelled')
    await chargeAsAgreed(await acceptedBooking(tx, bookingId), live, call)
  }
  await foldIntoBooking(tx, bookingId)
}

/** Facts of a job that belong to its own bill, its own filing and its own release, and not to that of boxes that leave it. */
const ownFacts = [
  'houseBillNo',
  'release',
  'changeToTell',
  'heldChange',
  'filingNo',
  'filingState',
  'arrivalNoticeNo',
  'arrivalNoticeAt',
  'deliveryOrderNo',
  'mrnNo',
  'doNotLoad',
] as const

/** Splits boxes off into a new job, with their milestones, packing and instruction. */
async function splitOff({ job: seen, parts }: MovingJob, { call, papers }: MoveContext): Promise<Job> {
  const { tx } = call
  const job = await loadJob(tx, seen.id)
  checkNoBillIssued([job])
  const to = jobOfRest(job, call)
  await insertJobs(tx, [to])
  await carryParts(job, to, { parts, call })
  await papers.followSplit(job, to, { parts, call })
  const { id, jobNo, customerId, bookingId } = to
  const data = { jobNo, bookingId }
  await recordBookingEvent(call, { bookingId, customerId, kind: 'jobOpened', data: { jobNo } })
  await auditJob(call, to, { action: 'workorder.open', after: { jobNo, bookingId, splitFrom: job.jobNo } })
  const containerIds = idsOf(parts)
  await emit(call, { kind: 'workorder.split', id, customerId, data: { ...data, fromJobId: job.id, containerIds } })
  await emit(call, { kind: 'workorder.opened', id, customerId, data })
  return loadJob(tx, id)
}

function jobOfRest(job: Job, { now }: MoveContext['call']): Job {
  const head = Object.fromEntries(Object.entries(job.head).filter(([name]) => !ownFacts.some((one) => one === name)))
  const isHeld = job.holds.length > 0
  return {
    ...job,
    id: randomUUID(),
    jobNo: newJobNo(job.mode, now),
    masterBillNo: null,
    siState: job.siState === 'sent' || job.siState === 'final' ? 'returned' : job.siState,
    billState: 'none',
    billsOut: false,
    // What holds the cargo goes on holding it; no bill frees it yet.
    releaseState: isHeld ? 'held' : 'notAsked',
    draftWaits: false,
    draftAnswer: null,
    loadedAt: null,
    completion: null,
    head: { ...head, ...(isHeld && { release: job.head.release }) },
    atd: null,
    ata: null,
    impliedTimes: [],
    passedCodes: [],
    way: null,
    version: 1,
    openedAt: now,
  }
}

async function carryParts(
  job: Job,
  to: Job,
  { parts, call }: { parts: readonly JobPart[]; call: MoveContext['call'] },
): Promise<void> {
  const { tx } = call
  const numbers = new Set(parts.flatMap(({ containerNo, truckPlate }) => [containerNo ?? truckPlate ?? '']))
  const packed = (await packingOf(tx, job.id)).filter((line) => line.containerNo && numbers.has(line.containerNo))
  for (const [index, part] of parts.entries()) await savePart(tx, part.id, { jobId: to.id, seq: index + 1 })
  await moveLines(tx, idsOf(packed), { jobId: to.id, seq: nextSeq([]) })
}
