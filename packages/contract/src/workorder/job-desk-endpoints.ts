import { z } from 'zod'
import { boxShare } from '../booking/booking-views.ts'
import { chargeForm } from '../charge/charge-line.ts'
import { packingForm } from '../packing/packing-list.ts'
import { daysInOrder } from '../shared/day-span.ts'
import { endpoint } from '../shared/endpoint.ts'
import { freeText } from '../shared/fields/field-values.ts'
import { modeCodes } from '../shared/modes.ts'
import { pageWithModes, paging } from '../shared/paging.ts'
import { count, flag, instant } from '../shared/wire-values.ts'
import { jobFilterFields, jobSorts } from './job-endpoints.ts'
import { containerForm, jobHeadForm } from './job-parts.ts'
import { jobDeskDetail, jobDeskRow } from './job-view.ts'

const deskFilter = paging([...jobSorts, 'firstCutoff'] as const).extend({
  ...jobFilterFields,
  serviceModeId: z.enum(modeCodes).optional(),
  bookingId: z.uuid().optional(),
  operatorId: z.uuid().optional(),
  customerId: z.uuid().optional(),
})
export type JobDeskFilter = z.infer<typeof deskFilter>

const seen = z.object({ id: z.uuid(), version: count(1) })

const jobShare = z
  .object({ boxes: z.array(boxShare).min(1).max(20).optional(), trucks: count(1, 200).optional() })
  .refine(({ boxes, trucks }) => boxes ?? trucks, { path: ['boxes'], error: 'shared.needed' })
export type JobShare = z.infer<typeof jobShare>

const jobChange = <Shape extends z.ZodRawShape>(name: string, summary: string, more: Shape) =>
  endpoint({
    method: 'PUT',
    path: `/api/v1/admin/job-${name}`,
    by: ['staff'],
    permission: name.startsWith('charge') ? 'workorder.charge' : 'workorder.edit',
    summary,
    input: seen.extend(more),
    output: jobDeskDetail,
  })

const pastedPacking = {
  rows: z.string().min(1).max(100_000),
  replace: flag.default(false),
  /** Totals that are no sums of the lines above are left out all the same; lines that look like totals are cargo. */
  keepWarnings: flag.optional(),
}
const packingSums = z.object({ lineCount: z.int(), packages: z.int(), grossWeightKg: z.string() })

export const jobDeskEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/job-list',
    by: ['staff'],
    permission: 'workorder.view',
    reads: true,
    summary: "The desk's queue of work orders, nearest cut-off first.",
    input: daysInOrder(deskFilter),
    output: pageWithModes(jobDeskRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/job-detail',
    by: ['staff'],
    permission: 'workorder.view',
    reads: false,
    idempotent: false,
    summary: 'One work order with everything the back office keeps about it; the look is kept in the audit.',
    input: z.object({ id: z.uuid() }),
    output: jobDeskDetail,
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/v1/admin/job-open',
    by: ['staff'],
    permission: 'workorder.edit',
    summary:
      'Opens one or several work orders from an accepted booking; without shares one takes every box that is left.',
    input: z.object({ bookingId: z.uuid(), shares: z.array(jobShare).max(20).optional() }),
    output: z.object({ jobs: z.array(z.object({ id: z.uuid(), jobNo: z.string() })) }),
  }),
  save: jobChange('save', 'Changes the head of a work order.', {
    ...jobHeadForm.shape,
    keepWarnings: flag.optional(),
  }),
  saveContainer: jobChange('container-save', 'Adds a container to a work order or changes one.', {
    ...containerForm.shape,
    containerId: z.uuid().optional(),
    keepWarnings: flag.default(false),
  }),
  deliver: jobChange('delivery-proof', 'Records the delivery of a container or truck, with the file that proves it.', {
    containerId: z.uuid(),
    fid: z.uuid(),
    deliveredAt: instant,
    receivedBy: freeText(60).trim().nullish(),
    keepWarnings: flag.default(false),
    /** The reason to hand cargo over that is held, or that its bill does not free. */
    reason: freeText(200).trim().nullish(),
  }),
  orderContainers: jobChange('container-order', 'Puts the trucks or containers of a work order into another order.', {
    containerIds: z.array(z.uuid()).min(1).max(500),
  }),
  removeContainer: jobChange('container-remove', 'Takes a container off a work order.', { containerId: z.uuid() }),
  moveContainer: jobChange('container-move', 'Moves a container to another work order of the same booking.', {
    containerId: z.uuid(),
    toJobId: z.uuid(),
  }),
  savePacking: jobChange('packing-save', 'Adds a line to the packing list or changes one.', {
    ...packingForm.shape,
    lineId: z.uuid().optional(),
  }),
  removePacking: jobChange('packing-remove', 'Takes a line off the packing list.', { lineId: z.uuid() }),
  importPacking: jobChange('packing-import', 'Reads a pasted packing list: all of its rows or none.', pastedPacking),
  previewPacking: endpoint({
    method: 'POST',
    path: '/api/v1/admin/job-packing-preview',
    by: ['staff'],
    permission: 'workorder.edit',
    reads: true,
    summary: 'Says what a pasted packing list would make of the one that is there, and changes nothing.',
    input: z.object({ id: z.uuid(), ...pastedPacking }),
    /** Lines that restate others are counted as totals and are no cargo. */
    output: z.object({ before: packingSums, after: packingSums, totals: z.int().optional() }),
  }),
  saveCharge: jobChange('charge-save', 'Adds a charge or changes one that is not billed yet.', {
    ...chargeForm.shape,
    chargeId: z.uuid().optional(),
  }),
  removeCharge: jobChange('charge-delete', 'Deletes a charge that is not billed yet.', { chargeId: z.uuid() }),
  complete: jobChange('complete', 'Issues the completion sheet to the customer.', {
    note: freeText(1000).trim().nullish(),
    /** Issue it though its bill was not issued or its release not given, which needs a reason. */
    keepWarnings: flag.optional(),
    reason: freeText(200).trim().nullish(),
  }),
  cancel: jobChange('cancel', 'Cancels a work order before its cargo has arrived.', {
    reason: freeText(500).trim().min(2, 'workorder.reason-needed'),
  }),
  attach: jobChange('attach', 'Puts an uploaded file with a work order.', {
    fid: z.uuid(),
    documentType: freeText(20),
    audience: z.enum(['customer', 'staff']).default('customer'),
  }),
  detach: jobChange('detach', 'Takes a file off a work order.', { fid: z.uuid() }),
}
