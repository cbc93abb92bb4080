import { plainText } from './plain-text.ts'

const isoDay = (at: Date) => at.toISOString().slice(0, '2026-11-24'.length)

/** A written day as yyyy-MM-dd, from ISO, Chinese, dotted, slashed, English or Russian forms; nothing if none or ambiguous. */
export function readDay(typed: string): string | undefined {
  const bare = plainText(typed).trim().replaceAll(/\s+/g, ' ')
  const [, y1, m1, d1] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(bare) ?? /^(\d{4}) ?[-/. 年] ?(\d{1,2}) ?[-/. 月] ?(\d{1,2}) ?日?$/.exec(bare) ?? []
  if (y1) return dayOf(y1, m1, d1)
  const [, d2, m2, y2] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?: ?г\.?)?$/.exec(bare) ?? []
  if (y2) return dayOf(y2, m2, d2)
  const [, d3, name = '', y3] = /^(\d{1,2})[ -](\p{L}{3,})\.?[ -](\d{4})(?: г\.?)?$/u.exec(bare) ?? []
  if (y3) return dayOf(y3, monthNamed(name), d3)
  const [, month = '', d4, y4] = /^(\p{L}{3,})\.? (\d{1,2}), ?(\d{4})$/u.exec(bare) ?? []
  if (y4) return dayOf(y4, monthNamed(month), d4)
  // With strokes some write the day first and some the month.
  const [, one, other, y5] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(bare) ?? []
  const meant = new Set([dayOf(y5, other, one), dayOf(y5, one, other)].filter((day) => day !== undefined))
  return meant.size === 1 ? [...meant][0] : undefined
}

/** A day as days are everywhere: yyyy-MM-dd, and one that there is. */
export const isDay = (day: string): boolean => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  return year !== undefined && dayOf(year, month, date) !== undefined
}

function dayOf(year = '', month = '', date = ''): string | undefined {
  const day = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = new Date(`${day}T00:00:00Z`)
  // A day that is none is taken for another one: the thirtieth of February for one of March.
  return !Number.isNaN(at.getTime()) && isoDay(at) === day ? day : undefined
}

/** The first letters of each month, as days are printed and typed in English and Russian. */
const months = [
  'jan янв',
  'feb фев',
  'mar мар',
  'apr апр',
  'may мая май',
  'jun июн',
  'jul июл',
  'aug авг',
  'sep сен',
].concat(['oct окт', 'nov ноя', 'dec дек'])

const monthNamed = (name: string): string =>
  String(months.findIndex((names) => names.split(' ').includes(name.slice(0, 3).toLowerCase())) + 1)

const betweenDays = /\s+(?:–|—|-|~|至|to)\s+|[;~至]/

/** Two typed days, the earlier first; a single one is both, and an unreadable second one spoils the pair. */
export function readDays(typed: string): [from: string, to: string] | undefined {
  const written = plainText(typed)
  const singleDay = readDay(written)
  if (singleDay) return [singleDay, singleDay]
  // A comma parts two days, and stands within one: Nov 24, 2026.
  const halves = betweenDays.test(written) ? written.split(betweenDays) : written.split(',')
  const [first, second, ...more] = halves.map(readDay)
  if (!first || !second || more.length > 0) return undefined
  return second < first ? [second, first] : [first, second]
}

/** A typed time of day: 9:30, 09:30, 930 or 9, at full width too. Nothing when it is none. */
export function readTime(typed: string): string | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(plainText(typed).trim()) ?? []
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** A time of day as times are everywhere: 09:30. */
export const isTime = (time: string): boolean => time !== '' && readTime(time) === time

const halfOfDay = String.raw`(?<half>[ap]\.?m\.?|上午|下午)`
const clock = String.raw`(?<hours>\d{1,2})[:.时時](?<minutes>\d{2})分?(?:[:.](?<seconds>\d{2})(?:[.,]\d+)?)?`
const zone = String.raw`(?<zone>z|utc|gmt|(?:utc|gmt)?[+-](?:0\d|1[0-4]):?[0-5]\d)`
const momentPattern = new RegExp(
  `^(?<day>.+?)(?:t|[\\s,]+)(?:${halfOfDay}\\s*)?${clock}(?:\\s*${halfOfDay.replace('half', 'behind')})?\\s*${zone}?$`,
  'i',
)

/** A day and a time as people write them, by Shanghai's clock unless a zone is named. */
export function readMoment(typed: string): Date | undefined {
  const {
    day: dayWritten = '',
    hours = '',
    minutes = '',
    seconds = '00',
    ...more
  } = momentPattern.exec(plainText(typed).trim())?.groups ?? {}
  const day = readDay(dayWritten)
  const hour = hourOf(hours, more.half ?? more.behind)
  if (!day || hour === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return new Date(`${day}T${String(hour).padStart(2, '0')}:${minutes}:${seconds}${offsetOf(more.zone)}`)
}

function hourOf(written: string, half: string | undefined): number | undefined {
  const hour = Number(written)
  if (half === undefined) return hour < 24 ? hour : undefined
  const isLate = half === '下午' || half.toLowerCase().startsWith('p')
  return hour >= 1 && hour <= 12 ? (hour % 12) + (isLate ? 12 : 0) : undefined
}

function offsetOf(zoneWritten: string | undefined): string {
  if (zoneWritten === undefined) return '+08:00'
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(zoneWritten) ?? []
  return sign ? `${sign}${hours}:${minutes}` : 'Z'
}
