import type { DeskBookingRow } from '@landbridge/contract/booking/booking-desk-views'
import { businessZone, clockIn, dayIn } from '@landbridge/contract/shared/business-day'
import { dayAfter, daysBetween, weekdayOf } from '@landbridge/contract/shared/calendar-day'

export type QueueGroup = 'over' | 'today' | 'tomorrow' | 'week' | 'later' | 'none'
type Cut = Pick<DeskBookingRow, 'firstCutoff' | 'firstCutoffZone'>

/** A day is that of the place whose cut-off it is; a week ends on Sunday. */
export function groupOf({ firstCutoff, firstCutoffZone = businessZone }: Cut, now: Date): QueueGroup {
  if (!firstCutoff) return 'none'
  if (firstCutoff <= now) return 'over'
  const today = dayIn(firstCutoffZone, now)
  const day = dayIn(firstCutoffZone, firstCutoff)
  if (day === today) return 'today'
  if (day === dayAfter(today, 1)) return 'tomorrow'
  return day <= dayAfter(today, 7 - weekdayOf(today)) ? 'week' : 'later'
}

export type GroupLine = { from: string; days: number }

export function lineOf(group: QueueGroup, today: string): GroupLine | undefined {
  if (group === 'today') return { from: today, days: 1 }
  if (group === 'tomorrow') return { from: dayAfter(today, 1), days: 1 }
  const from = dayAfter(today, 2)
  const days = 7 - weekdayOf(today) - 1
  return group === 'week' && days > 0 ? { from, days } : undefined
}

const dayMinutes = 1440

export function shareOn(at: Date, zone: string | undefined, { from, days }: GroupLine): number {
  const clock = clockIn(zone ?? businessZone, at)
  const minutes = Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16))
  const share = (daysBetween(from, clock.slice(0, 10)) + minutes / dayMinutes) / days
  return Math.min(1, Math.max(0, share))
}
