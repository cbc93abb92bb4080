import { Problem } from '@landbridge/contract/shared/problem'
import { loadCustomer } from '../../customer/index.ts'
import { putOff } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { takeSpace } from '../../pricing/index.ts'
import type { AgreedPrice, Booking } from '../life/booking.ts'
import { holdsOf, standing } from '../life/booking-rules.ts'
import { saveAndTell } from '../life/booking-tell-commands.ts'
import { insertRequest } from '../life/change-request-store.ts'
import { creditOf } from '../life/credit-queries.ts'
import { owedIn } from '../life/price-payer-rules.ts'
import { type MoveAsked, moveInWords, moveRequest } from '../requests/move-request-commands.ts'
import { priceUnderWay } from './accept-rules.ts'

type Staff = Call<'staff'>

/** Proposes a move that the customer has caused: it waits for the answer, and its space is held until then. */
export async function proposeMove(before: Booking, wanted: MoveAsked, call: Staff): Promise<Booking> {
  const request = moveRequest(before, wanted, call, await priceMoved(before, wanted, call))
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

/** The price of the new day where staff name one, with the fee as a line of it: it passes what the price of an amendment passes, and what comes to it the credit. */
async function priceMoved(before: Booking, { agreedLines, priceReason, fee }: MoveAsked, call: Staff) {
  const customer = await loadCustomer(call.tx, before.customerId ?? '')
  const agreement = { agreedLines: agreedLines && [...agreedLines], priceReason }
  const price = priceUnderWay(before, { after: before, agreement, fee }, { now: call.now, setting: customer })
  if (fee || agreement.agreedLines?.length) await checkCredit(before, price, { customer, call })
  return price
}

type Facts = { customer: Awaited<ReturnType<typeof loadCustomer>>; call: Staff }

async function checkCredit(before: Booking, price: AgreedPrice, { customer, call }: Facts): Promise<void> {
  const credit = await creditOf(customer, before.id, call)
  const holds = holdsOf(before, { isCertified: true, credit, price: owedIn(price) }).filter((hold) => hold === 'credit')
  if (holds.length > 0) throw new Problem('booking.held', undefined, { ...standing(before, 'staff'), holds })
}
