import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { page, paging } from '../../shared/paging.ts'
import { count, day, flag, instant, needed, thingCommand } from '../../shared/wire-values.ts'
import { spaceSizes } from '../box.ts'
import { modeQuery } from '../price-query.ts'
import { saved, staff } from '../pricing-desk-shapes.ts'
import { pricedCodes } from './priced-modes.ts'

/** A port in a rotation: how many days after the first call, and whether cargo is taken on or set down there. */
const serviceCall = z.object({
  placeCode: needed('pricing.port-unknown').max(12),
  day: count(0, 120),
  terminal: z.string().max(60).nullish(),
  loads: flag,
  discharges: flag,
})
export type ServiceCall = z.infer<typeof serviceCall>

const hours = count(0, 720)
const cutoffHours = z.object({ si: hours, vgm: hours, cargo: hours, customs: hours, filing: hours.nullish() })
export type ServiceCutoffs = z.infer<typeof cutoffHours>

export const serviceForm = z
  .object({
    serviceCode: needed('pricing.service-code-needed').max(12),
    carrierCode: needed('pricing.carrier-unknown').max(12),
    serviceName: z.string().max(60).nullish(),
    weekday: count(1, 7),
    calls: z.array(serviceCall).min(2, 'pricing.calls-too-few').max(30),
    cutoffs: cutoffHours,
    spaces: z.array(z.object({ containerType: z.enum(spaceSizes), total: count(0, 500) })).max(20),
    vessels: z.array(z.string().trim().min(1).max(60)).max(20),
    active: flag,
  })
  .refine(({ calls }) => calls.every((call, index) => call.day > (calls[index - 1]?.day ?? -1)), {
    path: ['calls'],
    error: 'pricing.call-days-not-rising',
  })
  .refine(({ spaces }) => new Set(spaces.map((line) => line.containerType)).size === spaces.length, {
    path: ['spaces'],
    error: 'pricing.size-twice',
  })
export type ServiceForm = z.infer<typeof serviceForm>

const serviceStanding = z.object({ id: z.uuid(), serviceCode: z.string(), version: z.int() })

const serviceRow = serviceForm.safeExtend({
  id: z.uuid(),
  serviceModeId: z.enum(pricedCodes),
  carrierName: z.string().optional(),
  placeNames: z.array(z.string()),
  nextSailing: instant.optional(),
  nextSailingZone: z.string().optional(),
  version: z.int(),
  sample: z.boolean(),
})
export type ServiceRow = z.infer<typeof serviceRow>

/** Later by so many days, or earlier where it is less than none. */
const daysMoved = z.codec(z.union([z.int(), z.string().regex(/^-?\d{1,2}$/)]), z.int().min(-30).max(60), {
  decode: Number,
  encode: (value) => value,
})

/** One vessel's coming run over the rotation, by which staff tell sailings of different weeks apart. */
const voyage = z.object({
  departureNo: z.string(),
  vessel: z.string().optional(),
  etd: instant,
  etdZone: z.string(),
  sailings: z.int(),
  boxesBooked: z.int(),
})

export const serviceDeskEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/admin/service-list',
    summary: 'The weekly services with their rotations and the next sailing of each.',
    by: staff,
    permission: 'pricing.view',
    reads: true,
    input: paging(['serviceCode', 'carrierCode', 'weekday']).extend({
      serviceModeId: modeQuery,
      carrierCode: z.string().max(12).optional(),
      placeCode: z.string().max(12).optional(),
      keyword: z.string().max(60).optional(),
    }),
    output: page(serviceRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/service-detail',
    summary: 'One service with its rotation and the voyages to come.',
    by: staff,
    permission: 'pricing.view',
    input: z.object({ id: z.uuid() }),
    output: serviceRow.safeExtend({ voyages: z.array(voyage) }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/service-save',
    summary:
      'Adds a service, or changes its rotation, cut-offs, space and vessels. Sailings that were made stay as they are.',
    by: staff,
    permission: 'pricing.edit',
    input: serviceForm.safeExtend({ ...saved, serviceModeId: modeQuery }),
    output: serviceStanding,
  }),
  sail: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/service-sail',
    summary:
      'Makes the sailings of the next weeks between the ports of a rotation; what is there already stays as it is.',
    by: staff,
    permission: 'pricing.edit',
    input: thingCommand.extend({ from: day, weeks: count(1, 26), allPairs: flag.optional() }),
    output: z.object({ made: z.int(), skipped: z.int() }),
  }),
  retime: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/departure-retime-voyage',
    summary:
      'Moves a voyage by days from one of its calls on; cut-offs of the departures that are still ahead move only where the line says so.',
    by: staff,
    permission: 'pricing.edit',
    input: z.object({
      serviceModeId: modeQuery,
      carrierCode: z.string().max(12),
      serviceCode: z.string().max(12),
      departureNo: z.string().max(30),
      fromPlaceCode: z.string().max(12),
      days: daysMoved,
      /** The line moved its cut-offs as well; else they stay, unless the vessel comes earlier. */
      movesCutoffs: flag.optional(),
    }),
    output: z.object({ moved: z.int() }),
  }),
}
