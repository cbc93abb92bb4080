import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Call } from '../../platform/serve.ts'
import { possibleDepartures } from '../departure/departure-choice-queries.ts'
import { departureShown } from '../departure/departure-choice-rules.ts'
import type { Booking, GivenDeparture, MoveOrder } from '../life/booking.ts'
import { type Leg, legsOf } from '../life/leg.ts'
import { knownToForm } from '../submit/form-facts-queries.ts'
import { departureFor } from './accept-queries.ts'
import { checkCarriage, givenFor } from './accept-rules.ts'

type ReadingCall = Pick<Call<Actor>, 'tx' | 'now'>

const momentOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

/** The carriage that boxes are moved to: an open departure of the lane, or typed times without one of ours. */
export async function carriageTo(leg: Leg, order: MoveOrder, call: ReadingCall): Promise<GivenDeparture> {
  const { departureId } = order
  const [known, departure] = await Promise.all([
    knownToForm(call.tx, leg),
    departureId ? departureFor(leg, departureId, call) : undefined,
  ])
  checkCarriage(leg, { departure, known, isChosen: true, now: call.now })
  const { departureNo, carrierCode, loadingDate } = order
  const cutoffs = order.cutoffs?.map((one) => ({ ...one, at: new Date(one.at) }))
  const times = { etd: momentOf(order.etd), eta: momentOf(order.eta), cutoffs }
  return givenFor(leg, { departure, known }, { departureNo, carrierCode, loadingDate, ...times })
}

/** Departures to which boxes of a leg can be moved, the next first: open ones of its lane but for its own, for two months. */
export async function departuresToMoveTo(booking: Booking, legSeq: number, call: ReadingCall) {
  const leg = legsOf(booking).find(({ seq }) => seq === legSeq)
  if (!leg) return []
  const { wantedDate: _, departureId: __, ...form } = leg.form
  const possible = await possibleDepartures(call.tx, { mode: leg.mode, form }, call.now, 62)
  return possible.map((departure) => departureShown(departure, leg))
}
