import { z } from 'zod'
import { goesBy } from '../booking/booking-desk-endpoints.ts'
import { moveCauses } from '../booking/booking-lifecycle.ts'
import { bookingDepartureView, bookingReceipt, boxShare, priceLine } from '../booking/booking-views.ts'
import { movePrice } from '../booking/move-price.ts'
import { endpoint } from '../shared/endpoint.ts'
import { freeText, shortCode } from '../shared/fields/field-values.ts'
import { count, currencyCode, decimal, flag, thingCommand } from '../shared/wire-values.ts'
import { partKinds } from './part-kinds.ts'

const why = {
  reasonCode: shortCode,
  cause: z.enum(moveCauses),
  note: freeText(500).nullish(),
} as const

/** The fields of a move that asks no customer, since the carrier or we have caused it. */
export const moveByUs = { ...why, cause: z.enum(['carrier', 'us']) } as const

/** The boxes, trucks or jobs that move; without any of them all of the leg that have not left. */
const moved = {
  legSeq: count(1, 20).optional(),
  jobIds: z.array(z.uuid()).min(1).max(200).optional(),
  containerIds: z.array(z.uuid()).min(1).max(500).optional(),
  boxes: z.array(boxShare).min(1).max(20).optional(),
} as const

const movablePart = z.object({
  containerId: z.uuid(),
  jobId: z.uuid(),
  jobNo: z.string(),
  partKind: z.enum(partKinds),
  partName: z.string().optional(),
  containerType: z.string().optional(),
  departureNo: z.string().optional(),
  departureId: z.uuid().optional(),
  lastEventCode: z.string().optional(),
})
export type MovablePart = z.infer<typeof movablePart>

const moveOutcome = z.object({
  bookingNo: z.string(),
  jobNo: z.string().optional(),
  /** Nothing to do where it went by that departure already. */
  isMoved: flag,
  reason: z.string().optional(),
  values: z.record(z.string(), z.string()).optional(),
})
export type MoveOutcome = z.infer<typeof moveOutcome>

export const moveEndpoints = {
  choices: endpoint({
    method: 'GET',
    path: '/api/v1/admin/booking-move-choices',
    by: ['staff'],
    permission: 'booking.amend',
    input: z.object({ id: z.uuid(), legSeq: count(1, 20).default(1) }),
    output: z.object({
      version: z.int(),
      departures: z.array(bookingDepartureView),
      parts: z.array(movablePart),
    }),
    summary: 'The departures to which cargo of an accepted booking can be moved, and what there is to move.',
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/booking-move',
    by: ['staff'],
    permission: 'booking.amend',
    input: thingCommand.extend({
      ...goesBy,
      ...why,
      ...moved,
      agreedLines: z.array(priceLine).max(60).nullish(),
      priceReason: freeText(300).nullish(),
      fee: decimal(14, 2).nullish(),
      feeCurrency: currencyCode.nullish(),
    }),
    output: bookingReceipt,
    summary:
      'Moves cargo of an accepted booking to another departure: at once where the carrier or we caused it, else once its customer agrees to the price of the new day.',
  }),
  price: endpoint({
    method: 'POST',
    path: '/api/v1/admin/booking-move-price',
    by: ['staff'],
    permission: 'booking.amend',
    reads: true,
    input: z.object({
      id: z.uuid(),
      departureId: goesBy.departureId,
      departureNo: goesBy.departureNo,
      loadingDate: goesBy.loadingDate,
      etd: goesBy.etd,
      ...moved,
    }),
    output: movePrice,
    summary:
      'The charges of the day to which cargo would be moved beside those that were agreed, and who pays the difference.',
  }),
  moveAll: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/departure-move',
    by: ['staff'],
    permission: 'booking.amend',
    input: z.object({
      id: z.uuid(),
      departureId: z.uuid(),
      ...moveByUs,
      jobIds: moved.jobIds,
    }),
    output: z.object({ items: z.array(moveOutcome) }),
    summary:
      'Moves all work orders of a departure that have not left to another one, each by itself; what is refused is named.',
  }),
}
