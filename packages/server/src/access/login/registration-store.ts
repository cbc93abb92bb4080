import { emailCodeCooldownS } from '@landbridge/contract/access/account'
import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { strangersIn, type UsedUpBudget, widestBudgets } from '../message-budget-rules.ts'
import { oneTimeCodes } from '../one-time-code-store.ts'

/** Validity of a code in minutes: a mail may be slow. */
export const registrationCodeMinutes = 30
/** Codes besides the pause between two: to one address in a day, and by one network in an hour. */
const paces = { emailDay: 5, networkHour: 10 }

/** Default of code mails in a day, and the percentage kept for browsers in which somebody has logged in. */
const deploymentBudgets = { day: 1000, reservePercent: 30 }

type CodeRequest = { email: string; network: string }
type CodeOfBrowser = { email: string; browser: Buffer }

export const registrationCodes = oneTimeCodes({
  table: 'registration_code',
  endedIn: 'used_at',
  minutes: registrationCodeMinutes,
  salt: 'registration ',
})

type SentCodes = { isKnown: boolean; day: number; strangersHour: number; strangersDay: number }

/** Refuses a code beyond the budget, where strangers have a share of their own, and answers if the asker is known; parallel requests wait here. */
export async function checkRegistrationBudget(
  tx: Tx,
  { email, network, knownBrowser }: CodeRequest & { knownBrowser: Buffer | undefined },
): Promise<{ isKnown: boolean }> {
  const { emailBudgets = deploymentBudgets } = await siteSettingsOf(tx)
  await sql`select pg_advisory_xact_lock(hashtext('registration codes'))`.execute(tx)
  const toAddress = sql`lower(email) = lower(${email})`
  const inHour = sql`sent_at > app_now() - interval '1 hour'`
  await registrationCodes.checkPace(tx, [
    { most: 1, seconds: emailCodeCooldownS, counted: toAddress },
    { most: paces.emailDay, seconds: 86_400, counted: toAddress },
    { most: paces.networkHour, seconds: 3600, counted: sql`network = ${network}` },
  ])
  const { rows } = await sql<SentCodes>`
    select exists (select from known_browser where browser_hash = ${knownBrowser ?? null}::bytea) as "isKnown",
      count(*)::int as day,
      (count(*) filter (where not is_known and ${inHour}))::int as "strangersHour",
      (count(*) filter (where not is_known))::int as "strangersDay"
    from registration_code where sent_at > app_now() - interval '1 day'`.execute(tx)
  const [sent] = rows
  if (!sent) throw new Error('The codes by e-mail were not counted.')
  const share = strangersIn(emailBudgets.day, emailBudgets.reservePercent)
  const isOver = !sent.isKnown && (sent.strangersHour >= share.hour || sent.strangersDay >= share.day)
  if (isOver || sent.day >= emailBudgets.day)
    throw new Problem('access.email-unavailable', undefined, { retryAfterS: 3600 })
  return { isKnown: sent.isKnown }
}

export type UsedUpEmailBudget = UsedUpBudget & { budget: 'day' | 'strangers' }

/** The budgets of codes by e-mail that are used up now, each with the time at which it has room again. */
export async function usedUpEmailBudgets(tx: Tx): Promise<UsedUpEmailBudget[]> {
  const { emailBudgets = deploymentBudgets } = await siteSettingsOf(tx)
  const share = strangersIn(emailBudgets.day, emailBudgets.reservePercent)
  const { rows } = await sql<UsedUpEmailBudget>`
    with ranked as (
      select is_known, sent_at, row_number() over (order by sent_at desc) as nth,
        row_number() over (partition by is_known order by sent_at desc) as nth_known
      from registration_code where sent_at > app_now() - interval '1 day'),
    used_up as (
      select 'day' as budget, sent_at + interval '1 day' as until from ranked where nth = ${emailBudgets.day}::int
      union all
      select 'strangers', sent_at + interval '1 day' from ranked where not is_known and nth_known = ${share.day}::int
      union all
      select 'strangers', sent_at + interval '1 hour' from ranked
        where not is_known and nth_known = ${share.hour}::int and sent_at > app_now() - interval '1 hour')
    select budget, max(until) as until from used_up group by budget order by budget`.execute(tx)
  return widestBudgets(rows)
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
  {
    email,
    network,
    browser,
    code,
    isKnown,
  }: CodeRequest & CodeOfBrowser & { code: string | undefined; isKnown: boolean },
): Promise<void> {
  await sql`
    insert into registration_code (email, browser_hash, code_hmac, network, is_known, sent_at, expires_at)
    values (${email}, ${browser}, ${code ? await registrationCodes.hmacOf(tx, code) : null}, ${network}, ${isKnown}, app_now(),
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
