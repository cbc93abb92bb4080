import { Problem } from '@landbridge/contract/shared/problem'
import { isActiveStaff } from '../../access/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import type { Call } from '../../platform/serve.ts'
import { type Departure, departuresByIds } from '../../pricing/index.ts'
import { nextDeparture } from '../departure/departure-choice-queries.ts'
import type { Booking } from '../life/booking.ts'
import { creditOf } from '../life/credit-queries.ts'
import type { EnteredCarriage } from '../life/given-departure-rules.ts'
import type { Leg } from '../life/leg.ts'
import { knownToForm } from '../submit/form-facts-queries.ts'
import { type AcceptanceFacts, checkDeparture, type LegFacts } from './accept-rules.ts'

type StaffCall = Call<'staff'>

export type LegChoice = { leg: Leg; chosenId: string | undefined; isTyped: boolean; entered: EnteredCarriage }

/** Gathers the facts of an acceptance: places, company, credit, the departure of each leg, the operator. */
export async function gatherAcceptance(
  booking: Booking,
  { choices, operatorId }: { choices: readonly LegChoice[]; operatorId: string },
  call: StaffCall,
): Promise<AcceptanceFacts> {
  const { tx, now } = call
  const [known, customer, legs, isOperatorKnown] = await Promise.all([
    knownToForm(tx, booking),
    customerWithCredit(booking, call),
    Promise.all(choices.map((choice) => factsOfLeg(choice, call))),
    isActiveStaff(tx, operatorId),
  ])
  return { known, ...customer, legs, isOperatorKnown, now }
}

async function factsOfLeg({ leg, chosenId, isTyped, entered }: LegChoice, call: StaffCall): Promise<LegFacts> {
  const [known, departure] = await Promise.all([
    knownToForm(call.tx, leg),
    isTyped ? undefined : departureFor(leg, chosenId, call),
  ])
  return { leg, known, departure, isChosen: chosenId !== undefined, entered }
}

async function customerWithCredit({ customerId }: Booking, call: StaffCall) {
  const customer = await loadCustomer(call.tx, customerId ?? '')
  return { customer, credit: await creditOf(customer, undefined, call) }
}

/** The departure that staff or the customer chose; without a choice the next that fits. */
export async function departureFor(
  leg: Pick<Leg, 'form'> & Pick<Booking, 'mode'>,
  chosenId: string | undefined,
  { tx, now }: Pick<StaffCall, 'tx' | 'now'>,
): Promise<Departure | undefined> {
  if (chosenId === undefined) return nextDeparture(tx, leg, now)
  const departure = (await departuresByIds(tx, [chosenId])).get(chosenId)
  if (!departure) throw new Problem('shared.invalid-input', { departureId: 'booking.departure-unknown' })
  return departure
}

/** A departure that can be offered to a booking; one of another lane or past is refused by name. */
export async function openDeparture(booking: Booking, id: string, call: StaffCall): Promise<Departure> {
  const [known, departure] = await Promise.all([knownToForm(call.tx, booking), departureFor(booking, id, call)])
  return checkDeparture(booking, { departure, known, isChosen: true, now: call.now })
}
