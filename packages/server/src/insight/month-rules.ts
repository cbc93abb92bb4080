import type { MonthFigures } from '@landbridge/contract/insight/workbench'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { multiplied, type Rates, sumOf } from '@landbridge/contract/shared/money'

export function monthsUntil(last: string, count: number): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number)
  return Array.from({ length: count }, (_, i) => {
    return new Date(Date.UTC(year, month - count + i, 1)).toISOString().slice(0, 7)
  })
}

type MonthlyRecords = {
  months: readonly string[]
  tonnage: readonly { month: string; mode: ModeCode; grossWeightKg: string }[]
  charges: readonly { month: string; currency: string; amount: string }[]
  /** The rates into the currency of the costs, by month, the oldest first. */
  rates: ReadonlyMap<string, Rates>
  costCurrency: string
}

/** Cargo that was moved and its cost, month by month; a charge whose currency never had a rate is in no cost, and its currency is named. */
export function monthFigures({ months, tonnage, charges, rates, costCurrency }: MonthlyRecords): {
  months: MonthFigures[]
  withoutRate: string[]
} {
  // A month before the first rate that is kept is counted by that one.
  const rateOf = (month: string, currency: string) =>
    [...rates].find(([at, known]) => at >= month && known.has(currency))?.[1].get(currency)
  const withoutRate = charges.filter(({ month, currency }) => rateOf(month, currency) === undefined)
  const costOf = (month: string) => {
    const inMonth = charges.flatMap((charge) => {
      const rate = rateOf(month, charge.currency)
      return charge.month === month && rate ? [multiplied(charge.amount, rate, costCurrency)] : []
    })
    return sumOf(inMonth, costCurrency)
  }
  return {
    months: months.map((month) => ({
      month,
      tonnage: tonnage
        .filter((one) => one.month === month)
        .map(({ mode, grossWeightKg }) => ({ serviceModeId: mode, grossWeightKg })),
      cost: costOf(month),
    })),
    withoutRate: [...new Set(withoutRate.map(({ currency }) => currency))],
  }
}
