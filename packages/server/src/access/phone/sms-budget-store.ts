import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { networkOf } from '../../platform/network.ts'
import { siteSettingsOf } from '../../site/index.ts'
import { type UsedUpBudget, widestBudgets } from '../message-budget-rules.ts'
import { checkWait, secondsToRoom } from '../one-time-code-store.ts'
import { isServed, type PhoneNumber } from './phone-number.ts'
import { checkDeploymentBudgets, deploymentBudgets, type SentMessages, shareOfStrangers } from './sms-budget-rules.ts'

const budgets = { phoneHour: 5, phoneDay: 10, addressHour: 10 }

export type RequestedText = { to: PhoneNumber; address: string; browser?: Buffer | undefined; isInvitation?: boolean }

/** Refuses a message beyond what may be sent, and says whether it goes to somebody we know; senders wait here for one another. */
export async function checkBudgets(tx: Tx, message: RequestedText): Promise<{ isKnown: boolean }> {
  const { to, isInvitation = false } = message
  const { smsCooldownS, smsCountries, smsBudgets = deploymentBudgets } = await siteSettingsOf(tx)
  if (!isServed(to, smsCountries)) {
    throw new Problem('shared.invalid-input', { [isInvitation ? 'area' : 'countryCode']: 'access.area-wrong' })
  }
  await sql`select pg_advisory_xact_lock(hashtext('sms budgets'))`.execute(tx)
  const sent = await sentSoFar(tx, message, smsCooldownS)
  checkWait(Math.max(sent.phoneWaitS, isInvitation ? 0 : sent.addressWaitS), 'access.sms-too-soon')
  checkDeploymentBudgets(sent, smsBudgets)
  return { isKnown: sent.isKnown }
}

type SentWithWaits = SentMessages & { phoneWaitS: number; addressWaitS: number }

async function sentSoFar(tx: Tx, { to, address, browser }: RequestedText, cooldownS: number): Promise<SentWithWaits> {
  const { phone, countryCode } = to
  const { rows } = await sql<SentWithWaits>`
    with sent as (select * from sms_code where sent_at > app_now() - interval '1 day'),
      taken as (select * from sent where refused_at is null),
      hour as (select * from taken where sent_at > app_now() - interval '1 hour')
    select
      (select ${secondsToRoom([
        { most: 1, seconds: cooldownS },
        { most: budgets.phoneHour, seconds: 3600 },
        { most: budgets.phoneDay, seconds: 86_400 },
      ])} from taken where phone = ${phone}) as "phoneWaitS",
      (select ${secondsToRoom([{ most: budgets.addressHour, seconds: 3600 }])}
        from sent where address = ${networkOf(address)} and purpose <> 'Invitation') as "addressWaitS",
      (exists (select from app_user where phone = ${phone} and active)
        or exists (select from known_browser where browser_hash = ${browser ?? null}::bytea)) as "isKnown",
      (select count(*) from taken where country_code = ${countryCode})::int as "countryDay",
      (select count(*) from taken)::int as "allDay",
      (select count(*) from hour where country_code = ${countryCode} and not is_known)::int as "strangersHour",
      (select count(*) from taken where country_code = ${countryCode} and not is_known)::int as "strangersDay",
      (select count(*) from taken where not is_known)::int as "strangersAll"`.execute(tx)
  const [sent] = rows
  if (!sent) throw new Error('The budgets of text messages were not counted.')
  return sent
}

export async function countInvitation(tx: Tx, to: PhoneNumber, address: string): Promise<void> {
  const { isKnown } = await checkBudgets(tx, { to, address, isInvitation: true })
  await sql`
    insert into sms_code (phone, national, purpose, address, country_code, sent_at, expires_at, is_known)
    values (${to.phone}, ${to.national}, 'Invitation', ${networkOf(address)}, ${to.countryCode}, app_now(), app_now(), ${isKnown})`.execute(
    tx,
  )
}

/** The budgets that are used up now: each has room again when the message leaves the window that is as many back as the budget is large. */
export async function usedUpBudgets(tx: Tx): Promise<UsedUpBudget[]> {
  const { smsBudgets = deploymentBudgets } = await siteSettingsOf(tx)
  const share = shareOfStrangers(smsBudgets)
  const { rows } = await sql<{ budget: UsedUpBudget['budget']; countryCode: string | null; until: Date }>`
    with ranked as (
      select country_code, is_known, sent_at,
        row_number() over newest as nth, row_number() over (partition by country_code order by sent_at desc) as nth_of_country,
        row_number() over (partition by is_known order by sent_at desc) as nth_known,
        row_number() over (partition by is_known, country_code order by sent_at desc) as nth_known_of_country
      from sms_code where sent_at > app_now() - interval '1 day' and refused_at is null
      window newest as (order by sent_at desc)),
    used_up as (
      select 'day' as budget, null as country_code, sent_at + interval '1 day' as until from ranked where nth = ${smsBudgets.day}::int
      union all
      select 'country', country_code, sent_at + interval '1 day' from ranked where nth_of_country = ${smsBudgets.countryDay}::int
      union all
      select 'strangers', null, sent_at + interval '1 day' from ranked where not is_known and nth_known = ${share.day}::int
      union all
      select 'country-strangers', country_code, sent_at + interval '1 day' from ranked
        where not is_known and nth_known_of_country = ${share.countryDay}::int
      union all
      select 'country-strangers', country_code, sent_at + interval '1 hour' from ranked
        where not is_known and nth_known_of_country = ${share.countryHour}::int and sent_at > app_now() - interval '1 hour')
    select budget, country_code as "countryCode", max(until) as until from used_up group by budget, country_code
    order by country_code nulls first, budget`.execute(tx)
  const budgets = rows.map(({ countryCode, ...row }) => ({ ...row, ...(countryCode && { countryCode }) }))
  return widestBudgets(budgets)
}
