import {
  type NotificationChannel,
  type NotificationChoice,
  type NotificationEvent,
  notificationEvents,
} from '@landbridge/contract/insight/notification'
import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

type NotificationPreferenceTable = {
  user_id: string
  email_events: NotificationEvent[]
  sms_events: NotificationEvent[]
  saved_at: Date
}
const tables = (tx: Tx) => tx.withTables<{ notification_preference: NotificationPreferenceTable }>()

/** What a user wants to hear of by each channel. */
export type Preference = Record<NotificationChannel, readonly NotificationEvent[]>

/** Who chose nothing hears of everything by e-mail. */
export const unchosen: Preference = { email: notificationEvents, sms: [] }

export async function preferencesOf(tx: Tx, userIds: readonly string[]): Promise<Map<string, Preference>> {
  if (userIds.length === 0) return new Map()
  const rows = await tables(tx)
    .selectFrom('notification_preference')
    .select(['user_id', 'email_events', 'sms_events'])
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(rows.map((row) => [row.user_id, { email: row.email_events, sms: row.sms_events }]))
}

const columnOf = { email: 'email_events', sms: 'sms_events' } as const satisfies Record<NotificationChannel, string>

type Saving = { userId: string; now: Date } & NotificationChoice

/** Turns one event on or off for one channel; what else the user chose, at the same time too, stays. */
export async function savePreference(tx: Tx, { userId, now, event, channel, isOn }: Saving): Promise<void> {
  await sql`insert into notification_preference (user_id, email_events, sms_events, saved_at)
    values (${userId}, ${[...unchosen.email]}, ${[...unchosen.sms]}, ${now})
    on conflict (user_id) do nothing`.execute(tx)
  const column = sql.ref(columnOf[channel])
  const others = sql`array_remove(${column}, ${event}::text)`
  await sql`update notification_preference
    set ${column} = ${isOn ? sql`array_append(${others}, ${event}::text)` : others}, saved_at = ${now}
    where user_id = ${userId}`.execute(tx)
}

/** Notes that a user is told of an event. Says whether this is the first time. */
export async function markTold(tx: Tx, { eventId, userId }: { eventId: string; userId: string }): Promise<boolean> {
  const { rows } = await sql`insert into notification_told (event_id, user_id, told_at)
    values (${eventId}, ${userId}, app_now()) on conflict do nothing returning user_id`.execute(tx)
  return rows.length > 0
}
