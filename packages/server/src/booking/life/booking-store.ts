import { bookingStates, hasEnded } from '@landbridge/contract/booking/booking-lifecycle'
import type { LclState } from '@landbridge/contract/booking/lcl-state'
import type { ReleaseState } from '@landbridge/contract/booking/release-state'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Money } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import type { ImpliedTime, WayDone } from '@landbridge/contract/shared/way-done'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { insertRow } from '../../platform/insert-row.ts'
import type { Call } from '../../platform/serve.ts'
import type { Booking, Carried } from './booking.ts'
import { type BookingTable, bookingOf, columnsOfForm, rowOf } from './booking-row-store.ts'
import { searchWords } from './booking-search-words.ts'

const tables = (tx: Tx) => tx.withTables<{ booking: BookingTable }>()

/** The owner of the bookings that somebody may see: a company, or a user who belongs to none yet. */
export type Owner = { customerId: string } | { createdBy: string }

export const ownerOf = ({ caller }: Call<'customer'>): Owner =>
  caller.customerId === null ? { createdBy: caller.userId } : { customerId: caller.customerId }

export async function insertBooking(tx: Tx, booking: Booking): Promise<void> {
  const row = writtenColumns(rowOf(booking))
  // A customer's role has no grant on what staff decide: what is empty is left to the table.
  const filledColumns = Object.entries(row).filter(
    ([name, value]) => value !== null && (name !== 'lifts' || value !== '{}'),
  )
  await insertRow(tx, 'booking', Object.fromEntries(filledColumns))
}

/** Another customer's booking is reported missing, not forbidden, so that ids cannot be probed. */
export async function loadBooking(tx: Tx, id: string, owner?: string | Owner): Promise<Booking> {
  return loadWhere(tx, id, owner, false)
}

/** A booking that is locked until this call is over, for changes of space or price. */
export async function lockBooking(tx: Tx, id: string, owner?: string | Owner): Promise<Booking> {
  return loadWhere(tx, id, owner, true)
}

