import type { BookingEventKind } from '@landbridge/contract/booking/booking-labels'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { audit } from '../../platform/audit.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import type { Booking } from './booking.ts'
import { recordBookingEvent } from './booking-event-store.ts'
import { saveBooking } from './booking-store.ts'

/** The name under which a kind of event goes out: cancelAsked as booking.cancel-asked. */
export const eventName = <Kind extends OwnEventKind>(kind: Kind) =>
  `booking.${kind.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}` as `booking.${Dashed<Kind>}`

/** Kinds of events that booking emits with the command that did it; the others are emitted by the area in which they happened. */
type OwnEventKind = Exclude<
  BookingEventKind,
  | 'milestone'
  | 'etaMoved'
  | 'shipmentLate'
  | 'holdLifted'
  | `${'job' | 'draft' | 'bill' | 'telex' | 'instruction' | 'completion'}${string}`
>

export type ReminderKind = 'cutoff-near' | 'papers-missing'

export type BookingEventName = ReturnType<typeof eventName<OwnEventKind>> | `booking.${ReminderKind}`

type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : ''

export type CommandReport = {
  kind: OwnEventKind
  data?: Record<string, string>
  note?: string | null | undefined
  bySystem?: boolean
}

/** Reports a command: in the time line, the audit and by an event. */
async function tellEvent(booking: Booking, happening: CommandReport, call: Call<Actor>): Promise<void> {
  const { id, customerId, bookingNo, state, version } = booking
  if (customerId === null) return
  const { kind, data, note, bySystem = false } = happening
  const after = { state, version, ...data, ...(note && { note }) }
  const name = eventName(kind)
  await Promise.all([
    recordBookingEvent(call, { bookingId: id, customerId, kind, data, note, bySystem }),
    audit(call, { action: name, thing: 'booking', id, customerId, after }),
    emit(call, { kind: name, id, customerId, data: { bookingNo, ...data } }),
  ])
}

/** Saves a booking, records the event and runs `more` single statements in one round trip. */
export async function saveAndTell(
  { before, after, happening }: { before: Booking; after: Booking; happening: CommandReport },
  call: Call<Actor>,
  ...more: Promise<unknown>[]
): Promise<Booking> {
  const saved = { ...after, version: before.version + 1 }
  await Promise.all([saveBooking(call.tx, before, saved), tellEvent(saved, happening, call), ...more])
  return saved
}
