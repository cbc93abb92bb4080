import type { AuditActor, AuditEntry, AuditFilter } from '@landbridge/contract/insight/audit-desk-endpoints'
import { type RawBuilder, sql } from 'kysely'
import { userNames } from '../access/index.ts'
import { customersByIds } from '../customer/index.ts'
import { anywhere } from '../platform/search.ts'
import type { Call } from '../platform/serve.ts'
import { changesBetween } from './audit-rules.ts'

/** No list counts further: who looks for one entry narrows the filter. */
const mostCounted = 10_000

type Row = {
  id: string
  at: Date
  actor: AuditActor
  user_id: string | null
  customer_id: string | null
  action: string
  thing: string
  thing_id: string
  before: unknown
  after: unknown
  address: string | null
}

/** Who did what to which thing, the newest first. */
export async function listAuditEntries(filter: AuditFilter, { tx }: Call<'staff'>) {
  const { pageIndex, pageSize } = filter
  const where = sql.join([sql`true`, ...conditionsOf(filter)], sql` and `)
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select id, at, actor, user_id, customer_id, action, thing, thing_id, before, after, address
      from audit_entry where ${where} order by at desc, id limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(
      tx,
    ),
    sql<{ total: number }>`select count(*)::int as total from
      (select from audit_entry where ${where} limit ${mostCounted}) as counted`.execute(tx),
  ])
  const [users, companies] = await Promise.all([
    userNames(
      tx,
      rows.flatMap(({ user_id }) => user_id ?? []),
    ),
    customersByIds(
      tx,
      rows.flatMap(({ customer_id }) => customer_id ?? []),
    ),
  ])
  const items = rows.map((row) => ({
    ...entryOf(row),
    userName: users.get(row.user_id ?? ''),
    companyShortName: companies.get(row.customer_id ?? '')?.shortName,
  }))
  return { items, total: counted.rows[0]?.total ?? 0, pageIndex, pageSize }
}

/** A filter by the names of users and companies looks those up first, so that the index of the log is used. */
function conditionsOf(filter: AuditFilter): RawBuilder<unknown>[] {
  const { actor, who, action, thing, thingId, company, ipAddress, startDate, endDate } = filter
  return [
    actor && sql`actor = ${actor}`,
    who &&
      sql`user_id in (select id from app_user
        where real_name ilike ${anywhere(who)} or account ilike ${anywhere(who)} or phone like ${anywhere(who)})`,
    action && sql`action = ${action}`,
    thing && sql`thing = ${thing}`,
    thingId && sql`thing_id = ${thingId}`,
    company &&
      sql`customer_id in (select id from customer where name ilike ${anywhere(company)} or short_name ilike ${anywhere(company)})`,
    ipAddress && sql`address = ${ipAddress}`,
    startDate && sql`at >= (${startDate}::date)::timestamp at time zone 'Asia/Shanghai'`,
    endDate && sql`at < (${endDate}::date + 1)::timestamp at time zone 'Asia/Shanghai'`,
  ].filter((condition) => typeof condition === 'object')
}

const entryOf = (row: Row): AuditEntry => ({
  id: row.id,
  at: row.at,
  actor: row.actor,
  userId: row.user_id ?? undefined,
  customerId: row.customer_id ?? undefined,
  action: row.action,
  thing: row.thing,
  thingId: row.thing_id,
  ipAddress: row.address ?? undefined,
  changes: changesBetween(row.before, row.after),
})
