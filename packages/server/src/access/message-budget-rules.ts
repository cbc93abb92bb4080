/** Strangers use up a day's budget in hours, never in minutes. */
const strangersHoursADay = 5

/** The strangers' share of a message budget in an hour and a day: one message at least. */
export function strangersIn(budget: number, reservePercent: number): { hour: number; day: number } {
  const shareIn = (hours: number) => Math.ceil((budget * (100 - reservePercent)) / 100 / hours)
  return { hour: shareIn(strangersHoursADay), day: shareIn(1) }
}

export type UsedUpBudget = {
  budget: 'day' | 'country' | 'strangers' | 'country-strangers'
  countryCode?: string
  until: Date
}

const widerThan: Readonly<Record<UsedUpBudget['budget'], readonly UsedUpBudget['budget'][]>> = {
  day: [],
  country: ['day'],
  strangers: ['day'],
  'country-strangers': ['country', 'strangers', 'day'],
}

/** The used-up budgets without those whose people a wider one stops as well, and as long. */
export const widestBudgets = <Budget extends UsedUpBudget>(budgets: readonly Budget[]): Budget[] =>
  budgets.filter((one) => !budgets.some((other) => saysMore(other, one)))

const saysMore = (wide: UsedUpBudget, narrow: UsedUpBudget): boolean =>
  widerThan[narrow.budget].includes(wide.budget) &&
  (!wide.countryCode || wide.countryCode === narrow.countryCode) &&
  wide.until >= narrow.until
