import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { page, pageWithCounts, paging } from '../shared/paging.ts'
import { count, day, instant, needed, thingCommand } from '../shared/wire-values.ts'
import { priceColumns, prices } from './box.ts'
import { departureView, spaceLine } from './departure.ts'
import { departureActions, departureStates } from './departure-lifecycle.ts'
import { tariffActions, tariffStates } from './tariff-lifecycle.ts'
import { tariffForm } from './tariff-terms.ts'

const staff = ['staff'] as const
const actionView = <const Name extends string>(names: readonly Name[]) =>
  z.object({ name: z.enum(names), allowed: z.boolean(), reason: z.string().optional() }).meta({ wire: 'action' })

const place = { originName: z.string(), destinationName: z.string(), entryPortName: z.string().optional() }

/** What a command on a tariff answers. */
const tariffStanding = z.object({
  id: z.uuid(),
  lineNo: z.string(),
  revision: z.int(),
  state: z.enum(tariffStates),
  stateLabel: z.string(),
  version: z.int(),
  actions: z.array(actionView(tariffActions)),
})

const tariffRow = z.object({
  id: z.uuid(),
  lineNo: z.string(),
  revision: z.int(),
  state: z.enum(tariffStates),
  stateLabel: z.string(),
  version: z.int(),
  originCode: z.string(),
  destinationCode: z.string(),
  entryPortCode: z.string().optional(),
  ...place,
  validFrom: day,
  validTo: day,
  /** Whether it is the version that holds today. */
  isCurrent: z.boolean(),
  currency: z.string(),
  ...prices,
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
  isCurrent: z.boolean(),
})

const tariffDetail = tariffStanding.extend({
  ...tariffForm.shape,
  ...place,
  sample: z.boolean(),
  isCurrent: z.boolean(),
  withdrawnReason: z.string().optional(),
  changedAt: instant,
  /** Every version of this line, newest first. */
  versions: z.array(tariffVersion),
})
export type TariffDetail = z.infer<typeof tariffDetail>

const reason = needed('pricing.reason-needed').max(200)

/** What staff fill in for a train on one day. Cut-offs and times are instants; their zones follow the places. */
export const departureForm = z
  .object({
    trainNo: needed('pricing.train-no-needed').max(30),
    trainOperator: z.string().max(60).nullish(),
    originCode: needed('pricing.origin-needed').max(12),
    destinationCode: needed('pricing.destination-needed').max(12),
    entryPortCode: z.string().max(12).nullish(),
    etd: instant,
    eta: instant,
    siCutoff: instant,
    cargoCutoff: instant,
    customsCutoff: instant,
    spaces: z.array(spaceLine).max(20),
    /** In 20-foot places; by default what the boxes add up to. */
    slotsTotal: count(0, 2000).nullish(),
    slotsLeft: count(0, 2000).nullish(),
  })
  .refine((train) => train.originCode !== train.destinationCode, {
    path: ['destinationCode'],
    error: 'pricing.same-place',
  })
  .refine((train) => train.etd < train.eta, { path: ['eta'], error: 'pricing.eta-early' })
  .refine((train) => train.siCutoff <= train.etd, { path: ['siCutoff'], error: 'pricing.cutoff-late' })
  .refine((train) => train.cargoCutoff <= train.etd, { path: ['cargoCutoff'], error: 'pricing.cutoff-late' })
  .refine((train) => train.customsCutoff <= train.etd, { path: ['customsCutoff'], error: 'pricing.cutoff-late' })
  .refine((train) => new Set(train.spaces.map((line) => line.containerType)).size === train.spaces.length, {
    path: ['spaces'],
    error: 'pricing.size-twice',
  })
export type DepartureForm = z.infer<typeof departureForm>

const departureStanding = z.object({
  id: z.uuid(),
  trainNo: z.string(),
  state: z.enum(departureStates),
  stateLabel: z.string(),
  version: z.int(),
  actions: z.array(actionView(departureActions)),
})

const departureRow = departureView.extend({
  ...place,
  state: z.enum(departureStates),
  stateLabel: z.string(),
  version: z.int(),
  boxesBooked: z.int(),
  sample: z.boolean(),
})
export type DepartureRow = z.infer<typeof departureRow>

const saved = z.object({ id: z.uuid().optional(), version: count(1).optional() }).shape

/** What staff do with prices. */
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
      ...priceColumns,
    ]).extend({
      state: z.enum(['all', ...tariffStates]).default('all'),
      keyword: z.string().max(60).optional(),
      originCode: z.string().max(12).optional(),
      destinationCode: z.string().max(12).optional(),
      entryPortCode: z.string().max(12).optional(),
      validOn: day.optional(),
    }),
    output: pageWithCounts(tariffRow),
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
    input: tariffForm.safeExtend(saved),
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

/** What staff do with trains and their space. */
export const departureDeskEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/departure-list',
    summary: 'Departures of any state, the next first.',
    by: staff,
    permission: 'pricing.view',
    reads: true,
    input: paging(['etd', 'trainNo', 'originCode', 'destinationCode', 'slotsLeft']).extend({
      state: z.enum(['all', ...departureStates]).default('all'),
      keyword: z.string().max(60).optional(),
      originCode: z.string().max(12).optional(),
      destinationCode: z.string().max(12).optional(),
      startDate: day.optional(),
      endDate: day.optional(),
    }),
    output: page(departureRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/departure-detail',
    summary: 'One departure with its space and what may be done with it.',
    by: staff,
    permission: 'pricing.view',
    input: z.object({ id: z.uuid() }),
    output: departureRow.extend({
      actions: departureStanding.shape.actions,
      cancelledReason: z.string().optional(),
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/departure-save',
    summary: 'Adds a departure, or changes its times, cut-offs and space.',
    by: staff,
    permission: 'pricing.edit',
    input: departureForm.safeExtend(saved),
    output: departureStanding,
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/departure-cancel',
    summary: 'Cancels a departure that carries no booking of ours.',
    by: staff,
    permission: 'pricing.edit',
    input: thingCommand.extend({ reason }),
    output: departureStanding,
  }),
}
