import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { JobFilter } from '@landbridge/contract/workorder/job-endpoints'
import { jobStates } from '@landbridge/contract/workorder/job-lifecycle'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { anywhere } from '../../platform/search.ts'
import type { JobPartTable } from '../container/container-store.ts'
import type { Job } from './job.ts'
import { type JobTable, jobOf } from './job-store.ts'

type Tables = { work_order: JobTable; work_order_part: JobPartTable }

/** The filter of any list of jobs, with what only some lists narrow by. */
export type JobSearch = Omit<JobFilter, 'sortName'> & {
  sortName?: JobFilter['sortName'] | 'firstCutoff' | undefined
  mode?: ModeCode | undefined
  customerId?: string | undefined
  operatorId?: string | undefined
  bookingId?: string | undefined
}

const cutoffsAhead = sql<Date>`least(
  case when si_cutoff > app_now() then si_cutoff end,
  case when cargo_cutoff > app_now() then cargo_cutoff end,
  case when customs_cutoff > app_now() then customs_cutoff end)`

const sortKeys = {
  jobNo: sql`job_no`,
  state: sql`array_position(${sql.lit(`{${jobStates.join(',')}}`)}::text[], state)`,
  orderedAt: sql`ordered_at`,
  etd: sql`etd`,
  atd: sql`coalesce(atd, etd)`,
  eta: sql`eta`,
  ata: sql`coalesce(ata, eta)`,
  firstCutoff: cutoffsAhead,
} as const

/** A page of jobs, how many there are, and how many in each state under the same filter. */
export async function searchJobs(
  tx: Tx,
  search: JobSearch,
): Promise<{ jobs: Job[]; total: number; counts: Record<string, number> }> {
  const { pageIndex, pageSize, sort, sortName, orderState } = search
  const all = tx
    .withTables<Tables>()
    .selectFrom('work_order')
    .where((q) => narrowed(q, search))
  const chosen = orderState === 'all' ? all : all.where('state', '=', orderState)
  const key = sortKeys[sortName ?? 'orderedAt']
  const direction = sql.raw(sortName ? sort : 'desc')
  const page = chosen
    .selectAll('work_order')
    .orderBy(sql`${key} ${direction} nulls last`)
    .orderBy('ordered_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const tally = all.select(['state', (q) => q.fn.countAll().as('jobs')]).groupBy('state')
  const [rows, states] = await Promise.all([page.execute(), tally.execute()])
  const none = Object.fromEntries(jobStates.map((state) => [state, 0]))
  const counts: Record<string, number> = {
    ...none,
    ...Object.fromEntries(states.map(({ state, jobs }) => [state, Number(jobs)])),
  }
  const total =
    orderState === 'all' ? Object.values(counts).reduce((sum, jobs) => sum + jobs, 0) : (counts[orderState] ?? 0)
  return { jobs: rows.map(jobOf), total, counts }
}

type Builder = ExpressionBuilder<Tables, 'work_order'>
type Condition = ExpressionWrapper<Tables, 'work_order', SqlBool>

function narrowed(q: Builder, search: JobSearch) {
  const conditions: (Condition | ReturnType<typeof sql<SqlBool>>)[] = []
  const equal = [
    ['customer_id', search.customerId],
    ['mode', search.mode],
    ['operator_id', search.operatorId],
    ['booking_id', search.bookingId],
    ['origin_code', search.originCode],
    ['destination_code', search.destinationCode],
  ] as const
  for (const [column, value] of equal) if (value) conditions.push(q(column, '=', value))
  if (search.startDate)
    conditions.push(sql<SqlBool>`ordered_at >= ${`${search.startDate}T00:00:00+08:00`}::timestamptz`)
  if (search.endDate)
    conditions.push(sql<SqlBool>`ordered_at < ${`${search.endDate}T00:00:00+08:00`}::timestamptz + interval '1 day'`)
  // A full container has no warehouse to be in.
  if (search.lclState !== 'all') conditions.push(sql<SqlBool>`false`)
  if (search.keyword) conditions.push(mentions(search.keyword))
  return q.and(conditions)
}

/** A job is found by its number, its booking's, the customer's reference, or the start of a container number. */
function mentions(keyword: string) {
  const part = anywhere(keyword)
  const start = `${keyword.toUpperCase().replace(/[^A-Z0-9]/g, '')}%`
  return sql<SqlBool>`(job_no || ' ' || booking_no || ' ' || coalesce(customer_reference, '') ilike ${part}
    or ${start !== '%'} and exists (
      select from work_order_part c where c.job_id = work_order.id and c.kind = 'box' and c.part_no like ${start}))`
}

/** The nearest of a job's cut-offs that is still ahead. */
export function firstCutoffOf(job: Job, now: Date): Date | undefined {
  const ahead = [job.siCutoff, job.cargoCutoff, job.customsCutoff].filter((at) => at !== null && at > now)
  return ahead.toSorted((a, b) => Number(a) - Number(b))[0] ?? undefined
}
