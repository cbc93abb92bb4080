import { formPathOnWire } from '@landbridge/contract/booking/booking-views'
import { costs } from '@landbridge/contract/booking/fee-consent'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Follower } from '../../platform/call.ts'
import type { Call } from '../../platform/serve.ts'
import { carriedAsBooked } from '../departure/carriage-rules.ts'
import { giveBackSpaceOf, takeSpaceOf } from '../departure/leg-space-commands.ts'
import type { Booking, ChangeRequest, GrantedAmendment } from '../life/booking.ts'
import { keepRevision } from '../life/booking-event-store.ts'
import { advanceRequest, checkPossible, firstCutoffOf, notAllowed } from '../life/booking-rules.ts'
import { lockBooking } from '../life/booking-store.ts'
import { saveAndTell } from '../life/booking-tell-commands.ts'
import { attempted, closeRequest, loadRequest, saveFee } from '../life/change-request-store.ts'
import { legsOf, withGiven } from '../life/leg.ts'
import { owedIn } from '../life/price-payer-rules.ts'
import { giveBackHeld } from '../life/request-end-commands.ts'
import { documentsAmended, documentsFor } from '../papers/due-paper-rules.ts'
import { gatherAmendment } from '../requests/amendment-queries.ts'
import { assessAmendment, checkAfterDeparture, wrongInAmendment } from '../requests/amendment-rules.ts'
import { feeData } from '../requests/change-request-commands.ts'
import { checkAgreed, feeNamed } from '../requests/fee-rules.ts'
import { checkCarriage, checkHolds, givenFor, priceOfAmendment, withFee } from './accept-rules.ts'
import { cancelAccepted, type DeskInput, type Staff, seenBooking } from './booking-desk-commands.ts'

type Granting = Call<'staff' | 'system'>

/** Answers a customer's request on an accepted booking: an amendment with its price, a cancellation with its fee. */
export async function answerAmendment(command: DeskInput<'amend'>, call: Staff): Promise<Booking> {
  const { tx, caller, now } = call
  const before = await seenBooking(command, call)
  checkPossible(before, 'amend', 'staff')
  const request = await loadRequest(tx, command.requestId, before.id)
  const fee = command.fee === undefined || command.fee === null ? request.fee : feeNamed(command)
  const carrierBy = command.carrierBy ?? request.carrierBy
  if (command.answer === 'askFee') {
    return askFee(
      before,
      { ...request, fee, carrierBy, granted: grantedBy(caller.userId, command) },
      { ...command, call },
    )
  }
  if (command.answer === 'accept') {
    checkAgreed(fee, request)
    return grant(
      before,
      { request: { ...request, fee, carrierBy }, granted: grantedBy(caller.userId, command), typed: command },
      call,
    )
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
})

/** Names the fee of a request and grants it at that: it is carried out once the customer agrees, and waits until then. */
async function askFee(
  before: Booking,
  request: ChangeRequest,
  { note, call }: { note?: string | null | undefined; call: Staff },
): Promise<Booking> {
  const { fee } = request
  if (request.state !== 'open') throw new Problem('booking.request-answered')
  checkStillPossible(before, request)
  if (!costs(fee)) throw new Problem('shared.invalid-input', { fee: 'booking.fee-needed' })
  const after = { ...before, waitingSince: undefined }
  const happening = { kind: 'feeAsked', data: feeData(fee), note } as const
  return saveAndTell({ before, after, happening }, call, saveFee(call.tx, request, call.now))
}

/** Cargo on its way is cancelled no more, and of its booking only that is amended which can still reach the carrier. */
function checkStillPossible(before: Booking, { kind, changes = {} }: ChangeRequest): void {
  if (!before.atd) return
  if (kind === 'cancellation') throw notAllowed(before, 'staff')
  checkAfterDeparture(before, changes)
}

type Typed = Pick<DeskInput<'amend'>, 'departureNo' | 'carrierCode' | 'loadingDate' | 'etd' | 'eta' | 'cutoffs'>
type Grant = { request: ChangeRequest; granted: GrantedAmendment; typed?: Typed }

