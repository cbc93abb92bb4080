import { bookingModes, formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { priceFacts, returnPlaceMatters, warehouseClosesAt } from '@landbridge/contract/booking/form/facts-of'
import { shownPart } from '@landbridge/contract/booking/form/form-needs'
import { formQuoteQuery } from '@landbridge/contract/booking/form/form-price-query'
import { isOfLane } from '@landbridge/contract/booking/form/quote-conditions'
import type { OfferedDeparture } from '@landbridge/contract/pricing/departure'
import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import { clockIn } from '@landbridge/contract/shared/business-day'
import { modes } from '@landbridge/contract/shared/modes'
import { isDay } from '@landbridge/contract/shared/reading/day-reading'
import { useState } from 'react'
import { businessDayOf } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import { type Company, type KnownFacts, useFormFacts, useSettled } from '../state/use-form-facts.ts'
import { useLaneDepartures, useLaneQuote } from './lane-calls.ts'

const firstCutoff = ({ siCutoff, vgmCutoff, cargoCutoff, customsCutoff, filingCutoff }: OfferedDeparture) =>
  new Date(
    Math.min(...[siCutoff, vgmCutoff, cargoCutoff, customsCutoff, filingCutoff].flatMap((at) => at?.getTime() ?? [])),
  )

export const isPast = (departure: OfferedDeparture) => firstCutoff(departure) <= serverNow()

const departs = (mode: PricedMode) => bookingModes[modes[mode].code].acceptance.departure !== 'never'

/** Departures of the lane from the ready date on, unless the chosen departure proposed that date. */
function useDepartures(
  mode: PricedMode,
  form: BookingForm,
  { today, carrierCode }: { today: string; carrierCode: string | undefined },
) {
  const { readyDate, departureId } = form
  const readyFrom = readyDate && isDay(readyDate) && readyDate > today ? readyDate : today
  const [startDate, setStartDate] = useState(readyFrom)
  const all = useLaneDepartures(mode, form, { startDate, goes: departs(mode) }).data?.items
  // Prices of a line hold on its own departures.
  const departures = carrierCode ? all?.filter((one) => one.carrierCode === carrierCode) : all
  const departure = departures?.find(({ id }) => id === departureId)
  const isKept = departure && businessDayOf(departure.etd, departure.etdZone) >= readyFrom
  if (!isKept && startDate !== readyFrom) setStartDate(readyFrom)
  return { departures, departure }
}

export type LaneOfMode = {
  mode: PricedMode
  placeOf: BookingModeView['placeOf']
}

/** Facts for the checks of a form, with its offer and the lane's departures. */
export function useLaneFacts({ mode, placeOf }: LaneOfMode, form: BookingForm, company: Company): KnownFacts {
  const { facts, context } = useFormFacts(form, company, placeOf)
  // What the form does not show is not priced.
  const name = formNameOf(modes[mode].code, form.loadType)
  const query = useSettled(formQuoteQuery(shownPart({ name, form, context })))
  const quoted = useLaneQuote(mode, query)
  const isOnLane = quoted.data !== undefined && isOfLane(form, quoted.data)
  const quote = query && isOnLane && !quoted.error ? quoted.data : undefined
  const isQuoteKnown = !quoted.isPlaceholderData && (quoted.isSuccess || quoted.isError)
  const { departures, departure } = useDepartures(mode, form, { today: facts.today, carrierCode: quote?.carrierCode })
  const closesAt = warehouseClosesAt(name, quote, departure)
  return {
    facts: {
      ...facts,
      warehouseCutoff: closesAt && departure && clockIn(departure.etdZone, closesAt),
      price: quote && priceFacts(quote, modes[mode].mainCharge),
      isPriceOther: query !== undefined && isQuoteKnown && !quote,
      departure: departure && {
        isOpen: departure.etd > serverNow(),
        firstCutoff: isPast(departure) ? firstCutoff(departure) : undefined,
        etd: departure.etd,
        departsOn: businessDayOf(departure.etd, departure.etdZone),
        cargoClosesAt: clockIn(departure.cutoffZone, departure.cargoCutoff),
        spaceTotal: departure.total,
        spaceLeft: departure.surplus,
      },
    },
    context: {
      ...context,
      returnPlaceMatters: returnPlaceMatters(form, quote),
    },
    quote,
    isPricing: quoted.isFetching,
    isQuoteKnown,
    departures,
    departure,
  }
}
