import { formPathOnWire, type PriceLine } from '@landbridge/contract/booking/booking-views'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { missingFor } from '@landbridge/contract/booking/form/form-needs'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { Problem } from '@landbridge/contract/shared/problem'
import { loadCustomer } from '../../customer/index.ts'
import { type Departure, departureById, giveBackSpace, takeSpace } from '../../pricing/index.ts'
import type { AgreedPrice, Booking, ChangeRequest } from '../life/booking.ts'
import { differsFromQuote, linesOfQuote, priceOfLines, spaceBoxes } from '../life/booking-price-rules.ts'
import {
  advance,
  advanceRequest,
  checkPossible,
  firstCutoffOf,
  holdsOf,
  notAllowed,
  standing,
} from '../life/booking-rules.ts'
import { loadBooking, lockCustomer, saveBooking } from '../life/booking-store.ts'
import { closeOpenRequest, tell } from '../requests/change-request-commands.ts'
import { closeRequest, loadRequest } from '../requests/change-request-store.ts'
import { knownToForm } from '../submit/rail-facts-queries.ts'
import { formAsked, withPlaces } from '../submit/rail-reference-rules.ts'
import { withoutBlanks } from '../submit/rail-submit-rules.ts'
import {
  cancelAccepted,
  type DeskInput,
  feeOf,
  openDeparture,
  operatorName,
  type Staff,
  seenBooking,
} from './booking-desk-commands.ts'
import { creditStanding } from './credit-queries.ts'
import { givenOf, nextDeparture } from './departure-choice-queries.ts'
import { proposedDocuments } from './due-document-rules.ts'

/** Accepts a booking onto a departure: its space is taken, its times, price, operator and papers are settled. What is not said is as proposed. */
export async function receiveBooking(command: DeskInput<'receive'>, call: Staff): Promise<Booking> {
  const { tx, caller, now } = call
  const before = await lockedInOrder(command, call)
  const received = advance(before, 'receive', 'staff')
  await checkAcceptable(before, call)
  const departure = await departureFor(before, command.departureId ?? undefined, call)
  const operatorId = command.operatorId ?? before.operatorId ?? caller.userId
  await operatorName(operatorId, call)
  const agreed = agreedPrice(before, command, now)
  const given = givenAs(departure, command)
  if (before.openRequest) await closeOpenRequest(before, 'withdrawOffer', call)
  await takeSpace(call, departure.id, spaceBoxes(before.form))
  const accepted: Booking = {
    ...received,
    given,
    agreed,
    operatorId,
    firstCutoff: firstCutoffOf(given.cutoffs),
    documentsDue: command.documentsDue ?? documentsFor(before.form, given),
    replyText: command.replyText ?? undefined,
    openRequest: undefined,
    waitingSince: undefined,
    toQuote: false,
  }
  const after = await saveBooking(tx, before, accepted)
  const data = { trainNo: departure.departureNo, departureId: departure.id }
  await tell(after, { kind: 'received', data, note: command.replyText }, call)
  return after
}

/** The locks stand in one order, so that two acceptances never wait for each other: customer, booking, departure. */
async function lockedInOrder(seen: { id: string; version: number }, call: Staff): Promise<Booking> {
  const { customerId } = await loadBooking(call.tx, seen.id)
  if (customerId !== null) await lockCustomer(call.tx, customerId)
  return seenBooking(seen, call)
}

/** Refuses what is incomplete for an acceptance, and what a hold stands on. */
async function checkAcceptable(booking: Booking, call: Staff): Promise<void> {
  const { tx } = call
  const customerId = booking.customerId ?? ''
  const [known, customer] = await Promise.all([knownToForm(tx, booking.form), loadCustomer(tx, customerId)])
  const missing = missingFor(formAsked(booking, known), 'accept')
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map(({ path, key }) => [formPathOnWire(path), key]))
    throw new Problem('booking.not-complete', fields, { missing: Object.keys(fields) })
  }
  const credit = await creditStanding(customer, call)
  const holds = holdsOf(booking, { isCertified: customer.certification === 'certified', isOverCredit: credit.isOver })
  if (holds.length > 0) throw new Problem('booking.held', undefined, { ...standing(booking, 'staff'), holds })
}

/** The departure that staff chose, the one that the customer chose, or the next that fits. */
async function departureFor(booking: Booking, chosen: string | undefined, call: Staff): Promise<Departure> {
  const id = chosen ?? booking.form.departureId ?? undefined
  if (id) return openDeparture(id, booking, call)
  const next = await nextDeparture(call.tx, booking.form, call.now)
  if (!next) throw new Problem('shared.invalid-input', { departureId: 'booking.departure-needed' })
  return next
}

