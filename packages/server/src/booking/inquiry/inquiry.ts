import type { InquiryForm } from '@landbridge/contract/booking/inquiry/inquiry'
import type { InquiryState } from '@landbridge/contract/booking/inquiry/inquiry-lifecycle'
import type { LegModeCode } from '@landbridge/contract/shared/modes'

type InquiryFacts = Omit<InquiryForm, 'serviceModeId'>

/** A price that was asked for where none stands, with our answer and the draft that was made of it. What is not known is null. */
export type Inquiry = {
  id: string
  inquiryNo: string
  state: InquiryState
  customerId: string | null
  createdBy: string
  serviceModeId: LegModeCode
  facts: InquiryFacts
  readyDate: string
  searchWords: string
  reply: string | null
  repliedBy: string | null
  repliedAt: Date | null
  bookingId: string | null
  askedAt: Date
  version: number
}
