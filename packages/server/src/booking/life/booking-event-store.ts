import { randomUUID } from 'node:crypto'
import { type BookingEventKind, staffEventKinds } from '@landbridge/contract/booking/booking-labels'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Generated } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { insertRow } from '../../platform/insert-row.ts'
import type { Call } from '../../platform/serve.ts'
import type { Booking, BookingEvent } from './booking.ts'

type EventTable = {
  id: string
  bookingId: string
  customerId: string
  kind: BookingEventKind
  at: Date
  actor: BookingEvent['actor']
  userId: string | null
  data: Record<string, string>
  note: string | null
  audience: 'customer' | 'staff'
  written: Generated<number | null>
}
type RevisionTable = {
  bookingId: string
  revision: number
  customerId: string
  form: Booking['form']
  quote: Booking['quote'] | null
  submittedBy: string | null
  submittedAt: Date
}
const tables = (tx: Tx) => tx.withTables<{ bookingEvent: EventTable; bookingRevision: RevisionTable }>()

export type BookingHappening = {
  bookingId: string
  customerId: string
  kind: BookingEventKind
  data?: Record<string, string> | undefined
  note?: string | null | undefined
  bySystem?: boolean
}

/** Adds what happened to the time line of a booking, in the transaction in which it happens. */
export async function recordBookingEvent(call: Call<Actor>, happening: BookingHappening): Promise<void> {
  const { tx, caller, now } = call
  const isSystem = happening.bySystem === true || caller.actor === 'system' || caller.actor === 'guest'
  await insertRow<Omit<EventTable, 'written'>>(tx, 'booking_event', {
    id: randomUUID(),
    bookingId: happening.bookingId,
    customerId: happening.customerId,
    kind: happening.kind,
    at: now,
    actor: isSystem ? 'system' : (caller.actor as 'customer' | 'staff'),
    userId: !isSystem && 'userId' in caller ? caller.userId : null,
    data: happening.data ?? {},
    note: happening.note ?? null,
    audience: staffEventKinds.has(happening.kind) ? 'staff' : 'customer',
  })
}

export async function eventsOf(tx: Tx, bookingId: string, customerId?: string): Promise<BookingEvent[]> {
  let query = tables(tx)
    .selectFrom('bookingEvent')
    .select(['id', 'kind', 'at', 'actor', 'userId', 'data', 'note'])
    .where('bookingId', '=', bookingId)
  if (customerId !== undefined) query = query.where('customerId', '=', customerId).where('audience', '=', 'customer')
  const inOrder = query.orderBy('at', 'desc').orderBy('written', (by) => by.desc().nullsLast())
  return inOrder.orderBy('id').limit(200).execute()
}

export async function keepRevision(tx: Tx, booking: Booking, submittedBy: string, at: Date): Promise<void> {
  if (booking.customerId === null) return
  await insertRow<RevisionTable>(tx, 'booking_revision', {
    bookingId: booking.id,
    revision: booking.revision,
    customerId: booking.customerId,
    form: booking.form,
    quote: booking.quote ?? null,
    submittedBy,
    submittedAt: at,
  })
}

export async function revisionsOf(tx: Tx, bookingId: string) {
  return tables(tx)
    .selectFrom('bookingRevision')
    .select(['revision', 'form', 'submittedBy', 'submittedAt as at'])
    .where('bookingId', '=', bookingId)
    .orderBy('revision')
    .limit(50)
    .execute()
}

/** The form as it stood in a revision; nothing where that was not kept. */
export async function formOfRevision(
  tx: Tx,
  bookingId: string,
  revision: number,
): Promise<RevisionTable['form'] | undefined> {
  const row = await tables(tx)
    .selectFrom('bookingRevision')
    .select('form')
    .where('bookingId', '=', bookingId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return row?.form
}
