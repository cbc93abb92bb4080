import { fromDate, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date'

/**
 * The moment at which a zone's clock shows this; a skipped time moves on (02:30 is 03:30), a repeated one is the first.
 */
export function momentIn(zone: string, wall: string): Date | undefined {
  try {
    return toZoned(parseDateTime(wall), zone, 'compatible').toDate()
  } catch {
    return undefined
  }
}

/** A zone's clock at a moment: 2031-02-08T09:00. */
export const wallIn = (zone: string, at: Date): string =>
  toCalendarDateTime(fromDate(at, zone)).toString().slice(0, '2031-02-08T09:00'.length)
