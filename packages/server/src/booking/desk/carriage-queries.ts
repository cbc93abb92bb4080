import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Call } from '../../platform/serve.ts'
import { possibleDepartures } from '../departure/departure-choice-queries.ts'
import { departureShown } from '../departure/departure-choice-rules.ts'
import type { Booking, GivenDeparture, MoveOrder } from '../life/booking.ts'
import { enteredBy } from '../life/given-departure-rules.ts'
import { type Leg, legsOf } from '../life/leg.ts'
import { knownToForm } from '../submit/form-facts-queries.ts'
import { departureFor } from './accept-queries.ts'
import { checkCarriage, givenFor } from './accept-rules.ts'

type ReadingCall = Pick<Call<Actor>, 'tx' | 'now'>

/** The carriage that boxes are moved to: an open departure of the lane, or typed times without one of ours. */
export async function carriageTo(leg: Leg, order: MoveOrder, call: ReadingCall): Promise<GivenDeparture> {
  const { departureId } = order
  const [known, departure] = await Promise.all([
    knownToForm(call.tx, leg),
    departureId ? departureFor(leg, departureId, call) : undefined,
  ])
  checkCarriage(leg, { departure, known, isChosen: true, now: call.now })
  return givenFor(leg, { departure, known }, enteredBy(order))
}

/** Departures to which boxes of a leg can be moved, the next first: open ones of its lane but for its own, for two months. */
export async function departuresToMoveTo(booking: Booking, legSeq: number, call: ReadingCall) {
  const leg = legsOf(booking).find(({ seq }) => seq === legSeq)
  if (!leg) return []
  const { wantedDate: _, departureId: __, ...form } = leg.form
  const possible = await possibleDepartures(call.tx, { mode: leg.mode, form }, call.now, 62)
  return possible.map((departure) => departureShown(departure, leg))
}
