import { bookingModes } from '@landbridge/contract/booking/booking-modes'
import { departureName } from '@landbridge/contract/pricing/departure'
import { dayIn } from '@landbridge/contract/shared/business-day'
import { Problem } from '@landbridge/contract/shared/problem'
import { keptEntityId } from '../../entity/index.ts'
import type { Departure } from '../../pricing/index.ts'
import { countsNamed } from '../departure/box-counts.ts'
import { added, carriagesOf, countOf, less, onCarriages } from '../departure/carriage-rules.ts'
import { missingPlaces } from '../departure/departure-choice-rules.ts'
import { takeSpaceOf } from '../departure/leg-space-commands.ts'
import type { Booking, BoxCount, GivenDeparture } from '../life/booking.ts'
import { entityOfBooking } from '../life/booking-entity-queries.ts'
import { advance, firstCutoffOf } from '../life/booking-rules.ts'
import { saveAndTell } from '../life/booking-tell-commands.ts'
import { type Leg, legsOf, withGiven } from '../life/leg.ts'
import { closeOpenRequest } from '../life/request-end-commands.ts'
import { documentsFor } from '../papers/due-paper-rules.ts'
import { departureFor, gatherAcceptance, type LegChoice } from './accept-queries.ts'
import { agreedPrice, checkAcceptable } from './accept-rules.ts'
import { type DeskInput, type Staff, seenBooking } from './booking-desk-commands.ts'
import { carriageTo } from './carriage-queries.ts'

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
  const onOne = withGiven(received, checkAcceptable(before, command, facts))
  const accepted = await splitOver(onOne, command, call)
  const { given } = accepted
  if (!given) throw new Error(`The booking ${before.id} has no leg that could be accepted`)
  const agreed = agreedPrice(before, command, { now, setting: facts.customer })
  await takeSpaceOf(call, accepted)
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

/** Splits a booking over two departures where the first has too little space, as staff say or by default. */
async function splitOver(booking: Booking, command: DeskInput<'receive'>, call: Staff): Promise<Booking> {
  const { secondDepartureId } = command
  if (!secondDepartureId) return booking
  const [leg] = legsOf(booking)
  const firstDeparture = leg?.given
  if (!leg || !firstDeparture?.departureId || firstDeparture.departureId === secondDepartureId) {
    throw new Problem('shared.invalid-input', { secondDepartureId: 'booking.departure-unknown' })
  }
  const [first, given] = await Promise.all([
    departureFor(leg, firstDeparture.departureId, call),
    carriageTo(leg, { cause: 'us', legSeq: leg.seq, departureId: secondDepartureId }, call),
  ])
  const [all] = carriagesOf(leg)
  const booked = all?.boxes ?? []
  const namedBoxes = command.secondBoxes && countsNamed(command.secondBoxes)
  const boxes = namedBoxes ?? (first ? withoutSpace(booked, first) : [])
  const boxesLeft = less(booked, boxes)
  if (countOf(boxes) === 0 || countOf(boxesLeft) === 0 || countOf(boxesLeft) + countOf(boxes) !== countOf(booked)) {
    throw new Problem('shared.invalid-input', { secondBoxes: 'booking.split-boxes-wrong' })
  }
  return onCarriages(booking, leg.seq, [
    { given: firstDeparture, boxes: boxesLeft },
    { given, boxes },
  ])
}

/** The boxes for which a departure has no space, once it has taken as many of the others as it can. */
function withoutSpace(boxes: readonly BoxCount[], departure: Departure): BoxCount[] {
  const takenBoxes: BoxCount[] = []
  const boxesWithoutSpace: BoxCount[] = []
  for (const one of boxes.flatMap((line) => Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1 })))) {
    if (missingPlaces(departure, [...takenBoxes, one]).length === 0) takenBoxes.push(one)
    else boxesWithoutSpace.push(one)
  }
  return added([], boxesWithoutSpace)
}
