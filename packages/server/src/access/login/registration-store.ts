import { createHmac } from 'node:crypto'
import { emailCodeCooldownS } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { keyNamed } from '../key-store.ts'
import { secondsToRoom } from '../sending-pace-store.ts'

/** Validity of a code in minutes: a mail may be slow. */
export const registrationCodeMinutes = 30
const mostTries = 5
/** Codes besides the pause between two: to one address in a day, by one network in an hour, and to everybody in a day. */
const budgets = { emailDay: 5, networkHour: 10, day: 1000 }

type CodeRequest = { email: string; network: string }
type CodeOfBrowser = { email: string; browser: Buffer }

const hmacOf = async (tx: Tx, code: string) =>
  createHmac('sha256', await keyNamed(tx, 'code'))
    .update(`registration ${code}`)
    .digest()

/** Refuses a code beyond what may be sent. Who asks for the same address, or from the same network, at once waits here. */
export async function checkRegistrationBudget(tx: Tx, { email, network }: CodeRequest): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('registration codes'))`.execute(tx)
  const toAddress = sql`lower(email) = lower(${email})`
  const { rows } = await sql<{ waitS: number }>`
    select ${secondsToRoom([
      { most: 1, seconds: emailCodeCooldownS, counted: toAddress },
      { most: budgets.emailDay, seconds: 86_400, counted: toAddress },
      { most: budgets.networkHour, seconds: 3600, counted: sql`network = ${network}` },
      { most: budgets.day, seconds: 86_400 },
    ])} as "waitS"
    from registration_code where sent_at > app_now() - interval '1 day'`.execute(tx)
  const waitS = rows[0]?.waitS ?? 0
  if (waitS > 0) throw new Problem('access.sms-too-soon', undefined, { retryAfterS: Math.ceil(waitS) })
}

export async function isEmailKnown(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app_user where lower(account) = lower(${email})
      or exists (select from unnest(emails) as one where lower(one) = lower(${email})) limit 1`.execute(tx)
  return rows.length > 0
}

/** Keeps a code that is being sent; what was sent to the same before is worth nothing from here on. No code, no way in. */
export async function keepRegistrationCode(
  tx: Tx,
  { email, network, browser, code }: CodeRequest & CodeOfBrowser & { code: string | undefined },
): Promise<void> {
  await sql`
    insert into registration_code (email, browser_hash, code_hmac, network, sent_at, expires_at)
    values (${email}, ${browser}, ${code ? await hmacOf(tx, code) : null}, ${network}, app_now(),
      app_now() + make_interval(mins => ${registrationCodeMinutes}))`.execute(tx)
}

/** Tries a code: one statement counts the try, and uses the code up if it is right. Only the newest of an address and browser counts. */
export async function tryRegistrationCode(
  tx: Tx,
  { email, browser, code }: CodeOfBrowser & { code: string },
): Promise<boolean> {
  const hmac = await hmacOf(tx, code)
  const { rows } = await sql<{ isRight: boolean | null }>`
    update registration_code set tries = tries + 1, used_at = case when code_hmac = ${hmac} then app_now() end
    where id = (
        select id from registration_code where lower(email) = lower(${email}) and browser_hash = ${browser}
        order by sent_at desc limit 1)
      and used_at is null and tries < ${mostTries} and expires_at > app_now()
    returning code_hmac = ${hmac} as "isRight"`.execute(tx)
  return rows[0]?.isRight === true
}

export async function forgetRegistrationCodes(tx: Tx): Promise<void> {
  await sql`delete from registration_code where sent_at < app_now() - interval '2 days'`.execute(tx)
}
