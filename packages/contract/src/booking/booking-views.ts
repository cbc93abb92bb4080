import { z } from 'zod'
import { chargeBlock } from '../pricing/charge-blocks.ts'
import { cutoffKinds } from '../pricing/departure.ts'
import { chargePayers, payerSum } from '../pricing/payers.ts'
import { freeText, shortCode } from '../shared/fields/field-values.ts'
import { wire } from '../shared/wire.ts'
import { actionView, amount, count, currencyCode, decimal, flag, instant } from '../shared/wire-values.ts'
import { bookingActionNames, bookingStates, moveCauses, requestKinds, requestStates } from './booking-lifecycle.ts'
import { amendmentChanges, anyBookingForm } from './booking-modes.ts'

/** The answer of every command on a booking; a draft has no number and was not ordered yet. */
export const bookingReceipt = z.object({
  id: z.uuid(),
  bookingNo: z.string().optional(),
  orderedAt: instant.optional(),
  state: z.enum(bookingStates),
  stateLabel: z.string(),
  version: z.int(),
  actions: z.array(actionView(bookingActionNames)),
})
export type BookingReceipt = z.infer<typeof bookingReceipt>

export const boxShare = z.object({
  containerType: z.string().regex(/^[0-9]{2}[A-Z]{2}$/),
  containerOwner: z.enum(['C', 'S']),
  containerQty: count(1, 500),
})

export const priceLine = z.object({
  chargeCode: shortCode,
  chargeName: z.string().optional(),
  currency: currencyCode,
  unit: shortCode,
  quantity: decimal(12, 3),
  unitPrice: decimal(14, 6),
  amount: amount.optional(),
  containerType: freeText(4).optional(),
  /** By the terms of the sale unless staff name another; absent in prices agreed before it was recorded. */
  payer: z.enum(chargePayers).optional(),
  block: chargeBlock.optional(),
  remark: freeText(200).optional(),
})
export type PriceLine = z.infer<typeof priceLine>

export const priceView = z.object({
  lines: z.array(priceLine),
  totals: z.array(z.object({ currency: currencyCode, amount: amount })),
  /** The sums of the lines by who pays them; absent in prices agreed before that was recorded. */
  payerSums: z.array(payerSum).optional(),
  ownPayer: z.enum(chargePayers).optional(),
  /** Handling that the customer pays at the terminal itself: in no sum. */
  paidDirectly: z.array(priceLine).optional(),
  /** Cargo that no price covers and that is quoted apart: the lines are then those that are known, and their sums no whole. */
  quotedApart: z.array(z.object({ code: freeText(60), message: z.string() })).optional(),
  validTo: z.iso.date().optional(),
  isExpired: flag.optional(),
  reason: z.string().optional(),
  at: instant.optional(),
})
export type PriceView = z.infer<typeof priceView>

export const cutoff = z.object({ cutoffKind: z.enum(cutoffKinds), at: instant, timeZone: freeText(60) })
export type Cutoff = z.infer<typeof cutoff>

export const documentDue = z.object({
  documentType: shortCode,
  documentName: z.string().optional(),
  dueBy: z.iso.date().optional(),
  bringer: z.enum(['customer', 'us']).optional(),
  isGiven: flag.optional(),
})

export const routeStop = z.object({
  stopKind: z.enum(['origin', 'border', 'via', 'destination']),
  placeCode: z.string(),
  placeName: z.string(),
  timeZone: z.string().optional(),
  plannedAt: instant.optional(),
  actualAt: instant.optional(),
  isPast: flag,
  /** In kilometres from the origin. */
  km: z.int().optional(),
})

/** One line of what happened. `label` is the sentence in the reader's language. */
export const bookingEventView = z.object({
  id: z.uuid(),
  eventKind: z.string(),
  at: instant,
  byKind: z.enum(['customer', 'staff', 'system']),
  byName: z.string().optional(),
  eventLabel: z.string(),
  note: z.string().optional(),
})

export type AmendmentChanges = z.infer<typeof amendmentChanges>

export const bookingDepartureView = z.object({
  departureId: z.uuid(),
  departureNo: z.string(),
  carrierCode: z.string().optional(),
  carrierName: z.string().optional(),
  vessel: z.string().optional(),
  entryPortCode: z.string().optional(),
  etd: instant,
  etdZone: z.string(),
  eta: instant,
  etaZone: z.string(),
  cutoffs: z.array(cutoff),
  spaceLeft: z.record(z.string(), z.int()).optional(),
  slotsLeft: z.int().optional(),
  hasSpace: flag.optional(),
})
export type BookingDepartureView = z.infer<typeof bookingDepartureView>

/** The carriage of a booking as it was accepted: on a departure, or at times that staff typed. */
export const givenView = bookingDepartureView.extend({
  departureId: z.uuid().optional(),
  departureNo: z.string().optional(),
  loadingDate: z.iso.date().optional(),
})
export type GivenView = z.infer<typeof givenView>

/** An empty box of a booking: where it is fetched, against which number of the carrier. */
export const releasedBox = z.object({
  containerNo: z.string().optional(),
  containerType: z.string().optional(),
  emptyPickUpPlace: z.string().optional(),
  releaseNo: z.string().optional(),
})

export const shareView = givenView.extend({ boxText: z.string() })
export type ShareView = z.infer<typeof shareView>

export const requestView = z.object({
  id: z.uuid(),
  requestKind: z.enum(requestKinds),
  requestState: z.enum(requestStates),
  requestStateLabel: z.string(),
  askedAt: instant,
  askedByName: z.string().optional(),
  reasonCode: z.string().optional(),
  note: z.string().optional(),
  changes: amendmentChanges.optional(),
  /** Values at the time of the request in the fields that an amendment changes. */
  stood: amendmentChanges.optional(),
  departure: bookingDepartureView.optional(),
  /** By whose cause a move is, and the boxes that it takes. */
  moveCause: z.enum(moveCauses).optional(),
  /** The moment by which the carrier must hear of the change. */
  carrierBy: instant.optional(),
  price: priceView.optional(),
  fee: amount.optional(),
  feeCurrency: currencyCode.optional(),
  /** The moment at which the customer agreed to this fee, and the person; a fee that nobody agreed to does not count. */
  feeAgreedAt: instant.optional(),
  feeAgreedBy: z.string().optional(),
  until: instant.optional(),
  answeredAt: instant.optional(),
  answerNote: z.string().optional(),
})
export type RequestView = z.infer<typeof requestView>

const formWire = wire(anyBookingForm, { unknownNames: 'ignore', empty: 'absent' })

/** The path of a field of the form as the wire names it, for failures of calls that do not carry the form. */
export const formPathOnWire = (path: string): string => formWire.pathOnWire(path)

export const formPath = z.codec(freeText(100), z.string(), {
  decode: (sent) => formWire.pathInside(sent),
  encode: (path) => formWire.pathOnWire(path),
})

export const fieldRemark = z.object({ path: formPath, note: freeText(300).min(1, 'shared.needed') })
export type FieldRemark = z.infer<typeof fieldRemark>

/** Something still missing, or something to look at, by the field's path as the wire names it. */
export const missingView = z.object({ path: formPath, reason: z.string() })
export const warningView = z.object({
  path: formPath,
  reason: z.string(),
  values: z.record(z.string(), z.string()).optional(),
})

export const personView = z
  .object({ personName: z.string(), phone: z.string().optional(), email: z.string().optional() })
  .meta({ wire: 'person' })
