import type { Duty } from '@landbridge/contract/access/permissions'
import type { CompanyRole } from '@landbridge/contract/shared/endpoint'
import type { Language } from '@landbridge/contract/shared/languages'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Generated, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database.ts'

export type AppUserTable = {
  id: string
  kind: 'customer' | 'staff'
  customerId: string | null
  companyRole: CompanyRole | null
  account: string | null
  phone: string | null
  emails: Generated<string[]>
  passwordHash: string | null
  duties: Generated<Duty[]>
  realName: Generated<string>
  avatar: string | null
  wxQrCode: string | null
  language: Generated<Language>
  epoch: Generated<number>
  active: Generated<boolean>
  version: Generated<number>
  secondFactorAt: Generated<Date | null>
  closedAt: Generated<Date | null>
  createdAt: Generated<Date>
}
const tables = (tx: Tx) => tx.withTables<{ appUser: AppUserTable }>()

const shownColumns = [
  'id',
  'kind',
  'customerId',
  'companyRole',
  'account',
  'phone',
  'emails',
  'realName',
  'avatar',
  'wxQrCode',
  'language',
  'active',
  'version',
  'createdAt',
] as const satisfies (keyof AppUserTable)[]

export type User = {
  id: string
  kind: 'customer' | 'staff'
  customerId: string | null
  companyRole: CompanyRole | null
  account: string | null
  phone: string | null
  emails: string[]
  realName: string
  avatar: string | null
  wxQrCode: string | null
  language: Language
  active: boolean
  version: number
  createdAt: Date
}

export type NewUser = Pick<User, 'id' | 'kind'> &
  Partial<Omit<User, 'id' | 'kind' | 'version'>> & { passwordHash?: string; duties?: readonly Duty[] }

export async function insertUser(tx: Tx, user: NewUser): Promise<void> {
  await tables(tx)
    .insertInto('appUser')
    .values({
      id: user.id,
      kind: user.kind,
      customerId: user.customerId ?? null,
      companyRole: user.companyRole ?? (user.kind === 'customer' && user.customerId ? 'member' : null),
      account: user.account ?? null,
      phone: user.phone?.replace(/\s/g, '') ?? null,
      emails: user.emails ?? [],
      passwordHash: user.passwordHash ?? null,
      duties: [...(user.duties ?? [])],
      realName: user.realName ?? '',
      avatar: user.avatar ?? null,
      wxQrCode: user.wxQrCode ?? null,
      ...(user.language && { language: user.language }),
      active: user.active ?? true,
      ...(user.createdAt && { createdAt: user.createdAt }),
    })
    .execute()
}

export async function loadUser(tx: Tx, id: string): Promise<User> {
  const row = await tables(tx).selectFrom('appUser').select(shownColumns).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('access.user-missing')
  return row
}

/** Every change of rights begins another epoch; a user who is switched off has none. */
export async function liveEpoch(tx: Tx, id: string): Promise<number | undefined> {
  const row = await tables(tx).selectFrom('appUser').select(['epoch', 'active']).where('id', '=', id).executeTakeFirst()
  return row?.active ? row.epoch : undefined
}

export async function isActiveStaff(tx: Tx, id: string): Promise<boolean> {
  const row = await tables(tx).selectFrom('appUser').select(['kind', 'active']).where('id', '=', id).executeTakeFirst()
  return row?.kind === 'staff' && row.active
}

export type Credential = Pick<User, 'id' | 'kind' | 'account' | 'customerId' | 'active'> & {
  passwordHash: string | null
  phone?: string | null
  hasSecondFactor?: boolean
}

async function credentialWhere(tx: Tx, condition: RawBuilder<boolean>): Promise<Credential | undefined> {
  const row = await tables(tx)
    .selectFrom('appUser')
    .select(['id', 'kind', 'account', 'phone', 'customerId', 'active', 'passwordHash', 'secondFactorAt'])
    .where(condition)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, kind, account, phone, customerId, active, passwordHash } = row
  return { id, kind, account, phone, customerId, active, passwordHash, hasSecondFactor: row.secondFactorAt !== null }
}

export const credentialByAccount = (tx: Tx, account: string): Promise<Credential | undefined> =>
  credentialWhere(tx, sql`lower(account) = lower(${account})`)

export const credentialByPhone = (tx: Tx, phone: string): Promise<Credential | undefined> =>
  credentialWhere(tx, sql`phone = ${phone} and kind = 'customer'`)

export const credentialOf = (tx: Tx, userId: string): Promise<Credential | undefined> =>
  credentialWhere(tx, sql`id = ${userId}`)

/** Ends the sessions begun with the old password; false where it was changed since it was checked. */
export async function savePassword(tx: Tx, before: Credential, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('appUser')
    .set({ passwordHash, epoch: sql`epoch + 1`, version: sql`version + 1` })
    .where('id', '=', before.id)
    .where(sql<boolean>`password_hash is not distinct from ${before.passwordHash}`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function accountIsTaken(tx: Tx, account: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('appUser')
    .select('id')
    .where(sql<boolean>`lower(account) = lower(${account})`)
    .executeTakeFirst()
  return row !== undefined
}

export type UserChanges = Pick<
  Updateable<AppUserTable>,
  'realName' | 'duties' | 'phone' | 'emails' | 'active' | 'passwordHash' | 'secondFactorAt'
>

/** Saves only if nobody saved since that version; a change that ends the sessions begins another epoch. */
export async function saveUser(
  tx: Tx,
  { id, version }: { id: string; version: number },
  { changes, endsSessions }: { changes: UserChanges; endsSessions: boolean },
): Promise<void> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('appUser')
    .set({ ...changes, version: version + 1, ...(endsSessions && { epoch: sql<number>`epoch + 1` }) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem('access.changed-meanwhile')
}

/** The owner first. */
export async function usersOfCompany(tx: Tx, customerId: string): Promise<User[]> {
  const rows = await tables(tx)
    .selectFrom('appUser')
    .select(shownColumns)
    .where('customerId', '=', customerId)
    .orderBy(sql`company_role = 'owner'`, 'desc')
    .orderBy('createdAt')
    .limit(200)
    .execute()
  return rows
}

/** An id that nobody has is left out. */
export async function userNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const distinctIds = [...new Set(ids)]
  if (distinctIds.length === 0) return new Map()
  const rows = await tables(tx)
    .selectFrom('appUser')
    .select(['id', 'realName', 'account'])
    .where('id', '=', sql<string>`any(${distinctIds}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row.realName || row.account || '']))
}

export async function saveOwnCard(
  tx: Tx,
  id: string,
  card: { realName?: string | undefined; avatar?: string | null | undefined },
): Promise<void> {
  await tables(tx)
    .updateTable('appUser')
    .set({
      ...(card.realName !== undefined && { realName: card.realName }),
      ...(card.avatar !== undefined && { avatar: card.avatar }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

export async function noteLanguage(tx: Tx, id: string, language: Language): Promise<void> {
  await tables(tx)
    .updateTable('appUser')
    .set({ language })
    .where('id', '=', id)
    .where('language', '!=', language)
    .execute()
}

export async function savePhone(tx: Tx, id: string, phone: string): Promise<void> {
  await tables(tx).updateTable('appUser').set({ phone, version: sql`version + 1` }).where('id', '=', id).execute()
}

/** False where no such user exists outside a company. */
export async function makeOwner(tx: Tx, userId: string, customerId: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('appUser')
    .set({ customerId, companyRole: 'owner', version: sql`version + 1` })
    .where('id', '=', userId)
    .where('customerId', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
