import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import { hasSpace } from '../departure/space-rules.ts'
import { byPrice } from '../price-order-rules.ts'
import { dayAfter } from '../tariff/tariff-rules.ts'
import type { Offer } from './offer-rules.ts'

export type CalendarDay = {
  day: string
  price?: string | undefined
  departures: number
  hasSpace: boolean
  isLowest: boolean
}

/** More days than this are not shown one by one. */
const mostDays = 62

/** The lowest price of each day from the first to the last; a day without a train has none. Several days share the mark of the lowest. */
export function priceCalendar(
  offers: readonly Offer[],
  { from, to, column }: { from: string; to: string; column: PriceColumn },
): CalendarDay[] {
  const days = Array.from({ length: mostDays }, (_, i) => dayAfter(from, i)).filter((day) => day <= to)
  const calendar = days.map((day) => {
    const leaving = offers.filter((offer) => offer.departures[0]?.departsOn === day)
    const price = leaving.map((offer) => offer.prices[column]).toSorted(byPrice)[0]
    const spacious = leaving.some((offer) => offer.departures.some(hasSpace))
    return { day, price, departures: leaving.length, hasSpace: spacious }
  })
  const lowest = calendar.map(({ price }) => price).toSorted(byPrice)[0]
  return calendar.map((one) => ({
    ...one,
    isLowest: one.price !== undefined && lowest !== undefined && byPrice(one.price, lowest) === 0,
  }))
}
