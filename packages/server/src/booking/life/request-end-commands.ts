import type { RequestAction } from '@landbridge/contract/booking/booking-lifecycle'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Call } from '../../platform/serve.ts'
import { giveBackSpace } from '../../pricing/index.ts'
import type { Booking, ChangeRequest } from './booking.ts'
import { advanceRequest, requestAfter } from './booking-rules.ts'
import { lockBooking } from './booking-store.ts'
import { saveAndTell } from './booking-tell-commands.ts'
import { closeOpen, closeRequest, loadRequest, requestsOf } from './change-request-store.ts'

export async function lapseOffer(
  { bookingId, requestId }: { bookingId: string; requestId: string },
  call: Call<'system'>,
): Promise<void> {
  const { tx, now } = call
  const [before, request] = await Promise.all([lockBooking(tx, bookingId), loadRequest(tx, requestId, bookingId)])
  if (request.state !== 'open' || !request.until || request.until > now) return
  const lapsed = advanceRequest(request, 'lapse', { actor: 'system', at: now })
  await giveBackHeld(request, call)
  const waitingSince = request.kind === 'move' ? undefined : now
  const after = { ...before, openRequest: undefined, waitingSince }
  await saveAndTell({ before, after, happening: { kind: 'requestLapsed' } }, call, closeRequest(tx, lapsed))
}

/** Space that was held for a move goes back: it is taken anew by the move itself, or by somebody else. */
export async function giveBackHeld({ moved }: Pick<ChangeRequest, 'moved'>, call: Call<Actor>): Promise<void> {
  const { departureId, held = [] } = moved ?? {}
  if (departureId && held.length > 0) await giveBackSpace(call, departureId, held)
}

/** Gives back the space of a move that its booking's end leaves without an answer. */
export async function giveBackOpenMove({ id, openRequest }: Booking, call: Call<Actor>): Promise<void> {
  if (openRequest !== 'move') return
  const open = (await requestsOf(call.tx, id)).find(({ kind, state }) => kind === 'move' && state === 'open')
  if (open) await giveBackHeld(open, call)
}

/** Closes the open requests of a booking whose subject is gone. */
export async function closeOpenRequest(
  booking: Booking,
  action: RequestAction,
  { tx, caller, now }: Call<'customer' | 'staff' | 'system'>,
): Promise<void> {
  if (!booking.openRequest) return
  const userId = 'userId' in caller ? caller.userId : undefined
  await closeOpen(tx, booking.id, { state: requestAfter('open', action, caller), at: now, userId })
}
