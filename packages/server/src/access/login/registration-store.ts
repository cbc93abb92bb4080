import { emailCodeCooldownS } from '@landbridge/contract/access/account'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { oneTimeCodes } from '../one-time-code-store.ts'

/** Validity of a code in minutes: a mail may be slow. */
export const registrationCodeMinutes = 30
/** Codes besides the pause between two: to one address in a day, by one network in an hour, and to everybody in a day. */
const budgets = { emailDay: 5, networkHour: 10, day: 1000 }

type CodeRequest = { email: string; network: string }
type CodeOfBrowser = { email: string; browser: Buffer }

export const registrationCodes = oneTimeCodes({
  table: 'registration_code',
  endedIn: 'used_at',
  minutes: registrationCodeMinutes,
  salt: 'registration ',
})

/** Refuses a code beyond what may be sent; those who ask for the same address or from the same network at once wait here. */
export async function checkRegistrationBudget(tx: Tx, { email, network }: CodeRequest): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('registration codes'))`.execute(tx)
  const toAddress = sql`lower(email) = lower(${email})`
  await registrationCodes.checkPace(tx, [
    { most: 1, seconds: emailCodeCooldownS, counted: toAddress },
    { most: budgets.emailDay, seconds: 86_400, counted: toAddress },
    { most: budgets.networkHour, seconds: 3600, counted: sql`network = ${network}` },
    { most: budgets.day, seconds: 86_400 },
  ])
}

export async function isEmailKnown(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app_user where lower(account) = lower(${email})
      or exists (select from unnest(emails) as one where lower(one) = lower(${email})) limit 1`.execute(tx)
  return rows.length > 0
}

/** Keeps a code that is being sent; without one nothing opens an account. */
export async function keepRegistrationCode(
  tx: Tx,
  { email, network, browser, code }: CodeRequest & CodeOfBrowser & { code: string | undefined },
): Promise<void> {
  await sql`
    insert into registration_code (email, browser_hash, code_hmac, network, sent_at, expires_at)
    values (${email}, ${browser}, ${code ? await registrationCodes.hmacOf(tx, code) : null}, ${network}, app_now(),
      ${registrationCodes.expiry})`.execute(tx)
}

export async function takeRegistrationCode(
  tx: Tx,
  { email, browser, code }: CodeOfBrowser & { code: string },
): Promise<boolean> {
  const among = sql`lower(email) = lower(${email}) and browser_hash = ${browser}`
  return (await registrationCodes.takeCode(tx, { code, among })) !== undefined
}

export const forgetRegistrationCodes = (tx: Tx): Promise<void> => registrationCodes.forgetCodes(tx, 2)
