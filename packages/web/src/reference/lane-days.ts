import { dayAfter } from '@landbridge/contract/shared/calendar-day'

/** The days after the first that are looked through where nobody chose an end. */
const windowDays = 14

/** The days asked for, from tomorrow on where nobody chose any: what leaves today takes no more cargo. */
export function laneDays(today: string, lane: { queryDate?: string; queryDateTo?: string } = {}) {
  const from = lane.queryDate ?? ''
  const queryDate = from >= today ? from : dayAfter(today, 1)
  const to = lane.queryDateTo ?? ''
  return { queryDate, queryDateTo: to >= queryDate ? to : dayAfter(queryDate, windowDays) }
}
