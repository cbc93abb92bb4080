import type { StopLine } from '@landbridge/contract/booking/form/stop-lines'
import type { TruckWay } from '@landbridge/contract/reference/truck-ways'
import type { FactKind } from '../part-facts-rules.ts'

/** When a truck came to a stop of its booking and left it. Times are ISO texts. */
export type StopTimes = {
  stopType: 'L' | 'U'
  stopSeq: number
  arrivedAt?: string | undefined
  departedAt?: string | undefined
}

/** A truck with its trailer and driver, the papers that it carries, its border, the truck that its cargo is loaded over into, and its times at the stops. */
export type RoadTruck = {
  trailerPlate: string | null
  driverName: string | null
  driverPhone: string | null
  driverDocument: string | null
  countryCd: string | null
  loadingDate: string | null
  stopTimes: StopTimes[] | null
  tirNo: string | null
  borderPortCode: string | null
  borderInAt: Date | null
  borderOutAt: Date | null
  reloadedIntoId: string | null
  reloadedAt: Date | null
}

export const roadTruckFacts = {
  trailerPlate: 'plain',
  driverName: 'plain',
  driverPhone: 'plain',
  driverDocument: 'plain',
  countryCd: 'plain',
  loadingDate: 'plain',
  stopTimes: 'plain',
  tirNo: 'plain',
  borderPortCode: 'plain',
  borderInAt: 'time',
  borderOutAt: 'time',
  reloadedIntoId: 'plain',
  reloadedAt: 'time',
} as const satisfies Record<keyof RoadTruck, FactKind>

/** A stop of the way as its booking has it. */
export type RoadStop = Pick<
  StopLine,
  'cityCode' | 'cityName' | 'cityTyped' | 'stopCompany' | 'address' | 'stopDate' | 'timeFrom' | 'timeTo'
> & { stopType: 'L' | 'U'; stopSeq: number }

/** What the head of a job by road has besides: how it crosses the border, its day of loading, the booked types, its stops in their order, and how long a truck waits at them for nothing. */
export type RoadHead = {
  truckWay?: TruckWay | undefined
  loadingDate?: string | undefined
  truckTypeDomestic?: string | undefined
  truckTypeForeign?: string | undefined
  freeHoursLoading?: number | undefined
  freeHoursUnloading?: number | undefined
  loadingMetres?: string | undefined
  stops?: RoadStop[] | undefined
}
