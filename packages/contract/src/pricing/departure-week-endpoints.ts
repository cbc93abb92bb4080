import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { day, instant } from '../shared/wire-values.ts'
import { departureStages } from './departure-lifecycle.ts'
import { pricedCodes } from './modes/priced-modes.ts'
import { modeQuery } from './price-query.ts'
import { placeNames, staff } from './pricing-desk-shapes.ts'

/** A departure as it stands on the board of its week: its day and its hour are those of the place that it leaves. */
const weekDeparture = z.object({
  serviceModeId: z.enum(pricedCodes),
  id: z.uuid(),
  departureNo: z.string(),
  vessel: z.string().optional(),
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
  /** In the unit of its mode; none in all where its space is not counted. */
  slotsTotal: z.int(),
  slotsLeft: z.int(),
  stage: z.enum(departureStages),
  isOpen: z.boolean(),
})
export type WeekDeparture = z.infer<typeof weekDeparture>

/** More is not drawn at once; who looks at a larger business chooses a mode or a lane. */
export const mostInWeek = 600

export const departureWeekEndpoints = {
  week: endpoint({
    method: 'POST',
    path: '/api/v1/admin/departure-week',
    summary: 'The departures of one week, Monday to Sunday by the day at their origin, and how many there are by mode.',
    by: staff,
    permission: 'pricing.view',
    reads: true,
    input: z.object({
      /** Any day of the week; the present one unless it is named. */
      weekOf: day.optional(),
      serviceModeId: modeQuery,
      originCode: z.string().max(12).optional(),
      destinationCode: z.string().max(12).optional(),
    }),
    output: z.object({
      startDate: day,
      endDate: day,
      /** The next first. */
      items: z.array(weekDeparture).max(mostInWeek),
      total: z.int(),
      modeCounts: z.record(z.string(), z.int()),
    }),
  }),
}
export type DepartureWeek = z.infer<typeof departureWeekEndpoints.week.output>
