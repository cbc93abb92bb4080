import { z } from 'zod'
import { daysInOrder } from '../shared/day-span.ts'
import { endpoint } from '../shared/endpoint.ts'
import { freeText, shortCode } from '../shared/fields/field-values.ts'
import { modeCodes } from '../shared/modes.ts'
import { page, pageWithCounts, paging } from '../shared/paging.ts'
import { count, currencyCode, decimal, instant, nothing, thingCommand } from '../shared/wire-values.ts'
import { bookingExport, bookingFilterFields, bookingRow, bookingSorts } from './booking-list-endpoints.ts'
import { amendmentChanges, anyBookingForm } from './booking-modes.ts'
import { bookingReceipt } from './booking-views.ts'
import { party } from './fields/parties.ts'

const allFilter = paging(bookingSorts).extend({ ...bookingFilterFields, serviceModeId: z.enum(modeCodes).optional() })
export type AllBookingFilter = z.infer<typeof allFilter>

const anyBookingRow = bookingRow.extend({
  serviceModeId: z.enum(modeCodes),
  bookingState: bookingRow.shape.state,
})
export type AnyBookingRow = z.infer<typeof anyBookingRow>

const savedForm = z.object({
  id: z.uuid(),
  templateName: z.string(),
  serviceModeId: z.enum(modeCodes),
  savedAt: instant,
  loadType: z.string().optional(),
  originCode: z.string().optional(),
  originName: z.string().optional(),
  destinationCode: z.string().optional(),
  destinationName: z.string().optional(),
  boxText: z.string().optional(),
})

const bookers = { by: ['customer'], roles: ['owner', 'member'] } as const

export const bookingEndpoints = {
  listAll: endpoint({
    method: 'POST',
    path: '/api/v1/orderonline-alllist',
    scope: 'read',
    by: ['customer'],
    company: 'optional',
    reads: true,
    input: daysInOrder(allFilter),
    output: pageWithCounts(anyBookingRow),
    summary: "Lists the company's bookings of every mode, with counts per state.",
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/api/v1/order-cancel',
    scope: 'book',
    ...bookers,
    input: thingCommand.extend({
      reasonCode: shortCode,
      note: freeText(500).nullish(),
      agreedFee: decimal(14, 2).nullish(),
      agreedCurrency: currencyCode.nullish(),
    }),
    output: bookingReceipt,
    summary:
      'Cancels a booking that was not accepted yet, and asks for the cancellation of an accepted one, with the fee that is agreed to.',
  }),
  amend: endpoint({
    method: 'POST',
    path: '/api/v1/order-amend',
    scope: 'book',
    ...bookers,
    clears: true,
    input: thingCommand.extend({ changes: amendmentChanges, note: freeText(500).nullish() }),
    output: bookingReceipt,
    summary:
      'Asks to change an accepted booking: lane, days, cargo, containers, parties, doors or services. Lists are sent whole.',
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/v1/order-answer',
    scope: 'book',
    ...bookers,
    input: thingCommand.extend({
      requestId: z.uuid(),
      answer: z.enum(['accept', 'decline', 'withdraw']),
      note: freeText(500).nullish(),
    }),
    output: bookingReceipt,
    summary: 'Answers an offer of ours, agrees to the fee of what was asked, or takes back what was asked.',
  }),
  givePaper: endpoint({
    method: 'POST',
    path: '/api/v1/order-paper',
    scope: 'book',
    ...bookers,
    input: z.object({ id: z.uuid(), fid: z.uuid(), documentType: shortCode }),
    output: z.object({ fid: z.uuid() }),
    summary: 'Gives an uploaded file as a paper of a booking that was submitted and is not over.',
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/api/v1/order-draft',
    scope: 'book',
    ...bookers,
    company: 'optional',
    input: z.object({ id: z.uuid(), version: count(1) }),
    output: nothing,
    summary: 'Throws a draft away; for an hour it can be taken back.',
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/order-restore',
    scope: 'book',
    ...bookers,
    company: 'optional',
    input: z.object({ id: z.uuid() }),
    output: nothing,
    summary: 'Takes back a draft, a template or an address that the caller has thrown away within the hour.',
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/v1/order-again',
    scope: 'book',
    ...bookers,
    company: 'optional',
    input: z.object({ id: z.uuid() }),
    output: bookingReceipt,
    summary: 'Makes a draft from an earlier booking, without its dates, train, price, numbers and files.',
  }),
  templates: endpoint({
    method: 'GET',
    path: '/api/v1/order-template',
    scope: 'read',
    by: ['customer'],
    company: 'optional',
    input: paging([]).omit({ sortName: true }),
    output: page(savedForm),
    summary: "Lists the company's booking templates.",
  }),
  showTemplate: endpoint({
    method: 'GET',
    path: '/api/v1/order-template-detail',
    scope: 'read',
    by: ['customer'],
    company: 'optional',
    input: z.object({ id: z.uuid() }),
    output: z.object({
      id: z.uuid(),
      templateName: z.string(),
      serviceModeId: z.enum(modeCodes),
      ...anyBookingForm.shape,
    }),
    summary: 'Shows what a template fills in.',
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: '/api/v1/order-template',
    ...bookers,
    input: z.object({
      templateName: freeText(60).min(1, 'shared.needed'),
      id: z.uuid().optional(),
      /** The mode of the form; an earlier booking has its own. */
      serviceModeId: z.enum(modeCodes).optional(),
      form: anyBookingForm.optional(),
    }),
    output: z.object({ id: z.uuid() }),
    summary: 'Keeps a form, or an earlier booking (keyId), as a template.',
  }),
  dropTemplate: endpoint({
    method: 'DELETE',
    path: '/api/v1/order-template',
    ...bookers,
    input: z.object({ id: z.uuid() }),
    output: nothing,
    summary: 'Removes a template.',
  }),
  addressBook: endpoint({
    method: 'GET',
    path: '/api/v1/address-book',
    scope: 'read',
    by: ['customer'],
    company: 'optional',
    input: paging([])
      .omit({ sortName: true })
      .extend({ keyword: freeText(60).optional(), partyType: freeText(3).optional() }),
    output: page(party.extend({ id: z.uuid() })),
    summary: 'Finds parties that the company kept in its address book.',
  }),
  keepAddress: endpoint({
    method: 'POST',
    path: '/api/v1/address-book',
    ...bookers,
    input: party.extend({ id: z.uuid().optional() }),
    output: z.object({ id: z.uuid() }),
    summary: 'Keeps a party in the address book, or changes one there (keyId).',
  }),
  dropAddress: endpoint({
    method: 'DELETE',
    path: '/api/v1/address-book',
    ...bookers,
    input: z.object({ id: z.uuid() }),
    output: nothing,
    summary: 'Removes a party from the address book.',
  }),
  confirmation: endpoint({
    method: 'GET',
    path: '/api/v1/order-confirmation',
    by: ['customer'],
    reads: false,
    idempotent: false,
    input: z.object({ id: z.uuid() }),
    output: z.unknown(),
    summary: 'The confirmation of an accepted booking in the language of the call, as a PDF file.',
  }),
  export: bookingExport,
}
