import { z } from 'zod'
import { searchedAsKept } from '../shared/container-number.ts'
import { freeText } from '../shared/fields/field-values.ts'
import { modeCodes } from '../shared/modes.ts'
import { paging } from '../shared/paging.ts'
import { amount, currencyCode, day, flag, instant } from '../shared/wire-values.ts'
import { bookingRow, orderStates } from './booking-list-endpoints.ts'
import { bookingDepartureView, documentDue, missingView, priceLine, warningView } from './booking-views.ts'
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

export const deskFilter = paging(['bookingNo', 'wantedDate', 'firstCutoff', 'waitingSince', 'orderedAt']).extend({
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
export const deskExportFilter = deskFilter.omit({ pageIndex: true, pageSize: true })
export type DeskExportFilter = z.infer<typeof deskExportFilter>

/** A booking in the desk's queue: `firstCutoff` is the nearest one that is still ahead. */
export const deskBookingRow = bookingRow.extend({
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

/** The amendment as it would be granted: the tariff's price, if there is one, and the findings of a submission. */
const amendmentProposal = z.object({
  agreedLines: z.array(priceLine),
  holds: z.array(z.enum(bookingHolds)),
  refused: z.array(missingView),
  warnings: z.array(warningView),
})

export const deskBookingDetail = z.object({
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
