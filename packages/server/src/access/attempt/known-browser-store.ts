import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Exchange } from '../../platform/serve.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The identity that a browser made for itself and sends with every call. */
export function browserIdentityOf({ headers }: Exchange['request']): string | undefined {
  const identity = headers.browser_identify_uuid
  return typeof identity === 'string' ? identity.slice(0, 64) : undefined
}

/** Undefined where the identity of the browser could be guessed. */
export function knownAs(request: Exchange['request']): Buffer | undefined {
  const identity = browserIdentityOf(request)
  return identity && uuid.test(identity) ? createHash('sha256').update(identity).digest() : undefined
}

export async function isKnownBrowser(tx: Tx, account: string, browser: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from known_browser k join app_user u on u.id = k.user_id
    where lower(u.account) = lower(${account}) and k.browser_hash = ${browser}`.execute(tx)
  return rows.length > 0
}

export async function rememberBrowser(tx: Tx, userId: string, browser: Buffer): Promise<void> {
  await sql`
    insert into known_browser (user_id, browser_hash, last_login_at) values (${userId}, ${browser}, app_now())
    on conflict (user_id, browser_hash) do update set last_login_at = excluded.last_login_at`.execute(tx)
}

/** Days without a login after which a browser is unknown again; the privacy page says so. */
export const knownBrowserDays = 180

export async function forgetBrowsers(tx: Tx): Promise<void> {
  await sql`delete from known_browser where last_login_at < app_now() - make_interval(days => ${knownBrowserDays})`.execute(
    tx,
  )
}
