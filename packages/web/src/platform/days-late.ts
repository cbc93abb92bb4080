import { parseDate } from '@internationalized/date'
import { businessDayOf } from './format.ts'

/** How many days later than promised, or earlier, by the calendar of a place and whatever its clocks did; by that in China unless told. */
export const daysLate = (promised: Date, now: Date, zone?: string): number =>
  parseDate(businessDayOf(now, zone)).compare(parseDate(businessDayOf(promised, zone)))
