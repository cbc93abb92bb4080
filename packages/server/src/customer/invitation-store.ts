import { invitationDays } from '@landbridge/contract/customer/team'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { Problem } from '@landbridge/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import { type Invitation, type InvitationBudget, mostInvitationsADay, mostOpenInvitations } from './team-rules.ts'

type InvitationTable = Invitation & {
  createdAt: Date
  acceptedAt: Date | null
  revokedAt: Date | null
}
const tables = (tx: Tx) => tx.withTables<{ teamInvitation: InvitationTable }>()

const openInvitation = (tx: Tx) =>
  tables(tx).selectFrom('teamInvitation').where('acceptedAt', 'is', null).where('revokedAt', 'is', null)

const shownColumns = [
  'id',
  'customerId',
  'companyRole',
  'realName',
  'email',
  'phone',
  'invitedBy',
  'sentAt',
  'expiresAt',
] as const

export const expiryOf = (sentAt: Date): Date => timeAfterDays(sentAt, invitationDays)

/** Newest first. */
export const openInvitations = (tx: Tx, customerId: string): Promise<Invitation[]> =>
  openInvitation(tx)
    .select(shownColumns)
    .where('customerId', '=', customerId)
    .orderBy('sentAt', 'desc')
    .limit(mostOpenInvitations)
    .execute()

export async function loadInvitation(tx: Tx, id: string, customerId: string): Promise<Invitation> {
  const row = await openInvitation(tx)
    .select(shownColumns)
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem('customer.invitation-missing')
  return row
}

/** Invitations of a company so far, against its budget, counted one sender at a time, so that none is counted too late. */
export async function loadInvitationBudget(tx: Tx, customerId: string): Promise<InvitationBudget> {
  await sql`select pg_advisory_xact_lock(hashtext('invitations of ' || ${customerId}))`.execute(tx)
  const { rows } = await sql<InvitationBudget>`
    with counted as (
      select sent_at, accepted_at is null and revoked_at is null as is_open,
        sum(sends) over (order by sent_at desc) as sends_since
      from team_invitation where customer_id = ${customerId})
    select count(*) filter (where is_open)::int as open,
      greatest(0, extract(epoch from max(sent_at) filter (where sends_since >= ${mostInvitationsADay})
        + interval '1 day' - app_now()))::float8 as wait_s
    from counted`.execute(tx)
  return rows[0] ?? { open: 0, waitS: 0 }
}

export async function insertInvitation(tx: Tx, invitation: Invitation): Promise<void> {
  await tables(tx)
    .insertInto('teamInvitation')
    .values({
      id: invitation.id,
      customerId: invitation.customerId,
      companyRole: invitation.companyRole,
      realName: invitation.realName,
      email: invitation.email,
      phone: invitation.phone,
      invitedBy: invitation.invitedBy,
      sentAt: invitation.sentAt,
      expiresAt: invitation.expiresAt,
      createdAt: invitation.sentAt,
    } as InvitationTable)
    .execute()
}

export async function isInvited(
  tx: Tx,
  customerId: string,
  { email, phone }: Pick<Invitation, 'email' | 'phone'>,
): Promise<boolean> {
  const row = await openInvitation(tx)
    .select('id')
    .where('customerId', '=', customerId)
    .where(phone === null ? sql<boolean>`lower(email) = lower(${email})` : sql<boolean>`phone = ${phone}`)
    .executeTakeFirst()
  return row !== undefined
}

/** Counts another sending, from which the seven days run anew; the key before no longer works. */
export async function renewInvitation(tx: Tx, { id }: Invitation, now: Date): Promise<void> {
  await sql`update team_invitation set key_hash = null, sends = sends + 1, sent_at = ${now}, expires_at = ${expiryOf(now)}
    where id = ${id}`.execute(tx)
}

export async function revokeInvitation(tx: Tx, { id }: Invitation, now: Date): Promise<void> {
  await tables(tx).updateTable('teamInvitation').set({ revokedAt: now }).where('id', '=', id).execute()
}

/** Gives an invitation by e-mail the key that its link will carry, and says what is to be sent; one that has its key was sent. */
export async function keyInvitation(tx: Tx, id: string, keyHash: Buffer): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`
    update team_invitation set key_hash = case when email is not null then ${keyHash}::bytea end
    where id = ${id} and key_hash is null and accepted_at is null and revoked_at is null
    returning id, customer_id as "customerId", company_role as "companyRole", real_name as "realName", email, phone,
      invited_by as "invitedBy", sent_at as "sentAt", expires_at as "expiresAt"`.execute(tx)
  return rows[0]
}

export type InvitationProof = { keyHash: Buffer } | { phone: string; id?: string | undefined }

const provenBy = (proof: InvitationProof) =>
  'keyHash' in proof
    ? sql<boolean>`key_hash = ${proof.keyHash}`
    : sql<boolean>`phone = ${proof.phone} and (${proof.id ?? null}::uuid is null or id = ${proof.id ?? null}::uuid)`

/** Newest first, those that can still be answered. */
export const invitationsFor = (tx: Tx, proof: InvitationProof): Promise<Invitation[]> =>
  openInvitation(tx)
    .select(shownColumns)
    .where(provenBy(proof))
    .where('expiresAt', '>', sql<Date>`app_now()`)
    .orderBy('sentAt', 'desc')
    .limit(20)
    .execute()

/** Answers an invitation, once: who comes second finds none. */
export async function takeInvitation(tx: Tx, proof: InvitationProof, userId: string): Promise<Invitation> {
  const { rows } = await sql<Invitation>`
    update team_invitation set accepted_at = app_now(), accepted_by = ${userId}
    where id = (
        select id from team_invitation
        where ${provenBy(proof)} and accepted_at is null and revoked_at is null and expires_at > app_now()
        order by sent_at desc limit 1)
      and accepted_at is null and revoked_at is null
    returning id, customer_id as "customerId", company_role as "companyRole", real_name as "realName", email, phone,
      invited_by as "invitedBy", sent_at as "sentAt", expires_at as "expiresAt"`.execute(tx)
  const [taken] = rows
  if (!taken) throw new Problem('customer.invitation-missing')
  return taken
}
