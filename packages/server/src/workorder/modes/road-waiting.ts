import type { TruckStop } from '@landbridge/contract/workorder/modes/own-fields'
import { known } from '../../platform/known.ts'
import type { Job, JobPart } from '../job.ts'

/** The times at which a truck came to a stop of its booking and left it, as ISO texts. */
export type StopTimes = NonNullable<JobPart['stopTimes']>[number]

const hourMs = 3_600_000

type Head = Pick<Job['head'], 'stops' | 'freeHoursLoading' | 'freeHoursUnloading'>
type Truck = Pick<JobPart, 'stopTimes'>

const timeOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

/** The waiting at a stop by started hour after the free ones; nothing without a price of them. */
function waitingAt(
  { arrivedAt, departedAt }: Omit<StopTimes, 'stopType' | 'stopSeq'>,
  free: number | undefined,
  now: Date,
) {
  if (!arrivedAt || free === undefined) return {}
  const freeUntil = new Date(Date.parse(arrivedAt) + free * hourMs)
  const until = timeOf(departedAt) ?? now
  const waitHours = Math.max(0, Math.ceil((until.getTime() - freeUntil.getTime()) / hourMs))
  return { freeUntil, waitHours, ...(!departedAt && { isWaiting: true }) }
}

/** The stops of the way as one truck met them, in the order of the booking, with its times and its waiting. */
export function stopsOf(
  { stops = [], freeHoursLoading, freeHoursUnloading }: Head,
  { stopTimes }: Truck,
  now: Date,
  cityCalled: (code: string) => string | undefined = () => undefined,
): TruckStop[] {
  return stops.map((stop) => {
    const { stopType, stopSeq, cityCode, cityName, cityTyped, ...where } = stop
    const stopTime = stopTimes?.find((one) => one.stopType === stopType && one.stopSeq === stopSeq)
    const times: Pick<StopTimes, 'arrivedAt' | 'departedAt'> = stopTime ?? {}
    return {
      ...known({ stopType, stopSeq, ...where }),
      cityName: (cityCode && cityCalled(cityCode)) || (cityName ?? cityTyped ?? undefined),
      arrivedAt: timeOf(times.arrivedAt),
      departedAt: timeOf(times.departedAt),
      ...waitingAt(times, stopType === 'L' ? freeHoursLoading : freeHoursUnloading, now),
    }
  })
}

/** The hours of waiting that are charged of a truck; unknown while nothing says what is free or it came nowhere. */
export function waitHoursOf(head: Head, truck: Truck, now: Date): number | undefined {
  const hours = stopsOf(head, truck, now).flatMap(({ waitHours }) => waitHours ?? [])
  return hours.length > 0 ? hours.reduce((sum, one) => sum + one, 0) : undefined
}
