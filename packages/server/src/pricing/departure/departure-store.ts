import type { DepartureState } from '@landbridge/contract/pricing/departure-lifecycle'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { addMissingRows } from '../missing-rows-store.ts'
import type { Departure, Space } from './space-rules.ts'

type DepartureTable = {
  id: string
  mode: ModeCode
  departure_no: string
  operator: string | null
  origin_code: string
  destination_code: string
  via_codes: string[]
  entry_port_code: string | null
  etd: Date
  eta: Date
  departs_on: string
  origin_zone: string
  destination_zone: string
  si_cutoff: Date
  cargo_cutoff: Date
  customs_cutoff: Date
  capacity: number
  capacity_left: number
  boxes_booked: Generated<number>
  state: Generated<DepartureState>
  cancelled_reason: string | null
  is_sample: Generated<boolean>
  version: Generated<number>
}
type DepartureSpaceTable = { departure_id: string; equipment: string; total: number; surplus: number }

const tables = (tx: Tx) => tx.withTables<{ departure: DepartureTable; departure_space: DepartureSpaceTable }>()

/** A departure with its space, as every list and detail reads it. */
const departuresWithSpace = (tx: Tx) =>
  tables(tx)
    .selectFrom('departure as d')
    .selectAll('d')
    .select(
      sql<Space[]>`coalesce((
        select jsonb_agg(jsonb_build_object('equipment', s.equipment, 'total', s.total, 'surplus', s.surplus)
          order by s.equipment)
        from departure_space s where s.departure_id = d.id), '[]')`.as('spaces'),
    )

function departureOf(row: Selectable<DepartureTable> & { spaces: Space[] }): Departure {
  return {
    id: row.id,
    mode: row.mode,
    departureNo: row.departure_no,
    operator: row.operator ?? undefined,
    originCode: row.origin_code,
    destinationCode: row.destination_code,
    viaCodes: row.via_codes,
    entryPortCode: row.entry_port_code ?? undefined,
    departsOn: row.departs_on,
    etd: row.etd,
    eta: row.eta,
    originZone: row.origin_zone,
    destinationZone: row.destination_zone,
    siCutoff: row.si_cutoff,
    cargoCutoff: row.cargo_cutoff,
    customsCutoff: row.customs_cutoff,
    spaces: row.spaces,
    capacity: row.capacity,
    capacityLeft: row.capacity_left,
    boxesBooked: row.boxes_booked,
    state: row.state,
    cancelledReason: row.cancelled_reason ?? undefined,
    isSample: row.is_sample,
    version: row.version,
  }
}

/** One departure, whatever its state. */
export async function departureById(tx: Tx, id: string): Promise<Departure> {
  const row = await departuresWithSpace(tx).where('d.id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('pricing.departure-missing')
  return departureOf(row)
}

/** Departures by their ids, for lists that show them; one that does not exist is left out. */
export async function departuresByIds(tx: Tx, ids: readonly string[]): Promise<Map<string, Departure>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await departuresWithSpace(tx).where('d.id', '=', sql<string>`any(${wanted}::uuid[])`).execute()
  return new Map(rows.map((row) => [row.id, departureOf(row)]))
}

export type DepartureSearch = {
  mode: ModeCode
  originCodes?: readonly string[] | undefined
  destinationCodes?: readonly string[] | undefined
  entryPortCode?: string | undefined
  /** Instants between which it leaves. */
  from: Date
  to: Date
  /** Only those that can still be chosen at this instant. */
  openAt?: Date | undefined
  /** Only so many next ones of each lane and border. */
  perLane?: number | undefined
}

