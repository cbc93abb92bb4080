import {
  type NotificationChannel,
  type NotificationChoice,
  type NotificationEvent,
  notificationEvents,
} from '@landbridge/contract/insight/notification'
import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

type NotificationPreferenceTable = {
  userId: string
  emailEvents: NotificationEvent[]
  smsEvents: NotificationEvent[]
  savedAt: Date
}
const tables = (tx: Tx) => tx.withTables<{ notificationPreference: NotificationPreferenceTable }>()

/** What a user wants to hear of by each channel. */
export type Preference = Record<NotificationChannel, readonly NotificationEvent[]>

/** Who chose nothing hears of everything by e-mail. */
export const unchosen: Preference = { email: notificationEvents, sms: [] }

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

/** What somebody wanted to hear of goes with the account. */
export async function forgetPreference(tx: Tx, userId: string): Promise<void> {
  await tables(tx).deleteFrom('notificationPreference').where('userId', '=', userId).execute()
}
