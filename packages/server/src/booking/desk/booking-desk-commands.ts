import { randomUUID } from 'node:crypto'
import type { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { BookingHold } from '@landbridge/contract/booking/booking-desk-views'
import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import { loadUser } from '../../access/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import { putOff } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { giveBackSpaceOf } from '../departure/leg-space-commands.ts'
import type { AgreedPrice, Booking, ChangeRequest, Lift } from '../life/booking.ts'
import { priceOfLines } from '../life/booking-price-rules.ts'
import { advance, advanceRequest, checkPossible, checkUnchanged, contentSeen } from '../life/booking-rules.ts'
import { lockBooking, lockCustomerOf } from '../life/booking-store.ts'
import { catchUp } from '../life/booking-system-commands.ts'
import { saveAndTell } from '../life/booking-tell-commands.ts'
import { closeRequest, insertRequest, loadRequest, requestsOf } from '../life/change-request-store.ts'
import { checkPayersExplained, owedIn, withOwed, withPayers } from '../life/price-payer-rules.ts'
import { closeOpenRequest, giveBackHeld, giveBackOpenMove } from '../life/request-end-commands.ts'
import { gatherAmendment } from '../requests/amendment-queries.ts'
import { assessAmendment } from '../requests/amendment-rules.ts'
import { checkReason } from '../requests/change-request-commands.ts'
import { checkAgreed, feeNamed } from '../requests/fee-rules.ts'
import { otherDay } from '../requests/other-day-rules.ts'
import { openDeparture } from './accept-queries.ts'
import { checkApartPriced, checkBoxesOfLines, proposedWhole } from './accept-rules.ts'

export type Staff = Call<'staff'>
export type DeskInput<Name extends keyof typeof bookingDeskEndpoints> = z.output<
  (typeof bookingDeskEndpoints)[Name]['input']
>

/** A booking as its sender saw it, locked after its company, in one order, so that commands never deadlock. */
export async function seenBooking({ id, version }: { id: string; version: number }, { tx }: Staff): Promise<Booking> {
  const [, booking] = await Promise.all([lockCustomerOf(tx, id), lockBooking(tx, id)])
  checkUnchanged(booking, version, 'staff')
  if (booking.state === 'draft') throw new Problem('booking.missing')
  return booking
}

export async function assignBooking(command: DeskInput<'assign'>, call: Staff): Promise<Booking> {
  const before = await seenBooking(command, call)
  checkPossible(before, 'assign', 'staff')
  const name = command.operatorId ? await operatorName(command.operatorId, call) : ''
  const after = { ...before, operatorId: command.operatorId ?? undefined }
  return saveAndTell(
    { before, after, happening: { kind: command.operatorId ? 'assigned' : 'unassigned', data: { name } } },
    call,
  )
}

async function operatorName(id: string, { tx }: Staff): Promise<string> {
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
  const { returnedFields, replyText } = command
  const answered = {
    returnedFields,
    replyText: replyText ?? undefined,
    openRequest: undefined,
    waitingSince: undefined,
  }
  const happening = { kind: 'returned', note: replyText } as const
  const after = { ...returned, ...answered }
  return saveAndTell({ before, after, happening }, call, closeOpenRequest(before, 'withdrawOffer', call))
}

export async function refuseBooking(command: DeskInput<'refuse'>, call: Staff): Promise<Booking> {
  const [before] = await Promise.all([
    seenBooking(command, call),
    checkReason(call.tx, 'REFUSALREASON', command.reasonCode),
  ])
  const refused = advance(before, 'refuse', 'staff')
  const { reasonCode, note } = command
  const closed = { reasonCode, closingNote: note, openRequest: undefined, waitingSince: undefined }
  const happening = { kind: 'refused', data: { reasonCode }, note } as const
  const after = { ...refused, ...closed }
  return saveAndTell({ before, after, happening }, call, closeOpenRequest(before, 'withdrawOffer', call))
}

export async function offerBooking(command: DeskInput<'offer'>, call: Staff): Promise<Booking> {
  const { tx, caller, now } = call
  const before = await seenBooking(command, call)
  checkPossible(before, 'offer', 'staff')
  const { departureId, offerLines, until, note } = command
  const day = departureId ? undefined : otherDay(before, command.wantedDate, now)
  if (!departureId && !day && isBlank(offerLines)) {
    throw new Problem('shared.invalid-input', { departureId: 'booking.offer-empty' })
  }
  if (until <= now) throw new Problem('shared.invalid-input', { until: 'booking.until-past' })
  checkBoxesOfLines(offerLines ?? [], before, 'offerLines')
  const price = await priceOffered(before, command, call)
  if (departureId) await openDeparture(before, departureId, call)
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
    ...day,
    price,
    until,
  }
  const data = { bookingId: before.id, requestId: request.id }
  const lapse = { kind: 'booking.lapse-offer', id: request.id, data, dueAt: until } as const
  const after: Booking = { ...before, openRequest: 'offer', waitingSince: undefined }
  const more = [insertRequest(tx, request), putOff(call, lapse)]
  return saveAndTell({ before, after, happening: { kind: 'offered', note } }, call, ...more)
}

/** The price that an offer names, with its payers; nothing where it offers a departure or a day alone. */
async function priceOffered(
  before: Booking,
  { offerLines, note }: Pick<DeskInput<'offer'>, 'offerLines' | 'note'>,
  { tx, now }: Staff,
): Promise<AgreedPrice | undefined> {
  if (!offerLines || offerLines.length === 0) return undefined
  const setting = await loadCustomer(tx, before.customerId ?? '')
  const price = withOwed(priceOfLines(withPayers(offerLines, before, setting), { at: now }), before)
  const reason = note ?? undefined
  checkPayersExplained({ ...price, reason }, { sale: before, setting, field: 'offerLines' })
  if (!note) checkApartPriced(price, before.quote, 'offerLines')
  return price
}

