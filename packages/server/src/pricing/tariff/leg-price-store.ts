import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { addMissingRows } from '../missing-rows-store.ts'
import type { LegPrice } from '../price/line-rules.ts'

const tables = (tx: Tx) => tx.withTables<{ legPrice: LegPrice }>()

const shownColumns = [
  'id',
  'mode',
  'leg',
  'portCode',
  'cityCode',
  'currency',
  'prices',
  'transitDays',
  'validFrom',
  'validTo',
  'isSample',
] as const satisfies (keyof LegPrice)[]

export type LegSearch = {
  mode: LegModeCode
  leg: 'T' | 'H'
  cityCodes?: readonly string[] | undefined
  portCodes?: readonly string[] | undefined
  from: string
  to: string
}

export async function searchLegs(
  tx: Tx,
  { mode, leg, cityCodes, portCodes, from, to }: LegSearch,
): Promise<LegPrice[]> {
  let query = tables(tx)
    .selectFrom('legPrice')
    .select(shownColumns)
    .where('mode', '=', mode)
    .where('leg', '=', leg)
    .where('validFrom', '<=', to)
    .where('validTo', '>=', from)
  if (cityCodes) query = query.where('cityCode', '=', sql<string>`any(${[...cityCodes]}::text[])`)
  if (portCodes) query = query.where('portCode', '=', sql<string>`any(${[...portCodes]}::text[])`)
  return query.orderBy('portCode').orderBy('cityCode').execute()
}

export async function legById(tx: Tx, id: string): Promise<LegPrice | undefined> {
  return tables(tx).selectFrom('legPrice').select(shownColumns).where('id', '=', id).executeTakeFirst()
}

/** The road prices between a line's terminal and a city, whatever their days, looked up by the line's id. */
export async function legsBeside(
  tx: Tx,
  tariffId: string,
  { leg, cityCode }: Pick<LegSearch, 'leg'> & { cityCode: string },
): Promise<LegPrice[]> {
  const line = sql.raw(leg === 'T' ? 'origin_code' : 'destination_code')
  return tables(tx)
    .selectFrom('legPrice')
    .select(shownColumns)
    .where('mode', '=', sql<LegModeCode>`(select mode from tariff where id = ${tariffId})`)
    .where('leg', '=', leg)
    .where('portCode', '=', sql<string>`(select ${line} from tariff where id = ${tariffId})`)
    .where('cityCode', '=', cityCode)
    .execute()
}

export async function addMissingLegs(tx: Tx, legs: readonly LegPrice[]): Promise<void> {
  await addMissingRows(tx, 'leg_price', legs)
}
