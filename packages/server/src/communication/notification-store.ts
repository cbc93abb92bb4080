import type {
  NotificationChannel,
  NotificationChoice,
  NotificationEvent,
} from '@landbridge/contract/communication/notification'
import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

type NotificationPreferenceTable = {
  userId: string
  emailEvents: NotificationEvent[]
  smsEvents: NotificationEvent[]
  savedAt: Date
}
const tables = (tx: Tx) => tx.withTables<{ notificationPreference: NotificationPreferenceTable }>()

export type Preference = Record<NotificationChannel, readonly NotificationEvent[]>

export async function preferencesOf(tx: Tx, userIds: readonly string[]): Promise<Map<string, Preference>> {
  if (userIds.length === 0) return new Map()
  const rows = await tables(tx)
    .selectFrom('notificationPreference')
    .select(['userId', 'emailEvents', 'smsEvents'])
    .where('userId', 'in', userIds)
    .execute()
  return new Map(rows.map((row) => [row.userId, { email: row.emailEvents, sms: row.smsEvents }]))
}

const columnOf = { email: 'emailEvents', sms: 'smsEvents' } as const satisfies Record<NotificationChannel, string>

type SavedPreference = { userId: string; now: Date; unchosen: Preference } & NotificationChoice

export async function savePreference(
  tx: Tx,
  { userId, now, unchosen, event, channel, isOn }: SavedPreference,
): Promise<void> {
  await sql`insert into notification_preference (user_id, email_events, sms_events, saved_at)
    values (${userId}, ${[...unchosen.email]}, ${[...unchosen.sms]}, ${now})
    on conflict (user_id) do nothing`.execute(tx)
  const column = sql.ref(columnOf[channel])
  const others = sql`array_remove(${column}, ${event}::text)`
  await sql`update notification_preference
    set ${column} = ${isOn ? sql`array_append(${others}, ${event}::text)` : others}, saved_at = ${now}
    where user_id = ${userId}`.execute(tx)
}

type Telling = { eventId: string; userId: string; event: NotificationEvent; offKeyHash: Buffer }

/** Notes that a user is told of an event, and the link that switches it off; false where it was noted before. */
export async function markNotified(tx: Tx, { eventId, userId, event, offKeyHash }: Telling): Promise<boolean> {
  const { rows } = await sql`insert into notification_told (event_id, user_id, told_at, event, off_key_hash)
    values (${eventId}, ${userId}, app_now(), ${event}, ${offKeyHash}) on conflict do nothing returning user_id`.execute(
    tx,
  )
  return rows.length > 0
}

export async function offLinkOf(tx: Tx, keyHash: Buffer): Promise<NotificationEvent | undefined> {
  const { rows } = await sql<{ event: NotificationEvent }>`
    select event from notification_told where off_key_hash = ${keyHash} and used_at is null`.execute(tx)
  return rows[0]?.event
}

export async function useOffLink(tx: Tx, keyHash: Buffer) {
  const { rows } = await sql<{ userId: string; event: NotificationEvent }>`
    update notification_told set used_at = app_now() where off_key_hash = ${keyHash} and used_at is null
    returning user_id, event`.execute(tx)
  return rows[0]
}

export async function forgetPreference(tx: Tx, userId: string): Promise<void> {
  await tables(tx).deleteFrom('notificationPreference').where('userId', '=', userId).execute()
}