async function loadWhere(tx: Tx, id: string, owner: string | Owner | undefined, locks: boolean): Promise<Booking> {
  let query = tables(tx).selectFrom('booking').selectAll().where('id', '=', id)
  const by = typeof owner === 'string' ? { customerId: owner } : owner
  if (by && 'customerId' in by) query = query.where('customerId', '=', by.customerId)
  else if (by) query = query.where('customerId', 'is', null).where('createdBy', '=', by.createdBy)
  const row = await (locks ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw new Problem('booking.missing')
  return bookingOf(row)
}

/** Saves what changed, only if nobody saved since `before` was loaded, and returns it as it is now. */
export async function saveBooking(tx: Tx, before: Booking, after: Booking): Promise<Booking> {
  const saved = { ...after, version: before.version + 1 }
  const [columnsBefore, columnsAfter] = [writtenColumns(rowOf(before)), writtenColumns(rowOf(saved))]
  const changed = Object.entries(columnsAfter).filter(
    ([column, value]) => !isSameValue(value, columnsBefore[column as keyof typeof columnsBefore]),
  )
  const { numUpdatedRows } = await tables(tx)
    .updateTable('booking')
    .set(Object.fromEntries(changed))
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('booking.changed-meanwhile')
  return saved
}

const isSameValue = (a: unknown, b: unknown) =>
  a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : JSON.stringify(a) === JSON.stringify(b)

const jsonColumns = [
  'form',
  'quote',
  'cutoffs',
  'legs',
  'shares',
  'agreed',
  'documentsDue',
  'returnedFields',
  'lifts',
  'warnings',
] as const

/** A row as it goes in: its JSON as text, because the driver would take a list for an array. */
function writtenColumns(row: ReturnType<typeof rowOf>) {
  const texts = jsonColumns.map((column) => [column, row[column] === null ? null : JSON.stringify(row[column])])
  return { ...row, ...Object.fromEntries(texts) } as ReturnType<typeof rowOf>
}

const openStates = bookingStates.filter((state) => state !== 'draft' && !hasEnded(state))

export async function countOpen(tx: Tx, customerId: string): Promise<number> {
  const { open } = await tables(tx)
    .selectFrom('booking')
    .select((builder) => builder.fn.countAll<number>().as('open'))
    .where('customerId', '=', customerId)
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** The number of drafts that somebody keeps; nobody adds one of the same person's until this call is over. */
export async function countDrafts(tx: Tx, userId: string): Promise<number> {
  const [, rows] = await Promise.all([
    tx.ask(`select pg_advisory_xact_lock(hashtextextended('drafts ' || $1, 0))`, [userId]),
    tx.ask<{ count: number }>(`select count(*)::int as count from booking where created_by = $1 and state = 'draft'`, [
      userId,
    ]),
  ])
  return rows[0]?.count ?? 0
}

/** Keeps to the company that carries a booking by the rules of today; one that was settled before stays. */
export const settleEntity = (tx: Tx, { id, entityId }: { id: string; entityId: string }): Promise<unknown> =>
  tx.ask('update booking set entity_id = $2 where id = $1 and entity_id is null', [id, entityId])

export async function isCarryingBookings(tx: Tx, entityId: string): Promise<boolean> {
  const [found] = await tx.ask<{ carries: boolean }>(
    'select exists (select from booking where entity_id = $1) as carries',
    [entityId],
  )
  return found?.carries ?? false
}

export async function deleteDraft(tx: Tx, { id, version }: Booking): Promise<void> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('booking')
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Problem('booking.changed-meanwhile')
}

export async function moveDraftsToCompany(tx: Tx, userId: string, customerId: string): Promise<void> {
  await sql`update booking set customer_id = ${customerId}, version = version + 1
    where customer_id is null and created_by = ${userId}`.execute(tx)
}

/** Nobody else accepts for the company of this booking until this call is over: its credit is counted once. */
export async function lockCustomerOf(tx: Tx, bookingId: string): Promise<void> {
  await sql`select id from customer where id = (select customer_id from booking where id = ${bookingId})
    for no key update`.execute(tx)
}

/** The sums of accepted bookings that are not over yet, per currency; one may be left out. */
export async function creditUsed(tx: Tx, customerId: string, besidesId?: string): Promise<Money[]> {
  const { rows } = await sql<Money>`
    select total ->> 'currency' as currency, sum((total ->> 'amount')::numeric)::text as amount
    from booking, jsonb_array_elements(coalesce(agreed -> 'owed', agreed -> 'totals')) as total
    where customer_id = ${customerId} and state in ('received', 'shipped', 'stopped') and id is distinct from ${besidesId ?? null}
    group by 1 order by 1`.execute(tx)
  return rows
}

/** Another live booking of the company that looks like this one, or that bears the same reference. */
export async function twinsOf(
  tx: Tx,
  customerId: string,
  { booking, since, mode }: { booking: Booking; since: Date; mode: ModeCode },
): Promise<{ twin?: string | undefined; sameReference?: string | undefined }> {
  const { form } = booking
  const { originCode, destinationCode, boxText, wantedDate, grossWeightKg } = columnsOfForm(booking)
  const live = `select booking_no from booking where customer_id = $1 and mode = $2 and id <> $3
    and state not in ('draft', 'cancelled', 'refused', 'completed')`
  const newest = 'order by listed_at desc limit 1'
  const [found] = await tx.rows<{ twin?: string; sameReference?: string }>(
    `select (${live} and listed_at > $4 and (origin_code, destination_code, wanted_date) = ($5, $6, $8)
        and box_text is not distinct from $7 and ($7 is not null or gross_weight_kg = $10) ${newest}) as twin,
      (${live} and customer_reference = $9 ${newest}) as same_reference`,
    [
      customerId,
      mode,
      booking.id,
      since,
      originCode,
      destinationCode,
      boxText,
      wantedDate,
      form.customerReference,
      grossWeightKg,
    ],
  )
  return found ?? {}
}

export type BookingProgress = {
  etd?: Date | undefined
  eta?: Date | undefined
  atd?: Date | null | undefined
  ata?: Date | null | undefined
  lastEventCode?: string | null | undefined
  lastPlaceCode?: string | null | undefined
  lastEventAt?: Date | null | undefined
  passedCodes?: readonly string[] | undefined
  impliedTimes?: readonly ImpliedTime[] | undefined
  way?: WayDone | null | undefined
  jobNos?: readonly string[] | undefined
  containerNos?: readonly string[] | undefined
  houseBillNo?: string | undefined
  masterBillNo?: string | null | undefined
  lclState?: LclState | null | undefined
  /** The carriage now: stated whole, so that a truck that was taken off is named no more. */
  carried?: Carried | undefined
  instructed?: boolean | undefined
  releaseState?: ReleaseState | null | undefined
}

const happenings = [
  'atd',
  'ata',
  'impliedTimes',
  'lastEventCode',
  'lastPlaceCode',
  'lastEventAt',
  'passedCodes',
  'lclState',
  'instructed',
  'releaseState',
] as const

/** Folds the progress of the jobs into a booking: absent members stay, null ones are undone; the version stays. */
export async function noteProgress(tx: Tx, bookingId: string, progress: BookingProgress): Promise<void> {
  const { jobNos, containerNos, houseBillNo, masterBillNo, carried } = progress
  const isNumbered = [jobNos, containerNos, houseBillNo, masterBillNo, carried].some((numbers) => numbers !== undefined)
  const words = isNumbered && searchWords(withNumbers(await lockBooking(tx, bookingId), progress))
  const happened = happenings.flatMap((name) =>
    progress[name] === undefined ? [] : [sql`${sql.ref(name)} = ${progress[name]},`],
  )
  if (progress.way !== undefined) happened.push(sql`way = ${progress.way && JSON.stringify(progress.way)}::jsonb,`)
  await sql`update booking set
      etd = coalesce(${progress.etd ?? null}, etd), eta = coalesce(${progress.eta ?? null}, eta),
      ${sql.join(happened, sql` `)}
      job_nos = coalesce(${jobNos ?? null}::text[], job_nos),
      container_nos = coalesce(${containerNos ?? null}::text[], container_nos),
      house_bill_no = coalesce(${houseBillNo ?? null}, house_bill_no),
      master_bill_no = coalesce(${masterBillNo ?? null}, master_bill_no),
      carried = coalesce(${carried ? JSON.stringify(carried) : null}::jsonb, carried),
      search_words = coalesce(${words || null}, search_words)
    where id = ${bookingId}`.execute(tx)
}

/** Folds the state of the jobs' papers into a booking; the only folded columns that a customer's role may write. */
export async function notePapers(
  tx: Tx,
  bookingId: string,
  papers: Pick<BookingProgress, 'instructed' | 'releaseState'>,
): Promise<void> {
  await tables(tx).updateTable('booking').set(papers).where('id', '=', bookingId).execute()
}

const withNumbers = (
  booking: Booking,
  { jobNos, containerNos, houseBillNo, masterBillNo, carried }: BookingProgress,
): Booking => ({
  ...booking,
  ...(jobNos && { jobNos: [...jobNos] }),
  ...(containerNos && { containerNos: [...containerNos] }),
  ...(houseBillNo && { houseBillNo }),
  ...(masterBillNo && { masterBillNo }),
  ...(carried && { carried }),
})
