import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { type AllBookingFilter, bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { openModes } from '@landbridge/contract/booking/modes/open-forms'
import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../platform/api.ts'
import { download, upload } from '../platform/files.ts'
import { menuCountsKey } from '../platform/menu-counts-key.ts'
import { useCall, useCommand, useListCall } from '../platform/use-call.ts'

export const bookingsShown = [
  ...openModes.map(bookingCalls).flatMap(({ list, show }) => [list, show]),
  bookingEndpoints.listAll,
]

export const useAllBookings = (filter: AllBookingFilter, options: { enabled?: boolean } = {}) =>
  useListCall(bookingEndpoints.listAll, filter, options)

export const useBooking = (code: ModeCode, id: string) => useCall(bookingCalls(code).show, { id })

export const useAmendBooking = () => useCommand(bookingEndpoints.amend, bookingsShown)
export const useAnswerRequest = () => useCommand(bookingEndpoints.answer, bookingsShown)
export const useDiscardDraft = () => useCommand(bookingEndpoints.discard, bookingsShown)
export const restoreDiscarded = (id: string) => call(bookingEndpoints.restore, { id })

export const useTemplates = (options: { enabled?: boolean; pageSize?: number } = {}) =>
  useCall(bookingEndpoints.templates, { pageIndex: 1, pageSize: options.pageSize ?? 50, sort: 'asc' }, options)
export const useDropTemplate = () => useCommand(bookingEndpoints.dropTemplate, [bookingEndpoints.templates])
export const readTemplate = (id: string) => call(bookingEndpoints.showTemplate, { id })
export const readBooking = (code: ModeCode, id: string) => call(bookingCalls(code).show, { id })

export const useAddressBook = (keyword: string, options: { enabled?: boolean } = {}) =>
  useListCall(
    bookingEndpoints.addressBook,
    { pageIndex: 1, pageSize: 50, sort: 'asc', ...(keyword && { keyword }) },
    options,
  )
export const useDropAddress = () => useCommand(bookingEndpoints.dropAddress, [bookingEndpoints.addressBook])

/** A saved or submitted booking, without an id while new. */
export type SavedBooking = { id: string; version: number }

export function useBookingsChanged() {
  const queries = useQueryClient()
  const keys = [...bookingsShown.map(({ path }) => path), menuCountsKey]
  return () => Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
}

export const fetchConfirmation = (id: string, desk = false) => {
  const { path, wire } = desk ? bookingDeskEndpoints.confirmation : bookingEndpoints.confirmation
  return download(path, wire.input.encode({ id }) as Record<string, unknown>, { method: 'GET' })
}

export const uploadFile = async (file: File) =>
  documentEndpoints.upload.wire.output.decode(await upload(documentEndpoints.upload.path, {}, file))
