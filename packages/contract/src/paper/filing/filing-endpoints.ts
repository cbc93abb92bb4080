import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { trimmedText } from '../../shared/fields/trimmed-values.ts'
import { actionView, count, instant } from '../../shared/wire-values.ts'
import { filers, filingDeeds, filingLevels, filingStates } from './filing-lifecycle.ts'

const filingView = z.object({
  regime: z.string(),
  level: z.enum(filingLevels),
  filedBy: z.enum(filers),
  filingState: z.enum(filingStates),
  dueAt: instant.optional(),
  isLate: z.boolean(),
  reference: z.string().optional(),
  answeredAt: instant.optional(),
  note: z.string().optional(),
  actions: z.array(actionView(filingDeeds)),
})
export type FilingView = z.infer<typeof filingView>

const filingsView = z.object({ id: z.uuid(), jobNo: z.string(), version: z.int(), filings: z.array(filingView) })
export type FilingsView = z.infer<typeof filingsView>

export const filingEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/filings',
    scope: 'read',
    by: ['customer'],
    summary: 'The advance filings of a work order with customs: by whom and until when, and what they answered.',
    input: z.object({ jobNo: trimmedText(20).min(1) }),
    output: filingsView,
  }),
}

export const filingDeskEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/filings',
    by: ['staff'],
    permission: 'workorder.view',
    summary: 'The advance filings of a work order, proposed by mode and countries until something was done with them.',
    input: z.object({ id: z.uuid() }),
    output: filingsView,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/filing-move',
    by: ['staff'],
    permission: 'workorder.edit',
    summary:
      'Enters that a filing was sent or what customs answered; an order not to load stands at the desk and warns at loading.',
    input: z.object({
      id: z.uuid(),
      version: count(1),
      regime: trimmedText(8).min(1),
      level: z.enum(filingLevels),
      deed: z.enum(filingDeeds),
      reference: trimmedText(35).optional(),
      note: trimmedText(300).optional(),
    }),
    output: filingsView,
  }),
}
