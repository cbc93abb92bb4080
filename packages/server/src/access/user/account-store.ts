import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

type Emails = { emails: string[] }

/** Whoever changes the addresses of a user waits here for the others who do. */
export async function lockEmails(tx: Tx, userId: string): Promise<void> {
  await sql`select from app_user where id = ${userId} for update`.execute(tx)
}

/** Adds an address to a user's list, if it is not there and there is room; else answers nothing. */
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

/** Puts an address in the place of one in the list, unless another of the list is the same; else answers nothing. */
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

/** Gives a user without an account name one, with a first password. Says whether there was none. */
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

/** Since when a user is asked for a second factor, if at all. */
export async function secondFactorSince(tx: Tx, userId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select second_factor_at as at from app_user
    where id = ${userId}`.execute(tx)
  return rows[0]?.at ?? null
}
