import type { PriceColumn } from '@landbridge/contract/pricing/box'
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

/** The lowest price of each day from the first; a day without a train has none. Several days share the mark of the lowest. */
export function priceCalendar(
  offers: readonly Offer[],
  { from, days, column }: { from: string; days: number; column: PriceColumn },
): CalendarDay[] {
  const calendar = Array.from({ length: days }, (_, i) => {
    const day = dayAfter(from, i)
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
