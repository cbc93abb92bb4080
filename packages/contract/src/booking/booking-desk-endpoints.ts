import { z } from 'zod'
import { daysInOrder } from '../shared/day-span.ts'
import { endpoint } from '../shared/endpoint.ts'
import { freeText, shortCode } from '../shared/fields/field-values.ts'
import { pageWithModes } from '../shared/paging.ts'
import { currencyCode, day, decimal, instant, nothing, thingCommand } from '../shared/wire-values.ts'
import { bookingHolds, deskBookingDetail, deskBookingRow, deskExportFilter, deskFilter } from './booking-desk-views.ts'
import { bookingReceipt, boxShare, cutoff, documentDue, fieldRemark, priceLine } from './booking-views.ts'

const liftCredit = thingCommand.extend({ reason: freeText(300).min(1, 'shared.needed') })
/** A hold of credit has a call and a permission of its own. */
const liftCommand = liftCredit.extend({ hold: z.enum(bookingHolds).exclude(['credit']) })
const note = freeText(1000).nullish()
const requiredText = (maxLength: number) => freeText(maxLength).min(1, 'shared.needed')

const bookingCommand = <Input extends z.ZodType>(
  name: string,
  permission: `booking.${string}` | `credit.${string}`,
  summary: string,
  input: Input,
) =>
  endpoint({
    method: 'PUT',
    path: `/api/v1/admin/booking-${name}`,
    by: ['staff'],
    permission,
    input,
    output: bookingReceipt,
    summary,
  })

/** A departure, or the number and the times that staff name for a carriage that none of ours makes. */
export const goesBy = {
  departureId: z.uuid().nullish(),
  departureNo: freeText(30).nullish(),
  carrierCode: freeText(10).nullish(),
  loadingDate: day.nullish(),
  etd: instant.nullish(),
  eta: instant.nullish(),
  cutoffs: z.array(cutoff).max(6).nullish(),
} as const

export const bookingDeskEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/booking-list',
    by: ['staff'],
    permission: 'booking.view',
    reads: true,
    input: daysInOrder(deskFilter),
    output: pageWithModes(deskBookingRow),
    summary: 'The queue of bookings: the nearest cut-off first, and what blocks each row.',
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/booking-detail',
    by: ['staff'],
    permission: 'booking.view',
    reads: false,
    idempotent: false,
    input: z.object({ id: z.uuid() }),
    output: deskBookingDetail,
    summary: 'One booking as the desk sees it, with what an acceptance would be; the look is kept in the audit.',
  }),
  operators: endpoint({
    method: 'GET',
    path: '/api/v1/admin/booking-operators',
    by: ['staff'],
    permission: 'booking.view',
    input: nothing,
    output: z.object({ items: z.array(z.object({ operatorId: z.uuid(), operatorName: z.string() })) }),
    summary: 'Who a booking can be given to.',
  }),
  confirmation: endpoint({
    method: 'GET',
    path: '/api/v1/admin/booking-confirmation',
    by: ['staff'],
    permission: 'booking.view',
    reads: false,
    idempotent: false,
    input: z.object({ id: z.uuid() }),
    output: z.unknown(),
    summary: 'The confirmation of an accepted booking in the language of the call, as a PDF file.',
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/v1/admin/booking-export',
    by: ['staff'],
    permission: 'booking.view',
    input: daysInOrder(deskExportFilter),
    output: z.unknown(),
    summary: 'The queue as it is filtered, as an xlsx file.',
  }),
  assign: bookingCommand(
    'assign',
    'booking.assign',
    'Gives a booking to an operator.',
    thingCommand.extend({ operatorId: z.uuid().nullish() }),
  ),
  receive: bookingCommand(
    'receive',
    'booking.receive',
    'Accepts a booking onto a departure and takes its space, or at times that staff name; what is not said is as proposed.',
    thingCommand.extend({
      ...goesBy,
      /** The second departure of a booking larger than the space left, and its boxes; by default those without space on the first. */
      secondDepartureId: z.uuid().nullish(),
      secondBoxes: z.array(boxShare).max(20).nullish(),
      agreedLines: z.array(priceLine).max(60).nullish(),
      priceReason: freeText(300).nullish(),
      operatorId: z.uuid().nullish(),
      documentsDue: z.array(documentDue).max(40).nullish(),
      replyText: note,
    }),
  ),
  return: bookingCommand(
    'return',
    'booking.return',
    'Sends a booking back to be changed, field by field; it keeps its number.',
    thingCommand.extend({ returnedFields: z.array(fieldRemark).min(1, 'shared.needed').max(60), replyText: note }),
  ),
  offer: bookingCommand(
    'offer',
    'booking.offer',
    'Offers another departure, day or price, to be answered by a date.',
    thingCommand.extend({
      departureId: z.uuid().nullish(),
      wantedDate: day.nullish(),
      offerLines: z.array(priceLine).max(60).nullish(),
      until: instant,
      note,
    }),
  ),
  withdrawOffer: bookingCommand(
    'withdraw-offer',
    'booking.offer',
    'Takes an offer back.',
    thingCommand.extend({ requestId: z.uuid() }),
  ),
  refuse: bookingCommand(
    'refuse',
    'booking.refuse',
    'Declines a booking with a reason that the customer sees.',
    thingCommand.extend({ reasonCode: shortCode, note: requiredText(500) }),
  ),
  stop: bookingCommand(
    'stop',
    'booking.stop',
    'Puts a booking on hold.',
    thingCommand.extend({ reasonCode: shortCode, note }),
  ),
  resume: bookingCommand('resume', 'booking.resume', 'Takes a booking off hold.', thingCommand.extend({ note })),
  cancel: bookingCommand(
    'cancel',
    'booking.cancel',
    'Cancels an accepted booking, with its fee; its space goes back to the train.',
    thingCommand.extend({
      reasonCode: shortCode,
      note,
      fee: decimal(14, 2).nullish(),
      feeCurrency: currencyCode.nullish(),
    }),
  ),
  amend: bookingCommand(
    'amend',
    'booking.amend',
    'Answers what a customer asked on an accepted booking: an amendment, with its price, or a cancellation; a fee is asked first, and counts once the customer agreed to it.',
    thingCommand.extend({
      requestId: z.uuid(),
      answer: z.enum(['accept', 'decline', 'askFee']),
      ...goesBy,
      agreedLines: z.array(priceLine).max(60).nullish(),
      priceReason: freeText(300).nullish(),
      fee: decimal(14, 2).nullish(),
      feeCurrency: currencyCode.nullish(),
      carrierBy: instant.nullish(),
      note,
    }),
  ),
  filePaper: endpoint({
    method: 'POST',
    path: '/api/v1/admin/booking-paper',
    by: ['staff'],
    permission: 'booking.receive',
    input: z.object({
      id: z.uuid(),
      fid: z.uuid(),
      documentType: shortCode,
      audience: z.enum(['customer', 'staff']).default('customer'),
    }),
    output: z.object({ fid: z.uuid() }),
    summary: 'Puts an uploaded file with a booking as one of its papers.',
  }),
  lift: bookingCommand(
    'lift',
    'booking.lift',
    'Lifts the hold of a missing certification or of dangerous goods, with a reason.',
    liftCommand,
  ),
  liftCredit: bookingCommand(
    'lift-credit',
    'credit.lift',
    'Lifts the hold of a credit that is used up, with a reason.',
    liftCredit,
  ),
}
