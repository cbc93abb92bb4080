import { bookingDeskEndpoints } from '@landbridge/contract/booking/booking-desk-endpoints'
import { bookingEntityEndpoints } from '@landbridge/contract/booking/booking-entity-endpoints'
import type { BookingReceipt } from '@landbridge/contract/booking/booking-views'
import { activeOperators } from '../../access/index.ts'
import { auditOnceAWhile } from '../../platform/audit.ts'
import { sendPaper } from '../../platform/send-paper.ts'
import { type Call, type Port, serve, serveRaw } from '../../platform/serve.ts'
import { asSheet } from '../../platform/xlsx.ts'
import { confirmBooking } from '../detail/booking-confirmation.ts'
import type { Booking } from '../life/booking.ts'
import { receiptOf } from '../life/booking-rules.ts'
import { filePaper } from '../papers/paper-commands.ts'
import { answerAmendment } from './amendment-grant-commands.ts'
import { receiveBooking } from './booking-accept-commands.ts'
import {
  assignBooking,
  cancelBooking,
  liftHold,
  offerBooking,
  refuseBooking,
  resumeBooking,
  returnBooking,
  stopBooking,
  withdrawOffer,
} from './booking-desk-commands.ts'
import { exportDeskBookings, listDeskBookings } from './booking-desk-queries.ts'
import { chooseEntity, showEntityOfBooking } from './booking-entity-commands.ts'
import { showDeskBooking } from './desk-detail-queries.ts'

export function bookingDeskRoutes(port: Port): void {
  const desk = bookingDeskEndpoints
  const receipt =
    <Command>(run: (command: Command, call: Call<'staff'>) => Promise<Booking>) =>
    async (command: Command, call: Call<'staff'>): Promise<BookingReceipt> =>
      receiptOf(await run(command, call), { actor: 'staff', language: call.language })

  serve(port, desk.list, (filter, call) => listDeskBookings(filter, call))
  serve(port, desk.show, async ({ id }, call) => {
    const shown = await showDeskBooking(id, call)
    await auditOnceAWhile(call, { action: 'booking.read', thing: 'booking', id, customerId: shown.customerId })
    return shown
  })
  serve(port, desk.operators, async (_, { tx }) => {
    const people = await activeOperators(tx)
    return {
      items: people.map(({ id, realName, account }) => ({ operatorId: id, operatorName: realName || account || '' })),
    }
  })
  serveRaw(port, desk.confirmation, async ({ input, write, exchange }) => {
    const paper = await write((call) => confirmBooking(input.id, call))
    return sendPaper(exchange.reply, paper, port.settings.files)
  })
  serveRaw(port, desk.export, async (opened) => {
    asSheet(opened.exchange.reply, 'bookings')
    return exportDeskBookings(opened)
  })
  serve(port, bookingEntityEndpoints.show, showEntityOfBooking)
  serve(port, bookingEntityEndpoints.choose, chooseEntity)
  serve(port, desk.assign, receipt(assignBooking))
  serve(port, desk.receive, receipt(receiveBooking))
  serve(port, desk.return, receipt(returnBooking))
  serve(port, desk.offer, receipt(offerBooking))
  serve(port, desk.withdrawOffer, receipt(withdrawOffer))
  serve(port, desk.refuse, receipt(refuseBooking))
  serve(port, desk.stop, receipt(stopBooking))
  serve(port, desk.resume, receipt(resumeBooking))
  serve(port, desk.cancel, receipt(cancelBooking))
  serve(port, desk.amend, receipt(answerAmendment))
  serve(port, desk.filePaper, async (filed, call) => {
    await filePaper(filed, call)
    return { fid: filed.fid }
  })
  serve(port, desk.lift, receipt(liftHold))
  serve(
    port,
    desk.liftCredit,
    receipt((command, call) => liftHold({ ...command, hold: 'credit' }, call)),
  )
}
