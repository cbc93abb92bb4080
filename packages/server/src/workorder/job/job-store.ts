import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { liveJobStates } from '@landbridge/contract/workorder/job-lifecycle'
import { sql } from 'kysely'
import { notePapers } from '../../booking/index.ts'
import { companyOf } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database.ts'
import { jsonColumn } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import type { Job, JobHead } from '../job.ts'
import { columnsOfChanges, type JobTableRow, jobOfRow, rowOfJob } from '../job-row.ts'
import { areInstructed, releaseOf } from '../job-rules.ts'
import type { Progress } from './progress-rules.ts'

const tables = (tx: Tx) => tx.withTables<{ workOrder: JobTableRow }>()

export async function insertJobs(tx: Tx, jobs: readonly Job[]): Promise<void> {
  await tables(tx)
    .insertInto('workOrder')
    .values(jobs.map((job) => ({ ...rowOfJob(job), ...holdsAsJson(job) })))
    .execute()
}

const holdsAsJson = ({ holds }: Partial<Pick<Job, 'holds'>>) => holds && { holds: jsonColumn(holds) }

/** A job by its id or its number; another customer's is reported missing, not forbidden. */
export async function loadJob(tx: Tx, idOrNo: string, customerId?: string): Promise<Job> {
  const column = isUuid(idOrNo) ? 'id' : 'jobNo'
  let query = tables(tx).selectFrom('workOrder').selectAll().where(column, '=', idOrNo)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId)
  const row = await query.executeTakeFirst()
  if (!row) throw new Problem('workorder.missing')
  return jobOfRow(row)
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

export const jobsOfBooking = (tx: Tx, bookingId: string): Promise<Job[]> => jobsOfBookings(tx, [bookingId])

export async function jobsOfBookings(tx: Tx, bookingIds: readonly string[]): Promise<Job[]> {
  if (bookingIds.length === 0) return []
  const rows = await tables(tx)
    .selectFrom('workOrder')
    .selectAll()
    .where('bookingId', '=', sql<string>`any(${bookingIds}::uuid[])`)
    .orderBy('openedAt')
    .orderBy('jobNo')
    .execute()
  return rows.map(jobOfRow)
}

const doneShare = (alias: string) =>
  sql.raw(`coalesce((${alias}.way ->> 'doneKm')::numeric / nullif((${alias}.way ->> 'totalKm')::numeric, 0), 0)`)

/** The least advanced departed job of each of a customer's bookings, next arrival first, and the number of such bookings. */
export async function jobsUnderway(tx: Tx, customerId: string, most: number): Promise<{ jobs: Job[]; total: number }> {
  const underway = tables(tx)
    .selectFrom('workOrder')
    .where('customerId', '=', customerId)
    .where('state', '=', 'underway')
    .where('atd', 'is not', null)
    .where('ata', 'is', null)
  const [rows, [counted]] = await Promise.all([
    underway
      .selectAll()
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('workOrder as earlier')
              .select('earlier.id')
              .whereRef('earlier.bookingId', '=', 'workOrder.bookingId')
              .where('earlier.state', '=', 'underway')
              .where('earlier.atd', 'is not', null)
              .where('earlier.ata', 'is', null)
              .where(
                sql<boolean>`(earlier.leg_seq, ${doneShare('earlier')}, earlier.job_no)
                  < (work_order.leg_seq, ${doneShare('work_order')}, work_order.job_no)`,
              ),
          ),
        ),
      )
      .orderBy('eta')
      .orderBy('jobNo')
      .limit(most)
      .execute(),
    underway.select(({ fn }) => fn.count<string>('bookingId').distinct().as('total')).execute(),
  ])
  return { jobs: rows.map(jobOfRow), total: Number(counted?.total ?? 0) }
}

/** Jobs whose way tracking has not folded yet, since they are from before it did, the newest first. */
export async function jobsWithoutWay(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select id from work_order where way is null and state <> 'cancelled' order by opened_at desc limit $1`,
    [most],
  )
  return rows.map(({ id }) => id)
}

export async function jobsByIds(tx: Tx, ids: readonly string[], customerId: string): Promise<Job[]> {
  if (ids.length === 0) return []
  const rows = await tables(tx)
    .selectFrom('workOrder')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('customerId', '=', customerId)
    .execute()
  return rows.map(jobOfRow)
}

/** A job by a call of a mode: its own or that of its booking. By the calls of others it is missing. */
export async function loadJobIn(mode: ModeCode, idOrNo: string, { tx, caller }: Call<'customer'>): Promise<Job> {
  const customerId = companyOf(caller)
  const job = await loadJob(tx, idOrNo, customerId)
  if (job.mode === mode || (await bookingModesOf(tx, [job.id], customerId))(job.id) === mode) return job
  throw new Problem('workorder.missing')
}

/** The booking behind a job: its mode, and if it asked for the whole way or for one leg. */
export type BookingBehind = { mode: ModeCode; transportType: string }

export async function bookingsBehind(
  tx: Tx,
  jobIds: readonly string[],
  customerId?: string,
): Promise<(jobId: string) => BookingBehind> {
  const ofCompany = customerId === undefined ? '' : 'and w.customer_id = $2 and b.customer_id = $2'
  const rows = await tx.rows<BookingBehind & { id: string }>(
    `select w.id, b.mode, coalesce(b.form ->> 'legType', b.form ->> 'interMode', 'Q') as transport_type
      from work_order w join booking b on b.id = w.booking_id where w.id = any($1::uuid[]) ${ofCompany}`,
    customerId === undefined ? [jobIds] : [jobIds, customerId],
  )
  const bookings = new Map(rows.map(({ id, ...booking }) => [id, booking]))
  return (jobId) => {
    const booking = bookings.get(jobId)
    if (!booking) throw new Error(`The booking of job ${jobId} was not read.`)
    return booking
  }
}

export async function bookingModesOf(
  tx: Tx,
  jobIds: readonly string[],
  customerId?: string,
): Promise<(jobId: string) => ModeCode> {
  const bookingOf = await bookingsBehind(tx, jobIds, customerId)
  return (jobId) => bookingOf(jobId).mode
}

/** Holds a booking's jobs together until the end of the transaction, so that two changes at once see each other. */
export async function holdBooking(tx: Tx, bookingId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`work_order ${bookingId}`}, 0))`.execute(tx)
}

