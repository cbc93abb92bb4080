import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import { usersOfCompany } from '../../access/index.ts'
import type { Follower } from '../../platform/call.ts'
import type { Call } from '../../platform/serve.ts'
import { departureById } from '../../pricing/index.ts'
import type { Booking } from './booking.ts'
import { advance, canTake } from './booking-rules.ts'
import { countOpen, lockBooking, moveDraftsToCompany, saveBooking } from './booking-store.ts'
import { saveAndTell } from './booking-tell-commands.ts'
import { givenOf } from './given-departure-rules.ts'
import { retimeGiven } from './leg-store.ts'

/** Marks a booking as shipped when the main carriage has left the origin, or later, when its hold ends. */
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

/** A booking that is completed while on hold is closed when the hold ends. */
async function noteForLater(call: Call<Actor>, before: Booking, action: 'ship' | 'complete'): Promise<void> {
  if (action === 'complete' && before.state === 'stopped') {
    await saveBooking(call.tx, before, { ...before, jobsDone: true })
  }
}

/** Applies the departure and the end of its jobs that a booking came to while it was on hold. */
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

/** The drafts and inquiries of its users move to a company that has just been named. */
export async function takeDraftsOver(customerId: string, { tx }: Call<'system'>): Promise<void> {
  const users = await usersOfCompany(tx, customerId)
  await Promise.all(users.map(({ id }) => moveDraftsToCompany(tx, id, customerId)))
}

/** Keeps the last user of a company with live orders, and gives accepted bookings the new times of their departure. */
export const lifeFollowers: readonly Follower[] = [
  {
    kind: 'access.closed',
    follow: async ({ customerId, data }, { tx }) => {
      if (!customerId || data?.isLast !== true) return
      const count = await countOpen(tx, customerId)
      if (count > 0) throw new Problem('access.close-open-orders', undefined, { count })
    },
  },
  {
    kind: 'pricing.departure-retimed',
    follow: async ({ id }, { tx }) => retimeGiven(tx, { ...givenOf(await departureById(tx, id)), departureId: id }),
  },
]
