import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { priceFacts, returnPlaceMatters } from '@landbridge/contract/booking/form/facts-of'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { askedPart } from '@landbridge/contract/booking/form/form-needs'
import { isOfLane } from '@landbridge/contract/booking/form/quote-conditions'
import { railPriceAsked } from '@landbridge/contract/booking/modes/rail-price'
import type { FrequencyItem } from '@landbridge/contract/pricing/departure'
import { businessDayOf } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { isDay } from '../../platform/ui/days.ts'
import { type Company, type KnownFacts, useFormFacts, useSettled } from '../form/use-form-facts.ts'
import { railPlaceOf } from './rail-places.ts'
import { useRailDepartures, useRailQuote } from './rail-prices.ts'

const firstCutoff = ({ siCutoff, cargoCutoff, customsCutoff }: FrequencyItem) =>
  new Date(Math.min(siCutoff.getTime(), cargoCutoff.getTime(), customsCutoff.getTime()))

/** Whether a train can no longer be chosen. */
export const isPast = (train: FrequencyItem) => firstCutoff(train) <= serverNow()

/** What the checks of a rail form read: besides what is known of every form, the offer under it and the trains of its lane. */
export function useRailFacts(form: BookingForm, company: Company): KnownFacts {
  const { facts, context } = useFormFacts(form, company, railPlaceOf)
  // What the form does not show is not priced.
  const query = useSettled(railPriceAsked(askedPart({ name: formNameOf('R', form.loadType), form, context })))
  const asked = useRailQuote(query)
  const isOnLane = asked.data !== undefined && isOfLane(form, asked.data)
  const quote = query && isOnLane && !asked.error ? asked.data : undefined
  const isQuoteKnown = !asked.isPlaceholderData && (asked.isSuccess || asked.isError)
  const isLater = form.readyDate && isDay(form.readyDate) && form.readyDate > facts.today
  const startDate = (isLater && form.readyDate) || facts.today
  const departures = useRailDepartures(form, { startDate }).data?.items
  const departure = departures?.find(({ id }) => id === form.departureId)
  return {
    facts: {
      ...facts,
      price: quote && priceFacts(quote, 'RAILF'),
      isPriceOther: query !== undefined && isQuoteKnown && !quote,
      departure: departure && {
        isOpen: departure.etd > serverNow(),
        firstCutoff: isPast(departure) ? firstCutoff(departure) : undefined,
        etd: departure.etd,
        departsOn: businessDayOf(departure.etd, departure.etdTz),
        spaceTotal: departure.total,
      },
    },
    context: {
      ...context,
      returnPlaceMatters: returnPlaceMatters(form, quote),
    },
    quote,
    isPricing: asked.isFetching,
    isQuoteKnown,
    departures,
    departure,
  }
}