/** Locks the booking of a job, named by its id or its number, with all its jobs. */
export async function holdBookingOfJob(tx: Tx, idOrNo: string): Promise<void> {
  const column = isUuid(idOrNo) ? sql`id` : sql`job_no`
  await sql`select pg_advisory_xact_lock(hashtextextended('work_order ' || booking_id, 0))
    from work_order where ${column} = ${idOrNo}`.execute(tx)
}

export async function jobsNotArrivedOn(tx: Tx, departureId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from work_order
    where departure_id = ${departureId} and state = any(${liveJobStates}::text[]) and ata is null
    order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Saves what changed, only if nobody saved since `job` was loaded, and returns the job as it is now. */
export async function saveJob(tx: Tx, job: Job, changes: Partial<Job>): Promise<Job> {
  const version = job.version + 1
  const { numUpdatedRows } = await tables(tx)
    .updateTable('workOrder')
    .set({ ...columnsOfChanges(changes), ...holdsAsJson(changes), version })
    .where('id', '=', job.id)
    .where('version', '=', job.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('workorder.changed-meanwhile')
  await foldPapers(tx, job, changes)
  return { ...job, ...changes, version }
}

async function foldPapers(tx: Tx, job: Job, { siState, releaseState }: Partial<Job>): Promise<void> {
  const isInstructed = siState !== undefined && siState !== job.siState
  const isReleased = releaseState !== undefined && releaseState !== job.releaseState
  if (!isInstructed && !isReleased) return
  const jobs = await jobsOfBooking(tx, job.bookingId)
  await notePapers(tx, job.bookingId, {
    ...(isInstructed && { instructed: areInstructed(jobs) }),
    ...(isReleased && { releaseState: releaseOf(jobs) }),
  })
}

/** Keeps what the milestones say of a job; its version stays, since nobody changed what people entered. */
export async function saveJobProgress(
  tx: Tx,
  jobId: string,
  { etd, eta, ...happened }: Progress & Pick<Job, 'lclState' | 'loadedAt'>,
): Promise<void> {
  const progress = { ...happened, ...(etd && { etd }), ...(eta && { eta }) }
  await tables(tx).updateTable('workOrder').set(progress).where('id', '=', jobId).execute()
}

/** Marks a job that ships too late for a letter of credit, or takes the mark away. The version stays, as with what the milestones say. */
export async function markLateShipment(tx: Tx, jobId: string, late: JobHead['lateShipment']): Promise<void> {
  const mark = late ? JSON.stringify(late) : null
  await sql`update work_order
    set head = case when ${mark}::jsonb is null then head - 'lateShipment' else head || jsonb_build_object('lateShipment', ${mark}::jsonb) end
    where id = ${jobId}`.execute(tx)
}

/** Locks container numbers until the commit, so that a parallel job with the same box waits and sees it. */
export async function holdNumbers(tx: Tx, containerNos: readonly string[]): Promise<void> {
  await tx.ask(
    `select pg_advisory_xact_lock(hashtextextended('container ' || no, 0))
      from (select no from unnest($1::text[]) no order by no) numbers`,
    [containerNos],
  )
}

/** Other live full-container jobs of the same leg that carry one of these containers: job number by container number. */
export async function otherJobsWith(
  tx: Tx,
  job: Pick<Job, 'id' | 'legSeq' | 'mode'>,
  containerNos: readonly string[],
): Promise<Map<string, string>> {
  if (containerNos.length === 0) return new Map()
  const { rows } = await sql<{ containerNo: string; jobNo: string }>`
    select c.part_no container_no, w.job_no from work_order_part c join work_order w on w.id = c.job_id
    where c.kind = 'box' and c.part_no = any(${containerNos}::text[]) and w.id <> ${job.id} and w.load_type = 'FCL'
      and w.mode = ${job.mode} and w.leg_seq = ${job.legSeq} and w.state = any(${liveJobStates}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.containerNo, row.jobNo]))
}
