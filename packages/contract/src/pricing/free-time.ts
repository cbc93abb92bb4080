import { z } from 'zod'
import { count, decimal } from '../shared/wire-values.ts'
import type { text } from './text/zh-cn.ts'

/** The clocks of a box in order: empty at origin, storage before and after carriage, demurrage, detention or both at destination. */
export const clockKinds = [
  'originDetention',
  'originStorage',
  'storage',
  'containerUse',
  'demurrage',
  'detention',
] as const
export type ClockKind = (typeof clockKinds)[number]

export const clockLabels = {
  originDetention: 'pricing.clock-origin-detention',
  originStorage: 'pricing.clock-origin-storage',
  storage: 'pricing.clock-storage',
  containerUse: 'pricing.clock-container-use',
  demurrage: 'pricing.clock-demurrage',
  detention: 'pricing.clock-detention',
} as const satisfies Record<ClockKind, keyof typeof text>

/** From a day of its clock on, what a day costs for a 20-foot box and for a longer one, in the currency of the line. */
export const freeTimeLine = z.object({
  clock: z.enum(clockKinds),
  freeDays: count(0, 365),
  /** The first day behind the free ones unless set. */
  fromDay: count(1, 999).nullish(),
  per20: decimal(10, 2).nullish(),
  per40: decimal(10, 2).nullish(),
})
export type FreeTimeLine = z.infer<typeof freeTimeLine>

export type FreeTime = { currency: string; lines: FreeTimeLine[] }

/** The clocks of the carrier's box at destination: one for both sides of the terminal's gate, or the one behind it. */
export const clocksAtDestination: readonly ClockKind[] = ['containerUse', 'detention']

/** The faults of lines of free time, by field: two lengths of one clock, a rate in free days, two rates from one day. */
export function freeTimeFaults(lines: readonly FreeTimeLine[]): Record<string, string> {
  const faults = lines.flatMap((line, index): [string, string][] => {
    const before = lines.slice(0, index).filter(({ clock }) => clock === line.clock)
    if (before.some(({ freeDays }) => freeDays !== line.freeDays))
      return [[`freeTimes.${index}.freeDays`, 'pricing.free-days-differ']]
    if (rateDayOf(line) <= line.freeDays) return [[`freeTimes.${index}.fromDay`, 'pricing.rate-in-free-time']]
    if (before.some((one) => rateDayOf(one) === rateDayOf(line)))
      return [[`freeTimes.${index}.fromDay`, 'pricing.rate-twice']]
    return []
  })
  return Object.fromEntries(faults)
}

export const rateDayOf = ({ freeDays, fromDay }: Pick<FreeTimeLine, 'freeDays' | 'fromDay'>): number =>
  fromDay ?? freeDays + 1
