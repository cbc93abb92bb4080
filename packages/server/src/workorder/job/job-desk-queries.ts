import { fieldsThat } from '@landbridge/contract/shared/fields/typed-fields'
import { headFields } from '@landbridge/contract/workorder/fields/head-fields'
import type { JobDeskFilter } from '@landbridge/contract/workorder/job-desk-endpoints'
import type { JobDeskDetail, JobDeskRow } from '@landbridge/contract/workorder/job-view'
import { userNamesInLists } from '../../access/index.ts'
import { type Charge, chargesOf, chargeViewOf, marginsOf } from '../../charge/index.ts'
import { customersByIds } from '../../customer/index.ts'
import { packedJobs } from '../../packing/index.ts'
import { known } from '../../platform/known.ts'
import { pick } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import { partsOf } from '../container/container-store.ts'
import { typesOfParts } from '../container/part-type-queries.ts'
import { fieldsOfMode, shownFields } from '../head-fields-rules.ts'
import type { Job, JobPart } from '../job.ts'
import { missingOf, type PartsOfJob, papersOf } from '../job-rules.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { chargeBasisOf } from './booking-facts.ts'
import { doubtsOnHeadOf } from './head-doubts-queries.ts'
import { nextCutoffOf, searchJobs } from './job-list-queries.ts'
import { contentsOf, detailOf, othersChargesOf, rowsOf } from './job-queries.ts'
import { otherJobsWith } from './job-store.ts'
import { nameIn } from './job-views.ts'

/** The desk's queue: the nearest cut-off first unless asked otherwise. */
export async function listJobsForDesk(filter: JobDeskFilter, { tx, language, now }: Call<'staff'>) {
  const sorted = filter.sortName ? filter : { ...filter, sortName: 'firstCutoff' as const, sort: 'asc' as const }
  const [{ jobs, total, counts, modeCounts }, namesById] = await Promise.all([
    searchJobs(tx, { ...sorted, mode: filter.serviceModeId, by: 'staff' }),
    userNamesInLists(tx),
  ])
  const ids = jobs.map(({ id }) => id)
  const [rows, containers, charges, packed, customers, names] = await Promise.all([
    rowsOf(tx, jobs, { language, now }),
    partsOf(tx, ids),
    chargesOf(tx, ids),
    packedJobs(tx, ids),
    customersByIds(
      tx,
      jobs.map(({ customerId }) => customerId),
    ),
    namesById(jobs.map(({ operatorId }) => operatorId)),
  ])
  const items = rows.map((row, index): JobDeskRow => {
    const job = jobs[index] as Job
    return {
      ...row,
      ...deskColumns(job, {
        containers,
        charges,
        isPacked: packed.has(job.id),
        isReceived: row.receivedAt !== undefined,
        now,
      }),
      customerShortName: customers.get(job.customerId)?.shortName ?? '',
      operatorName: job.operatorId ? names.get(job.operatorId) : undefined,
    }
  })
  return { items, total, counts, modeCounts, pageIndex: filter.pageIndex, pageSize: filter.pageSize }
}

type Around = {
  containers: readonly JobPart[]
  charges: readonly Charge[]
  isPacked: boolean
  isReceived: boolean
  now: Date
}

function deskColumns(job: Job, { containers, charges, isPacked, isReceived, now }: Around) {
  const lines = charges.filter(({ jobId }) => jobId === job.id)
  const boxes = containers.filter(({ jobId }) => jobId === job.id)
  return {
    ...known(pick(job, ['mode', 'supplierRef', 'masterBillNo'])),
    ...papersOf(job, now),
    firstCutoff: nextCutoffOf(job, now),
    missing: missingIn(job, { containers: boxes, hasPacking: isPacked, isReceived, charges: lines }),
    chargeCount: lines.length,
    margins: marginsOf(lines),
  }
}

const missingIn = (
  job: Job,
  { charges, ...parts }: Omit<PartsOfJob, 'hasCharges' | 'needed'> & { charges: readonly Charge[] },
) =>
  missingOf(job, {
    ...parts,
    hasCharges: charges.some(({ side }) => side === 'R'),
    needed: jobModeOf(job.mode).neededParts(job.head),
  })

const factsOfDesk = fieldsThat(headFields, { shownIn: 'desk' })

export async function deskDetailOf(job: Job, call: Call<'staff'>): Promise<JobDeskDetail> {
  const { tx } = call
  const parts = await contentsOf(tx, job)
  const numbers = parts.containers.flatMap(({ containerNo }) => containerNo ?? [])
  const [typeOf, otherJobs, basis] = await Promise.all([
    typesOfParts(tx),
    otherJobsWith(tx, job, job.loadType === 'FCL' ? numbers : []),
    chargeBasisOf(call, job),
  ])
  const { quoted } = basis
  const { shown, customer, names } = await detailOf(job, parts, { typeOf, otherJobs }, call)
  const { changeToTell, leftWithoutRelease: left } = job.head
  const headDoubts = [...new Set(Object.values(await doubtsOnHeadOf(job, tx)))]
  return {
    ...shown,
    collected: false,
    mode: job.mode,
    customerShortName: customer.shortName,
    ...shownFields({ ...job, ...job.head }, fieldsOfMode(job.mode, factsOfDesk), nameIn(job.mode, names)),
    ...known(pick(job, ['departureId', 'consolidationId', 'consolidationNo'])),
    changeToTell: changeToTell && {
      since: new Date(changeToTell.since),
      fields: [...changeToTell.fields],
      reasons: [...changeToTell.reasons],
    },
    leftWithoutRelease: left && { ...left, at: new Date(left.at), gaps: [...left.gaps] },
    completionKept: job.completion?.kept && { ...job.completion.kept, warnings: [...job.completion.kept.warnings] },
    headWarnings: headDoubts.length > 0 ? headDoubts : undefined,
    missing: missingIn(job, {
      ...pick(parts, ['containers', 'charges']),
      hasPacking: parts.packing.length > 0,
      isReceived: parts.shared?.receipt !== undefined,
    }),
    charges: parts.charges.map((charge) => chargeViewOf(charge, names, quoted)),
    othersCharges: othersChargesOf(basis, names),
    quotedLines: quoted.map((line) => ({ ...line, chargeName: names.code('COST', line.chargeCode) })),
    margins: marginsOf(parts.charges),
  }
}
