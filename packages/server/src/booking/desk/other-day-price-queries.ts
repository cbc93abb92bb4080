import type { MovePrice } from '@landbridge/contract/booking/move-price'
import { dayIn } from '@landbridge/contract/shared/business-day'
import { isLegMode } from '@landbridge/contract/shared/modes'
import { loadCustomer } from '../../customer/index.ts'
import type { Call } from '../../platform/serve.ts'
import { type PricedOffer, snapshotOf } from '../../pricing/index.ts'
import { codeLabel, codesOf } from '../../reference/index.ts'
import type { Booking, GivenDeparture } from '../life/booking.ts'
import { differsFromQuote, linesOfQuote } from '../life/booking-price-rules.ts'
import type { GivenLeg } from '../life/leg.ts'
import { amendedPayers, ownPayerIn } from '../life/price-payer-rules.ts'
import { offerFor } from '../submit/form-facts-queries.ts'
import { isOnOffer } from '../submit/form-facts-rules.ts'
import { chargesCompared, differencesBetween, linesOnOtherDay, type MovedShare } from './move-price-rules.ts'

type OtherDay = {
  leg: GivenLeg
  to: Pick<GivenDeparture, 'departureId' | 'loadingDate' | 'etd'>
  share: MovedShare
}

/** The agreed price of a booking beside the tariff's on the day of another departure; nothing where the tariff has none, or the price was agreed apart from it. */
export async function priceOnOtherDay(
  booking: Booking,
  { leg, to, share }: OtherDay,
  call: Call<'staff'>,
): Promise<MovePrice> {
  const { agreed, quote } = booking
  if (!agreed || isOnOffer(booking) || differsFromQuote(agreed, quote)) return {}
  const offer = await offerOn(booking, { leg, to }, call)
  if (!offer) return {}
  const [setting, costs] = await Promise.all([
    loadCustomer(call.tx, booking.customerId ?? ''),
    codesOf(call.tx, 'COST'),
  ])
  const after = { ...booking, quote: snapshotOf(offer) }
  const other = amendedPayers(linesOfQuote(after.quote), { before: booking, after, setting, isPricedAnew: true })
  const lines = linesOnOtherDay(agreed, other, share)
  const named = <Line extends { chargeCode: string }>(line: Line) => ({
    ...line,
    chargeName: codeLabel(costs, line.chargeCode, call.language),
  })
  return {
    charges: chargesCompared(agreed, other, share).map(named),
    lines: lines.map(({ amount: _, ...line }) => line),
    differences: differencesBetween(agreed.lines, lines, { own: ownPayerIn(booking), at: call.now }),
  }
}

/** A chain has a price for each of its legs, and none of the tariff for the whole. */
async function offerOn(
  booking: Booking,
  { leg, to }: Pick<OtherDay, 'leg' | 'to'>,
  call: Call<'staff'>,
): Promise<PricedOffer | undefined> {
  if (!isLegMode(booking.mode)) return undefined
  const { departureId: _, trainNo: __, flightNo: ___, ...form } = booking.form
  const wantedDate = to.loadingDate ?? dayIn(leg.given.etdZone, to.etd)
  const day = to.departureId ? { departureId: to.departureId } : { wantedDate }
  return offerFor(call, { ...booking, form: { ...form, ...day } })
}
