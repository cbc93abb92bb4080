import type { TariffState } from '@landbridge/contract/pricing/tariff-lifecycle'
import type { RailTerms } from '@landbridge/contract/pricing/tariff-terms'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { LegPrice } from '../query/offer-rules.ts'
import type { Tariff } from './tariff-rules.ts'

export type TariffTable = {
  id: string
  lineage: string
  revision: number
  line_no: string
  mode: 'R' | 'S' | 'A' | 'T' | 'M'
  state: TariffState
  origin_code: string
  destination_code: string
  entry_port_code: string | null
  valid_from: string
  valid_to: string
  currency: string
  salesperson_id: string | null
  terms: RailTerms
  is_sample: Generated<boolean>
  withdrawn_reason: string | null
  version: Generated<number>
  created_at: Generated<Date>
  changed_at: Generated<Date>
}
type LegPriceTable = {
  id: string
  mode: 'R' | 'S' | 'M'
  leg: 'T' | 'H'
  port_code: string
  city_code: string
  currency: string
  price_20: string
  price_40: string
  transit_days: number
  valid_from: string
  valid_to: string
  is_sample: boolean
}
const tables = (tx: Tx) => tx.withTables<{ tariff: TariffTable; leg_price: LegPriceTable }>()

export function tariffOf(row: Selectable<TariffTable>): Tariff {
  return {
    id: row.id,
    lineage: row.lineage,
    revision: row.revision,
    lineNo: row.line_no,
    state: row.state,
    originCode: row.origin_code,
    destinationCode: row.destination_code,
    entryPortCode: row.entry_port_code ?? undefined,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    currency: row.currency,
    salespersonId: row.salesperson_id ?? undefined,
    terms: row.terms,
    isSample: row.is_sample,
    withdrawnReason: row.withdrawn_reason ?? undefined,
    version: row.version,
    changedAt: row.changed_at,
  }
}

const rowOf = (tariff: Tariff) => ({
  lineage: tariff.lineage,
  revision: tariff.revision,
  line_no: tariff.lineNo,
  state: tariff.state,
  origin_code: tariff.originCode,
  destination_code: tariff.destinationCode,
  entry_port_code: tariff.entryPortCode ?? null,
  valid_from: tariff.validFrom,
  valid_to: tariff.validTo,
  currency: tariff.currency,
  salesperson_id: tariff.salespersonId ?? null,
  terms: sql<RailTerms>`${JSON.stringify(tariff.terms)}::jsonb`,
  withdrawn_reason: tariff.withdrawnReason ?? null,
})

export async function loadTariff(tx: Tx, id: string): Promise<Tariff> {
  const row = await tables(tx).selectFrom('tariff').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('pricing.missing')
  return tariffOf(row)
}

/** Every version of a line, newest first. */
export async function versionsOf(tx: Tx, lineage: string): Promise<Tariff[]> {
  const rows = await tables(tx)
    .selectFrom('tariff')
    .selectAll()
    .where('lineage', '=', lineage)
    .orderBy('revision', 'desc')
    .limit(200)
    .execute()
  return rows.map(tariffOf)
}

export async function insertTariff(tx: Tx, tariff: Tariff): Promise<void> {
  await tables(tx)
    .insertInto('tariff')
    .values({ ...rowOf(tariff), id: tariff.id, mode: 'R', is_sample: tariff.isSample })
    .execute()
}

/** Saves only if nobody saved since it was loaded, and returns it as it is now. */
export async function saveTariff(tx: Tx, tariff: Tariff): Promise<Tariff> {
  const version = tariff.version + 1
  const { numUpdatedRows } = await tables(tx)
    .updateTable('tariff')
    .set({ ...rowOf(tariff), version, changed_at: sql`app_now()` })
    .where('id', '=', tariff.id)
    .where('version', '=', tariff.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('pricing.changed-meanwhile')
  return { ...tariff, version }
}

export type LineSearch = {
  originCodes?: readonly string[] | undefined
  destinationCodes?: readonly string[] | undefined
  entryPortCode?: string | undefined
  /** Only versions that still hold on this day or later. */
  from: string
  /** Besides the public lines, those that this salesperson keeps. */
  salespersonId?: string | undefined
}
const mostVersions = 2000

/** The published versions on some lanes that are not over before a day. */
export async function searchLines(tx: Tx, search: LineSearch): Promise<Tariff[]> {
  let query = tables(tx)
    .selectFrom('tariff')
    .selectAll()
    .where('mode', '=', 'R')
    .where('state', '=', 'published')
    .where('valid_to', '>=', search.from)
    .where(sql<boolean>`(salesperson_id is null or salesperson_id = ${search.salespersonId ?? null}::uuid)`)
  if (search.originCodes) query = query.where('origin_code', '=', sql<string>`any(${[...search.originCodes]}::text[])`)
  if (search.destinationCodes) {
    query = query.where('destination_code', '=', sql<string>`any(${[...search.destinationCodes]}::text[])`)
  }
  if (search.entryPortCode) query = query.where('entry_port_code', '=', search.entryPortCode)
  const rows = await query.orderBy('line_no').orderBy('revision').limit(mostVersions).execute()
  return rows.map(tariffOf)
}

export type LegSearch = {
  leg: 'T' | 'H'
  cityCodes?: readonly string[] | undefined
  portCodes?: readonly string[] | undefined
  day: string
}

/** The road prices that hold on a day, to or from some cities and terminals. */
export async function searchLegs(tx: Tx, { leg, cityCodes, portCodes, day }: LegSearch): Promise<LegPrice[]> {
  let query = tables(tx)
    .selectFrom('leg_price')
    .selectAll()
    .where('mode', '=', 'R')
    .where('leg', '=', leg)
    .where('valid_from', '<=', day)
    .where('valid_to', '>=', day)
  if (cityCodes) query = query.where('city_code', '=', sql<string>`any(${[...cityCodes]}::text[])`)
  if (portCodes) query = query.where('port_code', '=', sql<string>`any(${[...portCodes]}::text[])`)
  const rows = await query.orderBy('port_code').orderBy('city_code').limit(500).execute()
  return rows.map(legOf)
}

export async function legById(tx: Tx, id: string): Promise<LegPrice | undefined> {
  const row = await tables(tx).selectFrom('leg_price').selectAll().where('id', '=', id).executeTakeFirst()
  return row && legOf(row)
}

const legOf = (row: LegPriceTable): LegPrice => ({
  id: row.id,
  leg: row.leg,
  portCode: row.port_code,
  cityCode: row.city_code,
  currency: row.currency,
  price20: row.price_20,
  price40: row.price_40,
  transitDays: row.transit_days,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  isSample: row.is_sample,
})
