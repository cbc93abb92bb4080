import { z } from 'zod'
import { commaList, count, day, instant } from '../../shared/wire-values.ts'

/** The members of a list's row that a mode works out of a head and its parts. */
export const ownRowView = {
  carrierName: z.string().optional(),
  airline: z.string().optional(),
  flightNo: z.string().optional(),
  flightDate: day.optional(),
  chargeableWeightKg: z.string().optional(),
  trailerPlates: commaList(z.string()).optional(),
  driverNames: commaList(z.string()).optional(),
  driverPhones: commaList(z.string()).optional(),
  /** The trucks that were ordered for it, those apart that cargo is only loaded over into. */
  truckQty: z.int().optional(),
  proofCount: z.int().optional(),
}

/** The chargeable weight that staff wrote for the waybill, where it is another one. */
export const ownFactsView = { waybillWeightKg: z.string().optional() }

/** A stop of a truck: place, window, arrival and departure, the end of free waiting and the hours charged. */
const truckStop = z.object({
  stopType: z.enum(['L', 'U']),
  stopSeq: count(1, 20),
  cityName: z.string().optional(),
  stopCompany: z.string().optional(),
  address: z.string().optional(),
  stopDate: day.optional(),
  timeFrom: z.string().optional(),
  timeTo: z.string().optional(),
  arrivedAt: instant.optional(),
  departedAt: instant.optional(),
  freeUntil: instant.optional(),
  waitHours: z.int().optional(),
  isWaiting: z.boolean().optional(),
})
export type TruckStop = z.infer<typeof truckStop>

/** The members of a part that a mode works out of it, its job and the other parts. */
export const ownPartView = {
  truckStops: z.array(truckStop).optional(),
  /** The row and the plate of the truck that its cargo was loaded over into. */
  reloadedIntoRow: z.int().optional(),
  reloadedIntoPlate: z.string().optional(),
  /** The hours of waiting at all stops that are charged. */
  waitHours: z.int().optional(),
}
