import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { priceFacts, returnPlaceMatters } from '@landbridge/contract/booking/form/facts-of'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { askedPart } from '@landbridge/contract/booking/form/form-needs'
import { isOfLane } from '@landbridge/contract/booking/form/quote-conditions'
import { railPriceAsked } from '@landbridge/contract/booking/modes/rail-price'
import type { FrequencyItem } from '@landbridge/contract/pricing/departure'
import { useState } from 'react'
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

/** The trains of the lane, from the day on which the cargo is ready. A chosen one that leaves after it leaves the list as it is: the ready day may be proposed by the train itself. */
function useDepartures(form: BookingForm, today: string) {
  const { readyDate, departureId } = form
  const readyFrom = readyDate && isDay(readyDate) && readyDate > today ? readyDate : today
  const [startDate, setStartDate] = useState(readyFrom)
  const departures = useRailDepartures(form, { startDate }).data?.items
  const departure = departures?.find(({ id }) => id === departureId)
  const isKept = departure && businessDayOf(departure.etd, departure.etdTz) >= readyFrom
  if (!isKept && startDate !== readyFrom) setStartDate(readyFrom)
  return { departures, departure }
}

/** What the checks of a rail form read: besides what is known of every form, the offer under it and the trains of its lane. */
export function useRailFacts(form: BookingForm, company: Company): KnownFacts {
  const { facts, context } = useFormFacts(form, company, railPlaceOf)
  // What the form does not show is not priced.
  const query = useSettled(railPriceAsked(askedPart({ name: formNameOf('R', form.loadType), form, context })))
  const asked = useRailQuote(query)
  const isOnLane = asked.data !== undefined && isOfLane(form, asked.data)
  const quote = query && isOnLane && !asked.error ? asked.data : undefined
  const isQuoteKnown = !asked.isPlaceholderData && (asked.isSuccess || asked.isError)
  const { departures, departure } = useDepartures(form, facts.today)
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
        spaceLeft: departure.surplus,
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
