import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { modeCodes } from '../shared/modes.ts'
import { containerView } from '../workorder/job-parts.ts'

/** A container of a departure; a booking that has no job yet is one line, and its boxes stand in words. */
const manifestRow = containerView
  .pick({
    id: true,
    containerNo: true,
    sealNos: true,
    packages: true,
    grossWeightKg: true,
    wagonNo: true,
    consignmentNoteNo: true,
  })
  .extend({
    bookingId: z.uuid(),
    bookingNo: z.string(),
    bookingMode: z.enum(modeCodes),
    jobId: z.uuid().optional(),
    jobNo: z.string().optional(),
    customerShortName: z.string(),
    consigneeName: z.string().optional(),
    goodsName: z.string().optional(),
    boxText: z.string(),
  })
export type ManifestRow = z.infer<typeof manifestRow>

const ofDeparture = z.object({ departureId: z.uuid() })

export const manifestEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/departure-manifest',
    by: ['staff'],
    permission: 'workorder.view',
    summary: 'What is booked on a departure: every container with its seals, weight, goods and consignee.',
    input: ofDeparture,
    output: z.object({ items: z.array(manifestRow) }),
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/api/v1/admin/departure-manifest-export',
    by: ['staff'],
    permission: 'workorder.view',
    reads: false,
    idempotent: false,
    summary:
      'The manifest of a departure in the language of the call, as an xlsx file; that it was taken is kept in the audit.',
    input: ofDeparture,
    output: z.unknown(),
  }),
}
