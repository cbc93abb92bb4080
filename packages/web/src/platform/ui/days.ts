// Days are yyyy-MM-dd everywhere. What is here public pages and the log-in need too, and it does without a library.

const dayMs = 86_400_000
const written = (at: Date) => at.toISOString().slice(0, '2026-11-24'.length)

/** So many days on: by UTC, where no clock is put forward or back, every day is as long as the other. */
export const addDays = (day: string, days: number): string =>
  written(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs))
