import { emailCodeCooldownS, type WaitingEmail } from '@landbridge/contract/access/account'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { oneTimeCodes } from '../one-time-code-store.ts'

/** Validity of a code in minutes: a mail may be slow. */
export const emailCodeMinutes = 30
/** Days for which an address is shown as waiting; a new code can be requested all the while. */
const waitingDays = 7
/** Codes besides the pause between two: five in a day to one address whoever asks, ten in an hour for one user. */
const budgets = { addressDay: 5, userHour: 10 }

export type RequestedEmail = { email: string; replaces?: string | undefined }

export const emailCodes = oneTimeCodes({
  table: 'email_code',
  endedIn: 'over_at',
  minutes: emailCodeMinutes,
  salt: 'email ',
})

/** Refuses a code beyond what may be sent: it is a mail to somebody who may never have asked. */
export async function checkEmailBudget(tx: Tx, userId: string, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('codes to ' || lower(${email})))`.execute(tx)
  const toAddress = sql`lower(email) = lower(${email})`
  const byUser = sql`user_id = ${userId}`
  const paces = [
    { most: 1, seconds: emailCodeCooldownS, counted: toAddress },
    { most: budgets.addressDay, seconds: 86_400, counted: toAddress },
    { most: budgets.userHour, seconds: 3600, counted: byUser },
  ]
  await emailCodes.checkPace(tx, paces, sql`(${toAddress} or ${byUser})`)
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
    values (${userId}, ${email}, ${replaces ?? null}, ${await emailCodes.hmacOf(tx, code)}, app_now(),
      ${emailCodes.expiry})`.execute(tx)
}

/** Oldest first. */
export async function waitingEmails(tx: Tx, userId: string): Promise<WaitingEmail[]> {
  const { rows } = await sql<{ email: string; replaces: string | null; sentAt: Date }>`
    select email, replaces, sent_at as "sentAt" from email_code
    where user_id = ${userId} and over_at is null and sent_at > app_now() - make_interval(days => ${waitingDays})
    order by sent_at`.execute(tx)
  return rows.map(({ replaces, ...row }) => ({ ...row, oldEmail: replaces ?? undefined }))
}

export async function takeEmailCode(
  tx: Tx,
  userId: string,
  { email, code }: { email: string; code: string },
): Promise<RequestedEmail | undefined> {
  const among = sql`user_id = ${userId} and lower(email) = lower(${email}) and over_at is null`
  const takenCode = await emailCodes.takeCode<{ email: string; replaces: string | null }>(tx, { code, among })
  return takenCode && { email: takenCode.email, replaces: takenCode.replaces ?? undefined }
}

/** True where the address was waiting. */
export async function giveUpEmail(tx: Tx, userId: string, email: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update email_code set over_at = app_now()
    where user_id = ${userId} and lower(email) = lower(${email}) and over_at is null`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

export const forgetEmailCodes = (tx: Tx): Promise<void> => emailCodes.forgetCodes(tx, waitingDays + 1)
