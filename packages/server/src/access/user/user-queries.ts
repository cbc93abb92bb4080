import type { UserDetail, UserFilter, UserRow } from '@landbridge/contract/access/access-desk-endpoints'
import { type Duty, permissionsOf } from '@landbridge/contract/access/permissions'
import { userLifecycle } from '@landbridge/contract/access/user-lifecycle'
import { actionsFor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { askList } from '../../platform/list.ts'
import { columnOf } from '../../platform/rows.ts'
import { mentions } from '../../platform/search.ts'
import type { Call } from '../../platform/serve.ts'
import type { AppUserTable } from './user-store.ts'
import { hasWayBack } from './way-back-store.ts'

const tables = (tx: Tx) => tx.withTables<{ appUser: AppUserTable }>()

const columns = [
  'id',
  'kind',
  'account',
  'realName',
  'phone',
  'emails',
  'duties',
  'companyRole',
  'customerId',
  'active',
  'closedAt',
  'createdAt',
  'secondFactorAt',
  'version',
] as const satisfies (keyof AppUserTable)[]

const lastSeenOf = (user: string) => `(select max(s.last_seen_at) from session s where s.user_id = ${user}.id)`
const lastSeen = sql<Date | null>`${sql.raw(lastSeenOf('app_user'))}`

const sortColumn = { realName: 'u.real_name', createdAt: 'u.created_at', lastSeenAt: lastSeenOf('u') } as const

/** Newest first unless an order is named. */
export async function listUsers(filter: UserFilter, { tx }: Call<'staff'>) {
  const { pageIndex, pageSize, sort, sortName, kind, keyword, duty, state } = filter
  const { rows, total } = await askList<ListedUser>(tx, {
    from: 'app_user u',
    key: 'u.id',
    columns: `${columns.map((column) => `u.${columnOf(column)}`)}, ${lastSeenOf('u')} as last_seen_at`,
    asStored: true,
    where: [
      ['u.kind = $1', kind],
      keyword && mentions('search_line(u.real_name, u.account, u.phone)', keyword),
      duty && ['u.duties @> array[$1]', duty],
      state === 'closed' && ['u.closed_at is not null'],
      (state === 'active' || state === 'inactive') && ['u.active = $1 and u.closed_at is null', state === 'active'],
    ],
    order: `${sortColumn[sortName ?? 'createdAt']} ${sortName ? sort : 'desc'}`,
    page: { pageIndex, pageSize },
    isSmall: true,
  })
  return { items: rows.map(rowOf), total, pageIndex, pageSize }
}

export async function showUser(id: string, { tx }: Call<'staff'>): Promise<UserDetail> {
  const row = await tables(tx)
    .selectFrom('appUser')
    .select(columns)
    .select(lastSeen.as('lastSeenAt'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Problem('access.user-missing')
  const user = rowOf(row)
  const actions = actionsFor(userLifecycle, user, 'staff')
  const isPutOut = user.state === 'inactive' && (await hasWayBack(tx, id))
  const possible =
    user.state === 'inactive' && !isPutOut ? actions.filter(({ name }) => name !== 'deactivate') : actions
  return { ...user, permissions: permissionsOf(user.duties), actions: possible }
}

export const activeSalespeople = (tx: Tx) => activeStaff(tx, 'sales')

export const activeOperators = (tx: Tx) => activeStaff(tx, 'operations')

async function activeStaff(tx: Tx, duty: Duty): Promise<{ id: string; realName: string; account: string | null }[]> {
  return tables(tx)
    .selectFrom('appUser')
    .select(['id', 'realName', 'account'])
    .where('kind', '=', 'staff')
    .where('active', '=', true)
    .where(sql<boolean>`duties && array[${duty}, 'administrator']`)
    .orderBy('realName')
    .limit(500)
    .execute()
}

type ListedUser = Pick<Selectable<AppUserTable>, (typeof columns)[number]> & { lastSeenAt: Date | null }

function rowOf(row: ListedUser): UserRow {
  return {
    id: row.id,
    kind: row.kind,
    account: row.account ?? undefined,
    realName: row.realName,
    phone: row.phone ?? undefined,
    emails: row.emails,
    duties: row.duties,
    companyRole: row.companyRole ?? undefined,
    customerId: row.customerId ?? undefined,
    state: row.closedAt ? 'closed' : row.active ? 'active' : 'inactive',
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt ?? undefined,
    secondFactorAt: row.secondFactorAt ?? undefined,
    version: row.version,
  }
}
