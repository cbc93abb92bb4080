import type { TariffRow } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { dayAfter, daysBetween } from '@landbridge/contract/shared/calendar-day'
import { compareAmounts } from '@landbridge/contract/shared/money'

export const heats = ['cheapest', 'cheap', 'middle', 'dear', 'dearest'] as const
type Heat = (typeof heats)[number]

type Ranked = { heat: Heat; place: number; among: number }

type Priced = { currency: string; price: string | undefined }

const third = 1 / 3

function heatAt(share: number): Heat {
  if (share === 0) return 'cheapest'
  if (share === 1) return 'dearest'
  if (share < third) return 'cheap'
  return share > 2 * third ? 'dear' : 'middle'
}

export function rankOf({ currency, price }: Priced, column: readonly Priced[]): Ranked | undefined {
  if (price === undefined) return undefined
  const beside = column.flatMap((one) => (one.currency === currency && one.price !== undefined ? [one.price] : []))
  const steps = beside
    .toSorted(compareAmounts)
    .filter((one, at, all) => at === 0 || compareAmounts(one, all[at - 1] ?? one) !== 0)
  const at = steps.findIndex((one) => compareAmounts(one, price) === 0)
  if (steps.length < 2 || at < 0) return undefined
  return { heat: heatAt(at / (steps.length - 1)), place: at + 1, among: steps.length }
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
