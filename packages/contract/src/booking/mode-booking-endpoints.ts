import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { callPath, type ModeCode, modeOf, modes } from '../shared/modes.ts'
import { wayFields } from '../shared/way-done.ts'
import { amount, count, currencyCode, flag, instant } from '../shared/wire-values.ts'
import { requestKinds } from './booking-lifecycle.ts'
import { bookingListCall } from './booking-list-endpoints.ts'
import { anyBookingForm, bookingForm } from './booking-modes.ts'
import {
  bookingEventView,
  bookingReceipt,
  cutoff,
  documentDue,
  fieldRemark,
  givenView,
  missingView,
  personView,
  priceView,
  releasedBox,
  requestView,
  routeStop,
  shareView,
  warningView,
} from './booking-views.ts'
import { carriedFields } from './modes/carried-row.ts'
import { openModes } from './modes/open-forms.ts'

const chargedFields = { volumeWeightKg: z.string().optional(), chargeableWeightKg: z.string().optional() } as const

const bookingSurroundings = z.object({
  ...bookingReceipt.shape,
  savedAt: instant,
  revision: z.int(),
  openRequest: z.enum(requestKinds).optional(),
  boxText: z.string().optional(),
  packages: z.int().optional(),
  grossWeightKg: z.string().optional(),
  volumeM3: z.string().optional(),
  ...chargedFields,
  ...carriedFields,
  truckNameDomestic: z.string().optional(),
  truckNameForeign: z.string().optional(),
  trackLabel: z.string().optional(),
  createdBy: z.string().optional(),
  salesContact: personView.optional(),
  operatorContact: personView.optional(),
  route: z.array(routeStop),
  ...wayFields,
  /** The kilometres done of all, in percent. */
  progressPct: z.int().optional(),
  given: givenView.optional(),
  /** The carriage that was chosen, until one is given. */
  chosen: givenView.pick({ departureNo: true, vessel: true, carrierCode: true, carrierName: true }).optional(),
  /** Boxes that go by other departures than the rest. */
  shares: z.array(shareView).optional(),
  houseBillNo: z.string().optional(),
  masterBillNo: z.string().optional(),
  /** The carrier's booking numbers (S/O), the terminals, and where each empty box is fetched. */
  carrierRefs: z.array(z.string()).optional(),
  loadTerminal: z.string().optional(),
  dischargeTerminal: z.string().optional(),
  releases: z.array(releasedBox).optional(),
  etd: instant.optional(),
  etdZone: z.string().optional(),
  eta: instant.optional(),
  etaZone: z.string().optional(),
  atd: instant.optional(),
  ata: instant.optional(),
  promisedEta: instant.optional(),
  cutoffs: z.array(cutoff),
  quoted: priceView.optional(),
  agreed: priceView.optional(),
  /** The sums of the price in the currency of the bill at today's rate, where they are not in it. */
  priceWorth: z.object({ currency: currencyCode, amount: amount }).optional(),
  toQuote: flag,
  cancellationFee: amount.optional(),
  cancellationCurrency: currencyCode.optional(),
  /** In place of the fee: the currencies of the price that no rate leads from. */
  cancellationNoRate: z.array(currencyCode).optional(),
  documentsDue: z.array(documentDue),
  replyText: z.string().optional(),
  returnedFields: z.array(fieldRemark),
  refusalReason: z.string().optional(),
  stopReason: z.string().optional(),
  cancelReason: z.string().optional(),
  closingNote: z.string().optional(),
  missing: z.array(missingView),
  warnings: z.array(warningView),
  events: z.array(bookingEventView),
  requests: z.array(requestView),
  jobNos: z.array(z.string()),
  containerNos: z.array(z.string()),
  /** The number by which a consignment is followed whose parts have none of their own: its master bill, else ours. */
  followedNo: z.string().optional(),
})

const submit = flag.default(false)

const detailOf = (mode: ModeCode) => z.object({ ...bookingForm(mode).shape, ...bookingSurroundings.shape })
const newBookingOf = (mode: ModeCode) => z.object({ ...bookingForm(mode).shape, submit })
const changedBookingOf = (mode: ModeCode) =>
  z.object({ id: z.uuid(), version: count(1), ...bookingForm(mode).shape, submit })

export const anyBookingDetail = z.object({ ...anyBookingForm.shape, ...bookingSurroundings.shape })
export type BookingDetail = z.infer<typeof anyBookingDetail>
export type NewBooking = z.infer<ReturnType<typeof newBookingOf>>
/** A booking as it is changed: fields that are not named stay as they are. */
export type ChangedBooking = z.infer<ReturnType<typeof changedBookingOf>>

function bookingCallsOf(code: ModeCode) {
  const { orderPath, noun } = modes[modeOf(code)]
  return {
    create: endpoint({
      method: 'POST',
      path: callPath(orderPath),
      scope: 'book',
      by: ['customer'],
      roles: ['owner', 'member'],
      company: 'optional',
      input: newBookingOf(code),
      output: bookingReceipt,
      summary: `Keeps a ${noun} booking as a draft (submit F) or submits it (submit T).`,
    }),
    change: endpoint({
      method: 'PUT',
      path: callPath(orderPath),
      scope: 'book',
      by: ['customer'],
      roles: ['owner', 'member'],
      company: 'optional',
      input: changedBookingOf(code),
      output: bookingReceipt,
      summary: 'Saves or submits a draft, or revises a booking that was submitted or returned.',
    }),
    show: endpoint({
      method: 'GET',
      path: callPath(`${orderPath}-detail`),
      scope: 'read',
      by: ['customer'],
      company: 'optional',
      input: z.object({ id: z.uuid() }),
      output: detailOf(code),
      summary: `Shows one ${noun} booking with everything that belongs to it.`,
    }),
    list: bookingListCall(code),
  }
}
export type BookingCalls = ReturnType<typeof bookingCallsOf>

const calls = new Map(openModes.map((code) => [code, bookingCallsOf(code)]))

/** A mode that is not open has none. */
export function bookingCalls(mode: ModeCode): BookingCalls {
  const found = calls.get(mode)
  if (!found) throw new Error(`The mode ${mode} is not open.`)
  return found
}
