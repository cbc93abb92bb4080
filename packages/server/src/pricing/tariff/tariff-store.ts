import type { TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Generated, type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { emptied, filled } from '../../platform/rows.ts'
import { addMissingRows } from '../missing-rows-store.ts'
import type { Tariff } from '../price/line-rules.ts'

const nullableColumns = ['entryPortCode', 'salespersonId', 'withdrawnReason'] as const
type TariffRow = ReturnType<typeof rowOf> & { version: Generated<number>; changedAt: Generated<Date> }
const tables = (tx: Tx) => tx.withTables<{ tariff: TariffRow & { createdAt: Generated<Date> } }>()

/** Terms as they lie in JSON, where the operator has the name from when there were trains alone. */
const keptTerms = ({ operator, ...terms }: TariffTerms) => ({ ...terms, ...(operator && { trainOperator: operator }) })

const rowOf = ({ version, changedAt, terms, ...tariff }: Tariff) =>
  emptied({ ...tariff, terms: keptTerms(terms) }, nullableColumns)

function tariffOf({ createdAt, ...row }: Selectable<TariffRow> & { createdAt: Date }): Tariff {
  const { trainOperator: operator, ...terms } = row.terms
  return filled({ ...row, terms: { ...terms, ...(operator && { operator }) } })
}

export async function loadTariff(tx: Tx, id: string): Promise<Tariff> {
  const row = await tables(tx).selectFrom('tariff').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('pricing.missing')
  return tariffOf(row)
}

export async function tariffsByIds(tx: Tx, ids: readonly string[]): Promise<Map<string, Tariff>> {
  const chosen = sql<string>`any(${[...ids]}::uuid[])`
  const rows = await tables(tx).selectFrom('tariff').selectAll().where('id', '=', chosen).execute()
  return new Map(rows.map((row) => [row.id, tariffOf(row)]))
}

/** Newest first. */
export async function versionsOf(tx: Tx, lineages: readonly string[]): Promise<Tariff[]> {
  const rows = await tables(tx)
    .selectFrom('tariff')
    .selectAll()
    .where('lineage', '=', sql<string>`any(${[...lineages]}::uuid[])`)
    .orderBy('revision', 'desc')
    .execute()
  return rows.map(tariffOf)
}

/** Newest first, for the line of one version. */
export async function versionsBeside(tx: Tx, id: string): Promise<Tariff[]> {
  const rows = await tables(tx)
    .selectFrom('tariff')
    .selectAll()
    .where('lineage', '=', sql<string>`(select lineage from tariff where id = ${id})`)
    .orderBy('revision', 'desc')
    .execute()
  return rows.map(tariffOf)
}

export async function versionsByLineNos(tx: Tx, lineNos: readonly string[]): Promise<Tariff[]> {
  if (lineNos.length === 0) return []
  const rows = await tables(tx)
    .selectFrom('tariff')
    .selectAll()
    .where('lineNo', '=', sql<string>`any(${[...lineNos]}::text[])`)
    .execute()
  return rows.map(tariffOf)
}

export async function versionsOnLanes(
  tx: Tx,
  lanes: readonly Pick<Tariff, 'originCode' | 'destinationCode'>[],
): Promise<Tariff[]> {
  if (lanes.length === 0) return []
  const origins = lanes.map(({ originCode }) => originCode)
  const destinations = lanes.map(({ destinationCode }) => destinationCode)
  const rows = await tables(tx)
    .selectFrom('tariff')
    .selectAll()
    .where(
      sql<boolean>`(origin_code, destination_code) in (select * from unnest(${origins}::text[], ${destinations}::text[]))`,
    )
    .execute()
  return rows.map(tariffOf)
}

/** One import of prices after another, so that the second sees what the first has written. */
export async function lockTariffImport(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('import of prices'))`.execute(tx)
}

export async function insertTariff(tx: Tx, tariff: Tariff): Promise<void> {
  await tables(tx).insertInto('tariff').values(rowOf(tariff)).execute()
}

/** Saves only if nobody saved since it was loaded, and returns it as it is now. */
export async function saveTariff(tx: Tx, tariff: Tariff): Promise<Tariff> {
  const version = tariff.version + 1
  const { numUpdatedRows } = await tables(tx)
    .updateTable('tariff')
    .set({ ...rowOf(tariff), version, changedAt: sql`app_now()` })
    .where('id', '=', tariff.id)
    .where('version', '=', tariff.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('pricing.changed-meanwhile')
  return { ...tariff, version }
}

export type LineSearch = {
  mode: LegModeCode
  originCodes?: readonly string[] | undefined
  destinationCodes?: readonly string[] | undefined
  entryPortCode?: string | undefined
  from: string
  salespersonId?: string | undefined
}

export async function searchLines(tx: Tx, search: LineSearch): Promise<Tariff[]> {
  let query = tables(tx)
    .selectFrom('tariff')
    .selectAll()
    .where('mode', '=', search.mode)
    .where('state', '=', 'published')
    .where('validTo', '>=', search.from)
    .where(sql<boolean>`(salesperson_id is null or salesperson_id = ${search.salespersonId ?? null}::uuid)`)
  if (search.originCodes) query = query.where('originCode', '=', sql<string>`any(${[...search.originCodes]}::text[])`)
  if (search.destinationCodes) {
    query = query.where('destinationCode', '=', sql<string>`any(${[...search.destinationCodes]}::text[])`)
  }
  if (search.entryPortCode) query = query.where('entryPortCode', '=', search.entryPortCode)
  const rows = await query.orderBy('lineNo').orderBy('revision').execute()
  return rows.map(tariffOf)
}

export async function addMissingTariffs(tx: Tx, tariffs: readonly Tariff[]): Promise<void> {
  const rows = tariffs.map((tariff) => ({ ...rowOf(tariff), version: tariff.version }))
  await addMissingRows(tx, 'tariff', rows)
}

export async function sampleLineages(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ lineage: string }>`
    select distinct lineage from tariff where is_sample and state = 'published'`.execute(tx)
  return rows.map(({ lineage }) => lineage)
}
