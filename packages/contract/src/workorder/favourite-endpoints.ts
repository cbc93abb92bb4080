import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { freeText } from '../shared/fields/field-values.ts'
import { modeCodes } from '../shared/modes.ts'
import { page, paging } from '../shared/paging.ts'
import { amount, commaList, currencyCode, instant } from '../shared/wire-values.ts'
import { jobStates } from './job-lifecycle.ts'

/** Ports have a list of favourites of their own. */
const favouriteKinds = ['job', 'lane'] as const

const favouriteRow = z.object({
  id: z.uuid(),
  kind: z.enum(favouriteKinds),
  mode: z.string(),
  jobId: z.uuid().optional(),
  jobNo: z.string().optional(),
  bookingNo: z.string().optional(),
  bookingMode: z.enum(modeCodes).optional(),
  customerReference: z.string().optional(),
  containerNos: commaList(z.string()).optional(),
  houseBillNo: z.string().optional(),
  transportType: z.string().optional(),
  serviceTerm: z.string().optional(),
  originCode: z.string(),
  originName: z.string(),
  destinationCode: z.string(),
  destinationName: z.string(),
  state: z.enum(jobStates).optional(),
  stateLabel: z.string().optional(),
  trackLabel: z.string().optional(),
  locatedAt: instant.optional(),
  eta: instant.optional(),
  ata: instant.optional(),
  destinationZone: z.string().optional(),
  /** Today's lowest price of a lane, of what leads its mode: a 40-foot high cube, its usual load. */
  price: amount.optional(),
  currency: currencyCode.optional(),
  note: z.string().optional(),
  addedAt: instant,
})
export type FavouriteRow = z.infer<typeof favouriteRow>

const lane = z.object({
  mode: z.enum(modeCodes),
  originCode: freeText(20),
  destinationCode: freeText(20),
})

const favouriteFilter = paging(['locatedAt', 'addedAt'] as const).extend({
  kind: z.enum(favouriteKinds).default('job'),
})
export type FavouriteFilter = z.infer<typeof favouriteFilter>

export const favouriteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/collect-list',
    by: ['customer'],
    summary: "The caller's favourite work orders or lanes.",
    input: favouriteFilter,
    output: page(favouriteRow),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/collect',
    by: ['customer'],
    summary: 'Keeps a work order (keyId) or a lane as a favourite; once kept it stays one.',
    input: z
      .object({ ...lane.partial().shape, id: z.uuid().optional(), note: freeText(100).trim().optional() })
      .refine((f) => f.id || (f.mode && f.originCode && f.destinationCode), { path: ['id'], error: 'shared.needed' }),
    output: z.object({ id: z.uuid() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/collect',
    by: ['customer'],
    summary: 'Drops a favourite, by its own id or by that of its work order.',
    input: z.object({ id: z.uuid() }),
    output: z.object({ id: z.uuid() }),
  }),
}
