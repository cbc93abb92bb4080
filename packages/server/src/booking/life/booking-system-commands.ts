import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { usersOfCompany } from '../../access/index.ts'
import type { Call } from '../../platform/serve.ts'
import { closeRequest, loadRequest } from '../requests/change-request-store.ts'
import type { Booking } from './booking.ts'
import { advance, advanceRequest, canTake } from './booking-rules.ts'
import { lockBooking, moveDraftsToCompany, saveBooking } from './booking-store.ts'
import { saveAndTell } from './booking-tell-commands.ts'

/** Marks a booking as shipped when the main carriage has left the origin. One on hold is marked when the hold ends. */
export async function shipBooking(call: Call<Actor>, id: string): Promise<void> {
  await advanceBySystem(call, id, 'ship')
}

/** Closes a booking when every job that is not cancelled is completed. */
export async function completeBooking(call: Call<Actor>, id: string): Promise<void> {
  await advanceBySystem(call, id, 'complete')
}

/** Takes a step of the system's own; where the life has none now, nothing happens: the same news can come twice. */
async function advanceBySystem(call: Call<Actor>, id: string, action: 'ship' | 'complete'): Promise<void> {
  const before = await lockBooking(call.tx, id)
  if (!canTake(before, action, 'system')) return noteForLater(call, before, action)
  await takeStep(before, action, call)
}

/** What is completed while its booking is on hold is applied when the hold ends. */
async function noteForLater(call: Call<Actor>, before: Booking, action: 'ship' | 'complete'): Promise<void> {
  if (action === 'complete' && before.state === 'stopped') {
    await saveBooking(call.tx, before, { ...before, jobsDone: true })
  }
}

/** What happened while a booking was on hold is applied now: its departure, and the end of its jobs. */
export async function catchUp(resumed: Booking, call: Call<'staff'>): Promise<Booking> {
  let booking = resumed
  for (const [action, isDue] of [
    ['ship', booking.atd !== undefined],
    ['complete', booking.jobsDone === true],
  ] as const) {
    if (!isDue || !canTake(booking, action, 'system')) continue
    booking = await takeStep(booking, action, call)
  }
  return booking
}

function takeStep(before: Booking, action: 'ship' | 'complete', call: Call<Actor>): Promise<Booking> {
  const happening = { kind: action === 'ship' ? 'shipped' : 'completed', bySystem: true } as const
  return saveAndTell({ before, after: advance(before, action, 'system'), happening }, call)
}

/** Lapses an offer that nobody answered in time. */
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

/** The drafts of its users move to a company that has just been named. */
export async function takeDraftsOver(customerId: string, { tx }: Call<'system'>): Promise<void> {
  const users = await usersOfCompany(tx, customerId)
  await Promise.all(users.map(({ id }) => moveDraftsToCompany(tx, id, customerId)))
}
