import { createHmac } from 'node:crypto'
import { emailCodeCooldownS, type WaitingEmail } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { keyNamed } from '../key-store.ts'
import { secondsToRoom } from '../sending-pace-store.ts'

/** Validity of a code in minutes: a mail may be slow. */
export const emailCodeMinutes = 30
/** Days for which an address is shown as waiting; a new code can be requested all the while. */
const waitingDays = 7
const mostTries = 5
/** Codes besides the pause between two: five in a day to one address whoever asks, ten in an hour for one user. */
const budgets = { addressDay: 5, userHour: 10 }

export type RequestedEmail = { email: string; replaces?: string | undefined }

const hmacOf = async (tx: Tx, code: string) =>
  createHmac('sha256', await keyNamed(tx, 'code'))
    .update(`email ${code}`)
    .digest()

/** Refuses a code beyond what may be sent: it is a mail to somebody who may never have asked. Who asks for the same address at once waits here. */
export async function checkEmailBudget(tx: Tx, userId: string, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('codes to ' || lower(${email})))`.execute(tx)
  const toAddress = sql`lower(email) = lower(${email})`
  const byUser = sql`user_id = ${userId}`
  const { rows } = await sql<{ waitS: number }>`
    select ${secondsToRoom([
      { most: 1, seconds: emailCodeCooldownS, counted: toAddress },
      { most: budgets.addressDay, seconds: 86_400, counted: toAddress },
      { most: budgets.userHour, seconds: 3600, counted: byUser },
    ])} as "waitS"
    from email_code where (${toAddress} or ${byUser}) and sent_at > app_now() - interval '1 day'`.execute(tx)
  const waitS = rows[0]?.waitS ?? 0
  if (waitS > 0) throw new Problem('access.email-too-soon', undefined, { retryAfterS: Math.ceil(waitS) })
}

/** Keeps a code that is being sent; those sent to the address before are worth nothing from here on. */
export async function keepEmailCode(
  tx: Tx,
  userId: string,
  { email, replaces, code }: RequestedEmail & { code: string },
): Promise<void> {
  await giveUpEmail(tx, userId, email)
  await sql`
    insert into email_code (user_id, email, replaces, code_hmac, sent_at, expires_at)
    values (${userId}, ${email}, ${replaces ?? null}, ${await hmacOf(tx, code)}, app_now(),
      app_now() + make_interval(mins => ${emailCodeMinutes}))`.execute(tx)
}

/** Oldest first. */
export async function waitingEmails(tx: Tx, userId: string): Promise<WaitingEmail[]> {
  const { rows } = await sql<{ email: string; replaces: string | null; sentAt: Date }>`
    select email, replaces, sent_at as "sentAt" from email_code
    where user_id = ${userId} and over_at is null and sent_at > app_now() - make_interval(days => ${waitingDays})
    order by sent_at`.execute(tx)
  return rows.map(({ replaces, ...row }) => ({ ...row, oldEmail: replaces ?? undefined }))
}

/** Tries a code: one statement counts the try, and uses the code up if it is right. */
export async function tryEmailCode(
  tx: Tx,
  userId: string,
  { email, code }: { email: string; code: string },
): Promise<RequestedEmail | undefined> {
  const hmac = await hmacOf(tx, code)
  const { rows } = await sql<{ isRight: boolean; email: string; replaces: string | null }>`
    update email_code set tries = tries + 1, over_at = case when code_hmac = ${hmac} then app_now() end
    where user_id = ${userId} and lower(email) = lower(${email}) and over_at is null and tries < ${mostTries}
      and expires_at > app_now()
    returning code_hmac = ${hmac} as "isRight", email, replaces`.execute(tx)
  const [tried] = rows
  return tried?.isRight ? { email: tried.email, replaces: tried.replaces ?? undefined } : undefined
}

/** True where the address was waiting. */
export async function giveUpEmail(tx: Tx, userId: string, email: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update email_code set over_at = app_now()
    where user_id = ${userId} and lower(email) = lower(${email}) and over_at is null`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

export async function forgetEmailCodes(tx: Tx): Promise<void> {
  await sql`delete from email_code where sent_at < app_now() - make_interval(days => ${waitingDays + 1})`.execute(tx)
}
