import { clocksAtDestination, type FreeTime } from '@landbridge/contract/pricing/free-time'
import type { Tx } from '../../platform/database.ts'
import type { Tariff } from './tariff-rules.ts'
import { tariffsByIds } from './tariff-store.ts'

/** The clocks that a version of a line tells of; the use of the box at destination by its free days alone, where it says no more. */
function freeTimeIn({ terms, currency }: Pick<Tariff, 'terms' | 'currency'>): FreeTime {
  const lines = terms.freeTimes ?? []
  if (lines.some(({ clock }) => clocksAtDestination.includes(clock))) return { currency, lines }
  return { currency, lines: [...lines, { clock: 'containerUse', freeDays: terms.freeDays }] }
}

/** Nothing for a price that is no line's. */
export async function freeTimeOf(tx: Tx, tariffId: string | undefined): Promise<FreeTime | undefined> {
  if (!tariffId) return undefined
  const tariff = (await tariffsByIds(tx, [tariffId])).get(tariffId)
  return tariff && freeTimeIn(tariff)
}

/** Free hours of a truck at a stop, by the price that a booking goes by; nothing where it names none. */
export async function freeHoursOf(tx: Tx, tariffId: string | undefined) {
  if (!tariffId) return {}
  const { freeHoursLoading, freeHoursUnloading } = (await tariffsByIds(tx, [tariffId])).get(tariffId)?.terms ?? {}
  return {
    ...(typeof freeHoursLoading === 'number' && { freeHoursLoading }),
    ...(typeof freeHoursUnloading === 'number' && { freeHoursUnloading }),
  }
}
