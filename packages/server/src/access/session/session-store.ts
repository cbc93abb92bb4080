import { randomUUID } from 'node:crypto'
import type { Duty } from '@landbridge/contract/access/permissions'
import type { CompanyRole } from '@landbridge/contract/shared/endpoint'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { type Statement, statement } from '../../platform/flush.ts'
import { newSecret } from '../../platform/secrets.ts'
import { sessionSeconds } from './session-cookie.ts'

type SessionTable = {
  id: string
  secretHash: Buffer
  userId: string
  epoch: number
  createdAt: Date
  lastSeenAt: Date
  browserIdentity: string | null
  userAgent: string | null
  address: string | null
  endedAt: Date | null
  reauthenticatedAt: Date | null
}
const tables = (tx: Tx) => tx.withTables<{ session: SessionTable }>()

export type Device = {
  browserIdentity?: string | undefined
  userAgent?: string | undefined
  address?: string | undefined
}

const mostSessions = 20

const idleMinutes = { customer: 8 * 60, staff: 60 } as const

/** Begins a session of a user and ends the oldest beyond twenty; nothing for somebody who was deactivated meanwhile. */
export async function makeSession(
  tx: Tx,
  userId: string,
  device: Device = {},
): Promise<{ id: string; secret: string } | undefined> {
  const id = randomUUID()
  const { secret, hash } = newSecret(32)
  const { rows } = await sql`
    insert into session (id, secret_hash, user_id, epoch, created_at, last_seen_at, reauthenticated_at, browser_identity, user_agent, address)
    select ${id}, ${hash}, id, epoch, app_now(), app_now(), case when password_hash is null and phone is null then app_now() end,
      ${device.browserIdentity ?? null}, ${device.userAgent ?? null}, ${device.address ?? null}
    from app_user where id = ${userId} and active
    returning id`.execute(tx)
  if (rows.length === 0) return undefined
  await sql`
    update session set ended_at = app_now() where id in (
      select id from session where user_id = ${userId} and ended_at is null
      order by created_at desc offset ${mostSessions})`.execute(tx)
  return { id, secret }
}

export type SessionOwner = {
  userId: string
  kind: 'customer' | 'staff'
  customerId: string | null
  companyRole: CompanyRole | null
  duties: Duty[]
  hasSecondFactor: boolean
  /** The person has proved lately who sits there. */
  isReauthenticated: boolean
}

const reauthenticatedMinutes = 5

// Both credentials must belong to one live session of the user's present epoch.
const live = `
  with live as (
    select s.id, s.last_seen_at, u.id as user_id, u.kind, u.customer_id, u.company_role, u.duties, u.second_factor_at is not null as has_second_factor,
      coalesce(s.reauthenticated_at > app_now() - interval '${reauthenticatedMinutes} minutes', false) as is_reauthenticated
    from session s join app_user u on u.id = s.user_id
    where s.id = $1 and s.secret_hash = $2 and s.ended_at is null and s.epoch = u.epoch and u.active
      and s.created_at > app_now() - interval '${sessionSeconds} seconds'
      and s.last_seen_at > app_now() - make_interval(mins => case u.kind when 'staff' then ${idleMinutes.staff} else ${idleMinutes.customer} end)
  )`
const owner = 'select user_id, kind, customer_id, company_role, duties, has_second_factor, is_reauthenticated from live'
const lookUp = `${live}, stamp as (
    update session set last_seen_at = app_now()
    where id = (select id from live where last_seen_at < app_now() - interval '1 minute')
  )
  ${owner}`
const lookAgain = `${live} ${owner} where last_seen_at >= app_now() - interval '1 minute'`

/** The look-up as a statement of its own, for those who read in the same round trip. */
export const sessionLookUp = (id: string, secretHash: Buffer): Statement => statement(lookUp, [id, secretHash])

/** The session look-up of a writing call: it writes no stamp, which would lock the session's row, and finds nobody where one is due. */
export const sessionLookAgain = (id: string, secretHash: Buffer): Statement => statement(lookAgain, [id, secretHash])

export async function ownerOfSession(tx: Tx, id: string, secretHash: Buffer): Promise<SessionOwner | undefined> {
  const [owner] = await tx.ask<SessionOwner>(lookUp, [id, secretHash])
  return owner
}

export async function stampReauthentication(tx: Tx, userId: string, id: string): Promise<void> {
  await sql`update session set reauthenticated_at = app_now()
    where id = ${id} and user_id = ${userId} and ended_at is null`.execute(tx)
}

/** True where it was live. */
export async function endSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('session')
    .set({ endedAt: sql`app_now()` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function endShownSession(tx: Tx, id: string, secretHash: Buffer): Promise<void> {
  await sql`update session set ended_at = app_now()
    where id = ${id} and secret_hash = ${secretHash} and ended_at is null`.execute(tx)
}

export async function carryOver(tx: Tx, userId: string, id: string): Promise<void> {
  await sql`update session s set epoch = u.epoch from app_user u
    where u.id = s.user_id and s.id = ${id} and s.user_id = ${userId} and s.ended_at is null`.execute(tx)
}

/** Newest first. */
export async function liveSessions(tx: Tx, userId: string, kind: 'customer' | 'staff') {
  return tables(tx)
    .selectFrom('session')
    .select(['id', 'createdAt', 'lastSeenAt', 'browserIdentity', 'userAgent', 'address'])
    .where('userId', '=', userId)
    .where('epoch', '=', sql<number>`(select epoch from app_user where id = ${userId})`)
    .where('endedAt', 'is', null)
    .where('createdAt', '>', sql<Date>`app_now() - make_interval(secs => ${sessionSeconds})`)
    .where('lastSeenAt', '>', sql<Date>`app_now() - make_interval(mins => ${idleMinutes[kind]})`)
    .orderBy('createdAt', 'desc')
    .limit(mostSessions)
    .execute()
}

export async function forgetSessions(tx: Tx): Promise<void> {
  await sql`delete from session where created_at < app_now() - interval '30 days'`.execute(tx)
}

/** The one address from which whoever logged in within a day did so; nothing where there were several, or only one person. */
export async function addressOfEverybody(tx: Tx): Promise<string | undefined> {
  const [logins] = await tx.ask<{ address: string | null }>(
    `select case when count(distinct address) = 1 and count(distinct user_id) > 1 then min(address) end as address
      from session where created_at > app_now() - interval '1 day'`,
    [],
  )
  return logins?.address ?? undefined
}
