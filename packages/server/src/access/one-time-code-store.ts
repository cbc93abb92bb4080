import { createHmac, randomInt } from 'node:crypto'
import { Problem } from '@landbridge/contract/shared/problem'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import { keyNamed } from './key-store.ts'

const mostTries = 5

/** A kind of one-time code with a table of its own; the salt makes its codes worthless as those of another kind. */
type CodeKind = {
  table: 'sms_code' | 'email_code' | 'registration_code'
  endedIn: 'used_at' | 'over_at'
  minutes: number
  salt: string
}

/** A number of sendings that may lie within so many seconds; of all rows, or of those that the condition names. */
type Pace = { most: number; seconds: number; counted?: RawBuilder<unknown> }

/** Six digits that nobody can foresee. */
export const newOneTimeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** The store of one kind of code: hashed, valid for some minutes and five tries, used once. */
export function oneTimeCodes({ table, endedIn, minutes, salt }: CodeKind) {
  const [codes, ended] = [sql.table(table), sql.ref(endedIn)]

  const hmacOf = async (tx: Tx, code: string): Promise<Buffer> =>
    createHmac('sha256', await keyNamed(tx, 'code'))
      .update(`${salt}${code}`)
      .digest()

  /** Uses a code up if it is the newest among these and right; one statement counts the try, so that nobody tries side by side. */
  async function takeCode<Row extends object>(
    tx: Tx,
    { code, among, keepsIt = false }: { code: string; among: RawBuilder<unknown>; keepsIt?: boolean },
  ): Promise<Row | undefined> {
    const hmac = await hmacOf(tx, code)
    const { rows } = await sql<Row & { isRight: boolean | null }>`
      update ${codes} set tries = tries + 1, ${ended} = case when ${!keepsIt} and code_hmac = ${hmac} then app_now() end
      where id = (select id from ${codes} where ${among} order by sent_at desc limit 1)
        and ${ended} is null and tries < ${mostTries} and expires_at > app_now()
      returning *, code_hmac = ${hmac} as is_right`.execute(tx)
    return rows[0]?.isRight ? rows[0] : undefined
  }

  /** Refuses another code before there is room again for it among these of the last day. */
  async function checkPace(tx: Tx, paces: readonly Pace[], among: RawBuilder<unknown> = sql`true`): Promise<void> {
    const { rows } = await sql<{ waitS: number }>`select ${secondsToRoom(paces)} as wait_s
      from ${codes} where ${among} and sent_at > app_now() - interval '1 day'`.execute(tx)
    checkWait(rows[0]?.waitS ?? 0, table === 'sms_code' ? 'access.sms-too-soon' : 'access.email-too-soon')
  }

  const forgetCodes = async (tx: Tx, afterDays: number): Promise<void> => {
    await sql`delete from ${codes} where sent_at < app_now() - make_interval(days => ${afterDays})`.execute(tx)
  }

  const expiry = sql`app_now() + make_interval(mins => ${minutes})`
  const blankAt = (now: Date): Date => new Date(now.getTime() + minutes * 60_000)
  return { hmacOf, expiry, blankAt, takeCode, checkPace, forgetCodes }
}

export function checkWait(seconds: number, reason: 'access.sms-too-soon' | 'access.email-too-soon'): void {
  if (seconds > 0) throw new Problem(reason, undefined, { retryAfterS: Math.ceil(seconds) })
}

/** Seconds until each pace has room again: until the sending that fills it leaves its window; 0 with room. */
export const secondsToRoom = (paces: readonly Pace[]): RawBuilder<number> =>
  sql`greatest(0, ${sql.join(paces.map(secondsToRoomIn))})::float8`

const secondsToRoomIn = ({ most, seconds, counted = sql`true` }: Pace) =>
  sql`extract(epoch from (array_agg(sent_at order by sent_at desc) filter (where ${counted}))[${most}::int] - app_now()) + ${seconds}::int`
