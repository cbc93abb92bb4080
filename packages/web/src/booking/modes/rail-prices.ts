import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { priceColumnOf } from '@landbridge/contract/pricing/box'
import { priceCalls, pricingEndpoints, type QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useCall } from '../../platform/use-call.ts'

/** The priced offer under a form; nothing is asked while there is none. */
export const useRailQuote = (query: QuoteQuery | undefined) =>
  useQuery({
    queryKey: [priceCalls.railway.quote.path, query],
    queryFn: query ? ({ signal }) => call(priceCalls.railway.quote, query, { signal }) : skipToken,
    placeholderData: (before) => before,
  })

/** The lines that price a lane, the cheapest first for the box that the form begins with; price lists begin with the 45-foot box. */
export const useRailLanePrices = ({ originCode, destinationCode, legType, boxes }: BookingForm) => {
  const [box] = boxes ?? []
  const column = box?.containerType && priceColumnOf(box.containerOwner ?? 'C', box.containerType)
  return useCall(
    priceCalls.railway.prices,
    {
      pageIndex: 1,
      pageSize: 20,
      sort: 'asc',
      sortName: column || 'coc45Hq',
      legType: legType ?? 'Q',
      boxType: 'Z',
      currcd: 'USD',
      ...(originCode && { originCode }),
      ...(destinationCode && { destinationCode }),
    },
    { enabled: Boolean(originCode && destinationCode && originCode !== destinationCode), staleMs: 60_000 },
  )
}

/** The trains of a lane from a day on. */
export const useRailDepartures = ({ originCode, destinationCode }: BookingForm, { startDate }: { startDate: string }) =>
  useCall(
    pricingEndpoints.frequency,
    {
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
