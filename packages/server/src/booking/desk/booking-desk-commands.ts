import { randomUUID } from 'node:crypto'
import type { BookingHold, bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { isBlank } from '@landbridge/contract/booking/form/form-conditions'
import { Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import { loadUser } from '../../access/index.ts'
import { putOff } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { departureById, giveBackSpace } from '../../pricing/index.ts'
import type { Booking, ChangeRequest } from '../life/booking.ts'
import { priceOfLines, spaceBoxes } from '../life/booking-price-rules.ts'
import { advance, advanceRequest, checkPossible, checkUnchanged } from '../life/booking-rules.ts'
import { lockBooking, saveBooking } from '../life/booking-store.ts'
import { catchUp } from '../life/booking-system-commands.ts'
import { checkReason, closeOpenRequest, tell } from '../requests/change-request-commands.ts'
import { closeRequest, insertRequest, loadRequest } from '../requests/change-request-store.ts'

export type Staff = Call<'staff'>
export type DeskInput<Name extends keyof typeof bookingDeskEndpoints> = z.output<
  (typeof bookingDeskEndpoints)[Name]['input']
>

/** A booking as its sender saw it, held until this call is over. */
export async function seenBooking({ id, version }: { id: string; version: number }, { tx }: Staff): Promise<Booking> {
  const booking = await lockBooking(tx, id)
  checkUnchanged(booking, version, 'staff')
  if (booking.state === 'draft') throw new Problem('booking.missing')
  return booking
}

/** Gives a booking to an operator, or takes it from one. */
export async function assignBooking(command: DeskInput<'assign'>, call: Staff): Promise<Booking> {
  const before = await seenBooking(command, call)
  checkPossible(before, 'assign', 'staff')
  const name = command.operatorId ? await operatorName(command.operatorId, call) : ''
  const after = await saveBooking(call.tx, before, { ...before, operatorId: command.operatorId ?? undefined })
  const kind = command.operatorId ? 'assigned' : 'unassigned'
  await tell(after, { kind, data: { name } }, call)
  return after
}

/** The name of somebody who may be given a booking. */
export async function operatorName(id: string, { tx }: Staff): Promise<string> {
  const user = await loadUser(tx, id).catch((error: unknown) => {
    if (error instanceof Problem) return undefined
    throw error
  })
  if (user?.kind !== 'staff' || !user.active) {
    throw new Problem('shared.invalid-input', { operatorId: 'booking.operator-unknown' })
  }
  return user.realName || user.account || ''
}

/** Sends a booking back to be changed, with what to change field by field; it keeps its number. */
export async function returnBooking(command: DeskInput<'return'>, call: Staff): Promise<Booking> {
  const before = await seenBooking(command, call)
  const returned = advance(before, 'return', 'staff')
  if (before.openRequest) await closeOpenRequest(before, 'withdrawOffer', call)
  const after = await saveBooking(call.tx, before, {
    ...returned,
    returnedFields: command.returnedFields,
    replyText: command.replyText ?? undefined,
    openRequest: undefined,
    waitingSince: undefined,
  })
  await tell(after, { kind: 'returned', note: command.replyText }, call)
  return after
}

/** Declines a booking, with a reason that the customer sees. */
export async function refuseBooking(command: DeskInput<'refuse'>, call: Staff): Promise<Booking> {
  const [before] = await Promise.all([
    seenBooking(command, call),
    checkReason(call.tx, 'REFUSALREASON', command.reasonCode),
  ])
  const refused = advance(before, 'refuse', 'staff')
  if (before.openRequest) await closeOpenRequest(before, 'withdrawOffer', call)
  const { reasonCode, note } = command
  const closed = { reasonCode, closingNote: note, openRequest: undefined, waitingSince: undefined }
  const after = await saveBooking(call.tx, before, { ...refused, ...closed })
  await tell(after, { kind: 'refused', data: { reasonCode }, note }, call)
  return after
}

/** Offers another departure or price, to be answered by a date. */
export async function offerBooking(command: DeskInput<'offer'>, call: Staff): Promise<Booking> {
  const { tx, caller, now } = call
  const before = await seenBooking(command, call)
  checkPossible(before, 'offer', 'staff')
  const { departureId, offerLines, until, note } = command
  if (!departureId && isBlank(offerLines)) {
    throw new Problem('shared.invalid-input', { departureId: 'booking.offer-empty' })
  }
  if (until <= now) throw new Problem('shared.invalid-input', { until: 'booking.until-past' })
  if (departureId) await openDeparture(departureId, before, call)
  const request: ChangeRequest = {
    id: randomUUID(),
    bookingId: before.id,
    customerId: before.customerId ?? '',
    kind: 'offer',
    state: 'open',
    askedAt: now,
    askedBy: caller.userId,
    note: note ?? undefined,
    departureId: departureId ?? undefined,
    price: offerLines && offerLines.length > 0 ? priceOfLines(offerLines, { at: now }) : undefined,
    until,
  }
  await insertRequest(tx, request)
  const data = { bookingId: before.id, requestId: request.id }
  await putOff(call, { kind: 'booking.lapse-offer', id: request.id, data, dueAt: until })
  const after = await saveBooking(tx, before, { ...before, openRequest: 'offer', waitingSince: undefined })
  await tell(after, { kind: 'offered', note }, call)
  return after
}

/** A departure that can still be given; one of another lane or past is refused by name. */
export async function openDeparture(departureId: string, booking: Booking, { tx, now }: Staff) {
  const departure = await departureById(tx, departureId).catch((error: unknown) => {
    throw error instanceof Problem
      ? new Problem('shared.invalid-input', { departureId: 'booking.departure-unknown' })
      : error
  })
  const { form } = booking
  const isRail = form.legType === 'Q' || form.legType === undefined || form.legType === null
  if (isRail && (departure.originCode !== form.originCode || departure.destinationCode !== form.destinationCode)) {
    throw new Problem('shared.invalid-input', { departureId: 'booking.departure-other-lane' })
  }
  if (departure.state !== 'scheduled' || departure.etd <= now) {
    throw new Problem('shared.invalid-input', { departureId: 'booking.departure-closed' })
  }
  return departure
}

/** Takes an offer back before it was answered. */
export async function withdrawOffer(command: DeskInput<'withdrawOffer'>, call: Staff): Promise<Booking> {
  const before = await seenBooking(command, call)
  const request = await loadRequest(call.tx, command.requestId, before.id)
  if (request.kind !== 'offer') throw new Problem('booking.missing')
  const by = { actor: 'staff', at: call.now, userId: call.caller.userId } as const
  await closeRequest(call.tx, advanceRequest(request, 'withdrawOffer', by))
  const after = await saveBooking(call.tx, before, { ...before, openRequest: undefined, waitingSince: call.now })
  await tell(after, { kind: 'requestWithdrawn' }, call)
  return after
}

/** Puts an accepted booking on hold. */
export async function stopBooking(command: DeskInput<'stop'>, call: Staff): Promise<Booking> {
  const [before] = await Promise.all([
    seenBooking(command, call),
    checkReason(call.tx, 'STOPREASON', command.reasonCode),
  ])
  const { reasonCode, note } = command
  const stopped = { ...advance(before, 'stop', 'staff'), reasonCode, closingNote: note ?? undefined }
  const after = await saveBooking(call.tx, before, stopped)
  await tell(after, { kind: 'stopped', data: { reasonCode }, note }, call)
  return after
}

/** Takes a booking off hold; what happened meanwhile is applied now. */
export async function resumeBooking(command: DeskInput<'resume'>, call: Staff): Promise<Booking> {
  const before = await seenBooking(command, call)
  const resumed = { ...advance(before, 'resume', 'staff'), reasonCode: undefined, closingNote: undefined }
  const after = await saveBooking(call.tx, before, resumed)
  await tell(after, { kind: 'resumed', note: command.note }, call)
  return catchUp(after, call)
}

/** Cancels an accepted booking, with its fee; what it had taken goes back to the train. */
export async function cancelBooking(command: DeskInput<'cancel'>, call: Staff): Promise<Booking> {
  const [before] = await Promise.all([
    seenBooking(command, call),
    checkReason(call.tx, 'CANCELREASON', command.reasonCode),
  ])
  const { reasonCode, note } = command
  return cancelAccepted(before, { reasonCode, note: note ?? undefined, fee: feeOf(command) }, call)
}

/** The fee that staff name; a fee needs its currency. */
export function feeOf({
  fee,
  feeCurrency,
}: {
  fee?: string | null | undefined
  feeCurrency?: string | null | undefined
}) {
  if (!fee) return undefined
  if (!feeCurrency) throw new Problem('shared.invalid-input', { feeCurrency: 'booking.fee-currency-needed' })
  return { amount: fee, currency: feeCurrency }
}

export async function cancelAccepted(
  before: Booking,
  { reasonCode, note, fee }: { reasonCode: string; note?: string | undefined; fee: Booking['fee'] },
  call: Staff,
): Promise<Booking> {
  const cancelled = advance(before, 'cancel', 'staff')
  if (before.ata) throw new Problem('booking.jobs-underway')
  if (before.openRequest) await closeOpenRequest(before, 'decline', call)
  const closed = { reasonCode, closingNote: note, fee, openRequest: undefined, waitingSince: undefined }
  const after = await saveBooking(call.tx, before, { ...cancelled, ...closed })
  if (before.given && !before.atd) await giveBackSpace(call, before.given.departureId, spaceBoxes(before.form))
  const data = { reasonCode, ...(fee && { fee: fee.amount, feeCurrency: fee.currency }) }
  await tell(after, { kind: 'cancelled', data, note }, call)
  return after
}

/** Lifts a hold with a reason, so that the booking can be accepted. */
export async function liftHold(
  { hold, reason, ...seen }: { id: string; version: number; hold: BookingHold; reason: string },
  call: Staff,
): Promise<Booking> {
  const before = await seenBooking(seen, call)
  checkPossible(before, 'lift', 'staff')
  if (hold === 'credit' && !call.caller.permissions.includes('credit.lift')) throw new Problem('access.not-allowed')
  const lift = { reason, by: call.caller.userId, at: call.now.toISOString() }
  const after = await saveBooking(call.tx, before, { ...before, lifts: { ...before.lifts, [hold]: lift } })
  await tell(after, { kind: 'lifted', data: { hold, reason } }, call)
  return after
}
