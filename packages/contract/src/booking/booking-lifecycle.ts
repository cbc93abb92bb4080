import { type ActionView, type Actor, actionsFor, type Lifecycle, type Standing } from '../shared/lifecycle.ts'

export const bookingStates = [
  'draft',
  'returned',
  'submitted',
  'received',
  'shipped',
  'stopped',
  'completed',
  'cancelled',
  'refused',
] as const
export type BookingState = (typeof bookingStates)[number]

/** The life of a booking, which server and web both read here. */
// biome-ignore format: a table
export const bookingLifecycle = [
  { from: ['draft'],                 action: 'submit',   by: 'customer', to: 'submitted' },
  { from: ['draft'],                 action: 'discard',  by: 'customer', to: 'gone' },
  { from: ['submitted', 'returned'], action: 'revise',   by: 'customer', to: 'submitted' },
  { from: ['submitted'],             action: 'return',   by: 'staff',    to: 'returned' },
  { from: ['submitted', 'returned'], action: 'cancel',   by: 'customer', to: 'cancelled' },
  { from: ['submitted'],             action: 'receive',  by: 'staff',    to: 'received' },
  { from: ['submitted', 'returned'], action: 'refuse',   by: 'staff',    to: 'refused' },
  { from: ['received', 'stopped'],   action: 'cancel',   by: 'staff',    to: 'cancelled' },
  { from: ['received'],              action: 'ship',     by: 'system',   to: 'shipped' },
  { from: ['received', 'shipped'],   action: 'stop',     by: 'staff',    to: 'stopped' },
  { from: ['stopped'],               action: 'resume',   by: 'staff',    to: 'before-stop' },
  { from: ['shipped'],               action: 'complete', by: 'system',   to: 'completed' },
] as const satisfies Lifecycle<BookingState>

type BookingAction = (typeof bookingLifecycle)[number]['action']
export const bookingActions = [...new Set(bookingLifecycle.map((step) => step.action))]

export const hasEnded = (state: BookingState): boolean =>
  bookingLifecycle.every((step) => !(step.from as readonly BookingState[]).includes(state))

/** Requests that leave a booking's state as it is: cancellation, amendment, our offer, a move to another departure. */
export const requestKinds = ['cancellation', 'amendment', 'offer', 'move'] as const
export type RequestKind = (typeof requestKinds)[number]
export const requestStates = ['open', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const
export type RequestState = (typeof requestStates)[number]

/** The life of a change request: an offer is answered by the customer, the customer's request by us, and its sender may take it back. */
// biome-ignore format: a table
export const requestLifecycle = [
  { from: ['open'], action: 'acceptOffer',   by: 'customer', to: 'accepted' },
  { from: ['open'], action: 'declineOffer',  by: 'customer', to: 'declined' },
  { from: ['open'], action: 'withdraw',      by: 'customer', to: 'withdrawn' },
  { from: ['open'], action: 'withdrawOffer', by: 'staff',    to: 'withdrawn' },
  { from: ['open'], action: 'accept',        by: 'staff',    to: 'accepted' },
  { from: ['open'], action: 'decline',       by: 'staff',    to: 'declined' },
  { from: ['open'], action: 'lapse',         by: 'system',   to: 'lapsed' },
] as const satisfies Lifecycle<RequestState>
export type RequestAction = (typeof requestLifecycle)[number]['action']

/** The cause of a move: the carrier or we, at the agreed price, or the customer, who agrees to the cost first. */
export const moveCauses = ['carrier', 'us', 'customer'] as const
export type MoveCause = (typeof moveCauses)[number]

/** The life of a move: carried out at once, or waiting a day for the customer with its space held. */
// biome-ignore format: a table
export const moveLifecycle = [
  { from: ['begun'], action: 'carryOut', by: 'staff', to: 'accepted' },
  { from: ['begun'], action: 'propose',  by: 'staff', to: 'open' },
  ...requestLifecycle.filter(({ action }) => action !== 'accept' && action !== 'decline' && action !== 'withdraw'),
] as const satisfies Lifecycle<RequestState | 'begun'>
export const moveStepOf: Readonly<Record<MoveCause, 'carryOut' | 'propose'>> = {
  carrier: 'carryOut',
  us: 'carryOut',
  customer: 'propose',
}
export const moveHeldHours = 24

/** Actions that leave the state as it is: where they are possible, and whether they wait for a request or forbid one. */
// biome-ignore format: a table
const bookingSideActions = [
  { from: ['received', 'stopped'],              action: 'askCancel',   by: 'customer', request: 'none' },
  { from: ['received', 'stopped', 'shipped'],   action: 'amend',       by: 'customer', request: 'none' },
  { from: ['submitted'],                        action: 'answerOffer', by: 'customer', request: 'offer' },
  { from: ['received', 'shipped'],              action: 'answerMove',  by: 'customer', request: 'move' },
  { from: ['received', 'stopped', 'shipped'],   action: 'withdraw',    by: 'customer', request: 'ours' },
  { from: ['submitted', 'returned'],            action: 'assign',      by: 'staff',    request: 'any' },
  { from: ['received', 'shipped', 'stopped'],   action: 'assign',      by: 'staff',    request: 'any' },
  { from: ['submitted'],                        action: 'offer',       by: 'staff',    request: 'none' },
  { from: ['received', 'shipped'],              action: 'move',        by: 'staff',    request: 'none' },
  { from: ['submitted'],                        action: 'lift',        by: 'staff',    request: 'any' },
  { from: ['received', 'stopped', 'shipped'],   action: 'lift',        by: 'staff',    request: 'theirs' },
  { from: ['received', 'stopped', 'shipped'],   action: 'amend',       by: 'staff',    request: 'theirs' },
] as const satisfies readonly {
  from: readonly BookingState[]
  action: string
  by: 'customer' | 'staff'
  request: 'any' | 'none' | 'offer' | 'move' | 'ours' | 'theirs'
}[]
export type BookingSideAction = (typeof bookingSideActions)[number]['action']
const bookingSideActionNames = [...new Set(bookingSideActions.map((step) => step.action))]
export const bookingActionNames = [...new Set([...bookingActions, ...bookingSideActionNames])]
export type BookingActionName = BookingAction | BookingSideAction

export type BookingStanding = Standing<BookingState> & { openRequest?: RequestKind | undefined }

export function bookingActionsFor(standing: BookingStanding, by: Actor): ActionView<BookingActionName>[] {
  const life: ActionView<BookingActionName>[] = actionsFor(bookingLifecycle, standing, by)
  const names = new Set(bookingSideActions.filter((step) => step.by === by).map((step) => step.action))
  return [...life, ...[...names].map((name) => sideAction(standing, name, by))]
}

function sideAction(standing: BookingStanding, name: BookingSideAction, by: Actor): ActionView<BookingActionName> {
  const step = bookingSideActions.find(
    (one) => one.action === name && one.by === by && (one.from as readonly string[]).includes(standing.state),
  )
  if (!step) return { name, allowed: false, reason: 'shared.not-in-this-state' }
  const reason = requestReason(step.request, standing.openRequest)
  return reason ? { name, allowed: false, reason } : { name, allowed: true }
}

function requestReason(needs: (typeof bookingSideActions)[number]['request'], open: RequestKind | undefined) {
  const isCustomersRequest = open === 'cancellation' || open === 'amendment'
  if (needs === 'none') return open ? 'booking.request-open-already' : undefined
  if (needs === 'offer' || needs === 'move') return open === needs ? undefined : 'booking.no-open-offer'
  if (needs === 'ours' || needs === 'theirs') return isCustomersRequest ? undefined : 'booking.no-open-request'
  return undefined
}