export async function withdrawOffer(command: DeskInput<'withdrawOffer'>, call: Staff): Promise<Booking> {
  const before = await seenBooking(command, call)
  const request = await loadRequest(call.tx, command.requestId, before.id)
  if (request.kind !== 'offer' && request.kind !== 'move') throw new Problem('booking.missing')
  const by = { actor: 'staff', at: call.now, userId: call.caller.userId } as const
  const withdrawn = advanceRequest(request, 'withdrawOffer', by)
  await giveBackHeld(request, call)
  const waitingSince = request.kind === 'move' ? undefined : call.now
  const after = { ...before, openRequest: undefined, waitingSince }
  return saveAndTell({ before, after, happening: { kind: 'requestWithdrawn' } }, call, closeRequest(call.tx, withdrawn))
}

export async function stopBooking(command: DeskInput<'stop'>, call: Staff): Promise<Booking> {
  const [before] = await Promise.all([
    seenBooking(command, call),
    checkReason(call.tx, 'STOPREASON', command.reasonCode),
  ])
  const { reasonCode, note } = command
  const stopped = { ...advance(before, 'stop', 'staff'), reasonCode, closingNote: note ?? undefined }
  return saveAndTell({ before, after: stopped, happening: { kind: 'stopped', data: { reasonCode }, note } }, call)
}

/** Takes a booking off hold; what happened meanwhile is applied now. */
export async function resumeBooking(command: DeskInput<'resume'>, call: Staff): Promise<Booking> {
  const before = await seenBooking(command, call)
  const resumed = { ...advance(before, 'resume', 'staff'), reasonCode: undefined, closingNote: undefined }
  const after = await saveAndTell({ before, after: resumed, happening: { kind: 'resumed', note: command.note } }, call)
  return catchUp(after, call)
}

/** Cancels an accepted booking, with the fee that its customer agreed to; what it had taken goes back to the train. */
export async function cancelBooking(command: DeskInput<'cancel'>, call: Staff): Promise<Booking> {
  const [before] = await Promise.all([
    seenBooking(command, call),
    checkReason(call.tx, 'CANCELREASON', command.reasonCode),
  ])
  const { reasonCode, note } = command
  const fee = feeNamed(command)
  if (fee) checkAgreed(fee, await openRequestOf(before, 'cancellation', call))
  return cancelAccepted(before, { reasonCode, note: note ?? undefined, fee }, call)
}

export async function cancelAccepted(
  before: Booking,
  { reasonCode, note, fee }: { reasonCode: string; note?: string | undefined; fee: Booking['fee'] },
  call: Call<'staff' | 'system'>,
): Promise<Booking> {
  const cancelled = advance(before, 'cancel', 'staff')
  const closed = { reasonCode, closingNote: note, fee, openRequest: undefined, waitingSince: undefined }
  const data = { reasonCode, ...(fee && { fee: fee.amount, feeCurrency: fee.currency }) }
  const after = { ...cancelled, ...closed }
  if (!before.atd) await giveBackSpaceOf(call, before)
  await giveBackOpenMove(before, call)
  const happening = { kind: 'cancelled', data, note } as const
  // With the customer's consent the system carries out what staff granted, and the request is closed already.
  if (call.caller.actor === 'system') return saveAndTell({ before, after, happening }, call)
  return saveAndTell({ before, after, happening }, call, closeOpenRequest(before, 'decline', call))
}

export async function liftHold(
  { hold, reason, ...asSeen }: { id: string; version: number; hold: BookingHold; reason: string },
  call: Staff,
): Promise<Booking> {
  const before = await seenBooking(asSeen, call)
  checkPossible(before, 'lift', 'staff')
  const { form, price } = await formAndPriceNow(before, call)
  const liftedOn = { seen: contentSeen(form, hold), ...(hold === 'credit' && { price }) }
  const lift: Lift = { reason, by: call.caller.userId, at: call.now.toISOString(), ...liftedOn }
  const after = { ...before, lifts: { ...before.lifts, [hold]: lift } }
  return saveAndTell({ before, after, happening: { kind: 'lifted', data: { hold, reason } } }, call)
}

async function openRequestOf(
  { id }: Booking,
  kind: ChangeRequest['kind'],
  { tx }: Staff,
): Promise<ChangeRequest | undefined> {
  return (await requestsOf(tx, id)).find((one) => one.kind === kind && one.state === 'open')
}

/** The form and price that somebody lifts a hold on: of the open amendment, else of the booking. */
async function formAndPriceNow(before: Booking, call: Staff): Promise<{ form: BookingForm; price: Lift['price'] }> {
  const { form, quote, toQuote } = before
  if (before.openRequest !== 'amendment') return { form, price: toQuote ? undefined : (quote?.owed ?? quote?.totals) }
  const { changes = {}, fee, granted } = (await openRequestOf(before, 'amendment', call)) ?? {}
  const amendment = await gatherAmendment(before, { changes, chosenId: granted?.departureId }, call)
  const amended = { form: assessAmendment(amendment, call.now).form, offer: amendment.facts.offer, fee }
  const proposal = proposedWhole(before, amended, { now: call.now, setting: amendment.facts.customer })
  const price = granted?.price?.agreed ?? proposal
  return { form: amended.form, price: price && owedIn(price) }
}
