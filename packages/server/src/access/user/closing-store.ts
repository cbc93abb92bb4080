import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

/**
 * Erases how an account was got into and where it was written to, and ends it. The name stays: papers and the log say who acted.
 * Says whether it was still as seen and open.
 */
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
