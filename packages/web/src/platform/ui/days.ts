// Days are yyyy-MM-dd everywhere. What is here public pages and the log-in need too, and it does without a library.

/**
 * Reads a typed day: 2026-11-24, 2026/11/24, 20261124, 2026年11月24日, 24.11.2026, 24/11/2026, 24 Nov 2026, 24 нояб. 2026 г.; nothing where it is none,
 * or may be two (03/04/2026).
 */
export function readDay(typed: string): string | undefined {
  const bare = typed.normalize('NFKC').trim()
  const [, y1, m1, d1] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(bare) ?? /^(\d{4})[-/. 年](\d{1,2})[-/. 月](\d{1,2})日?$/.exec(bare) ?? []
  if (y1) return dayOf(y1, m1, d1)
  const [, d2, m2, y2] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(bare) ?? []
  if (y2) return dayOf(y2, m2, d2)
  const [, d3, name = '', y3] = /^(\d{1,2}) (\p{L}{3,})\.? (\d{4})(?: г\.?)?$/u.exec(bare) ?? []
  if (y3) return dayOf(y3, monthNamed(name), d3)
  // With strokes some write the day first and some the month.
  const [, one, other, y4] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(bare) ?? []
  const meant = new Set([dayOf(y4, other, one), dayOf(y4, one, other)].filter((day) => day !== undefined))
  return meant.size === 1 ? [...meant][0] : undefined
}

/** A day as days are everywhere: yyyy-MM-dd, and one that there is. */
export const isDay = (day: string): boolean => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  return year !== undefined && dayOf(year, month, date) !== undefined
}

function dayOf(year = '', month = '', date = ''): string | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = new Date(`${day}T00:00:00Z`)
  // A day that is none is taken for another one: the thirtieth of February for one of March.
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, day.length) === day ? day : undefined
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

/** Two typed days, with a dash or a word between them, the earlier one first. */
export function readDays(typed: string): [from: string, to: string] | undefined {
  const [first, second] = typed
    .normalize('NFKC')
    .split(/\s+(?:–|—|-|~|至|to)\s+|[,;~至]/)
    .map(readDay)
  if (!first) return undefined
  return second && second < first ? [second, first] : [first, second ?? first]
}
