import type { WeekDeparture } from '@landbridge/contract/pricing/departure-week-endpoints'
import { dayAfter, daysBetween, weekdayOf } from '@landbridge/contract/shared/calendar-day'
import { modeCodes } from '@landbridge/contract/shared/modes'

export type WeekLane = {
  key: string
  serviceModeId: WeekDeparture['serviceModeId']
  originName: string
  destinationName: string
  by: string
  departures: readonly WeekDeparture[]
}

export const mondayOf = (day: string): string => dayAfter(day, 1 - weekdayOf(day))

export const daysOfWeek = (monday: string): string[] => Array.from({ length: 7 }, (_, after) => dayAfter(monday, after))

export function weekNumberOf(day: string): number {
  const thursday = dayAfter(mondayOf(day), 3)
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}

const byOf = ({ entryPortName, carrierName, serviceCode }: WeekDeparture): string =>
  entryPortName ?? [carrierName, serviceCode].filter(Boolean).join(' · ')

export function lanesOf(departures: readonly WeekDeparture[]): WeekLane[] {
  const groups = Map.groupBy(departures, (one) =>
    [one.serviceModeId, one.originCode, one.destinationCode, byOf(one)].join(' '),
  )
  const lanes = [...groups].flatMap(([key, all]) => {
    const [first] = all
    if (!first) return []
    const { serviceModeId, originName, destinationName } = first
    return [{ key, serviceModeId, originName, destinationName, by: byOf(first), departures: all }]
  })
  const place = ({ serviceModeId }: WeekLane) => modeCodes.indexOf(serviceModeId)
  const words = ({ originName, destinationName, by }: WeekLane) => `${originName} ${destinationName} ${by}`
  return lanes.toSorted((a, b) => place(a) - place(b) || words(a).localeCompare(words(b)))
}

export type SpaceLeft = 'blank' | 'gone' | 'closed' | 'full' | 'few' | 'free' | 'uncounted'

const fewShare = 0.1

export function spaceLeftOf({ stage, isOpen, slotsTotal, slotsLeft }: WeekDeparture): SpaceLeft {
  if (stage === 'cancelled') return 'blank'
  if (stage === 'departed') return 'gone'
  if (!isOpen) return 'closed'
  if (slotsTotal === 0) return 'uncounted'
  if (slotsLeft === 0) return 'full'
  return slotsLeft <= slotsTotal * fewShare ? 'few' : 'free'
}
