import { formPathOnWire } from '@landbridge/contract/booking/booking-views'
import { isFeeDue } from '@landbridge/contract/booking/fee-consent'
import { compareAmounts } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import type { Follower } from '../../platform/call.ts'
import type { Call } from '../../platform/serve.ts'
import { carriedAsBooked } from '../departure/carriage-rules.ts'
import { giveBackSpaceOf, takeSpaceOf } from '../departure/leg-space-commands.ts'
import type { AgreedPrice, Booking, ChangeRequest, GrantedAmendment } from '../life/booking.ts'
import { keepRevision } from '../life/booking-event-store.ts'
import { advanceRequest, checkPossible, firstCutoffOf, notAllowed } from '../life/booking-rules.ts'
import { lockBooking } from '../life/booking-store.ts'
import { saveAndTell } from '../life/booking-tell-commands.ts'
import { attemptWork, closeRequest, loadRequest, saveFee } from '../life/change-request-store.ts'
import { closedByWarehouse, enteredBy, typedOf } from '../life/given-departure-rules.ts'
import { legsOf, withGiven } from '../life/leg.ts'
import { owedIn } from '../life/price-payer-rules.ts'
import { giveBackHeld } from '../life/request-end-commands.ts'
import { documentsAmended, documentsFor } from '../papers/due-paper-rules.ts'
import { gatherAmendment } from '../requests/amendment-queries.ts'
import { type Amendment, assessAmendment, checkAfterDeparture, wrongInAmendment } from '../requests/amendment-rules.ts'
import { feeData } from '../requests/change-request-commands.ts'
import { checkAgreed, feeNamed } from '../requests/fee-rules.ts'
import { checkCarriage, checkHolds, givenFor, priceOfAmendment, priceUnderWay } from './accept-rules.ts'
import { cancelAccepted, type DeskInput, type Staff, seenBooking } from './booking-desk-commands.ts'

type GrantingCall = Call<'staff' | 'system'>

/** Answers a customer's request on an accepted booking: an amendment with its price, a cancellation with its fee. */
export async function answerAmendment(command: DeskInput<'amend'>, call: Staff): Promise<Booking> {
  const { tx, caller, now } = call
  const before = await seenBooking(command, call)
  checkPossible(before, 'amend', 'staff')
  const request = await loadRequest(tx, command.requestId, before.id)
  const fee = command.fee === undefined || command.fee === null ? request.fee : feeNamed(command)
  const carrierBy = command.carrierBy ?? request.carrierBy
  const granted = grantedBy(caller.userId, command)
  if (command.answer === 'askFee') return askFee(before, { ...request, fee, carrierBy, granted }, { ...command, call })
  if (command.answer === 'accept') {
    checkAgreed(fee, request)
    const agreedGrant = agreedWithFee(request, { granted, fee })
    return grant(before, { request: { ...request, fee, carrierBy }, granted: { ...granted, ...agreedGrant } }, call)
  }
  const by = { actor: 'staff', at: now, userId: caller.userId, note: command.note ?? undefined } as const
  const settled = { ...before, openRequest: undefined, waitingSince: undefined }
  const closes = closeRequest(tx, { ...advanceRequest(request, 'decline', by), fee })
  const happening = { kind: 'requestDeclined', note: command.note } as const
  return saveAndTell({ before, after: settled, happening }, call, closes)
}

const grantedBy = (by: string, command: DeskInput<'amend'>): GrantedAmendment => ({
  by,
  departureId: command.departureId ?? undefined,
  agreedLines: command.agreedLines ?? undefined,
  priceReason: command.priceReason ?? undefined,
  note: command.note ?? undefined,
  typed: typedOf(command),
})

/** The agreed price and departure stay when the fee is agreed to, unless staff name others. */
function agreedWithFee(
  { agreedFee, granted: before }: ChangeRequest,
  { granted, fee }: { granted: GrantedAmendment; fee: Booking['fee'] },
): Pick<GrantedAmendment, 'price' | 'departureId' | 'typed'> {
  if (!before?.price || !agreedFee || !fee) return {}
  const isSameFee = agreedFee.currency === fee.currency && compareAmounts(agreedFee.amount, fee.amount) === 0
  const isOther = granted.agreedLines?.length || (granted.departureId && granted.departureId !== before.departureId)
  if (!isSameFee || isOther) return {}
  const isTyped = Object.values(granted.typed ?? {}).some((value) => value !== undefined)
  return { price: before.price, departureId: before.departureId, typed: isTyped ? granted.typed : before.typed }
}

