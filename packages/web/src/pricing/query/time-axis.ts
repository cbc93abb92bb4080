import { dayAfter, dayMs, weekdayOf } from '@landbridge/contract/shared/calendar-day'

/** A stretch of days that several offers share, so that their bars are compared by eye. */
export type TimeAxis = { from: string; to: string }

const steps = [1, 2, 7, 14, 28, 56, 91] as const
const mostTicks = 8
const week = 7
const monday = 1

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOfMoment = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The days from the first to the last of some moments, with a day to spare at the end. */
export function axisOver(moments: readonly number[]): TimeAxis | undefined {
  if (moments.length === 0) return undefined
  return { from: dayOfMoment(Math.min(...moments)), to: dayAfter(dayOfMoment(Math.max(...moments)), 1) }
}

/** The place of a moment on an axis, in per cent of its length. */
export function placeOn({ from, to }: TimeAxis, at: number): number {
  const share = (at - startOf(from)) / (startOf(to) - startOf(from))
  return Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100
}

/** The days that an axis is marked at, as far apart as it has room to name them; whole weeks begin on Mondays. */
export function ticksOf(axis: TimeAxis): { day: string; place: number }[] {
  const days = Math.round((startOf(axis.to) - startOf(axis.from)) / dayMs)
  const step = steps.find((one) => days / one <= mostTicks) ?? 91
  const toMonday = (week + monday - weekdayOf(axis.from)) % week
  const first = step < week ? 0 : toMonday
  const ticks = []
  for (let after = first; after < days; after += step) {
    const day = dayAfter(axis.from, after)
    ticks.push({ day, place: placeOn(axis, startOf(day)) })
  }
  return ticks
}
