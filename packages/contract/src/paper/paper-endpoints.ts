import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { freeText } from '../shared/fields/field-values.ts'
import { count } from '../shared/wire-values.ts'
import { jobByNumber } from '../workorder/job-endpoints.ts'
import { draftAnswers } from '../workorder/job-lifecycle.ts'
import { jobDetail } from '../workorder/job-view.ts'
import { jobPapers } from './modes/papers-in.ts'

/** The draft of one bill alone, where a bill is named. */
const jobPaperRequest = z.object({ id: z.uuid(), paper: z.enum(jobPapers), billSeq: count(1, 20).optional() })
export type JobPaperRequest = z.infer<typeof jobPaperRequest>

export const paperEndpoints = {
  answerDraft: endpoint({
    method: 'PUT',
    path: '/api/v1/draft-bill-answer',
    by: ['customer'],
    roles: ['owner', 'member'],
    summary: 'Confirms the draft of a bill by its version, or says what is to change in it; an older draft is refused.',
    input: jobByNumber
      .extend({
        billSeq: count(1, 20).default(1),
        /** The draft that was read: an older one is not confirmed. */
        draftVersion: count(1),
        answer: z.enum(draftAnswers),
        reason: freeText(1000).trim().optional(),
      })
      .refine(({ answer, reason }) => answer === 'confirm' || (reason ?? '').length >= 5, {
        path: ['reason'],
        error: 'workorder.reason-needed',
      }),
    output: jobDetail,
  }),
  paper: endpoint({
    method: 'GET',
    path: '/api/v1/work-order-paper',
    by: ['customer'],
    reads: false,
    idempotent: false,
    input: jobPaperRequest,
    output: z.unknown(),
    summary:
      'The draft bill, the arrival notice, the completion sheet or the delivery note of a work order in the language of the call, as a PDF file.',
  }),
}

export const paperDeskEndpoints = {
  paper: endpoint({
    method: 'GET',
    path: '/api/v1/admin/work-order-paper',
    by: ['staff'],
    permission: 'workorder.view',
    reads: false,
    idempotent: false,
    input: jobPaperRequest,
    output: z.unknown(),
    summary:
      'The draft bill, the carrier’s bill over it, the arrival notice, the completion sheet or the delivery note of a work order in the language of the call, as a PDF file.',
  }),
}
