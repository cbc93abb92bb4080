import { type SecurityAction, securityActions } from '@landbridge/contract/access/security-actions'
import type { SecurityEvent } from '@landbridge/contract/access/security-endpoints'
import { sql } from 'kysely'
import { audit, auditOnceAWhile } from '../../platform/audit.ts'
import { type Caller, system } from '../../platform/caller.ts'
import type { Database } from '../../platform/database.ts'
import type { Call } from '../../platform/serve.ts'
import type { Credential } from '../user/user-store.ts'

const guest = { actor: 'guest' } as const

export type Trying = Pick<Call<'guest'>, 'language' | 'address'> & { db: Database; caller?: Caller }

/** The account of an attempt; a name that no account has is not kept, since it may be a password. */
export type TriedAt = Pick<Credential, 'id' | 'customerId'> | undefined

type Failure = Extract<SecurityAction, `${string}-failed` | `${string}-refused`>

/** Writes down that somebody did not get through, in a transaction of its own: the refusal that follows does not take it back. */
export async function noteFailure(failed: { action: Failure; user: TriedAt }, trying: Trying): Promise<void> {
  await trying.db.as(system, (tx, now) => audit(callBy(trying, { tx, now }), deedOf(failed)))
}

/** Writes down that somebody is slowed, once in ten minutes: they may go on trying all the while. */
export async function noteSlowed(user: TriedAt, trying: Trying): Promise<void> {
  await trying.db.as(system, (tx, now) =>
    auditOnceAWhile(callBy(trying, { tx, now }), deedOf({ action: 'access.login-slowed', user })),
  )
}

const callBy = ({ language, address, caller = guest }: Trying, begun: Pick<Call<'guest'>, 'tx' | 'now'>) => ({
  ...begun,
  language,
  address,
  caller,
})

const deedOf = ({ action, user }: { action: SecurityAction; user: TriedAt }) =>
  ({ action, thing: 'user', id: user?.id ?? 'unknown', customerId: user?.customerId ?? null }) as const

const shownToOwner = 30

/** Newest first, out of the audit log, without the addresses of staff. */
export async function ownSecurityEvents(db: Database, userId: string): Promise<SecurityEvent[]> {
  type Row = Omit<SecurityEvent, 'by' | 'ipAddress'> & { actor: string; userId: string | null; address: string | null }
  const { rows } = await db.readAs(system, (tx) =>
    sql<Row>`
      select id, at, action, actor, user_id as "userId", address from audit_entry
      where action = any(${[...securityActions]}::text[])
        and ((thing = 'user' and thing_id = ${userId}) or (thing in ('session', 'api-key') and user_id = ${userId}))
      order by at desc limit ${shownToOwner}`.execute(tx),
  )
  return rows.map(({ actor, userId: by, address, ...row }) => {
    const doer = by === userId ? 'self' : actor === 'staff' ? 'staff' : 'other'
    return { ...row, by: doer, ipAddress: doer === 'staff' ? undefined : (address ?? undefined) }
  })
}
