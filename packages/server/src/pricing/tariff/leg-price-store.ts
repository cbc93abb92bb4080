import type { ModeCode } from '@landbridge/contract/shared/modes'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { addMissingRows } from '../missing-rows-store.ts'
import type { LegPrice } from './tariff-rules.ts'

type LegPriceTable = {
  id: string
  mode: ModeCode
  leg: 'T' | 'H'
  port_code: string
  city_code: string
  currency: string
  prices: Record<string, string>
  transit_days: number
  valid_from: string
  valid_to: string
  is_sample: boolean
}
const tables = (tx: Tx) => tx.withTables<{ leg_price: LegPriceTable }>()

export type LegSearch = {
  mode: ModeCode
  leg: 'T' | 'H'
  cityCodes?: readonly string[] | undefined
  portCodes?: readonly string[] | undefined
  day: string
}

/** The road prices that hold on a day, to or from some cities and terminals. */
export async function searchLegs(tx: Tx, { mode, leg, cityCodes, portCodes, day }: LegSearch): Promise<LegPrice[]> {
  let query = tables(tx)
    .selectFrom('leg_price')
    .selectAll()
    .where('mode', '=', mode)
    .where('leg', '=', leg)
    .where('valid_from', '<=', day)
    .where('valid_to', '>=', day)
  if (cityCodes) query = query.where('city_code', '=', sql<string>`any(${[...cityCodes]}::text[])`)
  if (portCodes) query = query.where('port_code', '=', sql<string>`any(${[...portCodes]}::text[])`)
  const rows = await query.orderBy('port_code').orderBy('city_code').execute()
  return rows.map(legOf)
}

export async function legById(tx: Tx, id: string): Promise<LegPrice | undefined> {
  const row = await tables(tx).selectFrom('leg_price').selectAll().where('id', '=', id).executeTakeFirst()
  return row && legOf(row)
}

/** The road price between a line's terminal and a city that holds on a day, looked up by the line's id. */
export async function legBeside(
  tx: Tx,
  tariffId: string,
  { leg, cityCode, day }: Pick<LegSearch, 'leg' | 'day'> & { cityCode: string },
): Promise<LegPrice | undefined> {
  const line = sql.raw(leg === 'T' ? 'origin_code' : 'destination_code')
  const row = await tables(tx)
    .selectFrom('leg_price')
    .selectAll()
    .where('mode', '=', sql<ModeCode>`(select mode from tariff where id = ${tariffId})`)
    .where('leg', '=', leg)
    .where('port_code', '=', sql<string>`(select ${line} from tariff where id = ${tariffId})`)
    .where('city_code', '=', cityCode)
    .where('valid_from', '<=', day)
    .where('valid_to', '>=', day)
    .limit(1)
    .executeTakeFirst()
  return row && legOf(row)
}

/** Adds the road prices that are not there yet. */
export async function addMissingLegs(tx: Tx, legs: readonly LegPrice[]): Promise<void> {
  const rows = legs.map((leg) => ({
    id: leg.id,
    mode: leg.mode,
    leg: leg.leg,
    port_code: leg.portCode,
    city_code: leg.cityCode,
    currency: leg.currency,
    prices: leg.prices,
    transit_days: leg.transitDays,
    valid_from: leg.validFrom,
    valid_to: leg.validTo,
    is_sample: leg.isSample,
  }))
  await addMissingRows(tx, 'leg_price', rows)
}

const legOf = (row: LegPriceTable): LegPrice => ({
  id: row.id,
  mode: row.mode,
  leg: row.leg,
  portCode: row.port_code,
  cityCode: row.city_code,
  currency: row.currency,
  prices: row.prices,
  transitDays: row.transit_days,
  validFrom: row.valid_from,
  validTo: row.valid_to,
  isSample: row.is_sample,
})
