import type { InquiryDeskFilter, InquiryFilter } from '@landbridge/contract/booking/inquiry/inquiry'
import { inquiryDeskEndpoints, inquiryEndpoints } from '@landbridge/contract/booking/inquiry/inquiry-endpoints'
import { useCommand, useListCall } from '../../platform/use-call.ts'

export const useInquiries = (filter: InquiryFilter) => useListCall(inquiryEndpoints.list, filter)
export const useDeskInquiries = (filter: InquiryDeskFilter) => useListCall(inquiryDeskEndpoints.list, filter)
export const useAskForPrice = () => useCommand(inquiryEndpoints.request, [inquiryEndpoints.list])
export const useBookInquiry = () => useCommand(inquiryEndpoints.book)
