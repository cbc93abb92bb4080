import type { TariffState } from '@landbridge/contract/pricing/tariff-lifecycle'
import type { TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { addMissingRows } from '../missing-rows-store.ts'
import type { Tariff } from './tariff-rules.ts'

type TariffTable = {
  id: string
  lineage: string
  revision: number
  line_no: string
  mode: ModeCode
  state: TariffState
  origin_code: string
  destination_code: string
  entry_port_code: string | null
  valid_from: string
  valid_to: string
  currency: string
  salesperson_id: string | null
  terms: TariffTerms
  is_sample: Generated<boolean>
  withdrawn_reason: string | null
  version: Generated<number>
  created_at: Generated<Date>
  changed_at: Generated<Date>
}
const tables = (tx: Tx) => tx.withTables<{ tariff: TariffTable }>()

function tariffOf(row: Selectable<TariffTable>): Tariff {
  return {
    id: row.id,
    mode: row.mode,
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
  terms: sql<TariffTerms>`${JSON.stringify(tariff.terms)}::jsonb`,
  withdrawn_reason: tariff.withdrawnReason ?? null,
})

export async function loadTariff(tx: Tx, id: string): Promise<Tariff> {
  const row = await tables(tx).selectFrom('tariff').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('pricing.missing')
  return tariffOf(row)
}

/** Versions by their ids, for lists that show them. */
export async function tariffsByIds(tx: Tx, ids: readonly string[]): Promise<Map<string, Tariff>> {
  const chosen = sql<string>`any(${[...ids]}::uuid[])`
  const rows = await tables(tx).selectFrom('tariff').selectAll().where('id', '=', chosen).execute()
  return new Map(rows.map((row) => [row.id, tariffOf(row)]))
}

/** Every version of some lines, newest first. */
export async function versionsOf(tx: Tx, lineages: readonly string[]): Promise<Tariff[]> {
  const rows = await tables(tx)
    .selectFrom('tariff')
    .selectAll()
    .where('lineage', '=', sql<string>`any(${[...lineages]}::uuid[])`)
    .orderBy('revision', 'desc')
    .execute()
  return rows.map(tariffOf)
}

/** The same for the line of one version, looked up by its id. */
export async function versionsBeside(tx: Tx, id: string): Promise<Tariff[]> {
  const rows = await tables(tx)
    .selectFrom('tariff')
    .selectAll()
    .where('lineage', '=', sql<string>`(select lineage from tariff where id = ${id})`)
    .orderBy('revision', 'desc')
    .execute()
  return rows.map(tariffOf)
}

export async function insertTariff(tx: Tx, tariff: Tariff): Promise<void> {
  await tables(tx)
    .insertInto('tariff')
    .values({ ...rowOf(tariff), id: tariff.id, mode: tariff.mode, is_sample: tariff.isSample })
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
  mode: ModeCode
  originCodes?: readonly string[] | undefined
  destinationCodes?: readonly string[] | undefined
  entryPortCode?: string | undefined
  /** Only versions that still hold on this day or later. */
  from: string
  /** Besides the public lines, those that this salesperson keeps. */
  salespersonId?: string | undefined
}

/** The published versions on some lanes that are not over before a day. */
export async function searchLines(tx: Tx, search: LineSearch): Promise<Tariff[]> {
  let query = tables(tx)
    .selectFrom('tariff')
    .selectAll()
    .where('mode', '=', search.mode)
    .where('state', '=', 'published')
    .where('valid_to', '>=', search.from)
    .where(sql<boolean>`(salesperson_id is null or salesperson_id = ${search.salespersonId ?? null}::uuid)`)
  if (search.originCodes) query = query.where('origin_code', '=', sql<string>`any(${[...search.originCodes]}::text[])`)
  if (search.destinationCodes) {
    query = query.where('destination_code', '=', sql<string>`any(${[...search.destinationCodes]}::text[])`)
  }
  if (search.entryPortCode) query = query.where('entry_port_code', '=', search.entryPortCode)
  const rows = await query.orderBy('line_no').orderBy('revision').execute()
  return rows.map(tariffOf)
}

/** Adds the versions of lines that are not there yet. */
export async function addMissingTariffs(tx: Tx, tariffs: readonly Tariff[]): Promise<void> {
  const rows = tariffs.map((tariff) => ({
    ...rowOf(tariff),
    id: tariff.id,
    mode: tariff.mode,
    terms: tariff.terms,
    is_sample: tariff.isSample,
    version: tariff.version,
  }))
  await addMissingRows(tx, 'tariff', rows)
}

/** The sample lines that are still offered. */
export async function sampleLineages(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ lineage: string }>`
    select distinct lineage from tariff where is_sample and state = 'published'`.execute(tx)
  return rows.map(({ lineage }) => lineage)
}
