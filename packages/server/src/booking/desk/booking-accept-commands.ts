import { bookingModes } from '@landbridge/contract/booking/booking-modes'
import { formPathOnWire } from '@landbridge/contract/booking/booking-views'
import { costs } from '@landbridge/contract/booking/fee-consent'
import { departureName } from '@landbridge/contract/pricing/departure'
import { dayIn } from '@landbridge/contract/shared/business-day'
import { Problem } from '@landbridge/contract/shared/problem'
import { keptEntityId } from '../../entity/index.ts'
import { giveBackSpaceOfLegs, takeSpaceOfLegs } from '../departure/leg-space-commands.ts'
import type { Booking, ChangeRequest, GivenDeparture } from '../life/booking.ts'
import { entityOfBooking } from '../life/booking-entity-queries.ts'
import { keepRevision } from '../life/booking-event-store.ts'
import { advance, advanceRequest, checkPossible, firstCutoffOf, notAllowed } from '../life/booking-rules.ts'
import { saveAndTell } from '../life/booking-tell-commands.ts'
import { closeRequest, loadRequest, saveFee } from '../life/change-request-store.ts'
import { type Leg, legsOf, withGiven } from '../life/leg.ts'
import { closeOpenRequest } from '../life/request-end-commands.ts'
import { documentsAmended, documentsFor } from '../papers/due-paper-rules.ts'
import { gatherAmendment } from '../requests/amendment-queries.ts'
import { assessAmendment, wrongInAmendment } from '../requests/amendment-rules.ts'
import { feeData } from '../requests/change-request-commands.ts'
import { checkAgreed, feeNamed } from '../requests/fee-rules.ts'
import { gatherAcceptance, type LegChoice } from './accept-queries.ts'
import { agreedPrice, checkAcceptable, checkCarriage, checkHolds, givenFor, priceOfAmendment } from './accept-rules.ts'
import { cancelAccepted, type DeskInput, type Staff, seenBooking } from './booking-desk-commands.ts'

/** True where staff type what carries it, in place of the form's choice and of any proposal. */
const isTypedOver = ({ mode }: Leg, { departureId, departureNo }: DeskInput<'receive'>): boolean =>
  bookingModes[mode].acceptance.departure === 'or-typed' && !departureId && Boolean(departureNo)

/** A command names the carriage of the first leg; the others go as proposed. */
const choicesOf = (booking: Booking, command: DeskInput<'receive'>): LegChoice[] =>
  legsOf(booking).map((leg, index) => {
    const proposedId = leg.form.departureId ?? undefined
    if (index > 0) return { leg, chosenId: proposedId, isTyped: false, entered: {} }
    return { leg, chosenId: command.departureId ?? proposedId, isTyped: isTypedOver(leg, command), entered: command }
  })

/** Accepts a booking onto a departure, and settles its space, times, price, operator and papers; fields left out are as proposed. */
export async function receiveBooking(command: DeskInput<'receive'>, call: Staff): Promise<Booking> {
  const { caller, now } = call
  const before = await seenBooking(command, call)
  const received = advance(before, 'receive', 'staff')
  const operatorId = command.operatorId ?? before.operatorId ?? caller.userId
  const [facts, entity] = await Promise.all([
    gatherAcceptance(before, { choices: choicesOf(before, command), operatorId }, call),
    entityOfBooking(call.tx, before),
  ])
  const accepted = withGiven(received, checkAcceptable(before, command, facts))
  const { given } = accepted
  if (!given) throw new Error(`The booking ${before.id} has no leg that could be accepted`)
  const agreed = agreedPrice(before, command, now)
  await takeSpaceOfLegs(call, legsOf(accepted))
  const after: Booking = {
    ...accepted,
    agreed,
    operatorId,
    entityId: keptEntityId(entity),
    firstCutoff: firstCutoffOf(given.cutoffs),
    documentsDue: command.documentsDue ?? documentsFor(before, given),
    replyText: command.replyText ?? undefined,
    openRequest: undefined,
    waitingSince: undefined,
    toQuote: false,
  }
  const happening = { kind: 'received', data: givenInWords(given), note: command.replyText } as const
  return saveAndTell({ before, after, happening }, call, closeOpenRequest(before, 'withdrawOffer', call))
}

