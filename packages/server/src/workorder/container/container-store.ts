import { type Generated, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { JobContainer } from '../job/job.ts'

export type JobContainerTable = {
  id: string
  job_id: string
  customer_id: string
  seq: number
  container_no: string | null
  container_type: string
  container_owner: 'C' | 'S'
  release_no: string | null
  empty_pick_up_place: string | null
  empty_picked_up_at: Date | null
  seal_nos: Generated<string[]>
  packages: number | null
  gross_weight_kg: string | null
  volume_m3: string | null
  tare_kg: string | null
  consignment_note_no: string | null
  wagon_no: string | null
  wagon_no_1520: string | null
  wagon_no_europe: string | null
  wagon_at: Date | null
  wagon_1520_at: Date | null
  wagon_europe_at: Date | null
  stuffed_at: Date | null
  gate_in_at: Date | null
  free_days: number | null
  last_free_day: string | null
  empty_return_place: string | null
  empty_returned_at: Date | null
  t1_no: string | null
  customs_released_at: Date | null
  remark: string | null
  last_event_code: string | null
  last_place_code: string | null
  located_at: Date | null
}
const tables = (tx: Tx) => tx.withTables<{ work_order_container: JobContainerTable }>()

/** Which column holds which field of a container. */
const columns = {
  id: 'id',
  jobId: 'job_id',
  customerId: 'customer_id',
  seq: 'seq',
  containerNo: 'container_no',
  containerType: 'container_type',
  containerOwner: 'container_owner',
  releaseNo: 'release_no',
  emptyPickUpPlace: 'empty_pick_up_place',
  emptyPickedUpAt: 'empty_picked_up_at',
  sealNos: 'seal_nos',
  packages: 'packages',
  grossWeightKg: 'gross_weight_kg',
  volumeM3: 'volume_m3',
  tareKg: 'tare_kg',
  consignmentNoteNo: 'consignment_note_no',
  wagonNo: 'wagon_no',
  wagonNo1520: 'wagon_no_1520',
  wagonNoEurope: 'wagon_no_europe',
  wagonAt: 'wagon_at',
  wagon1520At: 'wagon_1520_at',
  wagonEuropeAt: 'wagon_europe_at',
  stuffedAt: 'stuffed_at',
  gateInAt: 'gate_in_at',
  freeDays: 'free_days',
  lastFreeDay: 'last_free_day',
  emptyReturnPlace: 'empty_return_place',
  emptyReturnedAt: 'empty_returned_at',
  t1No: 't1_no',
  customsReleasedAt: 'customs_released_at',
  remark: 'remark',
  lastEventCode: 'last_event_code',
  lastPlaceCode: 'last_place_code',
  locatedAt: 'located_at',
} as const satisfies Record<keyof JobContainer, keyof JobContainerTable>

type Row = Record<(typeof columns)[keyof JobContainer], unknown>
const containerOf = (row: Row): JobContainer =>
  Object.fromEntries(Object.entries(columns).map(([ours, column]) => [ours, row[column]])) as JobContainer
const rowOf = (container: Partial<JobContainer>) =>
  Object.fromEntries(Object.entries(container).map(([name, value]) => [columns[name as keyof JobContainer], value]))

/** The containers of jobs, job by job in their order. A customer's reads carry its id. */
export async function containersOf(tx: Tx, jobIds: readonly string[], customerId?: string): Promise<JobContainer[]> {
  if (jobIds.length === 0) return []
  let query = tables(tx)
    .selectFrom('work_order_container')
    .selectAll()
    .where('job_id', '=', sql<string>`any(${jobIds}::uuid[])`)
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId)
  const rows = await query.orderBy('job_id').orderBy('seq').execute()
  return rows.map(containerOf)
}

/** The containers of all jobs of a booking, cancelled ones included. */
export async function containersOfBooking(tx: Tx, bookingId: string): Promise<JobContainer[]> {
  const { rows } = await sql<Row>`select c.* from work_order_container c join work_order w on w.id = c.job_id
    where w.booking_id = ${bookingId} order by w.opened_at, w.job_no, c.seq`.execute(tx)
  return rows.map(containerOf)
}

export async function insertContainers(tx: Tx, containers: readonly JobContainer[]): Promise<void> {
  if (containers.length === 0) return
  const rows = containers.map((container) => rowOf(container) as unknown as JobContainerTable & { seal_nos: string[] })
  await tables(tx).insertInto('work_order_container').values(rows).execute()
}

export async function saveContainer(tx: Tx, id: string, changes: Partial<JobContainer>): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tables(tx).updateTable('work_order_container').set(rowOf(changes)).where('id', '=', id).execute()
}

/** What became of containers since they were last looked at: the same columns for each of them, in one statement. */
export async function saveEachContainer<Name extends keyof JobContainer>(
  tx: Tx,
  containers: readonly Pick<JobContainer, Name | 'id'>[],
  names: readonly Name[],
): Promise<void> {
  if (containers.length === 0) return
  const said = containers.map((one) =>
    Object.fromEntries([['id', one.id], ...names.map((name) => [columns[name], one[name]])]),
  )
  const changes = sql.join(names.map((name) => sql`${sql.ref(columns[name])} = said.${sql.ref(columns[name])}`))
  await sql`update work_order_container one set ${changes}
    from jsonb_populate_recordset(null::work_order_container, ${JSON.stringify(said)}::jsonb) said
    where one.id = said.id`.execute(tx)
}

export async function deleteContainer(tx: Tx, id: string): Promise<void> {
  await tables(tx).deleteFrom('work_order_container').where('id', '=', id).execute()
}
