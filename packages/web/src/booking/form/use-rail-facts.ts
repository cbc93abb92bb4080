import type { BoxFacts, CategoryFacts, CheckFacts, PriceFacts } from '@landbridge/contract/booking/form/check-facts'
import type { NeedsContext } from '@landbridge/contract/booking/form/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { FrequencyItem } from '@landbridge/contract/pricing/departure'
import type { PriceQuote } from '@landbridge/contract/pricing/price'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { useEffect, useMemo, useState } from 'react'
import { businessDayOf } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useCall } from '../../platform/use-call.ts'
import { useContainerTypes, usePlace } from '../../reference/index.ts'
import { useDepartures, useQuote } from '../booking-api.ts'
import { quoteQueryOf } from './rail-quote-query.ts'

/** A value that has stood still for a while, for what is asked from the server as one types. */
function useSettled<Value>(value: Value, delayMs = 400): Value {
  const [settled, setSettled] = useState(value)
  const written = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object with the same content is the same
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [written, delayMs])
  return settled
}

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

/** Whether a train can still be chosen. */
export const isPast = (train: FrequencyItem) => firstCutoff(train) <= serverNow()

function useBoxFacts(): Record<string, BoxFacts> {
  const containers = useContainerTypes().data
  return useMemo(
    () =>
      Object.fromEntries(
        (containers ?? []).map((type) => [
          type.label,
          {
            innerLengthM: type.innerL ?? Number.POSITIVE_INFINITY,
            innerWidthM: type.innerW ?? Number.POSITIVE_INFINITY,
            innerHeightM: type.innerH ?? Number.POSITIVE_INFINITY,
            doorWidthM: type.doorW,
            doorHeightM: type.doorH,
            maxPayloadKg: type.maxPayloadKg,
            volumeM3: type.volumeM3 ?? Number.POSITIVE_INFINITY,
          },
        ]),
      ),
    [containers],
  )
}

function useCategoryFacts(): Record<string, CategoryFacts> {
  const categories = useCall(referenceEndpoints.categories, { pageIndex: 1 }, { staleMs: 86_400_000 }).data?.items
  return useMemo(
    () =>
      Object.fromEntries(
        (categories ?? [])
          .flatMap(({ children }) => children)
          .map(({ id, dangerous, reefer, hs }) => [id, { isDangerous: dangerous, isReefer: reefer, hsHeadings: hs }]),
      ),
    [categories],
  )
}

type Company = { certification: string } | undefined

/** Everything that the form's checks read, asked for as the form is filled in. */
export function useRailFacts(form: BookingForm, company: Company) {
  const boxes = useBoxFacts()
  const categories = useCategoryFacts()
  const today = businessDayOf(serverNow())
  const query = useSettled(quoteQueryOf(form))
  const asked = useQuote(query)
  const isOnLane = asked.data?.originCode === form.originCode && asked.data?.destinationCode === form.destinationCode
  const quote = query && isOnLane && !asked.error ? asked.data : undefined
  const isQuoteKnown = !asked.isPlaceholderData && (asked.isSuccess || asked.isError)
  const startDate = form.readyDate && form.readyDate > today ? form.readyDate : today
  const trains = useDepartures(form, { startDate }).data?.items
  const train = trains?.find(({ id }) => id === form.departureId)
  const [origin, destination] = [usePlace('RAIL', form.originCode), usePlace('RAIL', form.destinationCode)]
  const context: NeedsContext = {
    hasCompany: company !== undefined,
    originCountry: origin?.countryCode,
    destinationCountry: destination?.countryCode,
    returnPlaceMatters: quote?.returnPlaces.some(({ extraCost }) => Number(extraCost) > 0),
  }
  const facts: CheckFacts = {
    today,
    now: serverNow(),
    boxes,
    categories,
    price: quote && priceFacts(quote),
    departure: train && {
      isOpen: train.etd > serverNow(),
      firstCutoff: isPast(train) ? firstCutoff(train) : undefined,
      etd: train.etd,
      spaceTotal: train.total,
    },
    customer: company,
  }
  return { facts, context, quote, isPricing: asked.isFetching, isQuoteKnown, trains, train, origin, destination }
}
export type RailFacts = ReturnType<typeof useRailFacts>
