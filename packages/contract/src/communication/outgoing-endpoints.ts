import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { page, paging } from '../shared/paging.ts'
import { instant } from '../shared/wire-values.ts'

const sendingStates = ['waiting', 'sent', 'kept', 'failed'] as const
export type SendingState = (typeof sendingStates)[number]

export const outgoingDeskEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/outgoing-list',
    summary: 'Lists messages to the outside world and what became of them, the newest first.',
    by: ['staff'],
    permission: 'platform.outbox',
    reads: true,
    input: paging([]).extend({ keyword: z.string().max(60).optional() }),
    output: page(
      z.object({
        id: z.uuid(),
        channel: z.enum(['sms', 'email']),
        recipient: z.string(),
        subject: z.string().optional(),
        sendingState: z.enum(sendingStates),
        lastError: z.string().optional(),
        body: z.string().default(''),
        madeAt: instant,
      }),
    ),
  }),
}
