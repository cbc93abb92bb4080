import { randomBytes } from 'node:crypto'
import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { hashOfSecret, newSecret } from '../../platform/secrets.ts'

const ticketSeconds = 300
const exchangeSeconds = 300
const mostPerAddress = { tickets: 200, minutes: 10 }

export const ticketMs = ticketSeconds * 1000

export type TicketState = 'waiting' | 'scanned' | 'asking' | 'confirmed' | 'failed' | 'handed' | 'used'
export type BoundTicket = { ticket: string; browser: Buffer }

/** A ticket of 128 bits, handed out once, here; for a login, or to bind the account of `forUser`. */
export async function makeTicket(
  tx: Tx,
  request: { browser: Buffer; forUser: string | null; userAgent: string | undefined; address: string },
): Promise<string> {
  const ticket = randomBytes(16).toString('hex')
  const { numAffectedRows } = await sql`
    insert into messaging_app_ticket (ticket_hash, browser_hash, for_user, user_agent, address, made_at, expires_at)
    select ${hashOfSecret(ticket)}, ${request.browser}, ${request.forUser}::uuid, ${request.userAgent?.slice(0, 300) ?? null},
      ${request.address}, app_now(), app_now() + make_interval(secs => ${ticketSeconds})
    where (select count(*) from messaging_app_ticket where address = ${request.address}
        and made_at > app_now() - make_interval(mins => ${mostPerAddress.minutes})) < ${mostPerAddress.tickets}`.execute(
    tx,
  )
  if (numAffectedRows !== 1n) throw new Problem('shared.too-many')
  return ticket
}

export type SeenTicket = {
  state: TicketState
  appUserId: string | null
  raw: string | null
  errorCode: string | null
  binds: boolean
  isOver: boolean
}

/** A ticket of another browser is not found. */
export async function lookAtTicket(tx: Tx, { ticket, browser }: BoundTicket): Promise<SeenTicket | undefined> {
  const [seen] = await tx.ask<SeenTicket>(
    `select state, app_user_id, raw, error_code, for_user is not null as binds, expires_at <= app_now() as is_over
      from messaging_app_ticket where ticket_hash = $1 and browser_hash = $2`,
    [hashOfSecret(ticket), browser],
  )
  return seen
}

export type AskingBrowser = { userAgent: string | null; address: string | null; madeAt: Date; binds: boolean }

/** The browser behind a code, for the phone to show; only while the code can be scanned or confirmed. */
export async function askingBrowser(tx: Tx, ticket: string): Promise<AskingBrowser | undefined> {
  const { rows } = await sql<AskingBrowser>`
    select user_agent, address, made_at, for_user is not null as binds from messaging_app_ticket
    where ticket_hash = ${hashOfSecret(ticket)} and state in ('waiting', 'scanned') and expires_at > app_now()`.execute(
    tx,
  )
  return rows[0]
}

/** A code is scanned once. */
export async function scanTicket(tx: Tx, ticket: string, appUserId: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update messaging_app_ticket set state = 'scanned', app_user_id = ${appUserId}
    where ticket_hash = ${hashOfSecret(ticket)} and state = 'waiting' and expires_at > app_now()`.execute(tx)
  checkChanged(numAffectedRows)
}

export async function takeTicket(tx: Tx, { ticket, browser }: BoundTicket): Promise<void> {
  const { numAffectedRows } = await sql`
    update messaging_app_ticket set state = 'asking'
    where ticket_hash = ${hashOfSecret(ticket)} and browser_hash = ${browser} and state = 'waiting'
      and expires_at > app_now()`.execute(tx)
  checkChanged(numAffectedRows)
}

type ExchangeOutcome = { appUserId?: string | undefined; raw?: string | undefined; errorCode?: string | undefined }

/** An error code ends the ticket instead. */
export async function settleTicket(
  tx: Tx,
  ticket: string,
  { from, appUserId, raw, errorCode }: ExchangeOutcome & { from: readonly TicketState[] },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update messaging_app_ticket set state = ${errorCode === undefined ? 'confirmed' : 'failed'},
      error_code = ${errorCode ?? null}, raw = ${raw ?? null}, app_user_id = coalesce(${appUserId ?? null}, app_user_id)
    where ticket_hash = ${hashOfSecret(ticket)} and state = any(${[...from]}::text[]) and expires_at > app_now()`.execute(
    tx,
  )
  checkChanged(numAffectedRows)
}

