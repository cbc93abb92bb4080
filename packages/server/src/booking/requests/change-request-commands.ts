import { randomUUID } from 'node:crypto'
import type { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { formPathOnWire } from '@landbridge/contract/booking/booking-views'
import { agreedTo, isFeeDue } from '@landbridge/contract/booking/fee-consent'
import { isAmendable } from '@landbridge/contract/booking/form/amendments'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { compareAmounts, type Money } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import { companyOf } from '../../platform/caller.ts'
import type { Call } from '../../platform/serve.ts'
import { departureById } from '../../pricing/index.ts'
import { codesOf } from '../../reference/index.ts'
import { checkAddressAllowed } from '../../site/index.ts'
import { workOf } from '../booking-works.ts'
import type { Booking, ChangeRequest } from '../life/booking.ts'
import { quoteOfOffer } from '../life/booking-price-rules.ts'
import {
  advance,
  advanceRequest,
  canTake,
  checkPossible,
  checkUnchanged,
  firstCutoffOf,
} from '../life/booking-rules.ts'
import { lockBooking } from '../life/booking-store.ts'
import { saveAndTell } from '../life/booking-tell-commands.ts'
import { closeRequest, insertRequest, loadRequest, saveConsent } from '../life/change-request-store.ts'
import { cutoffsOf } from '../life/given-departure-rules.ts'
import { closeOpenRequest } from '../life/request-end-commands.ts'
import { keepAddresses } from '../submit/address-book-store.ts'
import { gatherAmendment } from './amendment-queries.ts'
import { changesIn, checkAfterDeparture, wrongInAmendment } from './amendment-rules.ts'
import { feeNow } from './cancellation-fee-queries.ts'
import { onDay } from './other-day-rules.ts'

type Customers = Call<'customer'>
type Input<Name extends keyof typeof bookingEndpoints> = z.output<(typeof bookingEndpoints)[Name]['input']>

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
  const worth = await feeNow(before, call)
  const fee = worth && 'amount' in worth ? worth : undefined
  const agreed = consentGiven(command, fee)
  const request: ChangeRequest = {
    ...newRequest(before, 'cancellation', call),
    reasonCode: command.reasonCode,
    note: command.note ?? undefined,
    fee,
    agreedFee: agreed && { ...agreed, at: call.now, by: caller.userId },
  }
  return ask(before, request, call)
}

/** The fee agreed to with a request; an outdated one is refused, so that nobody agrees to a figure not shown. */
function consentGiven({ agreedFee, agreedCurrency }: Input<'cancel'>, fee: Money | undefined): Money | undefined {
  if (!agreedFee || !fee) return undefined
  const consent = { amount: agreedFee, currency: agreedCurrency ?? fee.currency }
  const isTheSame = consent.currency === fee.currency && compareAmounts(consent.amount, fee.amount) === 0
  if (!isTheSame) throw new Problem('booking.fee-changed', undefined, { fee: `${fee.amount} ${fee.currency}` })
  return fee
}

async function cancelOwn(before: Booking, { reasonCode, note }: Input<'cancel'>, call: Customers): Promise<Booking> {
  const cancelled = advance(before, 'cancel', 'customer')
  const closed = { reasonCode, closingNote: note ?? undefined, openRequest: undefined, waitingSince: undefined }
  const happening = { kind: 'cancelled', data: { reasonCode }, note } as const
  const after = { ...cancelled, ...closed }
  return saveAndTell({ before, after, happening }, call, closeOpenRequest(before, 'declineOffer', call))
}

/** Asks to change what touches space or price of an accepted booking. */
export async function askAmendment(command: Input<'amend'>, call: Customers): Promise<Booking> {
  const { tx, caller } = call
  await checkAddressAllowed(call)
  const before = await lockBooking(tx, command.id, companyOf(caller))
  checkUnchanged(before, command.version, 'customer')
  checkPossible(before, 'amend', 'customer')
  if (before.atd) checkAfterDeparture(before, command.changes)
  const requested = changesIn(before, command.changes)
  if (Object.keys(requested.changes).length === 0) {
    throw new Problem('shared.invalid-input', { changes: 'booking.amendment-empty' })
  }
  await checkAmendment(before, requested.changes, call)
  await keepAddresses(tx, companyOf(caller), requested.changes.parties ?? [], call.now)
  return ask(before, { ...newRequest(before, 'amendment', call), ...requested, note: command.note ?? undefined }, call)
}

/** Refuses what a submission would refuse, by the names under which an amendment can mend it, or those of the form. */
async function checkAmendment(before: Booking, changes: Input<'amend'>['changes'], call: Customers) {
  const wrong = wrongInAmendment(await gatherAmendment(before, { changes }, call), call.now)
  const fields = Object.entries(wrong).map(([path, key]) => [
    isAmendable(path) ? `changes.${path}` : formPathOnWire(path),
    key,
  ])
  if (fields.length > 0) throw new Problem('shared.invalid-input', Object.fromEntries(fields))
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
  const kind = request.kind === 'cancellation' ? 'cancelAsked' : 'amendAsked'
  const data: Record<string, string> = request.reasonCode ? { reasonCode: request.reasonCode } : {}
  const after = { ...before, openRequest: request.kind, waitingSince: call.now }
  return saveAndTell(
    { before, after, happening: { kind, data, note: request.note } },
    call,
    insertRequest(call.tx, request),
  )
}

