import { type ModeCode, placeModesOf } from '@landbridge/contract/shared/modes'
import { plainText } from '@landbridge/contract/shared/reading/plain-text'
import { cleanWaybillNo } from '@landbridge/contract/shared/waybill-number'
import type { JobFilter } from '@landbridge/contract/workorder/job-endpoints'
import { jobStates } from '@landbridge/contract/workorder/job-lifecycle'
import { customersNamed } from '../../customer/index.ts'
import type { Tx } from '../../platform/database.ts'
import { askList, type Condition, either, type List, mostCounted, onDays, present } from '../../platform/list.ts'
import { mentions, mentionsAmongMany } from '../../platform/search.ts'
import { placesNamed } from '../../reference/index.ts'
import type { Job } from '../job.ts'
import { type JobTableRow, jobOfRow } from '../job-row.ts'

/** The filter of any list of jobs, with what only some lists narrow by. */
export type JobSearch = Omit<JobFilter, 'sortName'> & {
  by: 'customer' | 'staff'
  sortName?: JobFilter['sortName'] | 'firstCutoff' | undefined
  mode?: ModeCode | undefined
  customerId?: string | undefined
  operatorId?: string | undefined
  bookingId?: string | undefined
}

/** A page of jobs, how many there are, and how many in each state under the same filter. */
export async function searchJobs(tx: Tx, search: JobSearch) {
  const { by, keyword, pageIndex, pageSize, orderState, mode, customerId } = search
  const [narrowed, sought] = await Promise.all([
    conditionsOf(tx, search),
    by === 'staff' && keyword ? waysToFind(tx, keyword) : undefined,
  ])
  const byMode = by === 'staff'
  const { rows, counts, modeCounts, total } = await askList<JobTableRow>(tx, {
    from: 'work_order w',
    key: 'w.id',
    columns: 'w.*',
    asStored: true,
    where: [customerId && ['w.customer_id = $1', customerId], !byMode && mode && ['w.mode = $1', mode], ...narrowed],
    order: orderOf(search),
    page: { pageIndex, pageSize },
    state: { column: 'w.state', chosen: orderState, named: jobStates },
    ...(byMode && { mode: { column: 'w.mode', chosen: mode } }),
    sought,
    kept: narrowed.length === 0 ? { thing: 'work_order', customerId, ...(!byMode && { mode }) } : undefined,
  })
  return { jobs: rows.map(jobOfRow), counts, modeCounts, total }
}

async function conditionsOf(tx: Tx, search: JobSearch): Promise<Condition[]> {
  const { by, keyword, operatorId, bookingId, startDate, endDate, lclState } = search
  const lists = search.mode && placeModesOf(search.mode)
  const placesOf = async (code: string | undefined, name: string | undefined) =>
    code ? [code] : name && placesNamed(tx, name, lists)
  const [origins, destinations] = await Promise.all([
    placesOf(search.originCode, search.originName),
    placesOf(search.destinationCode, search.destinationName),
  ])
  return present([
    by === 'customer' && keyword && either(mentions(numbers, keyword), carries(keyword), ...underBill(keyword)),
    operatorId && ['w.operator_id = $1', operatorId],
    bookingId && ['w.booking_id = $1', bookingId],
    lclState !== 'all' && ['w.lcl_state = $1', lclState],
    origins && ['w.origin_code = any($1)', origins],
    destinations && ['w.destination_code = any($1)', destinations],
    ...onDays('w.ordered_at', startDate || undefined, endDate || undefined),
  ])
}

const numbers = 'search_line(w.job_no, w.booking_no, w.customer_reference)'

/** The desk's indexed searches of a job: own numbers, the start of a box number or plate, company, place. */
async function waysToFind(tx: Tx, keyword: string): Promise<NonNullable<List['sought']>> {
  const [customers, places, carriers] = await Promise.all([
    customersNamed(tx, keyword),
    placesNamed(tx, keyword),
    jobsThatCarry(tx, keyword),
  ])
  const searches = present([
    mentionsAmongMany(numbers, keyword),
    ...underBill(keyword),
    carriers === 'many' ? carries(keyword) : carriers.length > 0 && ['w.id = any($1)', carriers],
    customers.length > 0 && ['w.customer_id = any($1)', customers],
    places.length > 0 && ['w.origin_code = any($1)', places],
    places.length > 0 && ['w.destination_code = any($1)', places],
  ])
  return { ways: searches, isCommon: carriers === 'many' }
}

