import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

type Emails = { emails: string[] }

/** Whoever changes the addresses of a user waits here for the others who do. */
export async function lockEmails(tx: Tx, userId: string): Promise<void> {
  await sql`select from app_user where id = ${userId} for update`.execute(tx)
}

/** Undefined where the address is there already or there is no room. */
export async function addEmail(
  tx: Tx,
  userId: string,
  { email, most }: { email: string; most: number },
): Promise<string[] | undefined> {
  const { rows } = await sql<Emails>`update app_user
    set emails = array_append(emails, ${email}), version = version + 1
    where id = ${userId} and cardinality(emails) < ${most}
      and not exists (select from unnest(emails) as one where lower(one) = lower(${email}))
    returning emails`.execute(tx)
  return rows[0]?.emails
}

/** Undefined where the list has the new address already. */
export async function replaceEmail(
  tx: Tx,
  userId: string,
  { oldEmail, email }: { oldEmail: string; email: string },
): Promise<string[] | undefined> {
  const { rows } = await sql<Emails>`update app_user
    set emails = array_replace(emails, ${oldEmail}, ${email}), version = version + 1
    where id = ${userId} and ${oldEmail} = any(emails)
      and not exists (select from unnest(emails) as one where lower(one) = lower(${email}) and one <> ${oldEmail})
    returning emails`.execute(tx)
  return rows[0]?.emails
}

export async function removeEmail(tx: Tx, userId: string, email: string): Promise<string[] | undefined> {
  const { rows } = await sql<Emails>`update app_user
    set emails = array_remove(emails, ${email}), version = version + 1
    where id = ${userId} and ${email} = any(emails) returning emails`.execute(tx)
  return rows[0]?.emails
}

/** Gives a user an account name with a first password; false where there is one. */
export async function bindAccountName(
  tx: Tx,
  userId: string,
  { account, passwordHash }: { account: string; passwordHash: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update app_user
    set account = ${account}, password_hash = ${passwordHash}, version = version + 1
    where id = ${userId} and account is null`.execute(tx)
  return numAffectedRows === 1n
}

export async function secondFactorSince(tx: Tx, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select second_factor_at as at from app_user
    where id = ${userId}`.execute(tx)
  return rows[0]?.at ?? null
}

/** Erases the ways into an account and its addresses, and ends it; the name stays, since papers and the log say who acted. */
export async function eraseUser(tx: Tx, { id, version }: { id: string; version: number }): Promise<boolean> {
  const { numAffectedRows } = await sql`update app_user set
      account = null, phone = null, emails = '{}', password_hash = null, avatar = null, wx_qr_code = null, duties = '{}',
      second_factor_at = null, customer_id = null, company_role = null, active = false, closed_at = app_now(),
      epoch = epoch + 1, version = version + 1
    where id = ${id} and version = ${version} and closed_at is null`.execute(tx)
  if (numAffectedRows !== 1n) return false
  for (const table of [
    'session',
    'user_avatar',
    'second_factor',
    'known_browser',
    'email_code',
    'messaging_app_binding',
  ]) {
    await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(tx)
  }
  return true
}
