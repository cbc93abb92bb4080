import { fieldsThat } from '@landbridge/contract/shared/fields/typed-fields'
import type { Language } from '@landbridge/contract/shared/languages'
import { type Actor, actionsFor } from '@landbridge/contract/shared/lifecycle'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { headFields } from '@landbridge/contract/workorder/fields/head-fields'
import type { JobFilter } from '@landbridge/contract/workorder/job-endpoints'
import { jobLifecycle } from '@landbridge/contract/workorder/job-lifecycle'
import type { JobDetail, JobRow } from '@landbridge/contract/workorder/job-view'
import { partKindOf, partNoNames } from '@landbridge/contract/workorder/part-kinds'
import { userNames } from '../../access/index.ts'
import { papersDueOf } from '../../booking/index.ts'
import { type Charge, type ChargeBasis, chargesOf, chargeViewOf, isBilledByUs } from '../../charge/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import { type PackingLine, packingOf, packingViewOf } from '../../packing/index.ts'
import { companyOf } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database.ts'
import { known } from '../../platform/known.ts'
import { pick } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import { type ReaderNames, readerNames } from '../../reference/index.ts'
import { type SharedCargo, sharedCargoOf, sharedFacts } from '../cargo/shared-cargo-queries.ts'
import { partsOf } from '../container/container-store.ts'
import { fieldsOfMode, shownFields } from '../head-fields-rules.ts'
import type { Job, JobPart } from '../job.ts'
import { papersOf } from '../job-rules.ts'
import { jobModeOf } from '../modes/job-modes.ts'
import { chargeBasisOf } from './booking-facts.ts'
import { isCollected } from './favourite-store.ts'
import { searchJobs } from './job-list-queries.ts'
import { bookingModesOf, bookingsBehind, jobsOfBooking, loadJobIn } from './job-store.ts'
import { containerViewOf, type Doubting, nameIn, routeOf, rowOf } from './job-views.ts'

export async function listJobs(
  filter: JobFilter & { mode: ModeCode },
  { tx, caller, language, now }: Call<'customer'>,
) {
  const customerId = companyOf(caller)
  const { jobs, total, counts } = await searchJobs(tx, { ...filter, by: 'customer', customerId })
  const items = await rowsOf(tx, jobs, { language, now, customerId })
  return { items, total, counts, pageIndex: filter.pageIndex, pageSize: filter.pageSize }
}

export async function listJobsOfBooking(
  { id, mode, pageIndex, pageSize }: { id: string; mode: ModeCode; pageIndex: number; pageSize: number },
  { tx, caller, language, now }: Call<'customer'>,
) {
  const customerId = companyOf(caller)
  const ownJobs = (await jobsOfBooking(tx, id)).filter((job) => job.customerId === customerId)
  const bookingModeOf = await bookingModesOf(
    tx,
    ownJobs.map((job) => job.id),
    customerId,
  )
  const jobs = ownJobs.filter((job) => job.mode === mode || bookingModeOf(job.id) === mode)
  const page = jobs.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
  return { items: await rowsOf(tx, page, { language, now, customerId }), total: jobs.length, pageIndex, pageSize }
}

export async function rowsOf(
  tx: Tx,
  jobs: readonly Job[],
  { language, now, customerId }: { language: Language; now: Date; customerId?: string | undefined },
): Promise<JobRow[]> {
  const ids = jobs.map(({ id }) => id)
  const [containers, charges, names, shared, bookingOf] = await Promise.all([
    partsOf(tx, ids, customerId),
    chargesOf(tx, ids, customerId),
    readerNames(tx, language),
    sharedCargoOf(tx, jobs, customerId),
    bookingsBehind(tx, ids, customerId),
  ])
  const boxes = Map.groupBy(containers, ({ jobId }) => jobId)
  const lines = Map.groupBy(
    charges.filter(({ side }) => side === 'R'),
    ({ jobId }) => jobId,
  )
  const contentsOf = ({ id }: Job) => ({
    containers: boxes.get(id) ?? [],
    charges: lines.get(id) ?? [],
    shared: shared.get(id),
    booking: bookingOf(id),
  })
  return jobs.map((job) => rowOf(job, contentsOf(job), { names, now }))
}

/** One job of the caller's: by its id, or by its number with or without the id of its booking. */
export async function showJob(
  { id, jobNoIn, mode }: { id?: string | undefined; jobNoIn?: string | undefined; mode: ModeCode },
  call: Call<'customer'>,
): Promise<JobDetail> {
  const job = await loadJobIn(mode, jobNoIn ?? id ?? '', call)
  if (id && id !== job.id && id !== job.bookingId) throw new Problem('workorder.missing')
  return customerDetailOf(job, call)
}

export const noDoubts: Doubting = { typeOf: () => undefined, otherJobs: new Map() }

export async function customerDetailOf(job: Job, call: Call<'customer'>): Promise<JobDetail> {
  const { tx, caller } = call
  const parts = await contentsOf(tx, job, companyOf(caller))
  const [detail, collected, basis] = await Promise.all([
    detailOf(job, parts, noDoubts, call),
    isCollected(tx, caller.userId, job.id),
    chargeBasisOf(call, job),
  ])
  return {
    ...detail.shown,
    charges: parts.charges.map((charge) => {
      const { side, partyName, isOthers, quoteLineId, exchangeRateOn, exchangeRateSource, locked, ...shown } =
        chargeViewOf(
          charge,
          detail.names,
          // Only what was measured can have been agreed otherwise.
          parts.shared?.receipt && basis.quoted,
        )
      return shown
    }),
    othersCharges: othersChargesOf(basis, detail.names),
    collected,
  }
}

