import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { priceColumnOf } from '@landbridge/contract/pricing/box'
import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import { priceCalls, pricingEndpoints, type QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import { modes } from '@landbridge/contract/shared/modes'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useCall } from '../../platform/use-call.ts'

/** The priced offer under a form; nothing is asked while there is none. */
export const useLaneQuote = (mode: PricedMode, query: QuoteQuery | undefined) =>
  useQuery({
    queryKey: [priceCalls[mode].quote.path, query],
    queryFn: query ? ({ signal }) => call(priceCalls[mode].quote, query, { signal }) : skipToken,
    placeholderData: (before) => before,
  })

/** The lines that price a lane, the cheapest first for the box that the form begins with; price lists begin with the 45-foot box. */
export const useLanePrices = (
  mode: PricedMode,
  { originCode, destinationCode, legType, loadType, boxes }: BookingForm,
) => {
  const [box] = boxes ?? []
  const column = box?.containerType && priceColumnOf(box.containerOwner ?? 'C', box.containerType)
  return useCall(
    priceCalls[mode].prices,
    {
      pageIndex: 1,
      pageSize: 20,
      sort: 'asc',
      sortName: column || 'coc45Hq',
      legType: legType ?? 'Q',
      boxType: loadType === 'LCL' ? 'P' : 'Z',
      currcd: 'USD',
      ...(originCode && { originCode }),
      ...(destinationCode && { destinationCode }),
    },
    { enabled: Boolean(originCode && destinationCode && originCode !== destinationCode), staleMs: 60_000 },
  )
}

/** The departures of a lane from a day on. */
export const useLaneDepartures = (
  mode: PricedMode,
  { originCode, destinationCode }: BookingForm,
  { startDate }: { startDate: string },
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
    { enabled: Boolean(originCode && destinationCode), staleMs: 30_000 },
  )
