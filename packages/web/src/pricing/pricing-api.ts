import { departureDeskEndpoints } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { departureWeekEndpoints } from '@landbridge/contract/pricing/departure-week-endpoints'
import { serviceDeskEndpoints } from '@landbridge/contract/pricing/modes/service-desk-endpoints'
import type { PriceQuery } from '@landbridge/contract/pricing/price-query'
import {
  type PriceCalls,
  priceCalls,
  pricingEndpoints,
  type QuoteQuery,
} from '@landbridge/contract/pricing/pricing-endpoints'
import { tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { call } from '../platform/api.ts'
import { useSession } from '../platform/session.ts'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'
import { usePricingFacts, usePricingMode } from './modes/pricing-modes.ts'

type Input<Endpoint extends { input: { _zod: { output: unknown } } }> = Endpoint['input']['_zod']['output']
type ReadOptions = { enabled?: boolean }

const usePriceCalls = (): PriceCalls => priceCalls[usePricingMode().mode]

/** Keeps the last prices while others load, not after a failure. */
const keepPreviousRows = { keepPrevious: true } as const
export function useDeparturePrices(query: PriceQuery, when: ReadOptions = {}) {
  const { prices, departurePrices } = usePriceCalls()
  // Where there are no departures nobody asks for their prices.
  return useCall(departurePrices ?? prices, query, { ...keepPreviousRows, ...when })
}
export const usePrices = (query: PriceQuery, when: ReadOptions = {}) =>
  useCall(usePriceCalls().prices, query, { ...keepPreviousRows, ...when })
export const useCalendar = (query: Input<typeof pricingEndpoints.calendar>, when: ReadOptions = {}) =>
  useCall(pricingEndpoints.calendar, query, { ...keepPreviousRows, ...when })
export const useQuote = (query: QuoteQuery) => useCall(usePriceCalls().quote, query, keepPreviousRows)
export const useHotLanes = (currcd: string) =>
  useCall(pricingEndpoints.hotLanes, { serviceModeId: usePricingFacts().code, currcd, most: 6 })
export const useFrequency = (filter: Input<typeof pricingEndpoints.frequency>) =>
  useListCall(pricingEndpoints.frequency, { serviceModeId: usePricingFacts().code, ...filter })

/** The reader's latest queries, empty for a guest. */
export function useQueryHistory() {
  const { status } = useSession()
  return useCall(pricingEndpoints.queryHistory, {}, { enabled: status === 'ready' })
}

export const useTariffs = (filter: Input<typeof tariffDeskEndpoints.list>) =>
  useListCall(tariffDeskEndpoints.list, filter)
export const useTariff = (id: string, when: ReadOptions = {}) => useCall(tariffDeskEndpoints.show, { id }, when)
export const readTariff = (id: string) => call(tariffDeskEndpoints.show, { id })
export const useSaveTariff = () => useCommand(tariffDeskEndpoints.save)
export const usePublishTariff = () => useCommand(tariffDeskEndpoints.publish)

export const useDeskDepartures = (filter: Input<typeof departureDeskEndpoints.list>) =>
  useListCall(departureDeskEndpoints.list, filter)
export const useDepartureWeek = (filter: Input<typeof departureWeekEndpoints.week>) =>
  useListCall(departureWeekEndpoints.week, filter)
export const useDeskDeparture = (id: string, when: ReadOptions = {}) =>
  useCall(departureDeskEndpoints.show, { id }, when)
export const readDeparture = (id: string) => call(departureDeskEndpoints.show, { id })
export const useSaveDeparture = () => useCommand(departureDeskEndpoints.save)

export const useServices = (filter: Input<typeof serviceDeskEndpoints.list>) =>
  useListCall(serviceDeskEndpoints.list, filter)
export const useService = (id: string, when: ReadOptions = {}) => useCall(serviceDeskEndpoints.show, { id }, when)
export const readService = (id: string) => call(serviceDeskEndpoints.show, { id })
export const useSaveService = () => useCommand(serviceDeskEndpoints.save)
