import type { CompanyRole } from '@landbridge/contract/shared/endpoint'
import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { AppUserTable, User } from './user-store.ts'

const tables = (tx: Tx) => tx.withTables<{ appUser: AppUserTable }>()

type SeenUser = Pick<User, 'id' | 'version'>

/** Changes a colleague's rights, only if nobody saved since; whoever has other rights now is out and logs in anew. */
export async function changeColleague(
  tx: Tx,
  customerId: string,
  { id, version }: SeenUser,
  changes: { companyRole?: CompanyRole | undefined; active?: boolean | undefined },
): Promise<void> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('appUser')
    .set({
      ...(changes.companyRole !== undefined && { companyRole: changes.companyRole }),
      ...(changes.active !== undefined && { active: changes.active }),
      version: version + 1,
      epoch: sql<number>`epoch + 1`,
    })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('customer.changed-meanwhile')
}

/** Takes a colleague out of a company and ends the sessions; false where that user is not there as seen. */
export async function leaveCompany(tx: Tx, customerId: string, { id, version }: SeenUser): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('appUser')
    .set({ customerId: null, companyRole: null, version: version + 1, epoch: sql<number>`epoch + 1` })
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Brings a user who belongs to no company into one, with the address the invitation proved; false where there is none such. */
export async function joinCompany(
  tx: Tx,
  userId: string,
  into: { customerId: string; companyRole: CompanyRole; email: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('appUser')
    .set({
      customerId: into.customerId,
      companyRole: into.companyRole,
      version: sql<number>`version + 1`,
      ...(into.email && {
        emails: sql<string[]>`case when ${into.email} = any(emails) then emails else emails || ${into.email}::text end`,
      }),
    })
    .where('id', '=', userId)
    .where('kind', '=', 'customer')
    .where('active', '=', true)
    .where('customerId', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The active owners of a company, locked so that of those who would change one at once always one is left. */
export async function lockOwners(tx: Tx, customerId: string): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('appUser')
    .select('id')
    .where('customerId', '=', customerId)
    .where('companyRole', '=', 'owner')
    .where('active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
