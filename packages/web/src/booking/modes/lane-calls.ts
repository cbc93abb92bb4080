import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { queriedLoad } from '@landbridge/contract/booking/form/form-price-query'
import { priceColumnOf } from '@landbridge/contract/pricing/box'
import { truckLoadTypes } from '@landbridge/contract/pricing/load-ask'
import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import { priceCalls, pricingEndpoints, type QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import { modes } from '@landbridge/contract/shared/modes'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useCall } from '../../platform/use-call.ts'
import { useSettled } from '../state/use-form-facts.ts'

/** Disabled without a query. */
export const useLaneQuote = (mode: PricedMode, query: QuoteQuery | undefined) =>
  useQuery({
    queryKey: [priceCalls[mode].quote.path, query],
    queryFn: query ? ({ signal }) => call(priceCalls[mode].quote, query, { signal }) : skipToken,
    placeholderData: (before) => before,
  })

/** The load as a price list takes it: a truck type, or weight and measures. */
function loadQueryOf(form: BookingForm) {
  const { trucks = [], boxes: _, ...load } = queriedLoad(form) ?? {}
  const loadType = truckLoadTypes.find((type) => type === form.loadType)
  return { ...load, ...(loadType && { loadType }), ...trucks[0] }
}

/**
 * Price lines of a lane, the cheapest first for the form's first box or its load; price lists begin with the 45-foot
 * box.
 */
export const useLanePrices = (mode: PricedMode, form: BookingForm) => {
  const { originCode, destinationCode, legType, loadType, boxes } = form
  const [box] = boxes ?? []
  const isByBox = modes[mode].pricedBy === 'box'
  const column = isByBox
    ? box?.containerType && priceColumnOf(box.containerOwner ?? 'C', box.containerType)
    : 'loadPrice'
  const load = useSettled(isByBox ? {} : loadQueryOf(form))
  return useCall(
    priceCalls[mode].prices,
    {
      pageIndex: 1,
      pageSize: 20,
      sort: 'asc',
      sortName: column || 'coc45Hq',
      legType: legType ?? 'Q',
      boxType: loadType === 'LCL' || loadType === 'LTL' ? 'P' : 'Z',
      ...load,
      currcd: 'USD',
      ...(originCode && { originCode }),
      ...(destinationCode && { destinationCode }),
    },
    { enabled: Boolean(originCode && destinationCode && originCode !== destinationCode), staleMs: 60_000 },
  )
}

export const useLaneDepartures = (
  mode: PricedMode,
  { originCode, destinationCode }: BookingForm,
  { startDate, goes }: { startDate: string; goes: boolean },
) =>
  useCall(
    pricingEndpoints.frequency,
    {
      serviceModeId: modes[mode].code,
      pageIndex: 1,
      pageSize: 20,
      sort: 'asc',
      sortName: 'etd',
      startDate,
      ...(originCode && { originCode }),
      ...(destinationCode && { destinationCode }),
    },
    { enabled: goes && Boolean(originCode && destinationCode), staleMs: 30_000 },
  )
