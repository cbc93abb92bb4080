import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { emptied, filled, rowsAsJson } from '../../platform/rows.ts'
import { addMissingRows } from '../missing-rows-store.ts'
import type { Departure, Space } from '../price/departure-row.ts'

const nullableColumns = [
  'operator',
  'carrierCode',
  'vessel',
  'serviceCode',
  'entryPortCode',
  'vgmCutoff',
  'filingCutoff',
  'cancelledReason',
] as const
type DepartureRow = ReturnType<typeof rowOf> & { boxesBooked: Generated<number>; version: Generated<number> }
type DepartureSpaceTable = { departureId: string; equipment: string; total: number; surplus: number }

const tables = (tx: Tx) => tx.withTables<{ departure: DepartureRow; departureSpace: DepartureSpaceTable }>()

/** The table holds the names of the release before as well, so its columns are listed. */
const readColumns = [
  'd.id',
  'd.mode',
  'd.departureNo',
  'd.originCode',
  'd.destinationCode',
  'd.viaCodes',
  'd.departsOn',
  'd.etd',
  'd.eta',
  'd.originZone',
  'd.destinationZone',
  'd.siCutoff',
  'd.cargoCutoff',
  'd.customsCutoff',
  'd.capacity',
  'd.capacityLeft',
  'd.boxesBooked',
  'd.state',
  'd.isSample',
  'd.version',
  ...nullableColumns.map((name) => `d.${name}` as const),
] as const

const departuresWithSpace = (tx: Tx) =>
  tables(tx)
    .selectFrom('departure as d')
    .select(readColumns)
    .select(
      sql<Space[]>`coalesce((
        select jsonb_agg(jsonb_build_object('equipment', s.equipment, 'total', s.total, 'surplus', s.surplus)
          order by s.equipment)
        from departure_space s where s.departure_id = d.id), '[]')`.as('spaces'),
    )

const departureOf = (row: Selectable<DepartureRow> & { spaces: Space[] }): Departure => filled(row)

export async function departureById(tx: Tx, id: string): Promise<Departure> {
  const row = await departuresWithSpace(tx).where('d.id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('pricing.departure-missing')
  return departureOf(row)
}

/** A departure that does not exist is left out. */
export async function departuresByIds(tx: Tx, ids: readonly string[]): Promise<Map<string, Departure>> {
  const distinctIds = [...new Set(ids)]
  if (distinctIds.length === 0) return new Map()
  const rows = await departuresWithSpace(tx).where('d.id', '=', sql<string>`any(${distinctIds}::uuid[])`).execute()
  return new Map(rows.map((row) => [row.id, departureOf(row)]))
}

export type DepartureSearch = {
  mode: LegModeCode
  originCodes?: readonly string[] | undefined
  destinationCodes?: readonly string[] | undefined
  entryPortCode?: string | undefined
  from: Date
  to: Date
  openAt?: Date | undefined
  perLane?: number | undefined
}

/** Scheduled departures alone, the next first. */
export async function searchDepartures(tx: Tx, search: DepartureSearch): Promise<Departure[]> {
  let query = departuresWithSpace(tx)
    .where('d.mode', '=', search.mode)
    .where('d.state', '=', 'scheduled')
    .where('d.etd', '>=', search.from)
    .where('d.etd', '<=', search.to)
  const { originCodes, destinationCodes } = search
  if (originCodes) query = query.where('d.originCode', '=', sql<string>`any(${[...originCodes]}::text[])`)
  if (destinationCodes)
    query = query.where('d.destinationCode', '=', sql<string>`any(${[...destinationCodes]}::text[])`)
  if (search.entryPortCode) query = query.where('d.entryPortCode', '=', search.entryPortCode)
  if (search.openAt)
    query = query.where(
      sql<boolean>`least(d.si_cutoff, d.cargo_cutoff, d.customs_cutoff, d.vgm_cutoff, d.filing_cutoff) > ${search.openAt}`,
    )
  if (search.perLane) {
    const inLane = sql<number>`row_number() over (
      partition by d.origin_code, d.destination_code, coalesce(d.entry_port_code, ''), coalesce(d.carrier_code, '')
      order by d.etd, d.id)`
    const ranked = query.clearSelect().select(['d.id', inLane.as('place')])
    const chosen = tables(tx).selectFrom(ranked.as('ranked')).select('ranked.id').where('place', '<=', search.perLane)
    query = departuresWithSpace(tx).where('d.id', 'in', chosen)
  }
  const rows = await query.orderBy('d.etd').orderBy('d.id').execute()
  return rows.map(departureOf)
}

const rowOf = ({ spaces, boxesBooked, version, ...departure }: Departure) => emptied(departure, nullableColumns)

/** A twin has the same number on the same lane and day. */
export async function hasTwin(tx: Tx, d: Departure): Promise<boolean> {
  const twin = await tables(tx)
    .selectFrom('departure')
    .select('id')
    .where('mode', '=', d.mode)
    .where('departureNo', '=', d.departureNo)
    .where('originCode', '=', d.originCode)
    .where('destinationCode', '=', d.destinationCode)
    .where('departsOn', '=', d.departsOn)
    .where('id', '<>', d.id)
    .executeTakeFirst()
  return twin !== undefined
}

export async function insertDeparture(tx: Tx, departure: Departure): Promise<void> {
  await tables(tx).insertInto('departure').values(rowOf(departure)).execute()
  await writeSpaces(tx, departure)
}

/** Saves only if nobody saved it or took space on it since it was loaded, and returns it as it is now. */
export async function saveDeparture(tx: Tx, departure: Departure): Promise<Departure> {
  const version = departure.version + 1
  const { numUpdatedRows } = await tables(tx)
    .updateTable('departure')
    .set({ ...rowOf(departure), version })
    .where('id', '=', departure.id)
    .where('version', '=', departure.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('pricing.changed-meanwhile')
  await tables(tx).deleteFrom('departureSpace').where('departureId', '=', departure.id).execute()
  await writeSpaces(tx, departure)
  return { ...departure, version }
}

/** Adds the departures that are not there yet, with their space, and answers how many; one that is there keeps what it has. */
export async function addMissingDepartures(tx: Tx, departures: readonly Departure[]): Promise<number> {
  const added = new Set(await addMissingRows(tx, 'departure', departures.map(rowOf)))
  const spaces = departures.filter(({ id }) => added.has(id)).flatMap(spacesOf)
  await sql`
    insert into departure_space (departure_id, equipment, total, surplus)
    select departure_id, equipment, total, surplus
    from jsonb_populate_recordset(null::departure_space, ${rowsAsJson(spaces)}::jsonb)`.execute(tx)
  return added.size
}

const spacesOf = ({ id, spaces }: Departure) =>
  spaces.map(({ equipment, total, surplus }) => ({ departureId: id, equipment, total, surplus }))

async function writeSpaces(tx: Tx, departure: Departure): Promise<void> {
  if (departure.spaces.length === 0) return
  await tables(tx).insertInto('departureSpace').values(spacesOf(departure)).execute()
}
