import { partFields } from '@landbridge/contract/workorder/fields/part-fields'
import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { jsonColumn, rowsAsJson } from '../../platform/rows.ts'
import type { JobPart } from '../job.ts'
import type { PartColumns } from '../kept-fields.ts'
import { columnsOf, type FactKind, factKindsOf, factsGiven, factsRead, hasField } from '../part-facts-rules.ts'

type JobPartTable = PartColumns &
  Pick<JobPart, 'id' | 'jobId' | 'customerId' | 'seq' | 'kind' | 'lastEventCode' | 'lastPlaceCode' | 'locatedAt'> & {
    facts: Record<string, unknown>
  }
const tables = (tx: Tx) => tx.withTables<{ workOrderPart: JobPartTable }>()

/** The column of each field of a part that is no fact, named as its kind has it. */
const columns = {
  id: 'id',
  jobId: 'jobId',
  customerId: 'customerId',
  seq: 'seq',
  kind: 'kind',
  ...columnsOf(partFields),
  lastEventCode: 'lastEventCode',
  lastPlaceCode: 'lastPlaceCode',
  locatedAt: 'locatedAt',
} as const satisfies Partial<Record<keyof JobPart, keyof JobPartTable>>
type Column = keyof typeof columns
const isColumn = (name: string): name is Column => name in columns

/** The facts of a part: those that are typed, those of its delivery, and the days of its clocks. */
const factKinds: Readonly<Record<Exclude<keyof JobPart, Column>, FactKind>> = {
  ...factKindsOf(partFields),
  clockDays: 'plain',
  formerNos: 'plain',
  proofFid: 'plain',
  deliveredAt: 'time',
  receivedBy: 'plain',
}

/** The facts of a part as they lie in its row, as the program knows them. */
export const factsOfPart = (kept: Readonly<Record<string, unknown>>): Partial<JobPart> => factsRead(kept, factKinds)

type Row = Record<(typeof columns)[Column] | 'facts', unknown>
const partOf = (row: Row): JobPart =>
  ({
    ...Object.fromEntries(
      Object.entries(columns).map(([ours, column]) => [
        ours,
        hasField(row.kind as PartKind, ours) ? row[column] : null,
      ]),
    ),
    ...factsRead(row.facts as JobPartTable['facts'], factKinds),
  }) as JobPart

const rowOf = (part: Partial<JobPart>) =>
  Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) =>
      isColumn(name) && (part.kind === undefined || hasField(part.kind, name)) ? [[columns[name], value] as const] : [],
    ),
  )

export async function partsOf(tx: Tx, jobIds: readonly string[], customerId?: string): Promise<JobPart[]> {
  if (jobIds.length === 0) return []
  let query = tables(tx)
    .selectFrom('workOrderPart')
    .selectAll()
    .where('jobId', '=', sql<string>`any(${jobIds}::uuid[])`)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId)
  const rows = await query.orderBy('jobId').orderBy('seq').execute()
  return rows.map(partOf)
}

export async function partsOfBooking(tx: Tx, bookingId: string): Promise<JobPart[]> {
  const { rows } = await sql<Row>`select c.* from work_order_part c join work_order w on w.id = c.job_id
    where w.booking_id = ${bookingId} order by w.opened_at, w.job_no, c.seq`.execute(tx)
  return rows.map(partOf)
}

export async function insertParts(tx: Tx, parts: readonly JobPart[]): Promise<void> {
  if (parts.length === 0) return
  const rows = parts.map((part) => ({
    ...(rowOf(part) as Omit<JobPartTable, 'facts'>),
    facts: jsonColumn(factsGiven(part, factKinds).known),
  }))
  await tables(tx).insertInto('workOrderPart').values(rows).execute()
}

export async function savePart(tx: Tx, id: string, changes: Partial<JobPart>): Promise<void> {
  const { known, gone } = factsGiven(changes, factKinds)
  const hasFacts = gone.length > 0 || Object.keys(known).length > 0
  const set = {
    ...rowOf(changes),
    ...(hasFacts && { facts: sql<never>`(facts - ${gone}::text[]) || ${JSON.stringify(known)}::jsonb` }),
  }
  if (Object.keys(set).length === 0) return
  await tables(tx).updateTable('workOrderPart').set(set).where('id', '=', id).execute()
}

export async function saveEachPart<Name extends Column>(
  tx: Tx,
  containers: readonly Pick<JobPart, Name | 'id'>[],
  names: readonly Name[],
): Promise<void> {
  if (containers.length === 0) return
  const changed = containers.map((one) =>
    Object.fromEntries([['id', one.id], ...names.map((name) => [columns[name], one[name]])]),
  )
  const changes = sql.join(names.map((name) => sql`${sql.ref(columns[name])} = changed_part.${sql.ref(columns[name])}`))
  await sql`update work_order_part one set ${changes}
    from jsonb_populate_recordset(null::work_order_part, ${rowsAsJson(changed)}::jsonb) changed_part
    where one.id = changed_part.id`.execute(tx)
}

export async function saveClockDays(
  tx: Tx,
  containers: readonly { id: string; clockDays: JobPart['clockDays'] }[],
): Promise<void> {
  if (containers.length === 0) return
  await sql`update work_order_part one set facts = one.facts || jsonb_build_object('clockDays', changed_part.days)
    from jsonb_to_recordset(${JSON.stringify(containers.map(({ id, clockDays }) => ({ id, days: clockDays })))}::jsonb)
      as changed_part (id uuid, days jsonb)
    where one.id = changed_part.id`.execute(tx)
}

export async function deletePart(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('workOrderPart').where('id', '=', id).execute()
}
