import { Problem } from '@landbridge/contract/shared/problem'
import type { moveEndpoints } from '@landbridge/contract/workorder/move-endpoints'
import type { z } from 'zod'
import {
  type Booking,
  carriagesOf,
  carriageTo,
  checkCause,
  checkPossible,
  checkReason,
  countsNamed,
  type GivenDeparture,
  giveBackHeld,
  isProposedAlready,
  loadRequest,
  lockBooking,
  type MoveAsked,
  type MoveOrder,
  movedBooking,
  moveRequest,
  proposeMove,
  saveMoved,
  seenBooking,
  typedOf,
} from '../../booking/index.ts'
import type { Follower } from '../../platform/call.ts'
import { emit } from '../../platform/outbox.ts'
import { idsOf } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import type { JobPapers } from '../change/job-papers.ts'
import { holdBooking } from '../job/job-store.ts'
import { type BookedCargo, cargoOf, cargoOnLeg, givenLegOf } from './booked-cargo-queries.ts'
import { isEmpty, legOfChosen, movingOf, type Selection, selectionOf } from './move-selection-rules.ts'
import { type MovedJobs, moveJobs } from './moved-jobs-commands.ts'

export type Move = z.output<typeof moveEndpoints.move.input>
type StaffCall = Call<'staff'>

const undefinedIfNull = <Value>(value: Value | null | undefined) => value ?? undefined

const orderOf = (command: Move, legSeq: number): MoveOrder => ({
  cause: command.cause,
  legSeq,
  jobIds: command.jobIds,
  containerIds: command.containerIds,
  boxes: command.boxes && countsNamed(command.boxes),
  departureId: undefinedIfNull(command.departureId),
  ...typedOf(command),
})

/** Moves a booking's cargo to another departure, or proposes it where the customer caused it; repeats change nothing. */
export async function moveCargo(command: Move, call: StaffCall, papers: JobPapers): Promise<Booking> {
  const { tx } = call
  const [before] = await Promise.all([seenBooking(command, call), checkReason(tx, 'MOVEREASON', command.reasonCode)])
  return moveSeen(before, command, { call, papers })
}

export async function moveSeen(
  before: Booking,
  command: Omit<Move, 'id' | 'version'>,
  { call, papers, keepsBox = false }: { call: StaffCall; papers: JobPapers; keepsBox?: boolean },
): Promise<Booking> {
  const { tx } = call
  await holdBooking(tx, before.id)
  const loaded = await cargoOf(tx, before.id)
  const order = orderOf({ ...command, id: before.id, version: before.version }, legOfChosen(loaded, command))
  const terms = termsOf(command)
  if (await isProposedAlready(before, { order, ...terms }, call)) return before
  checkPossible(before, 'move', 'staff')
  const around = await gatherMove(before, { order, ...loaded }, call)
  if (around.isNothing) return before
  await refuseDeparted(around, call)
  const wanted: MoveAsked = { order, moving: around, ...terms }
  checkCause(wanted)
  if (order.cause === 'customer') return proposeMove(before, wanted, call)
  const request = moveRequest(before, wanted, call)
  const after = await movedBooking(before, around, call)
  const saved = await saveMoved({ before, after, moving: around }, request, call)
  await moveJobs(around, { call, papers, isRepriced: false, keepsBox })
  return lockBooking(tx, saved.id)
}

function termsOf(command: Omit<Move, 'id' | 'version'>): Omit<MoveAsked, 'order' | 'moving'> {
  const { reasonCode, note, agreedLines, priceReason, fee, feeCurrency } = command
  if (fee && !feeCurrency) throw new Problem('shared.invalid-input', { feeCurrency: 'booking.fee-currency-needed' })
  return {
    reasonCode,
    note: undefinedIfNull(note),
    agreedLines: undefinedIfNull(agreedLines),
    priceReason: undefinedIfNull(priceReason),
    fee: fee && feeCurrency ? { amount: fee, currency: feeCurrency } : undefined,
  }
}

type Around = MovedJobs & {
  legSeq: number
  to: GivenDeparture
  selection: Selection
  moving: ReturnType<typeof movingOf>['moving']
  isWhole: boolean
  /** All of it goes by that departure already. */
  isNothing: boolean
}

async function gatherMove(
  before: Booking,
  { order, ...cargo }: BookedCargo & { order: MoveOrder },
  { tx, now }: Pick<StaffCall, 'tx' | 'now'>,
): Promise<Around> {
  const leg = givenLegOf(before, order.legSeq)
  const to = await carriageTo(leg, order, { tx, now })
  const onLeg = { ...cargoOnLeg(cargo, leg.seq), carriages: carriagesOf(leg, before.shares) }
  const selection = selectionOf(onLeg, order)
  const move = movingOf(onLeg, selection, to)
  // What takes no boxes and has no job yet goes with its booking alone.
  const isThere = to.departureId !== undefined && to.departureId === leg.given.departureId
  const isNothing = isEmpty(selection) && !(move.isWhole && onLeg.jobs.length === 0 && !isThere)
  return { bookingId: before.id, leg, legSeq: leg.seq, to, selection, ...move, isNothing }
}

/** Whatever has left goes by no other departure any more: whoever follows the cargo refuses it. */
const refuseDeparted = ({ bookingId, selection }: Around, call: Call<'staff' | 'system'>) =>
  emit(call, {
    kind: 'workorder.moving',
    id: bookingId,
    data: {
      jobIds: selection.jobs.map(({ job }) => job.id),
      containerIds: selection.jobs.flatMap(({ parts }) => idsOf(parts)),
    },
  })

/** The customer agreed to a move: it is carried out at the price that was shown, and its space is no longer held but taken. */
async function carryOutMove(
  { bookingId, moveId }: { bookingId: string; moveId: string },
  call: Call<'system'>,
  papers: JobPapers,
): Promise<void> {
  const { tx } = call
  const [before, request] = await Promise.all([lockBooking(tx, bookingId), loadRequest(tx, moveId, bookingId)])
  const { moved: order, price } = request
  if (!order) throw new Error(`The move ${moveId} names nothing that moves`)
  await holdBooking(tx, bookingId)
  const around = await gatherMove(before, { order, ...(await cargoOf(tx, bookingId)) }, call)
  if (around.isNothing) throw new Problem('workorder.nothing-to-move')
  await refuseDeparted(around, call)
  await giveBackHeld(request, call)
  const onOther = await movedBooking(before, around, call)
  const after = { ...onOther, agreed: price ?? onOther.agreed }
  await saveMoved({ before, after, moving: around }, request, call)
  await moveJobs(around, { call, papers, isRepriced: true })
}

export const moveFollowersWith = (papers: JobPapers): readonly Follower[] => [
  {
    kind: 'booking.offer-accepted',
    follow: async ({ id, data }, call) => {
      if (typeof data?.moveId === 'string') await carryOutMove({ bookingId: id, moveId: data.moveId }, call, papers)
    },
  },
]