/** The agreed lines that are no receivable of ours, for another party pays them over there. */
export const othersChargesOf = ({ quoted, sale }: ChargeBasis, names: Pick<ReaderNames, 'code'>) =>
  quoted
    .filter((line) => !isBilledByUs(line, sale))
    .map((line) => ({ ...line, chargeName: names.code('COST', line.chargeCode) }))

export type JobContents = {
  containers: JobPart[]
  packing: PackingLine[]
  charges: Charge[]
  shared: SharedCargo | undefined
}

export async function contentsOf(tx: Tx, job: Job, customerId?: string): Promise<JobContents> {
  const [containers, packing, charges, shared] = await Promise.all([
    partsOf(tx, [job.id], customerId),
    packingOf(tx, job.id, customerId),
    chargesOf(tx, [job.id], customerId),
    sharedCargoOf(tx, [job], customerId),
  ])
  return { containers, packing, charges, shared: shared.get(job.id) }
}

export async function detailOf(job: Job, parts: JobContents, doubting: Doubting, call: Call<Actor>) {
  const { tx, language, caller, now } = call
  const ofCompany = caller.actor === 'customer' ? job.customerId : undefined
  const [customer, documentsDue, bookingOf] = await Promise.all([
    loadCustomer(tx, job.customerId),
    papersDueOf(job.bookingId, call, ofCompany),
    bookingsBehind(tx, [job.id], ofCompany),
  ])
  const people = [
    job.operatorId,
    job.openedBy,
    customer.salespersonId,
    job.completion?.answeredBy ?? null,
    job.draftAnswer?.answeredBy ?? null,
    job.head.release?.by ?? null,
  ]
  const [names, called] = await Promise.all([
    readerNames(tx, language),
    userNames(
      tx,
      people.filter((id) => id !== null),
    ),
  ])
  const person = (id: string | null | undefined) => (id ? called.get(id) : undefined)
  const { containers, shared } = parts
  const charges = parts.charges.filter(({ side }) => side === 'R')
  const shown = {
    ...rowOf(job, { containers, charges, shared, booking: bookingOf(job.id) }, { names, now }),
    ...(shared && sharedFacts(shared)),
    ...papersOf(job, now),
    ...routeOf(job, names),
    ...headOf(job, names),
    ...known(pick(job, ['supplierRef', 'masterBillNo', 'legSeq', 'holdReason'])),
    serviceModeId: job.mode,
    holds: job.holds.map(({ kind, since }) => ({ holdKind: kind, since: new Date(since) })),
    holdReasonLabel: job.holdReason ? names.code('HOLDREASON', job.holdReason) : undefined,
    releaseAt: timeOf(job.head.release?.at),
    releaseBy: person(job.head.release?.by),
    operatorName: person(job.operatorId),
    createdBy: person(job.openedBy),
    salesperson: person(customer.salespersonId),
    draftAnswer: draftAnswerOf(job, person),
    lateShipment: job.head.lateShipment,
    completion: job.completion ? completionOf(job.completion, person(job.completion.answeredBy)) : undefined,
    containers: containers.map((part) =>
      containerViewOf(part, { job, parts: containers, names, now, doubting, isDesk: caller.actor === 'staff' }),
    ),
    packing: parts.packing.map((line) => packingViewOf(line, partNoNames[partKindOf(job.mode)], names)),
    documentsDue,
    actions: actionsFor(jobLifecycle, job, caller.actor),
  }
  return { shown, customer, names }
}

const factsOfPage = fieldsThat(headFields, { shownIn: 'facts' })

function headOf(job: Job, names: ReaderNames) {
  const { mode, head, originCode, destinationCode } = job
  const nameOf = nameIn(mode, names)
  const facts = shownFields(head, fieldsOfMode(mode, factsOfPage), nameOf)
  return {
    originZone: names.findPlace(originCode, mode)?.timeZone,
    destinationZone: names.findPlace(destinationCode, mode)?.timeZone,
    viaPlaces: shownFields(head, { viaPlaces: headFields.viaPlaces }, nameOf).viaPlaces ?? [],
    ...facts,
    ...jobModeOf(mode).factsView?.(job, facts),
  }
}

const timeOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

const draftAnswerOf = ({ draftAnswer }: Job, person: (id: string | undefined) => string | undefined) =>
  draftAnswer
    ? {
        ...draftAnswer,
        answeredAt: new Date(draftAnswer.answeredAt),
        answeredBy: person(draftAnswer.answeredBy),
      }
    : undefined

const completionOf = (
  { issuedAt, dueAt, answeredAt, note, reasonCode, reason }: NonNullable<Job['completion']>,
  answeredBy: string | undefined,
) => ({
  issuedAt: new Date(issuedAt),
  dueAt: new Date(dueAt),
  answeredAt: timeOf(answeredAt),
  answeredBy,
  note,
  reasonCode,
  reason,
})