type PriceSaid = { agreedLines?: PriceLine[] | null | undefined; priceReason?: string | null | undefined }

/** The price agreed: as staff say, else as quoted. Where it differs from the quote it says why. */
function agreedPrice({ quote, toQuote }: Booking, { agreedLines, priceReason }: PriceSaid, now: Date): AgreedPrice {
  const lines = agreedLines && agreedLines.length > 0 ? agreedLines : toQuote ? [] : linesOfQuote(quote)
  if (lines.length === 0) throw new Problem('shared.invalid-input', { agreedLines: 'booking.price-needed' })
  const agreed = priceOfLines(lines, { reason: priceReason ?? undefined, at: now })
  if (differsFromQuote(agreed, quote) && !priceReason) {
    throw new Problem('shared.invalid-input', { priceReason: 'booking.price-reason-needed' })
  }
  return agreed
}

function givenAs(departure: Departure, said: DeskInput<'receive'>): NonNullable<Booking['given']> {
  const planned = givenOf(departure)
  const eta = said.eta ?? planned.eta
  return {
    ...planned,
    etd: said.etd ?? planned.etd,
    eta,
    promisedEta: eta,
    cutoffs: said.cutoffs && said.cutoffs.length > 0 ? said.cutoffs : planned.cutoffs,
  }
}

export function documentsFor(form: BookingForm, { cutoffs, eta }: NonNullable<Booking['given']>) {
  const at = (kind: string) => cutoffs.find((cutoff) => cutoff.cutoffKind === kind)?.at
  const day = (instant: Date | undefined) => instant && businessDay(instant)
  return proposedDocuments(form, { byCutoff: day(at('SI')), byDeparture: day(at('CUSTOMS')), byArrival: day(eta) })
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
  await closeRequest(tx, { ...advanceRequest(request, isAccepted ? 'accept' : 'decline', by), fee })
  const settled = { ...before, openRequest: undefined, waitingSince: undefined }
  if (!isAccepted) {
    const after = await saveBooking(tx, before, settled)
    await tell(after, { kind: 'requestDeclined', note: command.note }, call)
    return after
  }
  if (request.kind === 'cancellation') {
    const free = await saveBooking(tx, before, settled)
    const reasonCode = request.reasonCode ?? 'OTHER'
    return cancelAccepted(free, { reasonCode, note: command.note ?? request.note, fee }, call)
  }
  const amended = await withAmendment(before, { command, changes: request.changes ?? {}, fee }, call)
  const after = await saveBooking(tx, before, { ...amended, openRequest: undefined, waitingSince: undefined })
  await tell(after, { kind: 'amended', note: command.note }, call)
  return after
}

type Amending = {
  command: DeskInput<'amend'>
  changes: NonNullable<ChangeRequest['changes']>
  fee: Booking['fee']
}

/** The booking as amended: its old space goes back, the new is taken, and the price is settled anew. */
async function withAmendment(before: Booking, { command, changes, fee }: Amending, call: Staff): Promise<Booking> {
  const { tx, now } = call
  const named = withoutBlanks(changes) as BookingForm
  const changed = { ...before.form, ...named, ...(changes.boxes && { boxes: mergedBoxes(before.form, changes.boxes) }) }
  const known = await knownToForm(tx, changed)
  const form = withPlaces(changed, known)
  const after = { ...before, form }
  const keepsTrain = !command.departureId && !changes.wantedDate && !changes.originCode && !changes.destinationCode
  const departure =
    keepsTrain && before.given
      ? await departureById(tx, before.given.departureId)
      : await departureFor(
          { ...after, form: { ...form, departureId: undefined } },
          command.departureId ?? undefined,
          call,
        )
  if (before.given) await giveBackSpace(call, before.given.departureId, spaceBoxes(before.form))
  await takeSpace(call, departure.id, spaceBoxes(form))
  const planned = givenOf(departure)
  const given = keepsTrain && before.given ? before.given : planned
  const lines = command.agreedLines ?? before.agreed?.lines ?? []
  const agreed = priceOfLines(lines, { reason: command.priceReason ?? before.agreed?.reason, at: now })
  return {
    ...after,
    given,
    agreed,
    fee,
    form: { ...form, departureId: departure.id, trainNo: departure.departureNo },
    firstCutoff: firstCutoffOf(given.cutoffs),
    documentsDue: keepsTrain ? before.documentsDue : documentsFor(form, given),
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
