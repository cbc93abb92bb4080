import { randomUUID } from 'node:crypto'
import type { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import type { BookingEventKind } from '@landbridge/contract/booking/booking-labels'
import type { RequestAction } from '@landbridge/contract/booking/booking-lifecycle'
import { isBlank } from '@landbridge/contract/booking/form/form-conditions'
import { endOfBusinessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import { audit } from '../../platform/audit.ts'
import { companyOf } from '../../platform/caller.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { departureById } from '../../pricing/index.ts'
import { codesOf } from '../../reference/index.ts'
import { checkAddressAllowed } from '../../site/index.ts'
import type { Booking, ChangeRequest } from '../life/booking.ts'
import { recordBookingEvent } from '../life/booking-event-store.ts'
import { quoteOfOffer } from '../life/booking-price-rules.ts'
import {
  advance,
  advanceRequest,
  canTake,
  checkPossible,
  checkUnchanged,
  firstCutoffOf,
} from '../life/booking-rules.ts'
import { lockBooking, saveBooking } from '../life/booking-store.ts'
import { knownToForm } from '../submit/rail-facts-queries.ts'
import { endOf } from '../submit/rail-reference-rules.ts'
import { cutoffsOf } from '../submit/rail-submit-rules.ts'
import { feeNow } from './cancellation-fee-queries.ts'
import { closeRequest, insertRequest, loadRequest, requestsOf } from './change-request-store.ts'

type Customers = Call<'customer'>
type Input<Name extends keyof typeof bookingEndpoints> = z.output<(typeof bookingEndpoints)[Name]['input']>

/** Refuses a reason that is in no list. */
export async function checkReason(tx: Call<Actor>['tx'], classCode: string, code: string): Promise<void> {
  const known = await codesOf(tx, classCode)
  if (!known.some((item) => item.code === code)) {
    throw new Problem('shared.invalid-input', { reasonCode: 'booking.code-unknown' })
  }
}

/** Cancels a booking that was not accepted yet; asks for the cancellation of an accepted one, with the fee of today. */
export async function cancelOrAsk(command: Input<'cancel'>, call: Customers): Promise<Booking> {
  const { tx, caller } = call
  const customerId = companyOf(caller)
  const [before] = await Promise.all([
    lockBooking(tx, command.id, customerId),
    checkReason(tx, 'CANCELREASON', command.reasonCode),
  ])
  checkUnchanged(before, command.version, 'customer')
  if (canTake(before, 'cancel', 'customer')) return cancelOwn(before, command, call)
  checkPossible(before, 'askCancel', 'customer')
  const fee = await feeNow(before, call)
  const request: ChangeRequest = {
    ...newRequest(before, 'cancellation', call),
    reasonCode: command.reasonCode,
    note: command.note ?? undefined,
    ...(fee && 'amount' in fee && { fee }),
  }
  return ask(before, request, call)
}

async function cancelOwn(before: Booking, { reasonCode, note }: Input<'cancel'>, call: Customers): Promise<Booking> {
  if (before.openRequest) await closeOpenRequest(before, 'declineOffer', call)
  const cancelled = advance(before, 'cancel', 'customer')
  const after = await saveBooking(call.tx, before, {
    ...cancelled,
    reasonCode,
    closingNote: note ?? undefined,
    openRequest: undefined,
    waitingSince: undefined,
  })
  await tell(after, { kind: 'cancelled', data: { reasonCode }, note }, call)
  return after
}

/** Asks to change what touches space or price of an accepted booking. */
export async function askAmendment(command: Input<'amend'>, call: Customers): Promise<Booking> {
  const { tx, caller } = call
  await checkAddressAllowed(call)
  const before = await lockBooking(tx, command.id, companyOf(caller))
  checkUnchanged(before, command.version, 'customer')
  checkPossible(before, 'amend', 'customer')
  const { changes } = command
  if (Object.values(changes).every(isBlank)) {
    throw new Problem('shared.invalid-input', { changes: 'booking.amendment-empty' })
  }
  await checkAmendment(before, changes, call)
  return ask(before, { ...newRequest(before, 'amendment', call), changes, note: command.note ?? undefined }, call)
}

async function checkAmendment(before: Booking, changes: Input<'amend'>['changes'], { tx, now }: Customers) {
  const form = { ...before.form, ...(changes as Booking['form']) }
  const known = await knownToForm(tx, form)
  const unknownBox = (changes.boxes ?? []).findIndex((box) => !known.containerTypes.has(box.containerType))
  const wrong = {
    ...(!endOf(form, 'origin', known) && { 'changes.originCode': 'booking.place-unknown' }),
    ...(!endOf(form, 'destination', known) && { 'changes.destinationCode': 'booking.place-unknown' }),
    ...(form.originCode === form.destinationCode && { 'changes.destinationCode': 'booking.same-place' }),
    ...(changes.wantedDate && endOfBusinessDay(changes.wantedDate) < now
      ? { 'changes.wantedDate': 'booking.wanted-before-ready' }
      : {}),
    ...(changes.loadType && changes.loadType !== 'FCL' ? { 'changes.loadType': 'booking.load-type-not-open' } : {}),
    ...(unknownBox >= 0 && { [`changes.boxes.${unknownBox}.containerType`]: 'booking.container-type-unknown' }),
  }
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
}

const newRequest = (booking: Booking, kind: ChangeRequest['kind'], { caller, now }: Customers): ChangeRequest => ({
  id: randomUUID(),
  bookingId: booking.id,
  customerId: booking.customerId ?? '',
  kind,
  state: 'open',
  askedAt: now,
  askedBy: caller.userId,
})

async function ask(before: Booking, request: ChangeRequest, call: Customers): Promise<Booking> {
  await insertRequest(call.tx, request)
  const after = await saveBooking(call.tx, before, { ...before, openRequest: request.kind, waitingSince: call.now })
  const isCancel = request.kind === 'cancellation'
  await tell(
    after,
    {
      kind: isCancel ? 'cancelAsked' : 'amendAsked',
      data: request.reasonCode ? { reasonCode: request.reasonCode } : {},
      note: request.note,
    },
    call,
  )
  return after
}

/** Answers an offer of ours, or takes back what was asked. */
export async function answerRequest(command: Input<'answer'>, call: Customers): Promise<Booking> {
  const { tx, caller, now } = call
  if (command.answer === 'accept') await checkAddressAllowed(call)
  const before = await lockBooking(tx, command.id, companyOf(caller))
  checkUnchanged(before, command.version, 'customer')
  const request = await loadRequest(tx, command.requestId, before.id)
  if (request.state !== 'open') throw new Problem('booking.request-answered')
  if (command.answer === 'withdraw') return withdraw(before, request, call)
  checkPossible(before, 'answerOffer', 'customer')
  if (request.until && request.until <= now) throw new Problem('booking.request-answered')
  const isAccepted = command.answer === 'accept'
  const by = { actor: 'customer', at: now, userId: caller.userId, note: command.note ?? undefined } as const
  await closeRequest(tx, advanceRequest(request, isAccepted ? 'acceptOffer' : 'declineOffer', by))
  const offered = isAccepted ? await withOffer(before, request, call) : before
  const after = await saveBooking(tx, before, { ...offered, openRequest: undefined, waitingSince: now })
  const kind = isAccepted ? 'offerAccepted' : 'offerDeclined'
  await tell(after, { kind, note: command.note }, call)
  return after
}

/** The booking as the offer has it: its departure is chosen, its price is the quote. */
async function withOffer(booking: Booking, request: ChangeRequest, { tx, now }: Customers): Promise<Booking> {
  const { departureId, price } = request
  const departure = departureId ? await departureById(tx, departureId) : undefined
  return {
    ...booking,
    form: {
      ...booking.form,
      ...(departure && { departureId: departure.id, trainNo: departure.departureNo, wantedDate: departure.departsOn }),
      ...(price && { quoteType: 'OFFER' as const }),
    },
    ...(departure && { firstCutoff: firstCutoffOf(cutoffsOf(departure)) }),
    ...(price && { toQuote: false, findings: booking.findings.filter((check) => check !== 'price') }),
    ...(price && { quote: quoteOfOffer({ ...request, price }, now) }),
  }
}

async function withdraw(before: Booking, request: ChangeRequest, call: Customers): Promise<Booking> {
  const { tx, caller, now } = call
  checkPossible(before, 'withdraw', 'customer')
  await closeRequest(tx, advanceRequest(request, 'withdraw', { actor: 'customer', at: now, userId: caller.userId }))
  const after = await saveBooking(tx, before, { ...before, openRequest: undefined, waitingSince: undefined })
  await tell(after, { kind: 'requestWithdrawn' }, call)
  return after
}

/** Closes whatever is open on a booking, because its subject is gone. */
export async function closeOpenRequest(
  booking: Booking,
  action: RequestAction,
  { tx, caller, now }: Call<'customer' | 'staff' | 'system'>,
): Promise<void> {
  const open = (await requestsOf(tx, booking.id)).find((request) => request.state === 'open')
  if (!open) return
  const userId = 'userId' in caller ? caller.userId : undefined
  await closeRequest(tx, advanceRequest(open, action, { actor: caller.actor, at: now, userId }))
}

/** The name under which a kind of event goes out: cancelAsked as booking.cancel-asked. */
export const eventName = <Kind extends ToldKind>(kind: Kind) =>
  `booking.${kind.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}` as `booking.${Dashed<Kind>}`

/** What is told with the command that did it; the rest is told by the area in which it happened. */
type ToldKind = Exclude<BookingEventKind, 'milestone' | 'etaMoved' | `job${string}` | `completion${string}`>

type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : ''

/** What is told of a command: its line in the time line, its audit entry and its event. */
export async function tell(
  booking: Booking,
  said: {
    kind: ToldKind
    data?: Record<string, string>
    note?: string | null | undefined
    bySystem?: boolean
  },
  call: Call<Actor>,
): Promise<void> {
  const { id, customerId, bookingNo, state, version } = booking
  if (customerId === null) return
  const { kind, data, note, bySystem = false } = said
  await recordBookingEvent(call, { bookingId: id, customerId, kind, data, note, bySystem })
  const after = { state, version, ...data, ...(note && { note }) }
  const name = eventName(kind)
  await audit(call, { action: name, thing: 'booking', id, customerId, after })
  await emit(call, { kind: name, id, customerId, data: { bookingNo, ...data } })
}
