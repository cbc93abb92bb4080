import { z } from 'zod'
import { searchedAsKept } from '../shared/container-number.ts'
import { daysInOrder } from '../shared/day-span.ts'
import { endpoint } from '../shared/endpoint.ts'
import { freeText, shortCode } from '../shared/fields/field-values.ts'
import { modeCodes } from '../shared/modes.ts'
import { pageWithModes, paging } from '../shared/paging.ts'
import { amount, currencyCode, day, decimal, flag, instant, nothing, thingCommand } from '../shared/wire-values.ts'
import { bookingRow, orderStates } from './booking-list-endpoints.ts'
import {
  bookingDepartureView,
  bookingReceipt,
  boxShare,
  cutoff,
  documentDue,
  fieldRemark,
  missingView,
  priceLine,
  warningView,
} from './booking-views.ts'
import { anyBookingDetail } from './mode-booking-endpoints.ts'

const bookingChecks = ['space', 'dangerous', 'credit', 'certification', 'fit', 'documents', 'price'] as const
export type BookingCheck = (typeof bookingChecks)[number]

export const bookingHolds = ['certification', 'dangerous', 'credit'] as const
export type BookingHold = (typeof bookingHolds)[number]

const checkView = z.object({
  check: z.enum(bookingChecks),
  level: z.enum(['block', 'warn']),
  checkLabel: z.string(),
  isLifted: flag,
})

const deskFilter = paging(['bookingNo', 'wantedDate', 'firstCutoff', 'waitingSince', 'orderedAt']).extend({
  keyword: freeText(60).overwrite(searchedAsKept).optional(),
  startDate: day.optional(),
  endDate: day.optional(),
  orderState: z.enum(orderStates).default('submitted'),
  serviceModeId: z.enum(modeCodes).optional(),
  assignee: z.enum(['all', 'mine', 'unassigned', 'mineAndUnassigned']).default('all'),
  customerId: z.uuid().optional(),
  originCode: freeText(10).optional(),
  destinationCode: freeText(10).optional(),
  openRequest: flag.optional(),
})
export type DeskFilter = z.infer<typeof deskFilter>
const deskExportFilter = deskFilter.omit({ pageIndex: true, pageSize: true })
export type DeskExportFilter = z.infer<typeof deskExportFilter>

/** A booking in the desk's queue: `firstCutoff` is the nearest one that is still ahead. */
const deskBookingRow = bookingRow.extend({
  serviceModeId: z.enum(modeCodes),
  customerId: z.uuid(),
  customerShortName: z.string(),
  firstCutoff: instant.optional(),
  firstCutoffZone: z.string().optional(),
  toQuote: flag,
  checks: z.array(checkView),
  operatorId: z.uuid().optional(),
  operatorName: z.string().optional(),
  waitingSince: instant.optional(),
  hsCode: z.string().optional(),
  revision: z.int(),
})
export type DeskBookingRow = z.infer<typeof deskBookingRow>

/** The acceptance as it would be if nobody changed a thing: the train, the price as quoted, the papers. */
const proposal = z.object({
  departures: z.array(bookingDepartureView),
  departureId: z.uuid().optional(),
  /** For a booking that no departure carries: the day of loading and the times as its stops and its price say. */
  loadingDate: z.iso.date().optional(),
  etd: instant.optional(),
  etdZone: z.string().optional(),
  eta: instant.optional(),
  etaZone: z.string().optional(),
  agreedLines: z.array(priceLine),
  documentsDue: z.array(documentDue),
  holds: z.array(z.enum(bookingHolds)),
  missing: z.array(missingView),
})

/** The amendment as it would be granted: the price as the tariff has it, none where the desk must state one, and the findings of a submission. */
const amendmentProposal = z.object({
  agreedLines: z.array(priceLine),
  holds: z.array(z.enum(bookingHolds)),
  refused: z.array(missingView),
  warnings: z.array(warningView),
})

const deskBookingDetail = z.object({
  ...anyBookingDetail.shape,
  customerId: z.uuid(),
  customerName: z.string(),
  customerShortName: z.string(),
  certification: z.string(),
  creditLimit: amount.optional(),
  creditCurrency: currencyCode.optional(),
  creditUsed: amount.optional(),
  /** In place of what is used: the currencies of its bookings that no rate leads from. */
  creditNoRate: z.array(currencyCode).optional(),
  operatorId: z.uuid().optional(),
  checks: z.array(checkView),
  proposal: proposal.optional(),
  amendment: amendmentProposal.optional(),
  revisions: z.array(
    z.object({ revision: z.int(), at: instant, byName: z.string().optional(), changed: z.array(z.string()) }),
  ),
})
export type DeskBookingDetail = z.infer<typeof deskBookingDetail>

const liftCredit = thingCommand.extend({ reason: freeText(300).min(1, 'shared.needed') })
/** A hold of credit has a call and a permission of its own. */
const liftCommand = liftCredit.extend({ hold: z.enum(bookingHolds).exclude(['credit']) })
const note = freeText(1000).nullish()
const needed = (most: number) => freeText(most).min(1, 'shared.needed')

const command = <Input extends z.ZodType>(
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
  assign: command(
    'assign',
    'booking.assign',
    'Gives a booking to an operator.',
    thingCommand.extend({ operatorId: z.uuid().nullish() }),
  ),
  receive: command(
    'receive',
    'booking.receive',
    'Accepts a booking onto a departure and takes its space, or at times that staff name; what is not said is as proposed.',
    thingCommand.extend({
      ...goesBy,
      /** Of a booking larger than the space left: the departure of the rest, and the boxes that go by it; without them those that have no space. */
      secondDepartureId: z.uuid().nullish(),
      secondBoxes: z.array(boxShare).max(20).nullish(),
      agreedLines: z.array(priceLine).max(60).nullish(),
      priceReason: freeText(300).nullish(),
      operatorId: z.uuid().nullish(),
      documentsDue: z.array(documentDue).max(40).nullish(),
      replyText: note,
    }),
  ),
  return: command(
    'return',
    'booking.return',
    'Sends a booking back to be changed, field by field; it keeps its number.',
    thingCommand.extend({ returnedFields: z.array(fieldRemark).min(1, 'shared.needed').max(60), replyText: note }),
  ),
  offer: command(
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
  withdrawOffer: command(
    'withdraw-offer',
    'booking.offer',
    'Takes an offer back.',
    thingCommand.extend({ requestId: z.uuid() }),
  ),
  refuse: command(
    'refuse',
    'booking.refuse',
    'Declines a booking with a reason that the customer sees.',
    thingCommand.extend({ reasonCode: shortCode, note: needed(500) }),
  ),
  stop: command(
    'stop',
    'booking.stop',
    'Puts a booking on hold.',
    thingCommand.extend({ reasonCode: shortCode, note }),
  ),
  resume: command('resume', 'booking.resume', 'Takes a booking off hold.', thingCommand.extend({ note })),
  cancel: command(
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
  amend: command(
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
  lift: command(
    'lift',
    'booking.lift',
    'Lifts the hold of a missing certification or of dangerous goods, with a reason.',
    liftCommand,
  ),
  liftCredit: command(
    'lift-credit',
    'credit.lift',
    'Lifts the hold of a credit that is used up, with a reason.',
    liftCredit,
  ),
}
