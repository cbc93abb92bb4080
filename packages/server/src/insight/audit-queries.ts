import { securityActions, securityFailures } from '@landbridge/contract/access/security-actions'
import type { AuditEntry, AuditFilter } from '@landbridge/contract/insight/audit-desk-endpoints'
import type { AuditAction } from '@landbridge/contract/insight/handed-in'
import { userNamesInLists } from '../access/index.ts'
import { companyMentions, customersByIds } from '../customer/index.ts'
import type { Tx } from '../platform/database.ts'
import { askList, type Condition, onDays, present } from '../platform/list.ts'
import { mentions } from '../platform/search.ts'
import type { Call } from '../platform/serve.ts'
import { changesBetween } from './audit-rules.ts'

type Row = Omit<AuditEntry, 'changes' | 'userName' | 'companyShortName'> & { before?: unknown; after?: unknown }

/** Deeds of everybody with their things, the newest first. */
export async function listAuditEntries(filter: AuditFilter, { tx }: Call<'staff'>) {
  const { pageIndex, pageSize } = filter
  const where = await conditionsOf(filter, tx)
  const [{ rows, total }, namesById] = await Promise.all([
    askList<Row>(tx, {
      from: 'audit_entry a',
      key: 'a.id',
      columns:
        'a.id, a.at, a.actor, a.user_id, a.customer_id, a.action, a.thing, a.thing_id, a.before, a.after, a.address as ip_address',
      where,
      order: 'a.at desc',
      page: { pageIndex, pageSize },
    }),
    userNamesInLists(tx),
  ])
  const [users, companies] = await Promise.all([
    namesById(rows.map(({ userId }) => userId)),
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

const security: readonly AuditAction[] = securityActions
const actionsOf = { security, 'security-failures': [...securityFailures] } as const

/** A filter by the names of users and companies looks those up first, so that the index of the log is used. */
async function conditionsOf(filter: AuditFilter, tx: Tx): Promise<Condition[]> {
  const { actor, who, action, subject, thing, thingId, company, ipAddress, startDate, endDate } = filter
  const [users, companies] = await Promise.all([
    who && idsOf(tx, 'app_user u', mentions('search_line(u.real_name, u.account, u.phone)', who)),
    company && idsOf(tx, 'customer c', companyMentions(company)),
  ])
  return present([
    actor && ['a.actor = $1', actor],
    users && among('a.user_id', users),
    action && ['a.action = $1', action],
    subject && ['a.action = any($1)', actionsOf[subject]],
    thing && ['a.thing = $1', thing],
    thingId && ['a.thing_id = $1', thingId],
    companies && among('a.customer_id', companies),
    ipAddress && ['a.address = $1', ipAddress],
    ...onDays('a.at', startDate, endDate),
  ])
}

async function idsOf(tx: Tx, table: string, [condition, ...values]: Condition): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(`select id from ${table} where ${condition}`, values)
  return rows.map(({ id }) => id)
}

/** The condition that a column has one of these ids; without any, the log is not searched. */
const among = (column: string, ids: readonly string[]): Condition =>
  ids.length > 0 ? [`${column} = any($1)`, ids] : ['false']