/** Names the fee of a request and grants it at that: it is carried out once the customer agrees, and waits until then. */
async function askFee(
  before: Booking,
  request: ChangeRequest,
  { note, call }: { note?: string | null | undefined; call: Staff },
): Promise<Booking> {
  const { fee } = request
  if (request.state !== 'open') throw new Problem('booking.request-answered')
  checkStillPossible(before, request)
  if (!isFeeDue(fee)) throw new Problem('shared.invalid-input', { fee: 'booking.fee-needed' })
  const after = { ...before, waitingSince: undefined }
  const happening = { kind: 'feeAsked', data: feeData(fee), note } as const
  const granted = await grantAsItStands(before, request, call)
  return saveAndTell({ before, after, happening }, call, saveFee(call.tx, { ...request, granted }, call.now))
}

/** A grant that fixes price and departure while its fee is asked for, whatever is published until then. */
async function grantAsItStands(
  before: Booking,
  { kind, changes = {}, granted, fee }: ChangeRequest,
  call: Staff,
): Promise<GrantedAmendment | undefined> {
  if (kind !== 'amendment' || !granted) return granted
  const amending = { command: granted, changes, fee }
  if (before.atd)
    return { ...granted, price: { agreed: (await gatherUnderWay(before, amending, call)).agreed, quote: before.quote } }
  const amendment = await amendmentFor(before, amending, call)
  const { departure, keepsDeparture } = amendment
  const departureId = granted.departureId ?? (keepsDeparture ? undefined : departure?.id)
  return { ...granted, departureId, price: priceFor(before, { amendment, ...amending }, call.now) }
}

/** Cargo on its way is cancelled no more, and of its booking only that is amended which can still reach the carrier. */
function checkStillPossible(before: Booking, { kind, changes = {} }: ChangeRequest): void {
  if (!before.atd) return
  if (kind === 'cancellation') throw notAllowed(before, 'staff')
  checkAfterDeparture(before, changes)
}

type Grant = { request: ChangeRequest; granted: GrantedAmendment }

async function grant(before: Booking, { request, granted }: Grant, call: GrantingCall): Promise<Booking> {
  const { tx, now } = call
  checkStillPossible(before, request)
  const by = { actor: 'staff', at: now, userId: granted.by, note: granted.note } as const
  const { fee } = request
  await closeRequest(tx, { ...advanceRequest(request, 'accept', by), fee })
  if (request.kind === 'cancellation') {
    const reasonCode = request.reasonCode ?? 'OTHER'
    return cancelAccepted(before, { reasonCode, note: granted.note ?? request.note, fee }, call)
  }
  const settled = { ...before, openRequest: undefined, waitingSince: undefined }
  const amending = { command: granted, changes: request.changes ?? {}, fee }
  const after = await (before.atd ? amendUnderWay : amendAccepted)(settled, amending, call)
  const carrierBy = request.carrierBy && { carrierBy: request.carrierBy.toISOString() }
  const happening = { kind: 'amended', note: granted.note, ...(carrierBy && { data: carrierBy }) } as const
  return saveAndTell({ before, after, happening }, call, keepRevision(tx, after, granted.by, now))
}

/** Carries out a granted request once its fee is agreed to; one that became impossible waits at the desk, with the reason logged. */
async function carryOutGranted(bookingId: string, requestId: string, call: Call<'system'>): Promise<void> {
  const { tx } = call
  const [before, request] = await Promise.all([lockBooking(tx, bookingId), loadRequest(tx, requestId, bookingId)])
  const { granted } = request
  if (request.state !== 'open' || !granted) return
  const refusal = await attemptWork(tx, () => grant(before, { request, granted }, call))
  if (!refusal) return
  const { customerId } = before
  const after = { reason: refusal.code, ...(refusal.fields && { fields: refusal.fields }) }
  await audit(call, { action: 'booking.grant-refused', thing: 'booking', id: bookingId, customerId, after })
}

/** A move that the customer declined gives back the space that was held for it. */
async function dropMove(bookingId: string, moveId: string, call: Call<'system'>): Promise<void> {
  await giveBackHeld(await loadRequest(call.tx, moveId, bookingId), call)
}

export const grantFollowers: readonly Follower[] = [
  {
    kind: 'booking.fee-agreed',
    follow: async ({ id, data }, call) => {
      if (typeof data?.requestId === 'string') await carryOutGranted(id, data.requestId, call)
    },
  },
  {
    kind: 'booking.offer-declined',
    follow: async ({ id, data }, call) => {
      if (typeof data?.moveId === 'string') await dropMove(id, data.moveId, call)
    },
  },
]

