import { randomUUID } from 'node:crypto'
import {
  moveHeldHours,
  moveLifecycle,
  moveStepOf,
  type RequestState,
} from '@landbridge/contract/booking/booking-lifecycle'
import type { PriceLine } from '@landbridge/contract/booking/booking-views'
import { departureName } from '@landbridge/contract/pricing/departure'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { dayIn } from '@landbridge/contract/shared/business-day'
import { type Actor, nextState } from '@landbridge/contract/shared/lifecycle'
import type { Money } from '@landbridge/contract/shared/money'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Call } from '../../platform/serve.ts'
import { takeSpace } from '../../pricing/index.ts'
import { carriagesOf, carriedOver, type MovedBoxes, onCarriages } from '../departure/carriage-rules.ts'
import { giveBackWhatMoved } from '../departure/leg-space-commands.ts'
import type { AgreedPrice, Booking, BoxCount, ChangeRequest, GivenDeparture, MoveOrder } from '../life/booking.ts'
import { firstCutoffOf } from '../life/booking-rules.ts'
import { saveAndTell } from '../life/booking-tell-commands.ts'
import { insertRequest } from '../life/change-request-store.ts'
import { legsOf } from '../life/leg.ts'
import { documentsFor } from '../papers/due-paper-rules.ts'

/** A move as the jobs of a booking make it out: where its boxes go and where they come from. */
export type Moving = {
  legSeq: number
  to: GivenDeparture
  moving: readonly MovedBoxes[]
  /** All that the leg has goes. */
  isWhole: boolean
}

const boxesIn = (moving: readonly MovedBoxes[]): BoxCount[] => moving.flatMap(({ boxes }) => [...boxes])

/** A booking with boxes moved to another departure: space is taken there and given back where it still can be used. */
export async function movedBooking(
  before: Booking,
  { legSeq, to, ...move }: Moving,
  call: Call<Actor>,
): Promise<Booking> {
  const leg = legsOf(before).find(({ seq }) => seq === legSeq)
  if (!leg) throw new Error(`The booking ${before.id} has no leg ${legSeq} to move`)
  const carriages = carriagesOf(leg, before.shares)
  const leavingBoxes = carriages.map(({ given }) => ({
    given,
    boxes: move.moving.filter(({ from }) => from === given.departureId).flatMap(({ boxes }) => [...boxes]),
  }))
  await giveBackWhatMoved(call, leavingBoxes)
  if (to.departureId) await takeSpace(call, to.departureId, boxesIn(move.moving))
  const after = onCarriages(before, legSeq, carriedOver(carriages, { to, ...move }))
  const isFirst = legSeq === 1 && after.given !== undefined && after.given !== before.given
  return {
    ...after,
    ...(isFirst &&
      after.given && { firstCutoff: firstCutoffOf(after.given.cutoffs), documentsDue: papersDue(after, after.given) }),
  }
}

/** The papers that were asked for stay asked for, each by the day that the other departure has for it. */
function papersDue(booking: Booking, given: GivenDeparture): Booking['documentsDue'] {
  const proposed = new Map(documentsFor(booking, given).map((due) => [due.documentType, due.dueBy]))
  return booking.documentsDue.map((due) => ({ ...due, dueBy: proposed.get(due.documentType) ?? due.dueBy }))
}

/** A move in the words of its time line and of the message to its customer. */
export function moveInWords(
  before: Booking,
  { legSeq, to, moving }: Moving,
  { reasonCode, cause, requestId }: { reasonCode: string; cause: string; requestId: string },
): Record<string, string> {
  const sources = legsOf(before)
    .filter(({ seq }) => seq === legSeq)
    .flatMap((leg) => carriagesOf(leg, before.shares))
  const leaving = moving.filter(({ boxes }) => boxes.length > 0)
  const from = sources.filter(({ given }) => leaving.some((one) => one.from === given.departureId))
  const counted = Map.groupBy(boxesIn(moving), ({ containerType }) => containerType)
  const boxes = [...counted].map(([type, lines]) => `${lines.reduce((sum, { quantity }) => sum + quantity, 0)}*${type}`)
  return {
    from: [...new Set((from.length > 0 ? from : sources.slice(0, 1)).map(({ given }) => nameOf(given)))].join(', '),
    to: nameOf(to),
    day: dayIn(to.etdZone, to.etd),
    ...(boxes.length > 0 && { boxes: boxWords(boxes.join('/')) }),
    reasonCode,
    cause,
    requestId,
  }
}

const nameOf = ({ departureNo, vessel, etd, etdZone, loadingDate }: GivenDeparture): string =>
  departureNo ? departureName({ vessel, departureNo }) : (loadingDate ?? dayIn(etdZone, etd))

export type MoveAsked = {
  order: MoveOrder
  moving: Moving
  reasonCode: string
  note?: string | undefined
  agreedLines?: readonly PriceLine[] | undefined
  priceReason?: string | undefined
  fee?: Money | undefined
}

type StaffCall = Call<'staff'>

/** The request of a move, in the state in which its cause lets it begin. */
export function moveRequest(
  booking: Booking,
  { order, reasonCode, note, moving, fee }: MoveAsked,
  call: StaffCall,
  price?: AgreedPrice,
): ChangeRequest {
  const { now, caller } = call
  const step = { action: moveStepOf[order.cause], by: 'staff' } as const
  const state = nextState(moveLifecycle, { state: 'begun' as RequestState | 'begun' }, step)
  if (state !== 'accepted' && state !== 'open') throw new Error(`A move by ${order.cause} does not begin`)
  const isOpen = state === 'open'
  return {
    id: randomUUID(),
    bookingId: booking.id,
    customerId: booking.customerId ?? '',
    kind: 'move',
    state,
    askedAt: now,
    askedBy: caller.userId,
    reasonCode,
    note,
    departureId: order.departureId,
    moved: { ...order, ...(isOpen && order.departureId && { held: boxesIn(moving.moving) }) },
    ...(isOpen
      ? { until: new Date(now.getTime() + moveHeldHours * 3_600_000), price, fee }
      : { answeredAt: now, answeredBy: caller.userId }),
  }
}

/** A move is carried out for its booking; the jobs follow. */
export function saveMoved(
  { before, after, moving }: { before: Booking; after: Booking; moving: Moving },
  request: ChangeRequest,
  call: Call<'staff' | 'system'>,
): Promise<Booking> {
  const { reasonCode = 'OTHER', note, moved } = request
  const data = moveInWords(before, moving, { reasonCode, cause: moved?.cause ?? 'us', requestId: request.id })
  const keeps = request.state === 'accepted' && call.caller.actor === 'staff' ? [insertRequest(call.tx, request)] : []
  return saveAndTell({ before, after, happening: { kind: 'moved', data, note } }, call, ...keeps)
}

/** Refuses what only a move that waits for its customer has: another price and a fee. */
export function checkCause({ order, agreedLines, fee }: MoveAsked): void {
  if (order.cause === 'customer') return
  const wrong = {
    ...(fee && { fee: 'booking.move-by-us-is-free' }),
    ...(agreedLines && agreedLines.length > 0 && { agreedLines: 'booking.move-by-us-is-free' }),
  }
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
}
