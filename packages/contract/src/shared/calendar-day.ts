/** A day of a calendar without summer time, in which days are counted: each is as long as the other. */
export const dayMs = 86_400_000

const midnightUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day so many days on, or back where `days` is negative, as yyyy-MM-dd. */
export const dayAfter = (day: string, days: number): string =>
  new Date(midnightUtc(day) + days * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number => (midnightUtc(to) - midnightUtc(from)) / dayMs

/** Every day from one to another, both included; none where the second is the earlier. */
export function everyDayBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day)
  return days
}

export const weekdayOf = (day: string): number => new Date(midnightUtc(day)).getUTCDay() || 7

export const timeAfterDays = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs)
