import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { trimmedText } from '../shared/fields/trimmed-values.ts'
import { modeCodes } from '../shared/modes.ts'
import { pageWithCounts, paging } from '../shared/paging.ts'
import { count, flag } from '../shared/wire-values.ts'
import { jobDeskDetail } from '../workorder/job-view.ts'
import { moveByUs } from '../workorder/move-endpoints.ts'
import { consolidationDetail, consolidationForm, consolidationRow, consolidationStates } from './consolidation.ts'
import { receiptForm } from './warehouse-receipt.ts'

const consolidationFilter = paging(['consolidationNo', 'createdAt', 'closedAt']).extend({
  mode: z.enum(modeCodes).optional(),
  state: z.enum(['all', ...consolidationStates]).default('all'),
  keyword: trimmedText(100).optional(),
  originCode: trimmedText(20).optional(),
  destinationCode: trimmedText(20).optional(),
})
export type ConsolidationFilter = z.infer<typeof consolidationFilter>

const seen = z.object({ id: z.uuid(), version: count(1) })

/** Every change of a consolidation answers with the consolidation as it is then. */
const change = <Input extends z.ZodType>(
  name: string,
  summary: string,
  input: Input,
  permission: 'workorder.edit' | 'booking.amend' = 'workorder.edit',
) =>
  endpoint({
    method: 'PUT',
    path: `/api/v1/admin/consolidation-${name}`,
    by: ['staff'],
    permission,
    summary,
    input,
    output: consolidationDetail,
  })

/** Deeds of staff with cargo that shares a container: they receive it, and stuff it with the cargo of others. */
export const consolidationEndpoints = {
  receive: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/workorder-receipt',
    by: ['staff'],
    permission: 'workorder.edit',
    summary: "Records what the warehouse received, counted and measured of a job's cargo, or corrects it.",
    input: seen.extend(receiptForm.shape),
    output: jobDeskDetail,
  }),
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/consolidation-list',
    by: ['staff'],
    permission: 'workorder.view',
    reads: true,
    summary: 'Containers that several jobs share, the newest first, with how full they are.',
    input: consolidationFilter,
    output: pageWithCounts(consolidationRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/consolidation-detail',
    by: ['staff'],
    permission: 'workorder.view',
    summary: 'One consolidation with the jobs in it and those that could be put in.',
    input: z.object({ id: z.uuid() }),
    output: consolidationDetail,
  }),
  save: change(
    'save',
    'Begins a consolidation or changes one that is open.',
    consolidationForm.extend({
      id: z.uuid().optional(),
      version: count(1).optional(),
      keepWarnings: flag.default(false),
    }),
  ),
  put: change(
    'put',
    'Puts jobs into a consolidation: all of them or none.',
    seen.extend({ jobIds: z.array(z.uuid()).min(1).max(100) }),
  ),
  take: change('take', 'Takes a job out of a consolidation.', seen.extend({ jobId: z.uuid() })),
  close: change('close', 'Closes a consolidation: it is stuffed, and its box stands on each of its jobs.', seen),
  reopen: change('reopen', 'Opens a consolidation again: its box leaves its jobs.', seen),
  move: change(
    'move',
    'Moves a container that several jobs share to another departure, with everything in it, also when it is stuffed.',
    seen.extend({ departureId: z.uuid(), ...moveByUs }),
    'booking.amend',
  ),
  cancel: change('cancel', 'Cancels a consolidation; its jobs wait for another one.', seen),
}
