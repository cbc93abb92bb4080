import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import { bookingCalls } from '@landbridge/contract/booking/mode-booking-endpoints'
import { openModes } from '@landbridge/contract/booking/modes/open-forms'
import { companyOf } from '../platform/caller.ts'
import { sendPaper } from '../platform/send-paper.ts'
import type { Call } from '../platform/serve.ts'
import { type Port, serve, serveRaw } from '../platform/serve.ts'
import { asSheet } from '../platform/xlsx.ts'
import { confirmBooking } from './detail/booking-confirmation.ts'
import { showBooking } from './detail/booking-detail-queries.ts'
import { takeInquiriesOver } from './inquiry/inquiry-commands.ts'
import type { Booking } from './life/booking.ts'
import { receiptOf } from './life/booking-rules.ts'
import { takeDraftsOver } from './life/booking-system-commands.ts'
import { lapseOffer } from './life/request-end-commands.ts'
import { exportBookings } from './list/booking-export.ts'
import { listAllBookings, listBookings } from './list/booking-queries.ts'
import { remindCustomers } from './papers/booking-reminder-commands.ts'
import { givePaper } from './papers/paper-commands.ts'
import { answerRequest, askAmendment, cancelOrAsk } from './requests/change-request-commands.ts'
import { discardDraft, removeAddress, removeTemplate, restoreDiscarded } from './submit/booking-discard-commands.ts'
import {
  keepInAddressBook,
  listAddresses,
  listTemplates,
  saveTemplate,
  showTemplate,
} from './submit/booking-template-commands.ts'
import { forgetDiscarded } from './submit/discarded-store.ts'
import { changeBooking, copyBooking, createBooking } from './submit/submit-commands.ts'

const remindEverySeconds = 600

export function bookingRoutes(port: Port): void {
  const calls = bookingEndpoints
  const receipt = async (booking: Promise<Booking>, { language }: Call<'customer'>) =>
    receiptOf(await booking, { actor: 'customer', language })

  for (const mode of openModes) {
    const { create, change, show, list } = bookingCalls(mode)
    serve(port, create, (form, call) => receipt(createBooking(mode, form, call), call))
    serve(port, change, (form, call) => receipt(changeBooking(mode, form, call), call))
    serve(port, show, ({ id }, call) => showBooking(mode, id, call))
    serve(port, list, (filter, call) => listBookings(mode, filter, call))
  }

  serve(port, calls.listAll, (filter, call) => listAllBookings(filter, call))
  serve(port, calls.cancel, (command, call) => receipt(cancelOrAsk(command, call), call))
  serve(port, calls.amend, (command, call) => receipt(askAmendment(command, call), call))
  serve(port, calls.answer, (command, call) => receipt(answerRequest(command, call), call))
  serve(port, calls.givePaper, async (given, call) => {
    await givePaper(given, call)
    return { fid: given.fid }
  })
  serve(port, calls.discard, (command, call) => discardDraft(command, call))
  serve(port, calls.restore, ({ id }, call) => restoreDiscarded(id, call))
  serve(port, calls.copy, ({ id }, call) => receipt(copyBooking(id, call), call))

  serve(port, calls.templates, (filter, call) => listTemplates(filter, call))
  serve(port, calls.showTemplate, ({ id }, call) => showTemplate(id, call))
  serve(port, calls.saveTemplate, (template, call) => saveTemplate(template, call))
  serve(port, calls.dropTemplate, ({ id }, call) => removeTemplate(id, call))
  serve(port, calls.addressBook, (filter, call) => listAddresses(filter, call))
  serve(port, calls.keepAddress, (party, call) => keepInAddressBook(party, call))
  serve(port, calls.dropAddress, ({ id }, call) => removeAddress(id, call))

  serveRaw(port, calls.confirmation, async ({ input, write, exchange }) => {
    const paper = await write((call) => confirmBooking(input.id, call, companyOf(call.caller)))
    return sendPaper(exchange.reply, paper, port.settings.files)
  })
  serveRaw(port, calls.export, async (opened) => {
    asSheet(opened.exchange.reply, 'bookings')
    return exportBookings(opened)
  })

  port.jobs.on('booking.lapse-offer', (data, call) =>
    lapseOffer({ bookingId: String(data.bookingId), requestId: String(data.requestId) }, call),
  )
  port.jobs.every('booking.remind', remindEverySeconds, remindCustomers)
  port.jobs.every('booking.forget-discarded', 3600, ({ tx }) => forgetDiscarded(tx))
  port.jobs.onEvent('booking.take-drafts-over', ['customer.founded'], async ({ id }, call) => {
    await Promise.all([takeDraftsOver(id, call), takeInquiriesOver(id, call)])
  })
}
