import { z } from 'zod'
import { daysInOrder } from '../shared/day-span.ts'
import { endpoint } from '../shared/endpoint.ts'
import { pageWithModes, paging } from '../shared/paging.ts'
import { actionView, count, day, flag, instant, needed, thingCommand } from '../shared/wire-values.ts'
import { cutoffNames, departureView, spaceLine } from './departure.ts'
import { departureActions, departureStages, departureStates } from './departure-lifecycle.ts'
import { pricedCodes } from './modes/priced-modes.ts'
import { modeQuery } from './price-query.ts'
import { placeNames, reason, saved, staff } from './pricing-desk-shapes.ts'

/** A departure on one day, as staff enter it: cut-offs and times are instants, whose zones follow the places. */
export const departureForm = z
  .object({
    departureNo: needed('pricing.train-no-needed').max(30),
    operator: z.string().max(60).nullish(),
    carrierCode: z.string().max(12).nullish(),
    vessel: z.string().max(60).nullish(),
    serviceCode: z.string().max(12).nullish(),
    originCode: needed('pricing.origin-needed').max(12),
    destinationCode: needed('pricing.destination-needed').max(12),
    entryPortCode: z.string().max(12).nullish(),
    etd: instant,
    eta: instant,
    siCutoff: instant,
    cargoCutoff: instant,
    customsCutoff: instant,
    vgmCutoff: instant.nullish(),
    filingCutoff: instant.nullish(),
    /** Ports where the cargo changes vessels, in the order of the way. */
    viaCodes: z.array(z.string().max(12)).max(5).nullish(),
    spaces: z.array(spaceLine).max(20),
    /** In 20-foot places; by default what the boxes add up to. */
    slotsTotal: count(0, 2000).nullish(),
    slotsLeft: count(0, 2000).nullish(),
  })
  .refine((departure) => departure.originCode !== departure.destinationCode, {
    path: ['destinationCode'],
    error: 'pricing.same-place',
  })
  .refine((departure) => departure.etd < departure.eta, { path: ['eta'], error: 'pricing.eta-early' })
  .superRefine((departure, context) => {
    for (const name of Object.values(cutoffNames)) {
      const at = departure[name]
      if (at && at > departure.etd) context.addIssue({ code: 'custom', path: [name], message: 'pricing.cutoff-late' })
    }
  })
  .refine((departure) => new Set(departure.spaces.map((line) => line.containerType)).size === departure.spaces.length, {
    path: ['spaces'],
    error: 'pricing.size-twice',
  })
export type DepartureForm = z.infer<typeof departureForm>

const departureStanding = z.object({
  id: z.uuid(),
  departureNo: z.string(),
  state: z.enum(departureStates),
  stateLabel: z.string(),
  version: z.int(),
  actions: z.array(actionView(departureActions)),
})

const departureRow = departureView.extend({
  serviceModeId: z.enum(pricedCodes),
  ...placeNames,
  state: z.enum(departureStates),
  stage: z.enum(departureStages),
  stateLabel: z.string(),
  version: z.int(),
  boxesBooked: z.int(),
  /** Ports where the cargo changes vessels, or stations that it passes, in the order of the way. */
  viaCodes: z.array(z.string()).optional(),
  sample: z.boolean(),
})
export type DepartureRow = z.infer<typeof departureRow>

export const departureDeskEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/departure-list',
    summary: 'Departures of any stage with counts: the next first, and behind them those that left, the last first.',
    by: staff,
    permission: 'pricing.view',
    reads: true,
    input: daysInOrder(
      paging(['etd', 'departureNo', 'originCode', 'destinationCode', 'slotsLeft']).extend({
        serviceModeId: modeQuery,
        /** Of those that are scheduled only what can still be booked: no cut-off has passed. */
        isOpen: flag.optional(),
        state: z.enum(['all', ...departureStages]).default('all'),
        keyword: z.string().max(60).optional(),
        originCode: z.string().max(12).optional(),
        destinationCode: z.string().max(12).optional(),
        startDate: day.optional(),
        endDate: day.optional(),
      }),
    ),
    output: pageWithModes(departureRow),
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
    input: departureForm.safeExtend({ ...saved, serviceModeId: modeQuery }),
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