export async function answerRequest(command: Input<'answer'>, call: Customers): Promise<Booking> {
  const { tx, caller, now } = call
  if (command.answer === 'accept') await checkAddressAllowed(call)
  const [before, request] = await Promise.all([
    lockBooking(tx, command.id, companyOf(caller)),
    loadRequest(tx, command.requestId, command.id),
  ])
  checkUnchanged(before, command.version, 'customer')
  if (request.state !== 'open') throw new Problem('booking.request-answered')
  if (command.answer === 'withdraw') return withdraw(before, request, call)
  if (request.kind === 'move') return answerMove(before, { request, answer: command.answer, note: command.note }, call)
  if (request.kind !== 'offer') return agreeToFee(before, { request, answer: command.answer }, call)
  checkPossible(before, 'answerOffer', 'customer')
  if (request.until && request.until <= now) throw new Problem('booking.request-answered')
  const isAccepted = command.answer === 'accept'
  const by = { actor: 'customer', at: now, userId: caller.userId, note: command.note ?? undefined } as const
  const answered = advanceRequest(request, isAccepted ? 'acceptOffer' : 'declineOffer', by)
  const offered = isAccepted ? await withOffer(before, request, call) : before
  const after = { ...offered, openRequest: undefined, waitingSince: now }
  const happening = { kind: isAccepted ? 'offerAccepted' : 'offerDeclined', note: command.note } as const
  return saveAndTell({ before, after, happening }, call, closeRequest(tx, answered))
}

/** The customer answers a move of his boxes: agreed to, it is carried out at once; declined, the space that was held for it goes back. */
async function answerMove(
  before: Booking,
  { request, answer, note }: { request: ChangeRequest; answer: 'accept' | 'decline'; note: string | null | undefined },
  call: Customers,
): Promise<Booking> {
  const { tx, caller, now } = call
  checkPossible(before, 'answerMove', 'customer')
  if (request.until && request.until <= now) throw new Problem('booking.request-answered')
  const by = { actor: 'customer', at: now, userId: caller.userId, note: note ?? undefined } as const
  const answered = advanceRequest(request, answer === 'accept' ? 'acceptOffer' : 'declineOffer', by)
  const after = { ...before, openRequest: undefined, waitingSince: undefined }
  const kind = answer === 'accept' ? 'offerAccepted' : 'offerDeclined'
  // The fee stands as it was proposed: a customer's role writes none.
  await closeRequest(tx, { ...answered, fee: undefined, carrierBy: undefined })
  await saveAndTell({ before, after, happening: { kind, data: { moveId: request.id }, note } }, call)
  return lockBooking(tx, before.id, companyOf(caller))
}

/** The customer agrees to the fee that we ask; whoever does not, takes the request back. */
async function agreeToFee(
  before: Booking,
  { request, answer }: { request: ChangeRequest; answer: 'accept' | 'decline' },
  call: Customers,
): Promise<Booking> {
  if (answer === 'decline') return withdraw(before, request, call)
  const { fee } = request
  if (!isFeeDue(fee) || agreedTo(fee, request.agreedFee)) throw new Problem('booking.request-answered')
  checkPossible(before, 'withdraw', 'customer')
  const agreed = { ...request, agreedFee: { ...fee, at: call.now, by: call.caller.userId } }
  const happening = { kind: 'feeAgreed', data: { ...feeData(fee), requestId: request.id } } as const
  const after = { ...before, waitingSince: call.now }
  await saveConsent(call.tx, agreed)
  // What staff granted at this fee is carried out by whatever follows the consent.
  await saveAndTell({ before, after, happening }, call)
  return lockBooking(call.tx, before.id, companyOf(call.caller))
}

/** A fee as the sentences of the time line take it. */
export const feeData = ({ amount, currency }: Money) => ({ fee: amount, feeCurrency: currency })

/** The booking as the offer has it: its departure is chosen or its day moved, its price is the quote. */
async function withOffer(booking: Booking, request: ChangeRequest, { tx, now }: Customers): Promise<Booking> {
  const { departureId, price, changes } = request
  const departure = departureId ? await departureById(tx, departureId) : undefined
  return {
    ...booking,
    form: {
      ...(changes?.wantedDate ? onDay(booking.form, changes.wantedDate) : booking.form),
      ...(departure && { ...workOf(booking.mode).departureInForm(departure), wantedDate: departure.departsOn }),
      ...(departure && booking.form.flightDate && { flightDate: departure.departsOn }),
      ...(price && { quoteType: 'OFFER' as const }),
    },
    ...(departure && { firstCutoff: firstCutoffOf(cutoffsOf(departure)) }),
    ...(price && { toQuote: false, findings: booking.findings.filter((check) => check !== 'price') }),
    ...(price && { quote: quoteOfOffer({ ...request, price }, now, booking.quote) }),
  }
}

async function withdraw(before: Booking, request: ChangeRequest, call: Customers): Promise<Booking> {
  const { tx, caller, now } = call
  checkPossible(before, 'withdraw', 'customer')
  const withdrawn = advanceRequest(request, 'withdraw', { actor: 'customer', at: now, userId: caller.userId })
  const after = { ...before, openRequest: undefined, waitingSince: undefined }
  return saveAndTell({ before, after, happening: { kind: 'requestWithdrawn' } }, call, closeRequest(tx, withdrawn))
}
