import { randomUUID } from 'node:crypto'
import { type BookingEventKind, staffEventKinds } from '@landbridge/contract/booking/booking-labels'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Generated } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import type { Call } from '../../platform/serve.ts'
import type { Booking, BookingEvent } from './booking.ts'

type EventTable = {
  id: string
  booking_id: string
  customer_id: string
  kind: BookingEventKind
  at: Date
  actor: BookingEvent['actor']
  user_id: string | null
  data: Record<string, string>
  note: string | null
  audience: 'customer' | 'staff'
}
type RevisionTable = {
  booking_id: string
  revision: number
  customer_id: string
  form: Booking['form']
  quote: Booking['quote'] | null
  submitted_by: string | null
  submitted_at: Generated<Date>
}
const tables = (tx: Tx) => tx.withTables<{ booking_event: EventTable; booking_revision: RevisionTable }>()

/** A line of the time line: its kind, the figures of its sentence, and what was said with it. */
export type BookingHappening = {
  bookingId: string
  customerId: string
  kind: BookingEventKind
  data?: Record<string, string> | undefined
  note?: string | null | undefined
  /** The system's own doing, whoever called. */
  bySystem?: boolean
}

/** Adds what happened to the time line of a booking, in the transaction in which it happens. */
export async function recordBookingEvent(call: Call<Actor>, happening: BookingHappening): Promise<void> {
  const { tx, caller, now } = call
  const isSystem = happening.bySystem === true || caller.actor === 'system' || caller.actor === 'guest'
  await tables(tx)
    .insertInto('booking_event')
    .values({
      id: randomUUID(),
      booking_id: happening.bookingId,
      customer_id: happening.customerId,
      kind: happening.kind,
      at: now,
      actor: isSystem ? 'system' : (caller.actor as 'customer' | 'staff'),
      user_id: !isSystem && 'userId' in caller ? caller.userId : null,
      data: JSON.stringify(happening.data ?? {}) as never,
      note: happening.note ?? null,
      audience: staffEventKinds.has(happening.kind) ? 'staff' : 'customer',
    })
    .execute()
}

/** The latest lines of a booking's time line, the newest first. */
export async function eventsOf(tx: Tx, bookingId: string, customerId?: string): Promise<BookingEvent[]> {
  let query = tables(tx)
    .selectFrom('booking_event')
    .select(['id', 'kind', 'at', 'actor', 'user_id as userId', 'data', 'note'])
    .where('booking_id', '=', bookingId)
  if (customerId !== undefined) query = query.where('customer_id', '=', customerId).where('audience', '=', 'customer')
  return query.orderBy('at', 'desc').orderBy('id').limit(200).execute()
}

/** Keeps the form as it was submitted. */
export async function keepRevision(tx: Tx, booking: Booking, submittedBy: string, at: Date): Promise<void> {
  if (booking.customerId === null) return
  await tables(tx)
    .insertInto('booking_revision')
    .values({
      booking_id: booking.id,
      revision: booking.revision,
      customer_id: booking.customerId,
      form: JSON.stringify(booking.form) as never,
      quote: booking.quote ? (JSON.stringify(booking.quote) as never) : null,
      submitted_by: submittedBy,
      submitted_at: at,
    })
    .execute()
}

export async function revisionsOf(tx: Tx, bookingId: string) {
  return tables(tx)
    .selectFrom('booking_revision')
    .select(['revision', 'form', 'submitted_by as submittedBy', 'submitted_at as at'])
    .where('booking_id', '=', bookingId)
    .orderBy('revision')
    .limit(50)
    .execute()
}
