import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { freeText } from '../../shared/fields/field-values.ts'
import { legModeCodes } from '../../shared/modes.ts'
import { count } from '../../shared/wire-values.ts'
import {
  inquiryDeskFilter,
  inquiryDeskPage,
  inquiryDeskRow,
  inquiryFilter,
  inquiryForm,
  inquiryPage,
  inquiryRow,
} from './inquiry.ts'

const asker = { by: ['customer'], company: 'optional' } as const

export const inquiryEndpoints = {
  request: endpoint({
    method: 'POST',
    path: '/api/v1/quote-request',
    ...asker,
    scope: 'book',
    roles: ['owner', 'member'],
    summary:
      'Asks for a price: two places, ready day, goods, weight, size, equipment and Incoterm. A user without a company may ask.',
    input: inquiryForm,
    output: inquiryRow,
  }),
  list: endpoint({
    method: 'POST',
    path: '/api/v1/quote-requests-list',
    ...asker,
    scope: 'read',
    reads: true,
    summary: 'Inquiries of the company, or of a user without one, the newest first.',
    input: inquiryFilter,
    output: inquiryPage,
  }),
  book: endpoint({
    method: 'PUT',
    path: '/api/v1/quote-request-book',
    ...asker,
    scope: 'book',
    roles: ['owner', 'member'],
    summary: 'Makes a draft of a booking with what an inquiry says; asked again it answers the same draft.',
    input: z.object({ id: z.uuid() }),
    output: z.object({ id: z.uuid(), serviceModeId: z.enum(legModeCodes) }),
  }),
}

export const inquiryDeskEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/inquiry-list',
    by: ['staff'],
    permission: 'booking.view',
    reads: true,
    summary: 'Inquiries of all customers; those that wait longest for an answer come first.',
    input: inquiryDeskFilter,
    output: inquiryDeskPage,
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/inquiry-answer',
    by: ['staff'],
    permission: 'booking.offer',
    summary: 'Answers an inquiry in words that its customer reads beside it.',
    input: z.object({
      id: z.uuid(),
      version: count(1),
      reply: freeText(1000).trim().min(5, 'booking.inquiry-reply-needed'),
    }),
    output: inquiryDeskRow,
  }),
}