const partStart = (keyword: string) =>
  plainText(keyword)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A number under which cargo went before, in a box that it left. */
const wentUnder = `(c.facts ? 'formerNos' and exists (select from jsonb_array_elements(c.facts -> 'formerNos') f where f ->> 'no' like $1))`

const carries = (keyword: string): Condition | false =>
  partStart(keyword) !== '' && [
    `exists (select from work_order_part c
      where c.job_id = w.id and c.customer_id = w.customer_id and (c.part_no like $1 or ${wentUnder}))`,
    `${partStart(keyword)}%`,
  ]

/** The conditions for bill numbers that begin so, the carrier's in any spelling, and ours. */
function underBill(keyword: string): Condition[] {
  const typed = plainText(keyword)
    .trim()
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-')
  if (!/^[A-Z0-9][A-Z0-9 -]{2,34}$/.test(typed)) return []
  const begins = `${cleanWaybillNo(typed)}%`
  return [
    ['w.master_bill_no like $1', begins],
    [`(w.head ->> 'houseBillNo') like $1`, begins],
  ]
}

/** The jobs with a container number or plate that begins so, unless too many to count. */
async function jobsThatCarry(tx: Tx, keyword: string): Promise<string[] | 'many'> {
  if (partStart(keyword) === '') return []
  const rows = await tx.rows<{ jobId: string }>(
    `select c.job_id from work_order_part c where c.part_no like $1
      union all select c.job_id from work_order_part c where ${wentUnder} limit ${mostCounted + 1}`,
    [`${partStart(keyword)}%`],
  )
  return rows.length > mostCounted ? 'many' : rows.map(({ jobId }) => jobId)
}

const sortColumns = {
  jobNo: 'w.job_no',
  orderedAt: 'w.ordered_at',
  etd: 'w.etd',
  atd: 'coalesce(w.atd, w.etd)',
  eta: 'w.eta',
  ata: 'coalesce(w.ata, w.eta)',
  loadingDate: `w.head ->> 'loadingDate'`,
  flightDate: `w.head #>> '{flights,0,flightDate}'`,
  siCutoff: 'w.si_cutoff',
} as const

/** Newest first, unless asked otherwise; the states stand in the order of a job's life. */
function orderOf({ sort, sortName }: JobSearch): List['order'] {
  const newest = 'w.ordered_at desc'
  if (sortName === undefined) return newest
  if (sortName === 'firstCutoff') {
    return [
      { where: isAhead, order: `${nearestCutoff} ${sort}, ${newest}` },
      { where: `(${isAhead}) is not true`, order: newest },
    ]
  }
  if (sortName !== 'state' && sortName !== 'stateLabel') return `${sortColumns[sortName]} ${sort}, ${newest}`
  const states = sort === 'asc' ? jobStates : jobStates.toReversed()
  return states.map((state) => ({ where: `w.state = '${state}'`, order: newest }))
}

const cutoffs = ['w.si_cutoff', 'w.cargo_cutoff', 'w.customs_cutoff'] as const
const warehouseCutoff = `(w.head ->> 'warehouseCutoff')::timestamptz`
/** Some cut-off of a job is ahead while its last one is. */
const isAhead = `greatest(${cutoffs.join(', ')}) > app_now()`
const nearestCutoff = `least(${[...cutoffs, warehouseCutoff].map((at) => `case when ${at} > (select app_now()) then ${at} end`).join(', ')})`

export function nextCutoffOf(job: Job, now: Date): Date | undefined {
  const { siCutoff, cargoCutoff, customsCutoff, head } = job
  const closing = head.warehouseCutoff ? new Date(head.warehouseCutoff) : null
  const ahead = [siCutoff, cargoCutoff, customsCutoff, closing].filter((at) => at !== null && at > now)
  return ahead.toSorted((a, b) => Number(a) - Number(b))[0] ?? undefined
}
