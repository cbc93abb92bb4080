import { businessDay } from '@landbridge/contract/shared/business-day'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { Worth } from '@landbridge/contract/shared/money'
import type { Call } from '../../platform/serve.ts'
import { exchangeRates } from '../../reference/index.ts'
import type { Booking } from '../life/booking.ts'
import { cancellationFee, feeCurrencyOf } from '../life/booking-price-rules.ts'

export async function feeNow(booking: Booking, { tx, now }: Call<Actor>): Promise<Worth | undefined> {
  const currency = feeCurrencyOf(booking.agreed)
  if (!booking.agreed || !currency) return undefined
  const from = booking.agreed.totals.map((total) => total.currency)
  return cancellationFee(booking, { rates: await exchangeRates(tx, { currency, day: businessDay(now) }, from), now })
}