export async function scannerOf(tx: Tx, ticket: string): Promise<string> {
  const { rows } = await sql<{ appUserId: string }>`
    select app_user_id from messaging_app_ticket where ticket_hash = ${hashOfSecret(ticket)} and state = 'scanned'`.execute(
    tx,
  )
  const [row] = rows
  if (!row) throw new Problem('access.login-code-over')
  return row.appUserId
}

const checkChanged = (rows: bigint | undefined) => {
  if (rows !== 1n) throw new Problem('access.login-code-over')
}

/** Hands the browser of a confirmed ticket the string that it logs in or binds with: once, however many ask. */
export async function handExchange(tx: Tx, { ticket, browser }: BoundTicket): Promise<string | undefined> {
  const { secret: exchange, hash } = newSecret(32)
  const { numAffectedRows } = await sql`
    update messaging_app_ticket set state = 'handed', exchange_hash = ${hash},
      exchange_expires_at = app_now() + make_interval(secs => ${exchangeSeconds})
    where ticket_hash = ${hashOfSecret(ticket)} and browser_hash = ${browser} and state = 'confirmed'
      and expires_at > app_now() - interval '5 seconds'`.execute(tx)
  return numAffectedRows === 1n ? exchange : undefined
}

/** An exchange string in the browser that it was handed to; `forUser` is whose account it binds, null for a login. */
export type Exchanging = { exchange: string; browser: Buffer; forUser: string | null }

const isLive = ({ exchange, browser, forUser }: Exchanging) => sql<boolean>`
  exchange_hash = ${hashOfSecret(exchange)} and browser_hash = ${browser} and state = 'handed'
    and exchange_expires_at > app_now() and for_user is not distinct from ${forUser}::uuid`

export async function readExchange(tx: Tx, exchanging: Exchanging): Promise<string> {
  const { rows } = await sql<{ appUserId: string }>`
    select app_user_id from messaging_app_ticket where ${isLive(exchanging)}`.execute(tx)
  return appUserIn(rows)
}

/** Uses an exchange string up: one statement, so that of many only one gets through. */
export async function useExchange(tx: Tx, exchanging: Exchanging): Promise<string> {
  const { rows } = await sql<{ appUserId: string }>`
    update messaging_app_ticket set state = 'used' where ${isLive(exchanging)} returning app_user_id`.execute(tx)
  return appUserIn(rows)
}

function appUserIn([row]: readonly { appUserId: string }[]): string {
  if (!row) throw new Problem('access.exchange-over')
  return row.appUserId
}

export async function userBoundTo(tx: Tx, appUserId: string): Promise<{ id: string; active: boolean } | undefined> {
  const { rows } = await sql<{ id: string; active: boolean }>`
    select u.id, u.active from messaging_app_binding b join app_user u on u.id = b.user_id
    where b.app_user_id = ${appUserId}`.execute(tx)
  return rows[0]
}

export async function bindingOf(tx: Tx, userId: string): Promise<{ boundAt: Date } | undefined> {
  const { rows } = await sql<{ boundAt: Date }>`
    select bound_at from messaging_app_binding where user_id = ${userId}`.execute(tx)
  return rows[0]
}

export async function bindMessagingAppUser(tx: Tx, userId: string, appUserId: string): Promise<void> {
  await sql`insert into messaging_app_binding (app_user_id, user_id, bound_at)
    values (${appUserId}, ${userId}, app_now())`.execute(tx)
}

/** True where there was something to unbind. */
export async function unbindUser(tx: Tx, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from messaging_app_binding where user_id = ${userId}`.execute(tx)
  return numAffectedRows === 1n
}

export type SimulatedPerson = { userId: string; realName: string; active: boolean }

export async function simulatedPeople(tx: Tx): Promise<SimulatedPerson[]> {
  const { rows } = await sql<SimulatedPerson>`
    select b.app_user_id as "userId", coalesce(nullif(u.real_name, ''), u.account, u.phone, '') as "realName", u.active
    from messaging_app_binding b join app_user u on u.id = b.user_id
    where b.app_user_id like 'sim-%' order by u.active desc, b.bound_at, b.app_user_id limit 12`.execute(tx)
  return rows
}

export async function forgetTickets(tx: Tx): Promise<void> {
  await sql`delete from messaging_app_ticket where made_at < app_now() - interval '1 hour'`.execute(tx)
}