function givenInWords(given: GivenDeparture): Record<string, string> {
  const { departureId, departureNo, vessel, etd, etdZone } = given
  return {
    ...(departureNo && { trainNo: departureName({ vessel, departureNo }) }),
    ...(departureId && { departureId }),
    ...(vessel && { vessel }),
    ...(!departureNo && { day: given.loadingDate ?? dayIn(etdZone, etd) }),
  }
}

/** Answers a customer's request on an accepted booking: an amendment with its price, a cancellation with its fee. */
export async function answerAmendment(command: DeskInput<'amend'>, call: Staff): Promise<Booking> {
  const { tx, caller, now } = call
  const before = await seenBooking(command, call)
  checkPossible(before, 'amend', 'staff')
  const request = await loadRequest(tx, command.requestId, before.id)
  const by = { actor: 'staff', at: now, userId: caller.userId, note: command.note ?? undefined } as const
  const isAccepted = command.answer === 'accept'
  // What is on its way can no longer be amended or cancelled.
  if (isAccepted && before.atd) throw notAllowed(before, 'staff')
  const fee = command.fee === undefined || command.fee === null ? request.fee : feeNamed(command)
  if (command.answer === 'askFee') return askFee(before, { ...request, fee }, { note: command.note, call })
  if (isAccepted) checkAgreed(fee, request)
  const closes = closeRequest(tx, { ...advanceRequest(request, isAccepted ? 'accept' : 'decline', by), fee })
  const settled = { ...before, openRequest: undefined, waitingSince: undefined }
  if (!isAccepted) {
    return saveAndTell(
      { before, after: settled, happening: { kind: 'requestDeclined', note: command.note } },
      call,
      closes,
    )
  }
  await closes
  if (request.kind === 'cancellation') {
    const reasonCode = request.reasonCode ?? 'OTHER'
    return cancelAccepted(before, { reasonCode, note: command.note ?? request.note, fee }, call)
  }
  const after = await amended(settled, { command, changes: request.changes ?? {}, fee }, call)
  const happening = { kind: 'amended', note: command.note } as const
  return saveAndTell({ before, after, happening }, call, keepRevision(tx, after, caller.userId, now))
}

/** Names the fee of a request: it waits until the customer agrees to it, or takes the request back. */
async function askFee(
  before: Booking,
  request: ChangeRequest,
  { note, call }: { note: string | null | undefined; call: Staff },
): Promise<Booking> {
  const { fee } = request
  if (request.state !== 'open') throw new Problem('booking.request-answered')
  if (before.atd) throw notAllowed(before, 'staff')
  if (!costs(fee)) throw new Problem('shared.invalid-input', { fee: 'booking.fee-needed' })
  const after = { ...before, waitingSince: undefined }
  const happening = { kind: 'feeAsked', data: feeData(fee), note } as const
  return saveAndTell({ before, after, happening }, call, saveFee(call.tx, request, call.now))
}

type Amending = { command: DeskInput<'amend'>; changes: NonNullable<ChangeRequest['changes']>; fee: Booking['fee'] }

/** The booking as amended: examined like a submission, its old space goes back, the new is taken, and the price is settled anew. */
async function amended(before: Booking, { command, changes, fee }: Amending, call: Staff): Promise<Booking> {
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
  const price = priceOfAmendment(before, { form, offer: facts.offer, agreement: command, fee }, now)
  const after = { ...before, form, warnings, findings, ...price, revision: before.revision + 1 }
  const isCertified = facts.customer.certification === 'certified'
  checkHolds(after, { isCertified, credit: facts.credit, price: price.agreed.totals })
  const givenByLeg = legsOf({ ...requested, given: before.given }).map((leg, index) => {
    const keeps = keepsDeparture || index > 0
    return keeps && leg.given ? leg.given : givenFor(leg, { departure, known: facts.known }, command)
  })
  const moved = withGiven(after, givenByLeg)
  const { given } = moved
  if (!given) throw new Error(`The booking ${before.id} has no leg that could be amended`)
  await giveBackSpaceOfLegs(call, legsOf(before))
  await takeSpaceOfLegs(call, legsOf(moved))
  return {
    ...moved,
    firstCutoff: firstCutoffOf(given.cutoffs),
    documentsDue: keepsDeparture ? documentsAmended(before, after, given) : documentsFor(after, given),
  }
}
