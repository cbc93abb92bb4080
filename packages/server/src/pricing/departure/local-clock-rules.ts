import { dayIn } from '@landbridge/contract/shared/business-day'
import { dayAfter, dayMs } from '@landbridge/contract/shared/calendar-day'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The wall clock of a zone at an instant, in milliseconds as if it were UTC. */
function shownAt(at: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`)
}

/** The instant at which a place's clock shows this; computed twice, since the clock may change in between. */
function instantOf(wall: number, timeZone: string): Date {
  const near = wall - (shownAt(wall, timeZone) - wall)
  return new Date(near - (shownAt(near, timeZone) - wall))
}

export const instantAt = (day: string, hour: number, timeZone: string): Date =>
  instantOf(Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`), timeZone)

export const daysLater = (at: Date, days: number, timeZone: string): Date => {
  const shown = shownAt(Math.floor(at.getTime() / 1000) * 1000, timeZone)
  const day = dayAfter(dayIn(timeZone, at), days)
  return instantOf(Date.parse(`${day}T00:00:00Z`) + (shown % dayMs), timeZone)
}
