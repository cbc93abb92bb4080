import type { AuditEntry, AuditFilter } from '@landbridge/contract/insight/audit-desk-endpoints'
import { userNames } from '../access/index.ts'
import { companyMentions, customersByIds } from '../customer/index.ts'
import { askList, type Condition, onDays, present } from '../platform/list.ts'
import { mentions } from '../platform/search.ts'
import type { Call } from '../platform/serve.ts'
import { changesBetween } from './audit-rules.ts'

type Row = Omit<AuditEntry, 'changes' | 'userName' | 'companyShortName'> & { before?: unknown; after?: unknown }

/** Who did what to which thing, the newest first. */
export async function listAuditEntries(filter: AuditFilter, { tx }: Call<'staff'>) {
  const { pageIndex, pageSize } = filter
  const { rows, total } = await askList<Row>(tx, {
    from: 'audit_entry a',
    key: 'a.id',
    columns:
      'a.id, a.at, a.actor, a.user_id, a.customer_id, a.action, a.thing, a.thing_id, a.before, a.after, a.address as ip_address',
    where: conditionsOf(filter),
    order: 'a.at desc',
    page: { pageIndex, pageSize },
  })
  const [users, companies] = await Promise.all([
    userNames(
      tx,
      rows.flatMap(({ userId }) => userId ?? []),
    ),
    customersByIds(
      tx,
      rows.flatMap(({ customerId }) => customerId ?? []),
    ),
  ])
  const items = rows.map(({ before, after, ...row }) => ({
    ...row,
    changes: changesBetween(before, after),
    userName: users.get(row.userId ?? ''),
    companyShortName: companies.get(row.customerId ?? '')?.shortName,
  }))
  return { items, total, pageIndex, pageSize }
}

/** A filter by the names of users and companies looks those up first, so that the index of the log is used. */
function conditionsOf(filter: AuditFilter): Condition[] {
  const { actor, who, action, thing, thingId, company, ipAddress, startDate, endDate } = filter
  return present([
    actor && ['a.actor = $1', actor],
    who && within('a.user_id', 'app_user u', mentions('search_line(u.real_name, u.account, u.phone)', who)),
    action && ['a.action = $1', action],
    thing && ['a.thing = $1', thing],
    thingId && ['a.thing_id = $1', thingId],
    company && within('a.customer_id', 'customer c', companyMentions(company)),
    ipAddress && ['a.address = $1', ipAddress],
    ...onDays('a.at', startDate, endDate),
  ])
}

/** The condition that a column holds the id of something that meets another. */
const within = (column: string, table: string, [condition, ...values]: Condition): Condition => [
  `${column} = any(array(select id from ${table} where ${condition}))`,
  ...values,
]
