import { type BookingChargeView, chargeDeskEndpoints as desk } from '@landbridge/contract/charge/charge-desk-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { Problem } from '@landbridge/contract/shared/problem'
import { checkUnchanged, loadBooking, lockBooking } from '../booking/index.ts'
import { loadCustomer } from '../customer/index.ts'
import { audit } from '../platform/audit.ts'
import { type Call, type Port, serve } from '../platform/serve.ts'
import { readerNames } from '../reference/index.ts'
import { rateFor } from './charge-commands.ts'
import { chargeViewOf } from './charge-queries.ts'
import { settleCurrencyOf } from './charge-rules.ts'
import { chargesOfBooking, saveCharge } from './charge-store.ts'

/** The charges that bookings bear themselves; those of jobs come with their work orders. */
export function chargeDeskRoutes(port: Port): void {
  serve(port, desk.ofBooking, async ({ id }, call) => {
    await loadBooking(call.tx, id)
    return bookingChargesOf(id, call)
  })
  serve(port, desk.confirm, async (seen, call) => {
    await confirmCharge(seen, call)
    return bookingChargesOf(seen.id, call)
  })
}

async function bookingChargesOf(id: string, { tx, language }: Call<'staff'>): Promise<{ items: BookingChargeView[] }> {
  const [charges, names] = await Promise.all([chargesOfBooking(tx, id), readerNames(tx, language)])
  return { items: charges.map((charge) => ({ ...chargeViewOf(charge, names), toCheck: charge.toCheck })) }
}

type SeenCharge = { id: string; version: number; chargeId: string }

/** Confirms an old charge: from this day its company sees it and bills may take it, without changing a past month. */
async function confirmCharge({ id, version, chargeId }: SeenCharge, call: Call<'staff'>): Promise<void> {
  const { tx, now } = call
  const booking = await lockBooking(tx, id)
  checkUnchanged(booking, version, 'staff')
  const charge = (await chargesOfBooking(tx, id)).find((one) => one.id === chargeId)
  if (!charge) throw new Problem('workorder.part-missing')
  if (!charge.toCheck) throw new Problem('workorder.charge-confirmed')
  const { customerId, chargeCode, amount, currency } = charge
  const recordedOn = businessDay(now)
  const settleCurrency = settleCurrencyOf(booking, await loadCustomer(tx, customerId))
  const rate = await rateFor({ currency, recordedOn }, settleCurrency, call)
  await saveCharge(tx, { ...charge, ...rate, recordedOn, toCheck: false })
  await audit(call, {
    action: 'workorder.charge-confirm',
    thing: 'booking',
    id,
    customerId,
    before: { toCheck: true },
    after: { toCheck: false, chargeCode, amount, currency },
  })
}