async function grant(before: Booking, { request, granted, typed = {} }: Grant, call: Granting): Promise<Booking> {
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
  const amending = { command: { ...typed, ...granted }, changes: request.changes ?? {}, fee }
  const after = await (before.atd ? amendedUnderWay : amended)(settled, amending, call)
  const carrierBy = request.carrierBy && { carrierBy: request.carrierBy.toISOString() }
  const happening = { kind: 'amended', note: granted.note, ...(carrierBy && { data: carrierBy }) } as const
  return saveAndTell({ before, after, happening }, call, keepRevision(tx, after, granted.by, now))
}

/** The customer agreed to the fee at which staff granted a request: it is carried out at once. Where that has become impossible meanwhile, it waits at the desk as agreed to. */
async function carryOutGranted(bookingId: string, requestId: string, call: Call<'system'>): Promise<void> {
  const { tx } = call
  const [before, request] = await Promise.all([lockBooking(tx, bookingId), loadRequest(tx, requestId, bookingId)])
  const { granted } = request
  if (request.state !== 'open' || !granted) return
  await attempted(tx, () => grant(before, { request, granted }, call))
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

type Amending = {
  command: GrantedAmendment & Typed
  changes: NonNullable<ChangeRequest['changes']>
  fee: Booking['fee']
}

/** A booking whose cargo is on its way, as amended: it stays where it is, at the price that was agreed and the fee. */
async function amendedUnderWay(before: Booking, { command, changes, fee }: Amending, call: Granting): Promise<Booking> {
  const { now } = call
  const amendment = await gatherAmendment(before, { changes, chosenId: before.given?.departureId }, call)
  const { form } = assessAmendment(amendment, now)
  const lines = command.agreedLines?.length ? command.agreedLines : (before.agreed?.lines ?? [])
  const reason = command.priceReason ?? before.agreed?.reason
  const after = { ...before, form }
  const by = { now, setting: amendment.facts.customer }
  const agreed = withFee({ lines, reason, paidDirectly: before.agreed?.paidDirectly }, { before, after, fee, by })
  return { ...after, agreed, revision: before.revision + 1 }
}

/** The booking as amended: examined like a submission, its old space goes back, the new is taken, and the price is settled anew. */
async function amended(before: Booking, { command, changes, fee }: Amending, call: Granting): Promise<Booking> {
  const { now } = call
  const chosenId = command.departureId ?? undefined
  const amendment = await gatherAmendment(before, { changes, chosenId }, call)
  const { requested, facts, keepsDeparture } = amendment
  if (chosenId && !facts.departure) {
    throw new Problem('shared.invalid-input', { departureId: 'booking.departure-unknown' })
  }
  const { departure } = amendment
  checkCarriage(requested, { departure, known: facts.known, isChosen: chosenId !== undefined, now })
  const wrong = Object.entries(wrongInAmendment(amendment, now)).map(([path, key]) => [formPathOnWire(path), key])
  if (wrong.length > 0) throw new Problem('shared.invalid-input', Object.fromEntries(wrong))
  const { form, warnings, findings } = assessAmendment(amendment, now)
  const agreement = { agreedLines: command.agreedLines && [...command.agreedLines], priceReason: command.priceReason }
  const price = priceOfAmendment(before, { form, offer: facts.offer, agreement, fee }, { now, setting: facts.customer })
  const after = { ...before, form, warnings, findings, ...price, revision: before.revision + 1 }
  const isCertified = facts.customer.certification === 'certified'
  checkHolds(after, { isCertified, credit: facts.credit, price: owedIn(price.agreed) })
  const givenByLeg = legsOf({ ...requested, given: before.given }).map((leg, at) => {
    const keeps = keepsDeparture || at > 0
    return keeps && leg.given ? leg.given : givenFor(leg, { departure, known: facts.known }, command)
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
