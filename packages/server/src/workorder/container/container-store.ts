import { type Generated, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { rowsAsJson } from '../../platform/rows.ts'
import type { JobContainer } from '../job/job.ts'
import { ownBoxFacts } from '../modes/own-parts.ts'
import { type FactKind, factsGiven, factsRead } from './part-facts-rules.ts'

type JobPartTable = {
  id: string
  jobId: string
  customerId: string
  seq: number
  kind: 'box'
  partNo: string | null
  partType: string | null
  owner: 'C' | 'S' | null
  sealNos: Generated<string[]>
  packages: number | null
  grossWeightKg: string | null
  volumeM3: string | null
  tareKg: string | null
  noteNo: string | null
  remark: string | null
  lastEventCode: string | null
  lastPlaceCode: string | null
  locatedAt: Date | null
  facts: Record<string, unknown>
}
const tables = (tx: Tx) => tx.withTables<{ workOrderPart: JobPartTable }>()

/** Which column holds which field of a container; what is not here lies in the facts of the part. */
const columns = {
  id: 'id',
  jobId: 'jobId',
  customerId: 'customerId',
  seq: 'seq',
  containerNo: 'partNo',
  containerType: 'partType',
  containerOwner: 'owner',
  sealNos: 'sealNos',
  packages: 'packages',
  grossWeightKg: 'grossWeightKg',
  volumeM3: 'volumeM3',
  tareKg: 'tareKg',
  consignmentNoteNo: 'noteNo',
  remark: 'remark',
  lastEventCode: 'lastEventCode',
  lastPlaceCode: 'lastPlaceCode',
  locatedAt: 'locatedAt',
} as const satisfies Partial<Record<keyof JobContainer, keyof JobPartTable>>
type Column = keyof typeof columns
const isColumn = (name: string): name is Column => name in columns

/** What a box has besides, and what the modes say of it on their way. */
const facts = {
  releaseNo: 'plain',
  emptyPickUpPlace: 'plain',
  emptyPickedUpAt: 'time',
  stuffedAt: 'time',
  gateInAt: 'time',
  freeDays: 'plain',
  lastFreeDay: 'plain',
  clockDays: 'plain',
  emptyReturnPlace: 'plain',
  emptyReturnedAt: 'time',
  t1No: 'plain',
  customsReleasedAt: 'time',
  ...ownBoxFacts,
} as const satisfies Record<Exclude<keyof JobContainer, Column>, FactKind>

type Row = Record<(typeof columns)[Column] | 'facts', unknown>
const containerOf = (row: Row): JobContainer =>
  ({
    ...Object.fromEntries(Object.entries(columns).map(([ours, column]) => [ours, row[column]])),
    ...factsRead(row.facts as JobPartTable['facts'], facts),
  }) as JobContainer

const columnsOf = (container: Partial<JobContainer>) =>
  Object.fromEntries(
    Object.entries(container).flatMap(([name, value]) => (isColumn(name) ? [[columns[name], value] as const] : [])),
  )

/** The containers of jobs, job by job in their order. A customer's reads carry its id. */
export async function containersOf(tx: Tx, jobIds: readonly string[], customerId?: string): Promise<JobContainer[]> {
  if (jobIds.length === 0) return []
  let query = tables(tx)
    .selectFrom('workOrderPart')
    .selectAll()
    .where('kind', '=', 'box')
    .where('jobId', '=', sql<string>`any(${jobIds}::uuid[])`)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId)
  const rows = await query.orderBy('jobId').orderBy('seq').execute()
  return rows.map(containerOf)
}

/** The containers of all jobs of a booking, cancelled ones included. */
export async function containersOfBooking(tx: Tx, bookingId: string): Promise<JobContainer[]> {
  const { rows } = await sql<Row>`select c.* from work_order_part c join work_order w on w.id = c.job_id
    where c.kind = 'box' and w.booking_id = ${bookingId} order by w.opened_at, w.job_no, c.seq`.execute(tx)
  return rows.map(containerOf)
}

export async function insertContainers(tx: Tx, containers: readonly JobContainer[]): Promise<void> {
  if (containers.length === 0) return
  const rows = containers.map((container) => ({
    ...(columnsOf(container) as Omit<JobPartTable, 'kind' | 'facts' | 'sealNos'>),
    kind: 'box' as const,
    facts: JSON.stringify(factsGiven(container, facts).known) as never,
  }))
  await tables(tx).insertInto('workOrderPart').values(rows).execute()
}

export async function saveContainer(tx: Tx, id: string, changes: Partial<JobContainer>): Promise<void> {
  const { known, gone } = factsGiven(changes, facts)
  const hasFacts = gone.length > 0 || Object.keys(known).length > 0
  const set = {
    ...columnsOf(changes),
    ...(hasFacts && { facts: sql<never>`(facts - ${gone}::text[]) || ${JSON.stringify(known)}::jsonb` }),
  }
  if (Object.keys(set).length === 0) return
  await tables(tx).updateTable('workOrderPart').set(set).where('id', '=', id).execute()
}

/** What became of containers since they were last looked at: the same columns for each of them, in one statement. */
export async function saveEachContainer<Name extends Column>(
  tx: Tx,
  containers: readonly Pick<JobContainer, Name | 'id'>[],
  names: readonly Name[],
): Promise<void> {
  if (containers.length === 0) return
  const changed = containers.map((one) =>
    Object.fromEntries([['id', one.id], ...names.map((name) => [columns[name], one[name]])]),
  )
  const changes = sql.join(names.map((name) => sql`${sql.ref(columns[name])} = said.${sql.ref(columns[name])}`))
  await sql`update work_order_part one set ${changes}
    from jsonb_populate_recordset(null::work_order_part, ${rowsAsJson(changed)}::jsonb) said
    where one.id = said.id`.execute(tx)
}

/** Keeps the days of the clocks of containers, in one statement. */
export async function saveClockDays(
  tx: Tx,
  containers: readonly { id: string; clockDays: JobContainer['clockDays'] }[],
): Promise<void> {
  if (containers.length === 0) return
  await sql`update work_order_part one set facts = one.facts || jsonb_build_object('clockDays', said.days)
    from jsonb_to_recordset(${JSON.stringify(containers.map(({ id, clockDays }) => ({ id, days: clockDays })))}::jsonb)
      as said (id uuid, days jsonb)
    where one.id = said.id`.execute(tx)
}

export async function deleteContainer(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('workOrderPart').where('id', '=', id).execute()
}
