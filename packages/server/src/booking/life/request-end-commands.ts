import type { RequestAction } from '@landbridge/contract/booking/booking-lifecycle'
import type { Call } from '../../platform/serve.ts'
import type { Booking } from './booking.ts'
import { advanceRequest, requestAfter } from './booking-rules.ts'
import { lockBooking } from './booking-store.ts'
import { saveAndTell } from './booking-tell-commands.ts'
import { closeOpen, closeRequest, loadRequest } from './change-request-store.ts'

export async function lapseOffer(
  { bookingId, requestId }: { bookingId: string; requestId: string },
  call: Call<'system'>,
): Promise<void> {
  const { tx, now } = call
  const [before, request] = await Promise.all([lockBooking(tx, bookingId), loadRequest(tx, requestId, bookingId)])
  if (request.state !== 'open' || !request.until || request.until > now) return
  const lapsed = advanceRequest(request, 'lapse', { actor: 'system', at: now })
  const after = { ...before, openRequest: undefined, waitingSince: now }
  await saveAndTell({ before, after, happening: { kind: 'requestLapsed' } }, call, closeRequest(tx, lapsed))
}

/** Closes whatever is open on a booking, because its subject is gone. */
export async function closeOpenRequest(
  booking: Booking,
  action: RequestAction,
  { tx, caller, now }: Call<'customer' | 'staff' | 'system'>,
): Promise<void> {
  if (!booking.openRequest) return
  const userId = 'userId' in caller ? caller.userId : undefined
  await closeOpen(tx, booking.id, { state: requestAfter('open', action, caller.actor), at: now, userId })
}
