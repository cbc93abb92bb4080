import {
  inquiryDeskEndpoints as desk,
  inquiryEndpoints as inquiry,
} from '@landbridge/contract/booking/inquiry/inquiry-endpoints'
import { type Port, serve } from '../../platform/serve.ts'
import { readerNames } from '../../reference/index.ts'
import { answerInquiry, askForPrice, bookInquiry, takeInquiriesOver } from './inquiry-commands.ts'
import { inquiryDeskRowOf, inquiryRowOf, listDeskInquiries, listInquiries } from './inquiry-queries.ts'

export function inquiryRoutes(port: Port): void {
  serve(port, inquiry.request, async (form, call) => {
    const saved = await askForPrice(form, call)
    return inquiryRowOf(saved, await readerNames(call.tx, call.language))
  })
  serve(port, inquiry.list, listInquiries)
  serve(port, inquiry.book, async (named, call) => {
    const { bookingId, serviceModeId } = await bookInquiry(named, call)
    if (!bookingId) throw new Error('A booked inquiry names no booking.')
    return { id: bookingId, serviceModeId }
  })
  serve(port, desk.list, listDeskInquiries)
  serve(port, desk.answer, async (answer, call) => inquiryDeskRowOf(await answerInquiry(answer, call), call))

  port.jobs.onEvent('booking.take-inquiries-over', ['customer.member-joined'], async ({ customerId }, call) => {
    if (customerId) await takeInquiriesOver(customerId, call)
  })
}
