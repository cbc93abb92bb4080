import { randomUUID } from 'node:crypto'
import type { Duty } from '@landbridge/contract/access/permissions'
import type { CompanyRole } from '@landbridge/contract/shared/endpoint'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { type Statement, statement } from '../../platform/flush.ts'
import { newSecret, sessionSeconds } from './session-cookie.ts'

type SessionTable = {
  id: string
  secret_hash: Buffer
  user_id: string
  epoch: number
  created_at: Date
  last_seen_at: Date
  browser_identity: string | null
  user_agent: string | null
  address: string | null
  ended_at: Date | null
}
const tables = (tx: Tx) => tx.withTables<{ session: SessionTable }>()

/** Where a login comes from, for its owner to recognise it. */
export type Device = {
  browserIdentity?: string | undefined
  userAgent?: string | undefined
  address?: string | undefined
}

const mostSessions = 20

/** How long a session may lie idle. */
const idleMinutes = { customer: 8 * 60, staff: 60 } as const

/** Begins a session of a user and ends the oldest beyond twenty. The secret is told once, here. */
export async function makeSession(
  tx: Tx,
  userId: string,
  device: Device = {},
): Promise<{ id: string; secret: string }> {
  const id = randomUUID()
  const { secret, secretHash } = newSecret()
  await sql`
    insert into session (id, secret_hash, user_id, epoch, created_at, last_seen_at, browser_identity, user_agent, address)
    select ${id}, ${secretHash}, id, epoch, app_now(), app_now(),
      ${device.browserIdentity ?? null}, ${device.userAgent ?? null}, ${device.address ?? null}
    from app_user where id = ${userId} and active`.execute(tx)
  await sql`
    update session set ended_at = app_now() where id in (
      select id from session where user_id = ${userId} and ended_at is null
      order by created_at desc offset ${mostSessions})`.execute(tx)
  return { id, secret }
}

/** Whose session it is, if it is live. */
export type SessionOwner = {
  user_id: string
  kind: 'customer' | 'staff'
  customer_id: string | null
  company_role: CompanyRole | null
  duties: Duty[]
  has_second_factor: boolean
}

// Both credentials must belong to one live session of the user's present epoch.
const lookUp = `
  with live as (
    select s.id, s.last_seen_at, u.id as user_id, u.kind, u.customer_id, u.company_role, u.duties, u.second_factor_at is not null as has_second_factor
    from session s join app_user u on u.id = s.user_id
    where s.id = $1 and s.secret_hash = $2 and s.ended_at is null and s.epoch = u.epoch and u.active
      and s.created_at > app_now() - interval '${sessionSeconds} seconds'
      and s.last_seen_at > app_now() - make_interval(mins => case u.kind when 'staff' then ${idleMinutes.staff} else ${idleMinutes.customer} end)
  ), stamp as (
    update session set last_seen_at = app_now()
    where id = (select id from live where last_seen_at < app_now() - interval '1 minute')
  )
  select user_id, kind, customer_id, company_role, duties, has_second_factor from live`

/** The look-up as a statement of its own, for those who send it together with others. */
export const sessionLookUp = (id: string, secretHash: Buffer): Statement => statement(lookUp, [id, secretHash])

/** Looks a session up and marks when it was last used, at most once a minute: one statement. */
export async function ownerOfSession(tx: Tx, id: string, secretHash: Buffer): Promise<SessionOwner | undefined> {
  const [owner] = await tx.ask<SessionOwner>(lookUp, [id, secretHash])
  return owner
}

/** Ends one session of a user. Says whether it was live. */
export async function endSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('session')
    .set({ ended_at: sql`app_now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends the session that a browser still had when somebody logged in there anew. */
export async function endShownSession(tx: Tx, id: string, secretHash: Buffer): Promise<void> {
  await sql`update session set ended_at = app_now()
    where id = ${id} and secret_hash = ${secretHash} and ended_at is null`.execute(tx)
}

/** Lets one session live on in the user's new epoch. */
export async function carryOver(tx: Tx, userId: string, id: string): Promise<void> {
  await sql`update session s set epoch = u.epoch from app_user u
    where u.id = s.user_id and s.id = ${id} and s.user_id = ${userId} and s.ended_at is null`.execute(tx)
}

/** The live sessions of a user, the newest first. */
export async function liveSessions(tx: Tx, userId: string, kind: 'customer' | 'staff') {
  return tables(tx)
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'browser_identity', 'user_agent', 'address'])
    .where('user_id', '=', userId)
    .where('epoch', '=', sql<number>`(select epoch from app_user where id = ${userId})`)
    .where('ended_at', 'is', null)
    .where('created_at', '>', sql<Date>`app_now() - make_interval(secs => ${sessionSeconds})`)
    .where('last_seen_at', '>', sql<Date>`app_now() - make_interval(mins => ${idleMinutes[kind]})`)
    .orderBy('created_at', 'desc')
    .limit(mostSessions)
    .execute()
}

/** Forgets sessions that ended long ago. */
export async function forgetSessions(tx: Tx): Promise<void> {
  await sql`delete from session where created_at < app_now() - interval '30 days'`.execute(tx)
}
