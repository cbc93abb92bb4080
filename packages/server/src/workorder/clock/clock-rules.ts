import { placesOf } from '@landbridge/contract/pricing/box'
import {
  type ClockKind,
  clocksAtDestination,
  type FreeTime,
  type FreeTimeLine,
  rateDayOf,
} from '@landbridge/contract/pricing/free-time'
import { dayIn } from '@landbridge/contract/shared/business-day'
import { dayAfter, daysBetween } from '@landbridge/contract/shared/calendar-day'
import { multiplied, sumOf } from '@landbridge/contract/shared/money'
import type { BoxClock } from '@landbridge/contract/workorder/box-clock'

/** The days, by the calendar of their places, on which a box met what starts or ends a clock. */
export type ClockDays = Partial<Record<ClockMark, string>>
type ClockMark = 'pickedUp' | 'gateIn' | 'departed' | 'discharged' | 'gateOut' | 'returned'

/** From what to what a clock runs, and whether on the carrier's boxes alone. */
const spanOfClock: Readonly<Record<ClockKind, { from: ClockMark; to: ClockMark; carrierOnly: boolean }>> = {
  originDetention: { from: 'pickedUp', to: 'gateIn', carrierOnly: true },
  originStorage: { from: 'gateIn', to: 'departed', carrierOnly: false },
  storage: { from: 'discharged', to: 'gateOut', carrierOnly: false },
  containerUse: { from: 'discharged', to: 'returned', carrierOnly: true },
  demurrage: { from: 'discharged', to: 'gateOut', carrierOnly: true },
  detention: { from: 'gateOut', to: 'returned', carrierOnly: true },
}

const stepOfMark: Readonly<Record<ClockMark, string>> = {
  pickedUp: 'PICK.origin',
  gateIn: 'GTIN.origin',
  departed: 'DEPA.origin',
  discharged: 'DISC.destination',
  gateOut: 'GTOT.destination',
  returned: 'DROP.destination',
}

export function clockDaysOf(
  happened: readonly { step: string; actual?: Date | undefined; placeCode: string }[],
  zoneOf: (placeCode: string) => string,
): ClockDays {
  return Object.fromEntries(
    Object.entries(stepOfMark).flatMap(([mark, step]) => {
      const row = happened.find((one) => one.step === step)
      return row?.actual ? [[mark, dayIn(zoneOf(row.placeCode), row.actual)]] : []
    }),
  )
}

/** A box for its clocks; typed free time overrides the agreed one. */
export type ClockedBox = {
  /** Unknown of what is no box, on which no such clock runs. */
  containerType: string | null
  containerOwner: 'C' | 'S' | null
  freeDays: number | null
  lastFreeDay: string | null
  clockDays: ClockDays | null
}

/** The clocks that run on a box or ran on it, in the order of its way; the first day of each is the one after its start. */
export function clocksOf(box: ClockedBox, agreed: FreeTime | undefined, today: string): BoxClock[] {
  const { containerType } = box
  if (containerType === null) return []
  const lines = Map.groupBy(withTyped(box, agreed?.lines ?? []), ({ clock }) => clock)
  return Object.entries(spanOfClock).flatMap(([kind, { from, to, carrierOnly }]) => {
    const clock = kind as ClockKind
    const startsOn = box.clockDays?.[from]
    const [first, ...others] = lines.get(clock) ?? []
    if (!first || !startsOn || (carrierOnly && box.containerOwner !== 'C')) return []
    const endsOn = box.clockDays?.[to]
    const typed = clocksAtDestination.includes(clock) ? box.lastFreeDay : null
    const freeDays = typed ? Math.max(0, daysBetween(startsOn, typed)) : first.freeDays
    const used = Math.max(0, daysBetween(startsOn, endsOn ?? today))
    return [
      {
        clock,
        startsOn,
        endsOn,
        freeDays,
        lastFreeDay: typed ?? dayAfter(startsOn, freeDays),
        daysLeft: endsOn ? undefined : freeDays - used,
        ...costOf(
          { rates: ratesFor([first, ...others], containerType), freeDays, used, isOver: endsOn !== undefined },
          agreed,
        ),
      },
    ]
  })
}

/** The free time lines of a price; at destination the box's typed days where the price has none. */
function withTyped({ freeDays, lastFreeDay }: ClockedBox, lines: readonly FreeTimeLine[]): FreeTimeLine[] {
  const isAgreed = lines.some(({ clock }) => clocksAtDestination.includes(clock))
  if (!isAgreed && (freeDays !== null || lastFreeDay !== null))
    return [...lines, { clock: 'containerUse', freeDays: freeDays ?? 0 }]
  return lines.map((line) =>
    freeDays !== null && clocksAtDestination.includes(line.clock) ? { ...line, freeDays } : line,
  )
}

type Rate = { fromDay: number; perDay: string }

/** Rates of a day for a box of this size, each from its day on. */
function ratesFor(lines: readonly FreeTimeLine[], containerType: string): Rate[] {
  const isShort = placesOf(containerType) === 1
  return lines
    .flatMap((line) => {
      const perDay = isShort ? line.per20 : line.per40
      return perDay ? [{ fromDay: rateDayOf(line), perDay }] : []
    })
    .toSorted((a, b) => a.fromDay - b.fromDay)
}

type Used = { rates: readonly Rate[]; freeDays: number; used: number; isOver: boolean }

/** The cost of the days behind the free ones, and that of the next while the clock runs; nothing where no rate is agreed. */
function costOf({ rates, freeDays, used, isOver }: Used, agreed: FreeTime | undefined) {
  if (!agreed || rates.length === 0) return {}
  const { currency } = agreed
  const parts = rates.map(({ fromDay, perDay }, index) => {
    const lastDay = Math.min(used, (rates[index + 1]?.fromDay ?? Number.POSITIVE_INFINITY) - 1)
    return multiplied(perDay, String(Math.max(0, lastDay - Math.max(fromDay, freeDays + 1) + 1)), currency)
  })
  const nextDay = Math.max(used, freeDays) + 1
  const next = rates.findLast(({ fromDay }) => fromDay <= nextDay) ?? rates[0]
  return { currency, cost: sumOf(parts, currency), dayCost: isOver ? undefined : next?.perDay }
}

/** The last free day of a box that is not back yet: the nearest of what runs on it at destination, else what staff typed. */
export function lastFreeDayOf(box: ClockedBox, agreed: FreeTime | undefined, today: string): string | undefined {
  if (box.clockDays?.returned) return undefined
  const running = clocksOf(box, agreed, today).filter(({ clock, endsOn }) => !endsOn && isAtDestination(clock))
  return running.map(({ lastFreeDay }) => lastFreeDay).toSorted()[0] ?? box.lastFreeDay ?? undefined
}

const isAtDestination = (clock: ClockKind): boolean => ['discharged', 'gateOut'].includes(spanOfClock[clock].from)
