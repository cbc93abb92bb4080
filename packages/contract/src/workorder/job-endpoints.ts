import { z } from 'zod'
import { lclState } from '../booking/lcl-state.ts'
import { searchedAsKept } from '../shared/container-number.ts'
import { daysInOrder } from '../shared/day-span.ts'
import { endpoint } from '../shared/endpoint.ts'
import { freeText } from '../shared/fields/field-values.ts'
import { callPath, modes } from '../shared/modes.ts'
import { page, pageWithCounts, paging } from '../shared/paging.ts'
import { count, day } from '../shared/wire-values.ts'
import { jobStates, objectionReasons } from './job-lifecycle.ts'
import { jobDetail, jobRow } from './job-view.ts'
import { carriedBy, type JobModeName, jobModes } from './modes/job-modes.ts'

export const jobSorts = ['jobNo', 'state', 'orderedAt', 'etd', 'atd', 'eta', 'ata', 'loadingDate'] as const
const searchText = freeText(100).trim().optional()

export const jobFilterFields = {
  keyword: freeText(100).trim().overwrite(searchedAsKept).optional(),
  startDate: day.optional(),
  endDate: day.optional(),
  orderState: z.enum(['all', ...jobStates]).default('all'),
  lclState,
  originCode: searchText,
  originName: searchText,
  destinationCode: searchText,
  destinationName: searchText,
} as const
/** Orders that a company has for its own work orders besides those of every list. */
const ownJobSorts = [...jobSorts, 'stateLabel', 'flightDate', 'siCutoff'] as const
const jobFilter = paging(ownJobSorts).extend(jobFilterFields)
export type JobFilter = z.infer<typeof jobFilter>

export const jobByNumber = z.object({ jobNoIn: freeText(20).trim().min(1), version: count(1).optional() })

const callsIn = (mode: JobModeName, { orderPath } = modes[mode]) => ({
  list: endpoint({
    method: 'POST',
    path: callPath(`${orderPath}-worklist`),
    scope: 'read',
    by: ['customer'],
    reads: true,
    summary: `The caller's work orders ${carriedBy[mode]}, with how many stand in each state.`,
    input: daysInOrder(jobFilter),
    output: pageWithCounts(jobRow),
  }),
  ofBooking: endpoint({
    method: 'POST',
    path: callPath(`${orderPath}-detailworklist`),
    scope: 'read',
    by: ['customer'],
    reads: true,
    summary: 'The work orders of one booking.',
    input: z.object({ id: z.uuid(), pageIndex: count(1).default(1), pageSize: count(1, 200).default(20) }),
    output: page(jobRow),
  }),
  show: endpoint({
    method: 'GET',
    path: callPath(`${orderPath}-worklistdetail`),
    scope: 'read',
    by: ['customer'],
    summary: 'One work order, by its own id, or by its number with or without the id of its booking.',
    input: z
      .object({ id: z.uuid().optional(), jobNoIn: freeText(20).trim().optional() })
      .refine(({ id, jobNoIn }) => id || jobNoIn, { path: ['id'], error: 'shared.needed' }),
    output: jobDetail,
  }),
  attach: endpoint({
    method: 'POST',
    path: callPath(`${orderPath}-workattach`),
    scope: 'book',
    by: ['customer'],
    roles: ['owner', 'member'],
    summary: 'Hands in an uploaded file with a work order.',
    input: jobByNumber.omit({ version: true }).extend({ fid: z.uuid(), documentType: freeText(20) }),
    output: z.object({ fid: z.uuid() }),
  }),
})
export const jobCalls = Object.fromEntries(jobModes.map((mode) => [mode, callsIn(mode)])) as Record<
  JobModeName,
  ReturnType<typeof callsIn>
>

export const jobEndpoints = {
  confirm: endpoint({
    method: 'PUT',
    path: '/api/v1/ordercompletesheet_cofirm',
    by: ['customer'],
    roles: ['owner', 'member'],
    summary: 'Confirms the completion sheet of a work order.',
    input: jobByNumber,
    output: jobDetail,
  }),
  refuse: endpoint({
    method: 'PUT',
    path: '/api/v1/ordercompletesheet-refuse',
    by: ['customer'],
    roles: ['owner', 'member'],
    summary: 'Refuses the completion sheet of a work order, with the reason.',
    input: jobByNumber.extend({
      reasonCode: z.enum(objectionReasons, 'workorder.reason-needed'),
      reason: freeText(1000).trim().min(5, 'workorder.reason-needed'),
    }),
    output: jobDetail,
  }),
}
