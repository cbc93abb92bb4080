import type { UserDetail, UserFilter, UserRow } from '@landbridge/contract/access/access-desk-endpoints'
import { type Duty, permissionsOf } from '@landbridge/contract/access/permissions'
import { userLifecycle } from '@landbridge/contract/access/user-lifecycle'
import { actionsFor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { anywhere } from '../../platform/search.ts'
import type { Call } from '../../platform/serve.ts'
import type { AppUserTable } from './user-store.ts'

const tables = (tx: Tx) => tx.withTables<{ app_user: AppUserTable }>()

const columns = [
  'id',
  'kind',
  'account',
  'real_name',
  'phone',
  'emails',
  'duties',
  'company_role',
  'customer_id',
  'active',
  'created_at',
  'second_factor_at',
  'version',
] as const satisfies (keyof AppUserTable)[]

const sortColumn = { realName: 'real_name', createdAt: 'created_at', lastSeenAt: 'last_seen_at' } as const

const lastSeen = sql<Date | null>`(select max(s.last_seen_at) from session s where s.user_id = app_user.id)`

/** Staff, or the users of customers, the newest first unless asked otherwise. */
export async function listUsers(filter: UserFilter, { tx }: Call<'staff'>) {
  const { pageIndex, pageSize, sort, sortName, kind, keyword, duty, state } = filter
  let query = tables(tx).selectFrom('app_user').where('kind', '=', kind)
  if (keyword) {
    const part = anywhere(keyword)
    query = query.where(sql<boolean>`(real_name ilike ${part} or account ilike ${part} or phone like ${part})`)
  }
  if (duty) query = query.where(sql<boolean>`duties @> array[${duty}]`)
  if (state !== 'all') query = query.where('active', '=', state === 'active')
  const rows = query
    .select(columns)
    .select(lastSeen.as('last_seen_at'))
    .orderBy(sql.ref(sortColumn[sortName ?? 'createdAt']), sortName ? sort : 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const counted = query.select((q) => q.fn.countAll().as('total'))
  const [page, { total }] = await Promise.all([rows.execute(), counted.executeTakeFirstOrThrow()])
  return { items: page.map(rowOf), total: Number(total), pageIndex, pageSize }
}

/** One user, with what the duties allow and what can be done. */
export async function showUser(id: string, { tx }: Call<'staff'>): Promise<UserDetail> {
  const row = await tables(tx)
    .selectFrom('app_user')
    .select(columns)
    .select(lastSeen.as('last_seen_at'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Problem('access.user-missing')
  const user = rowOf(row)
  return { ...user, permissions: permissionsOf(user.duties), actions: actionsFor(userLifecycle, user, 'staff') }
}

/** The salespeople who are active, by name. */
export const activeSalespeople = (tx: Tx) => activeStaff(tx, 'sales')

/** Who carries bookings and jobs out, by name. */
export const activeOperators = (tx: Tx) => activeStaff(tx, 'operations')

async function activeStaff(tx: Tx, duty: Duty): Promise<{ id: string; realName: string; account: string | null }[]> {
  return tables(tx)
    .selectFrom('app_user')
    .select(['id', 'real_name as realName', 'account'])
    .where('kind', '=', 'staff')
    .where('active', '=', true)
    .where(sql<boolean>`duties && array[${duty}, 'administrator']`)
    .orderBy('real_name')
    .limit(500)
    .execute()
}

type Listed = Pick<Selectable<AppUserTable>, (typeof columns)[number]> & { last_seen_at: Date | null }

function rowOf(row: Listed): UserRow {
  return {
    id: row.id,
    kind: row.kind,
    account: row.account ?? undefined,
    realName: row.real_name,
    phone: row.phone ?? undefined,
    emails: row.emails,
    duties: row.duties,
    companyRole: row.company_role ?? undefined,
    customerId: row.customer_id ?? undefined,
    state: row.active ? 'active' : 'inactive',
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at ?? undefined,
    secondFactorAt: row.second_factor_at ?? undefined,
    version: row.version,
  }
}
