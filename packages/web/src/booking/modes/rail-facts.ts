import type { PriceFacts } from '@landbridge/contract/booking/form/check-facts'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { FrequencyItem } from '@landbridge/contract/pricing/departure'
import type { PriceQuote } from '@landbridge/contract/pricing/price'
import { serverNow } from '../../platform/signing.ts'
import { type Company, type KnownFacts, useFormFacts, useSettled } from '../form/use-form-facts.ts'
import { railPlaceOf } from './rail-places.ts'
import { useRailDepartures, useRailQuote } from './rail-prices.ts'
import { quoteQueryOf } from './rail-quote-query.ts'

/** An offer as the checks of the form read it. */
const priceFacts = (quote: PriceQuote): PriceFacts => ({
  validTo: quote.validTo,
  priced: quote.charges
    .filter(({ chargeCode, containerType }) => chargeCode === 'RAILF' && containerType)
    .map(({ containerOwner, containerType }) => `${containerOwner ?? 'C'}${containerType}`),
  weightLimitKg: Object.fromEntries(quote.weightLimits.map((one) => [one.containerType, one.weightLimitKg])),
  transitDaysMax: quote.transitDaysMax,
  siCutoffHours: quote.siCutoffHours,
  returnPlaces: quote.returnPlaces.map(({ cityCode }) => cityCode),
  amount: quote.amount,
  currency: quote.currency,
})

const firstCutoff = ({ siCutoff, cargoCutoff, customsCutoff }: FrequencyItem) =>
  new Date(Math.min(siCutoff.getTime(), cargoCutoff.getTime(), customsCutoff.getTime()))

/** Whether a train can no longer be chosen. */
export const isPast = (train: FrequencyItem) => firstCutoff(train) <= serverNow()

/** What the checks of a rail form read: besides what is known of every form, the offer under it and the trains of its lane. */
export function useRailFacts(form: BookingForm, company: Company): KnownFacts {
  const { facts, context } = useFormFacts(form, company, railPlaceOf)
  const query = useSettled(quoteQueryOf(form))
  const asked = useRailQuote(query)
  const isOnLane = asked.data?.originCode === form.originCode && asked.data?.destinationCode === form.destinationCode
  const quote = query && isOnLane && !asked.error ? asked.data : undefined
  const isQuoteKnown = !asked.isPlaceholderData && (asked.isSuccess || asked.isError)
  const startDate = form.readyDate && form.readyDate > facts.today ? form.readyDate : facts.today
  const departures = useRailDepartures(form, { startDate }).data?.items
  const departure = departures?.find(({ id }) => id === form.departureId)
  return {
    facts: {
      ...facts,
      price: quote && priceFacts(quote),
      departure: departure && {
        isOpen: departure.etd > serverNow(),
        firstCutoff: isPast(departure) ? firstCutoff(departure) : undefined,
        etd: departure.etd,
        spaceTotal: departure.total,
      },
    },
    context: {
      ...context,
      returnPlaceMatters: quote?.returnPlaces.some(({ extraCost }) => Number(extraCost) > 0),
    },
    quote,
    isPricing: asked.isFetching,
    isQuoteKnown,
    departures,
    departure,
  }
}
