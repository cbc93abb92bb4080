import { isSame } from '@landbridge/contract/shared/differences'
import { Problem } from '@landbridge/contract/shared/problem'
import { loadCustomer } from '../../customer/index.ts'
import { putOff } from '../../platform/outbox.ts'
import { pick } from '../../platform/rows.ts'
import type { Call } from '../../platform/serve.ts'
import { takeSpace } from '../../pricing/index.ts'
import type { AgreedPrice, Booking } from '../life/booking.ts'
import { holdsOf, standing } from '../life/booking-rules.ts'
import { saveAndTell } from '../life/booking-tell-commands.ts'
import { insertRequest, requestsOf } from '../life/change-request-store.ts'
import { creditOf } from '../life/credit-queries.ts'
import { owedIn } from '../life/price-payer-rules.ts'
import { type MoveAsked, moveInWords, moveRequest } from '../requests/move-request-commands.ts'
import { priceUnderWay } from './accept-rules.ts'

type StaffCall = Call<'staff'>

/** Proposes a move that the customer has caused: it waits for the answer, and its space is held until then. */
export async function proposeMove(before: Booking, wanted: MoveAsked, call: StaffCall): Promise<Booking> {
  const request = moveRequest(before, wanted, call, await priceChecked(before, wanted, call))
  const { until, moved } = request
  if (!until) throw new Error(`The move ${request.id} waits for nothing`)
  if (moved?.departureId && moved.held) await takeSpace(call, moved.departureId, moved.held)
  const data = { bookingId: before.id, requestId: request.id }
  const lapse = { kind: 'booking.lapse-offer', id: request.id, data, dueAt: until } as const
  const after: Booking = { ...before, openRequest: 'move', waitingSince: undefined }
  const words = moveInWords(before, wanted.moving, { ...wanted, cause: wanted.order.cause, requestId: request.id })
  const happening = { kind: 'moveAsked', data: words, note: wanted.note } as const
  return saveAndTell({ before, after, happening }, call, insertRequest(call.tx, request), putOff(call, lapse))
}

/** True where the same move waits for its answer already, at this price and in these words. */
export async function isProposedAlready(before: Booking, wanted: ProposedMove, call: StaffCall): Promise<boolean> {
  if (before.openRequest !== 'move' || wanted.order.cause !== 'customer') return false
  const open = (await requestsOf(call.tx, before.id)).find(({ kind, state }) => kind === 'move' && state === 'open')
  if (!open) return false
  const { order, reasonCode, note, fee } = wanted
  const waiting = { order: { ...open.moved, held: undefined }, ...pick(open, ['reasonCode', 'note', 'fee']) }
  if (!isSame(waiting, { order, reasonCode, note, fee })) return false
  const { price } = await priceMoved(before, wanted, call)
  return isSame(pickPrice(open.price), pickPrice(price))
}

const pickPrice = (price: AgreedPrice | undefined) => price && pick(price, ['lines', 'reason'])

type ProposedMove = Omit<MoveAsked, 'moving'>

/** The price of the new day where staff name one, with the fee as a line of it: it passes what the price of an amendment passes. */
async function priceMoved(before: Booking, { agreedLines, priceReason, fee }: ProposedMove, call: StaffCall) {
  const customer = await loadCustomer(call.tx, before.customerId ?? '')
  const agreement = { agreedLines: agreedLines && [...agreedLines], priceReason }
  return {
    customer,
    price: priceUnderWay(before, { after: before, agreement, fee }, { now: call.now, setting: customer }),
  }
}

async function priceChecked(before: Booking, wanted: ProposedMove, call: StaffCall): Promise<AgreedPrice> {
  const { price, customer } = await priceMoved(before, wanted, call)
  if (wanted.fee || wanted.agreedLines?.length) await checkCredit(before, price, { customer, call })
  return price
}

type PricingFacts = { customer: Awaited<ReturnType<typeof loadCustomer>>; call: StaffCall }

async function checkCredit(before: Booking, price: AgreedPrice, { customer, call }: PricingFacts): Promise<void> {
  const credit = await creditOf(customer, before.id, call)
  const holds = holdsOf(before, { isCertified: true, credit, price: owedIn(price) }).filter((hold) => hold === 'credit')
  if (holds.length > 0) throw new Problem('booking.held', undefined, { ...standing(before, 'staff'), holds })
}
