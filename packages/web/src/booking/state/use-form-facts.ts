import type { NeedsContext } from '@landbridge/contract/booking/fields/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { CheckFacts } from '@landbridge/contract/booking/form/check-facts'
import { boxFacts, categoryFacts } from '@landbridge/contract/booking/form/facts-of'
import type { OfferedDeparture } from '@landbridge/contract/pricing/departure'
import type { PriceQuote } from '@landbridge/contract/pricing/price'
import type { PlaceMode } from '@landbridge/contract/reference/place'
import { useEffect, useMemo, useState } from 'react'
import { businessDayOf } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import type { TextKey } from '../../platform/text.tsx'
import { type PlacesWithin, useCategories, useContainerTypes, usePlace } from '../../reference/index.ts'

export type Company = { certification: string } | undefined

export type KnownFacts = {
  facts: CheckFacts
  context: NeedsContext
  quote?: PriceQuote | undefined
  isPricing: boolean
  isQuoteKnown: boolean
  departures?: readonly OfferedDeparture[] | undefined
  departure?: OfferedDeparture | undefined
}

export type OfferedPlaces = {
  mode: PlaceMode
  kind?: 'station' | 'border'
  within?: PlacesWithin
  placeholder?: TextKey
}

type PlaceOf = (field: string, form: BookingForm) => OfferedPlaces

export function useFormFacts(form: BookingForm, company: Company, placeOf: PlaceOf): KnownFacts {
  const boxes = useBoxFacts()
  const categories = useCategoryFacts()
  const origin = usePlace(placeOf('originCode', form).mode, form.originCode)
  const destination = usePlace(placeOf('destinationCode', form).mode, form.destinationCode)
  return {
    facts: {
      today: businessDayOf(serverNow()),
      now: serverNow(),
      boxes,
      categories,
      customer: company,
      countries: origin && destination && { origin: origin.countryCode, destination: destination.countryCode },
    },
    context: {
      hasCompany: company !== undefined,
      originCountry: origin?.countryCode,
      destinationCountry: destination?.countryCode,
    },
    isPricing: false,
    isQuoteKnown: false,
  }
}

/** A value that has not changed for `delayMs`, for calls while one types. */
export function useSettled<Value>(value: Value, delayMs = 400): Value {
  const [settled, setSettled] = useState(value)
  const written = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object with the same content is the same
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [written, delayMs])
  return settled
}

function useBoxFacts() {
  const containers = useContainerTypes().data
  return useMemo(() => boxFacts(containers ?? []), [containers])
}

function useCategoryFacts() {
  const { kinds } = useCategories()
  return useMemo(() => categoryFacts(kinds), [kinds])
}
