import { z } from 'zod'
import { truckWays } from '../../reference/truck-ways.ts'
import { country, phone } from '../../shared/fields/field-values.ts'
import { enteredPlate } from '../../shared/plate.ts'
import { commaList, count, day, decimal, instant } from '../../shared/wire-values.ts'
import { code, words } from '../job-values.ts'

/** Which stop of the booking: where it loads or unloads, and its place among those. */
const stopNamed = { stopType: z.enum(['L', 'U']), stopSeq: count(1, 20) }

const stopTimes = z.object({ ...stopNamed, arrivedAt: instant.nullish(), departedAt: instant.nullish() })

/** A truck as staff enter it, besides what every part has: its trailer and driver, the papers it carries, its border, the truck that its cargo is loaded over into, and when it came to its stops and left them. */
export const roadTruckForm = {
  trailerPlate: enteredPlate.nullish(),
  driverName: words(60).nullish(),
  driverPhone: phone.nullish(),
  /** Licence or passport of the driver, for our own eyes alone. */
  driverDocument: words(40).nullish(),
  countryCd: country.nullish(),
  loadingDate: day.nullish(),
  stopTimes: z.array(stopTimes).max(40).nullish(),
  tirNo: words(35).nullish(),
  borderPortCode: code.nullish(),
  borderInAt: instant.nullish(),
  borderOutAt: instant.nullish(),
  reloadedIntoId: z.uuid().nullish(),
  reloadedAt: instant.nullish(),
}

/** A stop of the way as the reader of a truck sees it: where and in which window, when the truck came and went, until when its waiting costs nothing and how many hours it has cost. */
const truckStop = z.object({
  ...stopNamed,
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

export const roadTruckView = {
  truckTypeName: z.string().optional(),
  trailerPlate: z.string().optional(),
  driverName: z.string().optional(),
  driverPhone: z.string().optional(),
  countryCd: z.string().optional(),
  loadingDate: day.optional(),
  truckStops: z.array(truckStop).optional(),
  tirNo: z.string().optional(),
  borderPortCode: z.string().optional(),
  borderPortName: z.string().optional(),
  borderInAt: instant.optional(),
  borderOutAt: instant.optional(),
  reloadedIntoId: z.uuid().optional(),
  /** The row and the plate of the truck that its cargo was loaded over into. */
  reloadedIntoRow: z.int().optional(),
  reloadedIntoPlate: z.string().optional(),
  reloadedAt: instant.optional(),
  /** The hours of waiting at all stops that are charged. */
  waitHours: z.int().optional(),
}

/** What of a truck the back office alone reads. */
export const roadTruckInternalView = { driverDocument: z.string().optional() }

/** What the head of a job by road has besides: how it crosses the border and where, its day of loading, the types of trucks that were booked, and the hours that a truck waits for nothing. */
export const roadHeadForm = {
  truckWay: z.enum(truckWays).nullish(),
  loadingDate: day.nullish(),
  truckTypeDomestic: code.nullish(),
  truckTypeForeign: code.nullish(),
  freeHoursLoading: count(0, 240).nullish(),
  freeHoursUnloading: count(0, 240).nullish(),
  loadingMetres: decimal(4, 1, { least: 'positive' }).nullish(),
}

/** What a list of jobs tells of it. */
export const roadRowView = {
  loadingDate: day.optional(),
  truckTypeDomestic: z.string().optional(),
  truckTypeForeign: z.string().optional(),
  truckTypeDomesticName: z.string().optional(),
  truckTypeForeignName: z.string().optional(),
  trailerPlates: commaList(z.string()).optional(),
  driverNames: commaList(z.string()).optional(),
  driverPhones: commaList(z.string()).optional(),
  loadingMetres: z.string().optional(),
  /** How many trucks were ordered for it, those apart that cargo is only loaded over into. */
  truckQty: z.int().optional(),
  /** How many of its trucks have a proof of delivery. */
  proofCount: z.int().optional(),
}

/** What one job shows of it besides. */
export const roadPapersView = {
  truckWay: z.enum(truckWays).optional(),
  freeHoursLoading: z.int().optional(),
  freeHoursUnloading: z.int().optional(),
}
