import type { BookingHold } from '@landbridge/contract/booking/booking-desk-views'
import { bookingStateLabels } from '@landbridge/contract/booking/booking-labels'
import {
  type BookingSideAction,
  bookingActionsFor,
  bookingLifecycle,
  moveLifecycle,
  type RequestAction,
  type RequestKind,
  type RequestState,
  requestLifecycle,
} from '@landbridge/contract/booking/booking-lifecycle'
import type { BookingReceipt } from '@landbridge/contract/booking/booking-views'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { Language } from '@landbridge/contract/shared/languages'
import { lifeOf } from '@landbridge/contract/shared/life'
import { type Actor, type Lifecycle, nextState } from '@landbridge/contract/shared/lifecycle'
import type { Money } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Booking, ChangeRequest } from './booking.ts'
import { type Credit, coversPrice, creditStandingOf } from './booking-price-rules.ts'
import { say } from './booking-texts.ts'

/** The booking as its reader sees it after a command, with the actions open to that reader now. */
export function receiptOf(booking: Booking, { actor, language }: { actor: Actor; language: Language }): BookingReceipt {
  const { id, bookingNo, orderedAt, state, version } = booking
  const stateLabel = say(language, bookingStateLabels[state])
  return { id, bookingNo, orderedAt, state, stateLabel, version, actions: bookingActionsFor(booking, actor) }
}

export const { advance, canTake, checkUnchanged, notAllowed, standing } = lifeOf(bookingLifecycle, {
  notAllowed: 'booking.action-not-allowed',
  changed: 'booking.changed-meanwhile',
  standing: (booking: Booking, _, reader) => {
    const { state, version } = booking
    return { state, version, actions: bookingActionsFor(booking, reader) }
  },
})

/** Refuses an action that leaves the state as it is where it is not possible now. */
export function checkPossible(booking: Booking, action: BookingSideAction, actor: Actor): void {
  const view = bookingActionsFor(booking, actor).find((one) => one.name === action)
  if (!view?.allowed) throw notAllowed(booking, actor)
}

/** The state of a request after `action`: the only way from one of its states to another, by the life of its kind. */
export function requestAfter(
  state: RequestState,
  action: RequestAction,
  { actor, kind }: { actor: Actor; kind?: RequestKind },
): RequestState {
  const life: Lifecycle<RequestState | 'begun'> = kind === 'move' ? moveLifecycle : requestLifecycle
  const next = nextState(life, { state }, { action, by: actor })
  if (!next || next === 'gone' || next === 'begun') throw new Problem('booking.request-answered')
  return next
}

export function advanceRequest(
  request: ChangeRequest,
  action: RequestAction,
  { actor, at, userId, note }: { actor: Actor; at: Date; userId?: string | undefined; note?: string | undefined },
): ChangeRequest {
  const state = requestAfter(request.state, action, { actor, kind: request.kind })
  return { ...request, state, answeredAt: at, answeredBy: userId, answerNote: note }
}

/** Facts besides the booking itself that its holds depend on: its company, and the price that would be agreed. */
export type HoldFacts = { isCertified: boolean; credit: Credit | undefined; price: readonly Money[] }

/** The holds that block an acceptance, or an amendment's grant, until somebody permitted lifts them. */
export function holdsOf(
  { form, lifts }: Pick<Booking, 'form' | 'lifts'>,
  { isCertified, credit, price }: HoldFacts,
): BookingHold[] {
  const liftOf = (hold: BookingHold) => {
    const lift = lifts[hold]
    return lift?.seen === contentSeen(form, hold) ? lift : undefined
  }
  const creditLift = liftOf('credit')
  const standingHolds: [hold: BookingHold, stands: boolean][] = [
    ['certification', !isCertified && !lifts.certification],
    ['dangerous', form.cargoKind === 'D' && !liftOf('dangerous')],
    ['credit', creditStandingOf(credit, price).isOver && !(creditLift && coversPrice(creditLift, price, credit))],
  ]
  return standingHolds.filter(([, stands]) => stands).map(([hold]) => hold)
}

/** The part of a form that a hold's lifting is based on: its change takes the lifting back. */
export function contentSeen(form: BookingForm, hold: BookingHold): string | undefined {
  if (hold === 'certification') return undefined
  const { cargoKind, danger, goods, loadType, boxes, originCode, destinationCode, entryPortCode } = form
  const way = { loadType, boxes, originCode, destinationCode }
  return inOneOrder(hold === 'credit' ? way : { ...way, cargoKind, danger, goods, entryPortCode })
}

/** A text that is equal for equal values, whatever the order of their names. */
const inOneOrder = (values: object): string =>
  JSON.stringify(values, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

/** The first cut-off of a departure: what the queue is ordered by. */
export function firstCutoffOf(cutoffs: readonly { at: Date; timeZone: string }[]): Booking['firstCutoff'] {
  const [first] = cutoffs.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return first && { at: first.at, timeZone: first.timeZone }
}
