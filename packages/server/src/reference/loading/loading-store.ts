import { randomUUID } from 'node:crypto'
import { checksumWith } from '@landbridge/reference-data/checksum'
import { readSampleRates } from '@landbridge/reference-data/exrates-sample'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { rowsAsJson } from '../../platform/rows.ts'
import { stampReference } from '../reference-cache.ts'
import { type ReferenceTables, tables } from '../reference-tables.ts'
import { sampleWarehouseRows, seedRows } from './seed-rows.ts'

/** Inserts missing delivered data and keeps edited rows; sample rates move to the present month. */
export async function loadReferenceData(tx: Tx, today: string, { samples = true } = {}): Promise<void> {
  let added = 0
  const checksum = `${checksumWith(new URL('./', import.meta.url))}${samples ? ' with samples' : ''}`
  const delivery = await tables(tx).selectFrom('referenceDelivery').select('checksum').executeTakeFirst()
  if (delivery?.checksum !== checksum) {
    for (const [table, rows = []] of Object.entries(seedRows())) added += await insertMissing(tx, table, rows)
    if (samples) added += await insertMissing(tx, 'warehouse', sampleWarehouseRows() ?? [])
    await keepDelivery(tx, checksum)
  }
  if (samples) added += await insertSampleRates(tx, today.slice(0, 7))
  if (added > 0) await stampReference(tx, randomUUID())
}

/** Makes the next start look for missing rows again. */
export const forgetDelivery = `do $$ begin
  if to_regclass('reference_delivery') is not null then update reference_delivery set checksum = ''; end if;
end $$`

/** Two nodes that start at once bring the same, and the later one says so again. */
const keepDelivery = (tx: Tx, checksum: string) =>
  tables(tx)
    .insertInto('referenceDelivery')
    .values({ single: true, checksum })
    .onConflict((on) => on.column('single').doUpdateSet({ checksum }))
    .execute()

/** The sample rates of another month, for business of the past that is made up. */
export async function loadSampleRates(tx: Tx, day: string): Promise<void> {
  if ((await insertSampleRates(tx, day.slice(0, 7))) > 0) await stampReference(tx, randomUUID())
}

/** One statement a table, however many rows: the database reads them out of one JSON text. */
async function insertMissing(tx: Tx, table: string, rows: readonly object[]): Promise<number> {
  if (rows.length === 0) return 0
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = sql.join([...names].map((name) => sql.ref(name)))
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${rowsAsJson(rows)}::jsonb)
    on conflict do nothing`.execute(tables(tx))
  return Number(numAffectedRows ?? 0)
}

async function insertSampleRates(tx: Tx, yearMonth: string): Promise<number> {
  const real = await tables(tx).selectFrom('exchangeRate').select('currency').where('sample', '=', false).execute()
  const known = new Set(real.map((row) => row.currency))
  const rows: ReferenceTables['exchangeRate'][] = Object.entries(readSampleRates().rates)
    .filter(([currency]) => !known.has(currency))
    .map(([currency, rate]) => ({ currency, yearMonth, rate: decimalText(rate), sample: true, version: 1 }))
  return insertMissing(tx, 'exchange_rate', rows)
}

/** Small rates without an exponent. */
const decimalText = (rate: number) => rate.toFixed(10).replace(/\.?0+$/, '')
