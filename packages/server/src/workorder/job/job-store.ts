import { Problem } from '@landbridge/contract/shared/problem'
import { type JobState, liveJobStates } from '@landbridge/contract/workorder/job-lifecycle'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Completion, Job, JobHead } from './job.ts'
import type { Progress } from './progress-rules.ts'

export type JobTable = {
  id: string
  job_no: string
  booking_id: string
  booking_no: string
  customer_reference: string | null
  customer_id: string
  mode: Job['mode']
  leg_seq: number
  load_type: string
  transport_type: string
  state: JobState
  origin_code: string
  destination_code: string
  entry_port_code: string | null
  departure_id: string | null
  train_no: string | null
  operator_id: string | null
  opened_by: string | null
  supplier_code: string | null
  supplier_ref: string | null
  master_bill_no: string | null
  etd: Date
  promised_eta: Date
  eta: Date
  atd: Date | null
  ata: Date | null
  si_cutoff: Date | null
  cargo_cutoff: Date | null
  customs_cutoff: Date | null
  last_event_code: string | null
  last_place_code: string | null
  last_event_at: Date | null
  si_state: Job['siState']
  draft_state: Job['draftState']
  release_state: Job['releaseState']
  hold_reason: string | null
  head: JobHead
  remark: string | null
  internal_remark: string | null
  completion: Completion | null
  version: number
  ordered_at: Date
  opened_at: Date
}
const tables = (tx: Tx) => tx.withTables<{ work_order: JobTable }>()

/** Which column holds which field of a job. */
const columns = {
  id: 'id',
  jobNo: 'job_no',
  bookingId: 'booking_id',
  bookingNo: 'booking_no',
  customerReference: 'customer_reference',
  customerId: 'customer_id',
  mode: 'mode',
  legSeq: 'leg_seq',
  loadType: 'load_type',
  transportType: 'transport_type',
  state: 'state',
  originCode: 'origin_code',
  destinationCode: 'destination_code',
  entryPortCode: 'entry_port_code',
  departureId: 'departure_id',
  trainNo: 'train_no',
  operatorId: 'operator_id',
  openedBy: 'opened_by',
  supplierCode: 'supplier_code',
  supplierRef: 'supplier_ref',
  masterBillNo: 'master_bill_no',
  etd: 'etd',
  promisedEta: 'promised_eta',
  eta: 'eta',
  atd: 'atd',
  ata: 'ata',
  siCutoff: 'si_cutoff',
  cargoCutoff: 'cargo_cutoff',
  customsCutoff: 'customs_cutoff',
  lastEventCode: 'last_event_code',
  lastPlaceCode: 'last_place_code',
  lastEventAt: 'last_event_at',
  siState: 'si_state',
  draftState: 'draft_state',
  releaseState: 'release_state',
  holdReason: 'hold_reason',
  head: 'head',
  remark: 'remark',
  internalRemark: 'internal_remark',
  completion: 'completion',
  version: 'version',
  orderedAt: 'ordered_at',
  openedAt: 'opened_at',
} as const satisfies Record<keyof Job, keyof JobTable>

export const jobOf = (row: JobTable): Job =>
  Object.fromEntries(Object.entries(columns).map(([ours, column]) => [ours, row[column]])) as Job

const rowOf = (job: Partial<Job>): Partial<JobTable> =>
  Object.fromEntries(
    Object.entries(job).map(([name, value]) => {
      const isJson = name === 'head' || name === 'completion'
      return [columns[name as keyof Job], isJson && value !== null ? JSON.stringify(value) : value]
    }),
  )

export async function insertJobs(tx: Tx, jobs: readonly Job[]): Promise<void> {
  await tables(tx)
    .insertInto('work_order')
    .values(jobs.map((job) => rowOf(job) as JobTable))
    .execute()
}

/** A job by its id or its number. Another customer's is reported missing, not forbidden. */
export async function loadJob(tx: Tx, idOrNo: string, customerId?: string): Promise<Job> {
  const column = isUuid(idOrNo) ? 'id' : 'job_no'
  let query = tables(tx).selectFrom('work_order').selectAll().where(column, '=', idOrNo)
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId)
  const row = await query.executeTakeFirst()
  if (!row) throw new Problem('workorder.missing')
  return jobOf(row)
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** The jobs of a booking, in the order they were opened. */
export async function jobsOfBooking(tx: Tx, bookingId: string): Promise<Job[]> {
  const rows = await tables(tx)
    .selectFrom('work_order')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('opened_at')
    .orderBy('job_no')
    .execute()
  return rows.map(jobOf)
}

/** Jobs of one customer by their ids. */
export async function jobsByIds(tx: Tx, ids: readonly string[], customerId: string): Promise<Job[]> {
  if (ids.length === 0) return []
  const rows = await tables(tx)
    .selectFrom('work_order')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('customer_id', '=', customerId)
    .execute()
  return rows.map(jobOf)
}

/** Holds a booking's jobs together until the end of the transaction, so that two changes at once see each other. */
export async function holdBooking(tx: Tx, bookingId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`work_order ${bookingId}`}, 0))`.execute(tx)
}

/** The same for the booking of a job that is named by its id or its number. */
export async function holdBookingOfJob(tx: Tx, idOrNo: string): Promise<void> {
  const column = isUuid(idOrNo) ? sql`id` : sql`job_no`
  await sql`select pg_advisory_xact_lock(hashtextextended('work_order ' || booking_id, 0))
    from work_order where ${column} = ${idOrNo}`.execute(tx)
}

/** Saves what changed, only if nobody saved since `job` was loaded, and returns the job as it is now. */
export async function saveJob(tx: Tx, job: Job, changes: Partial<Job>): Promise<Job> {
  const version = job.version + 1
  const { numUpdatedRows } = await tables(tx)
    .updateTable('work_order')
    .set(rowOf({ ...changes, version }))
    .where('id', '=', job.id)
    .where('version', '=', job.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('workorder.changed-meanwhile')
  return { ...job, ...changes, version }
}

/** Keeps what the milestones say of a job. It is no change of what people entered, so the version stays; a time that nobody knows does too. */
export async function saveJobProgress(tx: Tx, jobId: string, { etd, eta, ...happened }: Progress): Promise<void> {
  const progress = { ...happened, ...(etd && { etd }), ...(eta && { eta }) }
  await tables(tx).updateTable('work_order').set(rowOf(progress)).where('id', '=', jobId).execute()
}

/** Other live full-container jobs of the same leg that carry one of these containers: job number by container number. */
export async function otherJobsWith(
  tx: Tx,
  job: Pick<Job, 'id' | 'legSeq' | 'mode'>,
  containerNos: readonly string[],
): Promise<Map<string, string>> {
  if (containerNos.length === 0) return new Map()
  const { rows } = await sql<{ container_no: string; job_no: string }>`
    select c.part_no container_no, w.job_no from work_order_part c join work_order w on w.id = c.job_id
    where c.kind = 'box' and c.part_no = any(${containerNos}::text[]) and w.id <> ${job.id} and w.load_type = 'FCL'
      and w.mode = ${job.mode} and w.leg_seq = ${job.legSeq} and w.state = any(${liveJobStates}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.container_no, row.job_no]))
}
