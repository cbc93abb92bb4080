import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { giveBackSpace, takeSpace } from '../../pricing/index.ts'
import { spaceOf, workOf } from '../booking-works.ts'
import type { Booking, ChangeRequest } from '../life/booking.ts'
import { advance, advanceRequest, checkPossible, firstCutoffOf, notAllowed } from '../life/booking-rules.ts'
import { saveAndTell } from '../life/booking-tell-commands.ts'
import { givenOf } from '../life/given-departure-rules.ts'
import { closeOpenRequest } from '../requests/change-request-commands.ts'
import { closeRequest, loadRequest } from '../requests/change-request-store.ts'
import { withPlaces } from '../submit/form-reference-rules.ts'
import { withoutBlanks } from '../submit/submit-rules.ts'
import { gatherAcceptance, gatherAmendment } from './accept-queries.ts'
import {
  agreedPrice,
  checkAcceptable,
  checkDeparture,
  documentsFor,
  givenAs,
  priceOfAmendment,
} from './accept-rules.ts'
import { cancelAccepted, type DeskInput, feeOf, type Staff, seenBooking } from './booking-desk-commands.ts'

/** Accepts a booking onto a departure: its space is taken, its times, price, operator and papers are settled. What is not said is as proposed. */
export async function receiveBooking(command: DeskInput<'receive'>, call: Staff): Promise<Booking> {
  const { caller, now } = call
  const before = await seenBooking(command, call)
  const received = advance(before, 'receive', 'staff')
  const operatorId = command.operatorId ?? before.operatorId ?? caller.userId
  const chosenId = command.departureId ?? before.form.departureId ?? undefined
  const facts = await gatherAcceptance(before, { chosenId, operatorId }, call)
  const departure = checkAcceptable(before, facts)
  const agreed = agreedPrice(before, command, now)
  const given = givenAs(departure, command)
  await takeSpace(call, departure.id, spaceOf(before))
  const after: Booking = {
    ...received,
    given,
    agreed,
    operatorId,
    firstCutoff: firstCutoffOf(given.cutoffs),
    documentsDue: command.documentsDue ?? documentsFor(before, given),
    replyText: command.replyText ?? undefined,
    openRequest: undefined,
    waitingSince: undefined,
    toQuote: false,
  }
  const data = { trainNo: departure.departureNo, departureId: departure.id }
  const told = { kind: 'received', data, note: command.replyText } as const
  return saveAndTell({ before, after, told }, call, closeOpenRequest(before, 'withdrawOffer', call))
}

/** Answers what a customer asked on an accepted booking: an amendment with its price, a cancellation with its fee. */
export async function answerAmendment(command: DeskInput<'amend'>, call: Staff): Promise<Booking> {
  const { tx, caller, now } = call
  const before = await seenBooking(command, call)
  checkPossible(before, 'amend', 'staff')
  const request = await loadRequest(tx, command.requestId, before.id)
  const by = { actor: 'staff', at: now, userId: caller.userId, note: command.note ?? undefined } as const
  const isAccepted = command.answer === 'accept'
  // What is on its way can no longer be amended or cancelled.
  if (isAccepted && before.atd) throw notAllowed(before, 'staff')
  const fee = command.fee === undefined || command.fee === null ? request.fee : feeOf(command)
  const closes = closeRequest(tx, { ...advanceRequest(request, isAccepted ? 'accept' : 'decline', by), fee })
  const settled = { ...before, openRequest: undefined, waitingSince: undefined }
  if (!isAccepted) {
    return saveAndTell({ before, after: settled, told: { kind: 'requestDeclined', note: command.note } }, call, closes)
  }
  await closes
  if (request.kind === 'cancellation') {
    const reasonCode = request.reasonCode ?? 'OTHER'
    return cancelAccepted(before, { reasonCode, note: command.note ?? request.note, fee }, call)
  }
  const after = await amended(settled, { command, changes: request.changes ?? {}, fee }, call)
  return saveAndTell({ before, after, told: { kind: 'amended', note: command.note } }, call)
}

type Amending = { command: DeskInput<'amend'>; changes: NonNullable<ChangeRequest['changes']>; fee: Booking['fee'] }

/** The booking as amended: its old space goes back, the new is taken, and the price is settled anew. */
async function amended(before: Booking, { command, changes, fee }: Amending, call: Staff): Promise<Booking> {
  const named = withoutBlanks(changes) as BookingForm
  const merged = { ...before.form, ...named, ...(changes.boxes && { boxes: mergedBoxes(before.form, changes.boxes) }) }
  const keepsDeparture = !command.departureId && !changes.wantedDate && !changes.originCode && !changes.destinationCode
  const chosenId = command.departureId ?? (keepsDeparture ? before.given?.departureId : undefined)
  // Another lane or day looks for another departure than the one that the form had chosen.
  const changed: Booking = { ...before, form: { ...merged, departureId: chosenId } }
  const facts = await gatherAmendment(changed, { chosenId }, call)
  const isChosen = command.departureId !== undefined && command.departureId !== null
  const departure = checkDeparture(changed, { ...facts, isChosen, now: call.now })
  const form = { ...withPlaces(merged, facts.known), ...workOf(before.mode).departureInForm(departure) }
  const agreed = priceOfAmendment(before, { form, command, facts }, call.now)
  const after = { ...before, form }
  if (before.given) await giveBackSpace(call, before.given.departureId, spaceOf(before))
  await takeSpace(call, departure.id, spaceOf(after))
  const given = keepsDeparture && before.given ? before.given : givenOf(departure)
  return {
    ...after,
    given,
    agreed,
    fee,
    firstCutoff: firstCutoffOf(given.cutoffs),
    documentsDue: keepsDeparture ? before.documentsDue : documentsFor(after, given),
  }
}

/** The new boxes; what an amendment does not say of a box stays as it was for its kind. */
function mergedBoxes({ boxes }: BookingForm, asked: NonNullable<Amending['changes']['boxes']>) {
  return asked.map((box) => {
    const like = boxes?.find(
      (one) => one.containerType === box.containerType && one.containerOwner === box.containerOwner,
    )
    const [first] = boxes ?? []
    return { stuffingPlace: first?.stuffingPlace, ...like, ...(withoutBlanks(box) as typeof box) }
  })
}
