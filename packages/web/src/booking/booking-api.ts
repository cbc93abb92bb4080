import {
  type AllBookingFilter,
  type BookingExportFilter,
  bookingEndpoints,
} from '@landbridge/contract/booking/booking-endpoints'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { type BookingFilter, bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { pricingEndpoints, type QuoteQuery } from '@landbridge/contract/pricing/pricing-endpoints'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../platform/api.ts'
import { download, upload } from '../platform/files.ts'
import { menuCountsKey } from '../platform/menu-counts-key.ts'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'
import { everyName } from './form/rail-form-values.ts'

/** What shows bookings: read again after each command on one. */
const shown = [bookingCalls('R').list, bookingCalls('R').show, bookingEndpoints.listAll]

export const useRailBookings = (filter: BookingFilter) => useListCall(bookingCalls('R').list, filter)
export const useAllBookings = (filter: AllBookingFilter, options: { enabled?: boolean } = {}) =>
  useListCall(bookingEndpoints.listAll, filter, options)

export const useRailBooking = (id: string, options: { enabled?: boolean } = {}) =>
  useCall(bookingCalls('R').show, { id }, options)

export const useCancelBooking = () => useCommand(bookingEndpoints.cancel, shown)
export const useAmendBooking = () => useCommand(bookingEndpoints.amend, shown)
export const useAnswerRequest = () => useCommand(bookingEndpoints.answer, shown)
export const useDiscardDraft = () => useCommand(bookingEndpoints.discard, shown)

export const useTemplates = (options: { enabled?: boolean; pageSize?: number } = {}) =>
  useCall(bookingEndpoints.templates, { pageIndex: 1, pageSize: options.pageSize ?? 50, sort: 'asc' }, options)
export const useSaveTemplate = () => useCommand(bookingEndpoints.saveTemplate, [bookingEndpoints.templates])
export const useDropTemplate = () => useCommand(bookingEndpoints.dropTemplate, [bookingEndpoints.templates])
export const readTemplate = (id: string) => call(bookingEndpoints.showTemplate, { id })
export const readRailBooking = (id: string) => call(bookingCalls('R').show, { id })

export const useAddressBook = (keyword: string, options: { enabled?: boolean } = {}) =>
  useListCall(
    bookingEndpoints.addressBook,
    { pageIndex: 1, pageSize: 50, sort: 'asc', ...(keyword && { keyword }) },
    options,
  )
export const useDropAddress = () => useCommand(bookingEndpoints.dropAddress, [bookingEndpoints.addressBook])

/** One booking kept or submitted: made when it has no id yet, changed where it has one. */
export type Kept = { id: string; version: number }
export const sendRailBooking = (form: BookingForm, { kept, submit }: { kept: Kept | undefined; submit: boolean }) =>
  kept
    ? call(bookingCalls('R').change, { ...everyName(form), ...kept, submit })
    : call(bookingCalls('R').create, { ...form, submit })

/** After a form was sent, lists, details and the figures of the menu are read anew. */
export function useBookingsChanged() {
  const queries = useQueryClient()
  const keys = [...shown.map(({ path }) => path), menuCountsKey]
  return () => Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
}

/** The priced offer under a form; nothing is asked while there is none. */
export const useQuote = (query: QuoteQuery | undefined) =>
  useQuery({
    queryKey: [pricingEndpoints.railQuote.path, query],
    queryFn: query ? ({ signal }) => call(pricingEndpoints.railQuote, query, { signal }) : skipToken,
    placeholderData: (before) => before,
  })

type Lane = { originCode?: string | null | undefined; destinationCode?: string | null | undefined }

/** The lines that price a lane, cheapest first. */
export const useLanePrices = ({ originCode, destinationCode }: Lane, { legType }: { legType: 'Q' | 'T' | 'H' }) =>
  useCall(
    pricingEndpoints.railPrices,
    {
      pageIndex: 1,
      pageSize: 20,
      sort: 'asc',
      sortName: 'coc40Hq',
      legType,
      boxType: 'Z',
      currcd: 'USD',
      ...(originCode && { originCode }),
      ...(destinationCode && { destinationCode }),
    },
    { enabled: Boolean(originCode && destinationCode && originCode !== destinationCode), staleMs: 60_000 },
  )

/** The trains of a lane from a day on. */
export const useDepartures = (lane: Lane, { startDate }: { startDate: string }) =>
  useCall(
    pricingEndpoints.frequency,
    {
      pageIndex: 1,
      pageSize: 20,
      sort: 'asc',
      sortName: 'etd',
      startDate,
      ...(lane.originCode && { originCode: lane.originCode }),
      ...(lane.destinationCode && { destinationCode: lane.destinationCode }),
    },
    { enabled: Boolean(lane.originCode && lane.destinationCode), staleMs: 30_000 },
  )

/** The list as it is filtered and sorted, as one sheet. */
export const exportBookings = (input: BookingExportFilter) =>
  download(bookingEndpoints.export.path, bookingEndpoints.export.wire.input.encode(input) as Record<string, unknown>, {
    method: 'GET',
  })

/** Sends one file; what it belongs to is said with the booking. */
export const uploadFile = async (file: File) =>
  documentEndpoints.upload.wire.output.decode(await upload(documentEndpoints.upload.path, {}, file))
