import type { CodePurpose } from '@landbridge/contract/access/phone-endpoints'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { networkOf } from '../../platform/network.ts'
import { oneTimeCodes } from '../one-time-code-store.ts'

/** Validity of a code in minutes; the privacy page says so. */
export const smsCodeMinutes = 5

export type CodeFor = { phone: string; national: string; purpose: CodePurpose; browser: Buffer }

const smsCodes = oneTimeCodes({ table: 'sms_code', endedIn: 'used_at', minutes: smsCodeMinutes, salt: '' })

/** Keeps a code and answers its id; those sent before for the same telephone, purpose and browser are void. */
export async function keepCode(
  tx: Tx,
  { phone, national, purpose, browser }: CodeFor,
  { code, address, countryCode, isKnown }: { code: string; address: string; countryCode: string; isKnown: boolean },
): Promise<string> {
  const hmac = await smsCodes.hmacOf(tx, code)
  const { rows } = await sql<{ id: string }>`
    insert into sms_code (phone, national, purpose, browser_hash, code_hmac, address, country_code, is_known, sent_at, expires_at)
    values (${phone}, ${national}, ${purpose}, ${browser}, ${hmac}, ${networkOf(address)}, ${countryCode}, ${isKnown}, app_now(),
      ${smsCodes.expiry})
    returning id`.execute(tx)
  return rows[0]?.id ?? ''
}

/** Gives back a code that no provider sent: it still counts against the address that asked, so that nobody asks without end. */
export async function takeCodeBack(tx: Tx, id: string): Promise<void> {
  await sql`update sms_code set refused_at = app_now() where id = ${id}`.execute(tx)
}

/** False where it is not the newest code that was sent for this; `uses` takes it away, so that it is good for nothing else. */
export async function tryCode(
  tx: Tx,
  { phone, purpose, browser }: Pick<CodeFor, 'phone' | 'purpose' | 'browser'>,
  { code, uses }: { code: string; uses: boolean },
): Promise<boolean> {
  const among = sql`(phone = ${phone} or national = ${phone}) and purpose = ${purpose} and browser_hash = ${browser}
    and refused_at is null`
  return (await smsCodes.takeCode(tx, { code, among, keepsIt: !uses })) !== undefined
}

/** Blanks messages whose codes are over, and forgets codes that no budget counts any more. */
export async function forgetCodes(tx: Tx): Promise<void> {
  await sql`update outgoing_message set body = '', blank_at = null,
    state = case state when 'direct' then 'failed' else state end where blank_at < app_now()`.execute(tx)
  await smsCodes.forgetCodes(tx, 2)
}
