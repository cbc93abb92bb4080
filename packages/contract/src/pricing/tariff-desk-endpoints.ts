import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { pageWithModes, paging } from '../shared/paging.ts'
import { actionView, day, decimal, flag, instant, thingCommand } from '../shared/wire-values.ts'
import { pricedCodes } from './modes/priced-modes.ts'
import { linePriceColumns, linePrices } from './price-columns.ts'
import { modeQuery } from './price-query.ts'
import { placeNames, reason, saved, staff } from './pricing-desk-shapes.ts'
import { tariffActions, tariffStates } from './tariff-lifecycle.ts'
import { tariffForm } from './tariff-terms.ts'

const standingShape = {
  serviceModeId: z.enum(pricedCodes),
  id: z.uuid(),
  lineNo: z.string(),
  revision: z.int(),
  state: z.enum(tariffStates),
  stateLabel: z.string(),
  version: z.int(),
}

const tariffStanding = z.object({ ...standingShape, actions: z.array(actionView(tariffActions)) })

const tariffRow = z.object({
  ...standingShape,
  originCode: z.string(),
  destinationCode: z.string(),
  entryPortCode: z.string().optional(),
  ...placeNames,
  validFrom: day,
  validTo: day,
  /** The last day on which it holds: earlier than its own end where a newer version takes over. */
  lastDay: day,
  isCurrent: z.boolean(),
  currency: z.string(),
  ...linePrices,
  truckPrices: tariffForm.shape.truckPrices,
  partLoad: tariffForm.shape.partLoad,
  sharedPerM3: decimal(14, 2).optional(),
  carrierName: z.string().optional(),
  transitDaysMin: z.int(),
  transitDaysMax: z.int(),
  salespersonId: z.uuid().optional(),
  sample: z.boolean(),
  changedAt: instant,
})
export type TariffRow = z.infer<typeof tariffRow>

const tariffVersion = z.object({
  id: z.uuid(),
  revision: z.int(),
  state: z.enum(tariffStates),
  stateLabel: z.string(),
  validFrom: day,
  validTo: day,
  lastDay: day,
  isCurrent: z.boolean(),
})

const tariffDetail = tariffStanding.extend({
  ...tariffForm.shape,
  ...placeNames,
  sample: z.boolean(),
  isCurrent: z.boolean(),
  carrierName: z.string().optional(),
  /** Of the warehouse that takes its shared or loose cargo. */
  warehouseName: z.string().optional(),
  withdrawnReason: z.string().optional(),
  changedAt: instant,
  /** Newest first. */
  versions: z.array(tariffVersion),
})
export type TariffDetail = z.infer<typeof tariffDetail>

export const tariffDeskEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/tariff-list',
    summary: 'The price lines of every state, with counts per state.',
    by: staff,
    permission: 'pricing.view',
    reads: true,
    input: paging([
      'lineNo',
      'originCode',
      'destinationCode',
      'validFrom',
      'validTo',
      'changedAt',
      ...linePriceColumns,
    ]).extend({
      serviceModeId: modeQuery,
      state: z.enum(['all', ...tariffStates]).default('all'),
      keyword: z.string().max(60).optional(),
      originCode: z.string().max(12).optional(),
      destinationCode: z.string().max(12).optional(),
      entryPortCode: z.string().max(12).optional(),
      validOn: day.optional(),
      /** Drafts, and what holds today or will: nothing that was withdrawn, has ended or was replaced. */
      isAhead: flag.optional(),
    }),
    output: pageWithModes(tariffRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/tariff-detail',
    summary: 'One version of a price line, whole, with the other versions of its line.',
    by: staff,
    permission: 'pricing.view',
    input: z.object({ id: z.uuid() }),
    output: tariffDetail,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/tariff-save',
    summary: 'Makes a draft price line, or changes a draft.',
    by: staff,
    permission: 'pricing.edit',
    input: tariffForm.safeExtend({ ...saved, serviceModeId: modeQuery }),
    output: tariffStanding,
  }),
  publish: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/tariff-publish',
    summary: 'Publishes a draft price: from its date it replaces the version before it.',
    by: staff,
    permission: 'pricing.publish',
    input: thingCommand,
    output: tariffStanding,
  }),
  version: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/tariff-version',
    summary: 'Begins the next version of a published price, as a draft that holds from a date.',
    by: staff,
    permission: 'pricing.edit',
    input: thingCommand.extend({ validFrom: z.iso.date('pricing.valid-from-needed') }),
    output: tariffStanding,
  }),
  withdraw: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/tariff-withdraw',
    summary: 'Takes a published price out of every list, with a reason.',
    by: staff,
    permission: 'pricing.publish',
    input: thingCommand.extend({ reason }),
    output: tariffStanding,
  }),
}
