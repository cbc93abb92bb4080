import type { AmendmentChanges } from '@landbridge/contract/booking/booking-views'
import type { Call } from '../../platform/serve.ts'
import type { Booking } from '../life/booking.ts'
import { gatherFacts, knownToForm } from '../submit/form-facts-queries.ts'
import { type Amendment, amendedBooking, keepsDeparture, repricedAmendment } from './amendment-rules.ts'

export async function gatherAmendment(
  before: Booking,
  { changes, chosenId }: { changes: AmendmentChanges; chosenId?: string | undefined },
  call: Call<'customer' | 'staff' | 'system'>,
): Promise<Amendment> {
  const keeps = keepsDeparture(changes, chosenId)
  const requested = amendedBooking(before, changes, chosenId ?? (keeps ? before.given?.departureId : undefined))
  const [facts, knownBefore] = await Promise.all([gatherFacts(requested, call), knownToForm(call.tx, before)])
  return {
    before,
    changes,
    requested: repricedAmendment(requested, facts.offer),
    facts,
    knownBefore,
    keepsDeparture: keeps,
    departure: facts.nearest,
  }
}
