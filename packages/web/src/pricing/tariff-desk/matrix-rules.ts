import type { TariffRow } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { dayAfter, daysBetween } from '@landbridge/contract/shared/calendar-day'
import { compareAmounts } from '@landbridge/contract/shared/money'

export const heats = ['cheapest', 'cheap', 'middle', 'dear', 'dearest'] as const
type Heat = (typeof heats)[number]

type Ranked = { heat: Heat; place: number; among: number }

type Priced = { id: string; currency: string; price: string }
export type Ranks = ReadonlyMap<string, Ranked>

const third = 1 / 3

function heatAt(share: number): Heat {
  if (share === 0) return 'cheapest'
  if (share === 1) return 'dearest'
  if (share < third) return 'cheap'
  return share > 2 * third ? 'dear' : 'middle'
}

/** The place of each price of a column among the different ones in its currency; none where there is only one. */
export const ranksIn = (column: readonly Priced[]): Ranks =>
  new Map([...Map.groupBy(column, ({ currency }) => currency).values()].flatMap(ranksInCurrency))

function ranksInCurrency(prices: readonly Priced[]): [id: string, Ranked][] {
  const sorted = prices.toSorted((a, b) => compareAmounts(a.price, b.price))
  const places: number[] = []
  for (const [index, { price }] of sorted.entries()) {
    const before = sorted[index - 1]
    const isSame = before !== undefined && compareAmounts(before.price, price) === 0
    places.push((places.at(-1) ?? 0) + (isSame ? 0 : 1))
  }
  const among = places.at(-1) ?? 0
  if (among < 2) return []
  return sorted.map(({ id }, index) => {
    const place = places[index] ?? 1
    return [id, { heat: heatAt((place - 1) / (among - 1)), place, among }]
  })
}

export type Axis = { from: string; to: string }

const monthAfter = (month: string): string => dayAfter(`${month}-28`, 4).slice(0, 7)

export function axisOf(today: string): Axis {
  const month = today.slice(0, 7)
  return { from: `${month}-01`, to: dayAfter(`${monthAfter(monthAfter(month))}-01`, -1) }
}

export function shareOf(day: string, { from, to }: Axis): number {
  const length = daysBetween(from, to) + 1
  return Math.min(1, Math.max(0, daysBetween(from, day) / length))
}

const warnDays = 14

export type Course = 'draft' | 'coming' | 'followed' | 'ending' | 'lasting'

type Span = Pick<TariffRow, 'lineNo' | 'state' | 'validFrom' | 'lastDay'>

export function courseOf(row: Span, rows: readonly Span[], today: string): Course {
  if (row.state !== 'published') return 'draft'
  if (row.validFrom > today) return 'coming'
  const next = dayAfter(row.lastDay, 1)
  const isFollowed = rows.some(
    (one) => one.lineNo === row.lineNo && one.state === 'published' && one.validFrom <= next && one.lastDay >= next,
  )
  if (isFollowed) return 'followed'
  return daysLeft(row, today) < warnDays ? 'ending' : 'lasting'
}

export const daysLeft = ({ lastDay }: Pick<Span, 'lastDay'>, today: string): number => daysBetween(today, lastDay)