type GrantedRequest = {
  command: GrantedAmendment
  changes: NonNullable<ChangeRequest['changes']>
  fee: Booking['fee']
}

async function gatherUnderWay(before: Booking, { command, changes, fee }: GrantedRequest, call: GrantingCall) {
  const { now } = call
  const amendment = await gatherAmendment(before, { changes, chosenId: before.given?.departureId }, call)
  const { form } = assessAmendment(amendment, now)
  const after = { ...before, form, revision: before.revision + 1 }
  const by = { now, setting: amendment.facts.customer }
  const agreed = command.price?.agreed ?? priceUnderWay(before, { after, agreement: agreementIn(command), fee }, by)
  return { after, amendment, agreed }
}

/** A booking whose cargo is on its way, as amended: it stays where it is, at the price that was agreed and the fee. */
async function amendUnderWay(before: Booking, amending: GrantedRequest, call: GrantingCall): Promise<Booking> {
  const { after, amendment, agreed } = await gatherUnderWay(before, amending, call)
  checkHeld(after, amendment, agreed)
  return { ...after, agreed }
}

const agreementIn = ({ agreedLines, priceReason }: GrantedAmendment) => ({
  agreedLines: agreedLines && [...agreedLines],
  priceReason,
})

function checkHeld(after: Booking, { facts: { customer, credit } }: Amendment, agreed: AgreedPrice): void {
  checkHolds(after, { isCertified: customer.certification === 'certified', credit, price: owedIn(agreed) })
}

async function amendmentFor(
  before: Booking,
  { command, changes }: GrantedRequest,
  call: GrantingCall,
): Promise<Amendment> {
  const { departureId } = command
  const amendment = await gatherAmendment(before, { changes, chosenId: departureId }, call)
  if (departureId && !amendment.facts.departure) {
    throw new Problem('shared.invalid-input', { departureId: 'booking.departure-unknown' })
  }
  return amendment
}

function priceFor(before: Booking, { amendment, command, fee }: GrantedRequest & { amendment: Amendment }, now: Date) {
  const { offer, customer: setting } = amendment.facts
  const { form } = assessAmendment(amendment, now)
  return priceOfAmendment(before, { form, offer, agreement: agreementIn(command), fee }, { now, setting })
}

/** The booking as amended: examined like a submission, its old space goes back, the new is taken, and the price is settled anew. */
async function amendAccepted(before: Booking, amending: GrantedRequest, call: GrantingCall): Promise<Booking> {
  const { now } = call
  const { command } = amending
  const amendment = await amendmentFor(before, amending, call)
  const { requested, facts, keepsDeparture, departure } = amendment
  checkCarriage(requested, { departure, known: facts.known, isChosen: command.departureId !== undefined, now })
  const wrong = Object.entries(wrongInAmendment(amendment, now)).map(([path, key]) => [formPathOnWire(path), key])
  if (wrong.length > 0) throw new Problem('shared.invalid-input', Object.fromEntries(wrong))
  const { form, warnings, findings } = assessAmendment(amendment, now)
  const { agreed, quote } = command.price ?? priceFor(before, { amendment, ...amending }, now)
  const after = { ...before, form, warnings, findings, agreed, quote, revision: before.revision + 1 }
  checkHeld(after, amendment, agreed)
  const entered = enteredBy(command.typed ?? {})
  const givenByLeg = legsOf({ ...requested, quote, given: before.given }).map((leg, at) => {
    const keeps = keepsDeparture || at > 0
    return keeps && leg.given
      ? closedByWarehouse(leg.given, leg)
      : givenFor(leg, { departure, known: facts.known }, entered)
  })
  // Another lane or day is another departure for all; fewer boxes leave those that were to go by another one first.
  const shares = keepsDeparture ? before.shares : before.shares?.filter(({ legSeq }) => legSeq > 1)
  const moved = carriedAsBooked(withGiven({ ...after, shares }, givenByLeg))
  const { given } = moved
  if (!given) throw new Error(`The booking ${before.id} has no leg that could be amended`)
  await giveBackSpaceOf(call, before)
  await takeSpaceOf(call, moved)
  return {
    ...moved,
    firstCutoff: firstCutoffOf(given.cutoffs),
    documentsDue: keepsDeparture ? documentsAmended(before, after, given) : documentsFor(after, given),
  }
}
