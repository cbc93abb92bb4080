import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import { dayAfter, everyDayBetween } from '@landbridge/contract/shared/calendar-day'
import type { Offer, PricingMode } from '../price/pricing-mode.ts'
import { byPrice } from '../price-order-rules.ts'
import { offerHasSpace } from './offer-rules.ts'

export type CalendarDay = {
  day: string
  price?: string | undefined
  departures: number
  hasSpace: boolean
  isLowest: boolean
}

const mostDays = 62

/** The lowest price of each day from the first to the last; a day on which nothing leaves has none. */
export function priceCalendar(
  leaving: readonly { day: string; offer: Offer }[],
  { from, to, column, mode }: { from: string; to: string; column: PriceColumn; mode: Pick<PricingMode, 'code'> },
): CalendarDay[] {
  const last = dayAfter(from, mostDays - 1)
  const days = everyDayBetween(from, to < last ? to : last)
  const calendar = days.map((day) => {
    const offers = leaving.flatMap((one) => (one.day === day ? [one.offer] : []))
    const price = offers.map((offer) => offer.prices[column]).toSorted(byPrice)[0]
    const hasSpace = offers.some((offer) => offerHasSpace(offer, mode))
    return { day, price, departures: offers.length, hasSpace }
  })
  const lowest = calendar.map(({ price }) => price).toSorted(byPrice)[0]
  return calendar.map((one) => ({
    ...one,
    isLowest: one.price !== undefined && lowest !== undefined && byPrice(one.price, lowest) === 0,
  }))
}
