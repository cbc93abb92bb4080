import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { count, day, instant } from '../shared/wire-values.ts'
import { departureStages } from './departure-lifecycle.ts'
import { pricedCodes } from './modes/priced-modes.ts'
import { modeQuery } from './price-query.ts'
import { placeNames, staff } from './pricing-desk-shapes.ts'

const weekDeparture = z.object({
  serviceModeId: z.enum(pricedCodes),
  id: z.uuid(),
  departureName: z.string(),
  carrierName: z.string().optional(),
  serviceCode: z.string().optional(),
  originCode: z.string(),
  destinationCode: z.string(),
  entryPortCode: z.string().optional(),
  ...placeNames,
  departsOn: day,
  etd: instant,
  etdZone: z.string(),
  /** The first of its cut-offs, behind which nobody books it. */
  closesAt: instant,
  slotsTotal: z.int(),
  slotsLeft: z.int(),
  stage: z.enum(departureStages),
  isOpen: z.boolean(),
})
export type WeekDeparture = z.infer<typeof weekDeparture>

export const departureWeekEndpoints = {
  week: endpoint({
    method: 'POST',
    path: '/api/v1/admin/departure-week',
    summary: 'The departures of one week, Monday to Sunday by the day at their origin, and how many there are by mode.',
    by: staff,
    permission: 'pricing.view',
    reads: true,
    input: z.object({
      pageIndex: count(1).default(1),
      pageSize: count(1, 200).default(20),
      weekOf: day.optional(),
      serviceModeId: modeQuery,
      originCode: z.string().max(12).optional(),
      destinationCode: z.string().max(12).optional(),
    }),
    output: z.object({
      startDate: day,
      endDate: day,
      items: z.array(weekDeparture),
      /** The number of lanes. */
      total: z.int(),
      slotsTotal: z.int(),
      slotsLeft: z.int(),
      modeCounts: z.record(z.string(), z.int()),
    }),
  }),
}
export type DepartureWeek = z.infer<typeof departureWeekEndpoints.week.output>
