import { type Booking, bookingsWithFeeUncharged, feeLines, loadBooking, takeFee } from '../../booking/index.ts'
import {
  type Charge,
  type ChargeBasis,
  chargeBooking,
  chargesOf,
  chargesOfBooking,
  settleCurrencyOf,
} from '../../charge/index.ts'
import { loadCustomer } from '../../customer/index.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import type { Call } from '../../platform/serve.ts'
import { jobsOfBooking } from '../job/job-store.ts'
import { customsLegs } from '../job/leg-rules.ts'
import { quotedLinesOf } from '../job/quote-rules.ts'

/** A fee is for the whole shipment, so it falls on one job of the first leg. */
const wholeFee = { legSeq: 1, customs: customsLegs([]), booked: [], carried: [], isFirst: true } as const

/** Fees of one round, so that who works on their bookings waits briefly. */
const mostAtOnce = 20

export const oldFeesEverySeconds = 60

type WithFee = { booking: Booking; customerId: string; basis: ChargeBasis }

/** The fee that was agreed for a cancellation, as a line in the currency that its company settles in; nothing where none was agreed. */
export async function feeOf(tx: Tx, bookingId: string): Promise<WithFee | undefined> {
  const booking = await loadBooking(tx, bookingId)
  const { fee, customerId } = booking
  if (!fee) return undefined
  if (!customerId) throw new Error(`The cancelled booking ${bookingId} is of no company`)
  return {
    booking,
    customerId,
    basis: {
      quoted: quotedLinesOf(feeLines('CANC', fee), wholeFee),
      settleCurrency: settleCurrencyOf(booking, await loadCustomer(tx, customerId)),
    },
  }
}

/** Turns fees from before charges existed into open charges to check, once each, round by round. */
export async function chargeOldFees(call: Call<'system'>): Promise<void> {
  const { tx } = call
  for (const id of await bookingsWithFeeUncharged(tx, mostAtOnce)) {
    if ((await takeFee(tx, id)) && !(await isCharged(tx, id))) await chargeOldFee(id, call)
  }
}

async function isCharged(tx: Tx, bookingId: string): Promise<boolean> {
  const jobs = await jobsOfBooking(tx, bookingId)
  const ids = jobs.map(({ id }) => id)
  const charges = await Promise.all([chargesOf(tx, ids), chargesOfBooking(tx, bookingId)])
  return charges.flat().some(isCancellationFee)
}

const isCancellationFee = ({ side, chargeCode }: Charge): boolean => side === 'R' && chargeCode === 'CANC'

async function chargeOldFee(id: string, call: Call<'system'>): Promise<void> {
  const owed = await feeOf(call.tx, id)
  if (!owed) return
  const { booking, customerId, basis } = owed
  await chargeBooking({ id, customerId, toCheck: true }, basis, call)
  await audit(call, {
    action: 'workorder.charge-old-fee',
    thing: 'booking',
    id,
    customerId,
    after: { fee: booking.fee },
  })
}