/** The scheduled departures between two instants, the next first. */
export async function searchDepartures(tx: Tx, search: DepartureSearch): Promise<Departure[]> {
  let query = departuresWithSpace(tx)
    .where('d.mode', '=', search.mode)
    .where('d.state', '=', 'scheduled')
    .where('d.etd', '>=', search.from)
    .where('d.etd', '<=', search.to)
  const { originCodes, destinationCodes } = search
  if (originCodes) query = query.where('d.origin_code', '=', sql<string>`any(${[...originCodes]}::text[])`)
  if (destinationCodes)
    query = query.where('d.destination_code', '=', sql<string>`any(${[...destinationCodes]}::text[])`)
  if (search.entryPortCode) query = query.where('d.entry_port_code', '=', search.entryPortCode)
  if (search.openAt)
    query = query.where(sql<boolean>`least(d.si_cutoff, d.cargo_cutoff, d.customs_cutoff) > ${search.openAt}`)
  if (search.perLane) {
    const inLane = sql<number>`row_number() over (
      partition by d.origin_code, d.destination_code, coalesce(d.entry_port_code, '') order by d.etd, d.id)`
    const ranked = query.clearSelect().select(['d.id', inLane.as('place')])
    const chosen = tables(tx).selectFrom(ranked.as('ranked')).select('ranked.id').where('place', '<=', search.perLane)
    query = departuresWithSpace(tx).where('d.id', 'in', chosen)
  }
  const rows = await query.orderBy('d.etd').orderBy('d.id').execute()
  return rows.map(departureOf)
}

const rowOf = (d: Departure) => ({
  departure_no: d.departureNo,
  operator: d.operator ?? null,
  origin_code: d.originCode,
  destination_code: d.destinationCode,
  via_codes: d.viaCodes,
  entry_port_code: d.entryPortCode ?? null,
  etd: d.etd,
  eta: d.eta,
  departs_on: d.departsOn,
  origin_zone: d.originZone,
  destination_zone: d.destinationZone,
  si_cutoff: d.siCutoff,
  cargo_cutoff: d.cargoCutoff,
  customs_cutoff: d.customsCutoff,
  capacity: d.capacity,
  capacity_left: d.capacityLeft,
  state: d.state,
  cancelled_reason: d.cancelledReason ?? null,
  is_sample: d.isSample,
})

/** Whether another departure of this number stands on the same lane and day. */
export async function hasTwin(tx: Tx, d: Departure): Promise<boolean> {
  const twin = await tables(tx)
    .selectFrom('departure')
    .select('id')
    .where('mode', '=', d.mode)
    .where('departure_no', '=', d.departureNo)
    .where('origin_code', '=', d.originCode)
    .where('destination_code', '=', d.destinationCode)
    .where('departs_on', '=', d.departsOn)
    .where('id', '<>', d.id)
    .executeTakeFirst()
  return twin !== undefined
}

export async function insertDeparture(tx: Tx, departure: Departure): Promise<void> {
  const row = { ...rowOf(departure), id: departure.id, mode: departure.mode }
  await tables(tx).insertInto('departure').values(row).execute()
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
  await tables(tx).deleteFrom('departure_space').where('departure_id', '=', departure.id).execute()
  await writeSpaces(tx, departure)
  return { ...departure, version }
}

/** Adds the departures that are not there yet, with their space; one that is there keeps what it has. */
export async function addMissingDepartures(tx: Tx, departures: readonly Departure[]): Promise<void> {
  const rows = departures.map((d) => ({ ...rowOf(d), id: d.id, mode: d.mode }))
  const added = new Set(await addMissingRows(tx, 'departure', rows))
  const spaces = departures.filter(({ id }) => added.has(id)).flatMap(spacesOf)
  await sql`
    insert into departure_space (departure_id, equipment, total, surplus)
    select departure_id, equipment, total, surplus
    from jsonb_populate_recordset(null::departure_space, ${JSON.stringify(spaces)}::jsonb)`.execute(tx)
}

const spacesOf = ({ id, spaces }: Departure) =>
  spaces.map(({ equipment, total, surplus }) => ({ departure_id: id, equipment, total, surplus }))

async function writeSpaces(tx: Tx, departure: Departure): Promise<void> {
  if (departure.spaces.length === 0) return
  await tables(tx).insertInto('departure_space').values(spacesOf(departure)).execute()
}
