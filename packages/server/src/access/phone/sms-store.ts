import { createHmac } from 'node:crypto'
import type { CodePurpose } from '@landbridge/contract/access/phone-endpoints'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { networkOf } from '../../platform/network.ts'
import { keyNamed } from '../key-store.ts'

/** Validity of a code in minutes; the privacy page says so. */
export const smsCodeMinutes = 5
const mostTries = 5

export type CodeFor = { phone: string; national: string; purpose: CodePurpose; browser: Buffer }

const hmacOf = (key: Buffer, code: string) => createHmac('sha256', key).update(code).digest()

/** Codes sent before for the same telephone, purpose and browser are void from here on. Answers the id. */
export async function keepCode(
  tx: Tx,
  { phone, national, purpose, browser }: CodeFor,
  { code, address, countryCode, isKnown }: { code: string; address: string; countryCode: string; isKnown: boolean },
): Promise<string> {
  const hmac = hmacOf(await keyNamed(tx, 'code'), code)
  const { rows } = await sql<{ id: string }>`
    insert into sms_code (phone, national, purpose, browser_hash, code_hmac, address, country_code, is_known, sent_at, expires_at)
    values (${phone}, ${national}, ${purpose}, ${browser}, ${hmac}, ${networkOf(address)}, ${countryCode}, ${isKnown}, app_now(),
      app_now() + make_interval(mins => ${smsCodeMinutes}))
    returning id`.execute(tx)
  return rows[0]?.id ?? ''
}

/** A code that no provider sent costs its telephone nothing. It stays with the address that asked, so that nobody asks without end. */
export async function takeCodeBack(tx: Tx, id: string): Promise<void> {
  await sql`update sms_code set refused_at = app_now() where id = ${id}`.execute(tx)
}

/** Tries a code: one statement counts the try and uses the code up if it is right and `uses` says so. Only the newest code counts. */
export async function tryCode(
  tx: Tx,
  { phone, purpose, browser }: Pick<CodeFor, 'phone' | 'purpose' | 'browser'>,
  { code, uses }: { code: string; uses: boolean },
): Promise<boolean> {
  const hmac = hmacOf(await keyNamed(tx, 'code'), code)
  const { rows } = await sql<{ isRight: boolean }>`
    update sms_code set tries = tries + 1, used_at = case when ${uses} and code_hmac = ${hmac} then app_now() end
    where id = (
        select id from sms_code
        where (phone = ${phone} or national = ${phone}) and purpose = ${purpose} and browser_hash = ${browser}
          and refused_at is null
        order by sent_at desc limit 1)
      and used_at is null and tries < ${mostTries} and expires_at > app_now()
    returning code_hmac = ${hmac} as is_right`.execute(tx)
  return rows[0]?.isRight === true
}

/** Blanks messages whose codes are over, and forgets codes that no budget counts any more. */
export async function forgetCodes(tx: Tx): Promise<void> {
  await sql`update outgoing_message set body = '', blank_at = null,
    state = case state when 'direct' then 'failed' else state end where blank_at < app_now()`.execute(tx)
  await sql`delete from sms_code where sent_at < app_now() - interval '2 days'`.execute(tx)
}
