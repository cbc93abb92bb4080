import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { LoadQuery } from '../price/pricing-mode.ts'

type KeptQuery = Pick<PriceQuery, 'legType' | 'boxType' | 'currcd' | 'entryPortCode'> & LoadQuery
export type QueryMemory = {
  mode: LegModeCode
  originCode: string
  destinationCode: string
  question: KeptQuery
  askedAt: Date
}

const mostKept = 10

/** Keeps a question of a user; the same lane is kept once, and the oldest are forgotten. */
export async function keepQuery(
  tx: Tx,
  { userId, mode, originCode, destinationCode, question }: Omit<QueryMemory, 'askedAt'> & { userId: string },
): Promise<void> {
  await sql`
    insert into price_query (user_id, mode, origin_code, destination_code, asked)
    values (${userId}, ${mode}, ${originCode}, ${destinationCode}, ${JSON.stringify(question)}::jsonb)
    on conflict (user_id, mode, origin_code, destination_code)
      do update set asked = excluded.asked, asked_at = app_now()`.execute(tx)
  await sql`
    delete from price_query where user_id = ${userId} and asked_at < (
      select asked_at from price_query where user_id = ${userId} order by asked_at desc offset ${mostKept - 1} limit 1)`.execute(
    tx,
  )
}

/** Newest first. */
export async function keptQueries(tx: Tx, userId: string): Promise<QueryMemory[]> {
  const { rows } = await sql<QueryMemory>`
    select mode, origin_code, destination_code, asked as question, asked_at from price_query
    where user_id = ${userId} order by asked_at desc limit ${mostKept}`.execute(tx)
  return rows
}
