const dayMs = 86_400_000

/** Days are yyyy-MM-dd everywhere; only here they are counted. */
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)
const written = (at: Date) => at.toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => written(new Date(atNoon(day).getTime() + days * dayMs))

/** The first of the month so many months on. */
export function addMonths(day: string, months: number): string {
  const at = atNoon(`${day.slice(0, 7)}-01`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return written(at)
}

/** Six weeks that hold the month of a day, from a Monday. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const before = (atNoon(first).getUTCDay() + 6) % 7
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(first, week * 7 + weekday - before)),
  )
}

/** A typed day: 2026-11-24, 2026/11/24, 20261124, 24.11.2026. Nothing when it is none. */
export function readDay(typed: string): string | undefined {
  const [, y1, m1, d1] = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?$/.exec(typed.trim()) ?? []
  const [, d2, m2, y2] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(typed.trim()) ?? []
  const [year, month, date] = [y1 ?? y2, m1 ?? m2, d1 ?? d2]
  if (!year || !month || !date) return undefined
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = atNoon(day)
  return !Number.isNaN(at.getTime()) && written(at) === day ? day : undefined
}
