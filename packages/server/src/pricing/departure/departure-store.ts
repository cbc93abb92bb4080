import type { DepartureState } from '@landbridge/contract/pricing/departure-lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Departure, Space } from './space-rules.ts'

export type DepartureTable = {
  id: string
  mode: 'R' | 'S' | 'A' | 'M'
  train_no: string
  train_operator: string | null
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
  slots_total: number
  slots_left: number
  boxes_booked: Generated<number>
  state: Generated<DepartureState>
  cancelled_reason: string | null
  is_sample: Generated<boolean>
  version: Generated<number>
}
type DepartureSpaceTable = { departure_id: string; container_type: string; total: number; surplus: number }

const tables = (tx: Tx) => tx.withTables<{ departure: DepartureTable; departure_space: DepartureSpaceTable }>()

/** A departure with its space, as every list and detail reads it. */
export const departuresWithSpace = (tx: Tx) =>
  tables(tx)
    .selectFrom('departure as d')
    .selectAll('d')
    .select(
      sql<Space[]>`coalesce((
        select jsonb_agg(jsonb_build_object('containerType', s.container_type, 'total', s.total, 'surplus', s.surplus)
          order by s.container_type)
        from departure_space s where s.departure_id = d.id), '[]')`.as('spaces'),
    )

export function departureOf(row: Selectable<DepartureTable> & { spaces: Space[] }): Departure {
  return {
    id: row.id,
    trainNo: row.train_no,
    trainOperator: row.train_operator ?? undefined,
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
    slotsTotal: row.slots_total,
    slotsLeft: row.slots_left,
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
  originCodes?: readonly string[] | undefined
  destinationCodes?: readonly string[] | undefined
  entryPortCode?: string | undefined
  /** Instants between which it leaves. */
  from: Date
  to: Date
}
const mostDepartures = 3000

/** The scheduled rail departures between two instants, the next first. */
export async function searchDepartures(tx: Tx, search: DepartureSearch): Promise<Departure[]> {
  let query = departuresWithSpace(tx)
    .where('d.mode', '=', 'R')
    .where('d.state', '=', 'scheduled')
    .where('d.etd', '>=', search.from)
    .where('d.etd', '<=', search.to)
  if (search.originCodes)
    query = query.where('d.origin_code', '=', sql<string>`any(${[...search.originCodes]}::text[])`)
  if (search.destinationCodes) {
    query = query.where('d.destination_code', '=', sql<string>`any(${[...search.destinationCodes]}::text[])`)
  }
  if (search.entryPortCode) query = query.where('d.entry_port_code', '=', search.entryPortCode)
  const rows = await query.orderBy('d.etd').orderBy('d.id').limit(mostDepartures).execute()
  return rows.map(departureOf)
}

const rowOf = (d: Departure) => ({
  train_no: d.trainNo,
  train_operator: d.trainOperator ?? null,
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
  slots_total: d.slotsTotal,
  slots_left: d.slotsLeft,
  state: d.state,
  cancelled_reason: d.cancelledReason ?? null,
  is_sample: d.isSample,
})

/** Whether another departure of this train stands on the same lane and day. */
export async function hasTwin(tx: Tx, d: Departure): Promise<boolean> {
  const twin = await tables(tx)
    .selectFrom('departure')
    .select('id')
    .where('mode', '=', 'R')
    .where('train_no', '=', d.trainNo)
    .where('origin_code', '=', d.originCode)
    .where('destination_code', '=', d.destinationCode)
    .where('departs_on', '=', d.departsOn)
    .where('id', '<>', d.id)
    .executeTakeFirst()
  return twin !== undefined
}

export async function insertDeparture(tx: Tx, departure: Departure): Promise<void> {
  const row = { ...rowOf(departure), id: departure.id, mode: 'R' as const }
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

async function writeSpaces(tx: Tx, { id, spaces }: Departure): Promise<void> {
  if (spaces.length === 0) return
  const rows = spaces.map((space) => ({
    departure_id: id,
    container_type: space.containerType,
    total: space.total,
    surplus: space.surplus,
  }))
  await tables(tx).insertInto('departure_space').values(rows).execute()
}
