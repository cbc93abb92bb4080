import { dayAfter } from '@landbridge/contract/shared/calendar-day'

/** Days searched after the first, where no end is chosen. */
const windowDays = 14

/** The searched days, from tomorrow by default since today takes no more cargo. */
export function laneDays(today: string, lane: { queryDate?: string; queryDateTo?: string } = {}) {
  const from = lane.queryDate ?? ''
  const queryDate = from >= today ? from : dayAfter(today, 1)
  const to = lane.queryDateTo ?? ''
  return { queryDate, queryDateTo: to >= queryDate ? to : dayAfter(queryDate, windowDays) }
}
