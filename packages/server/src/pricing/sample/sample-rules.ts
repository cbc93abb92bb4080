import { spaceSizes } from '@landbridge/contract/pricing/box'
import type { Surcharge, TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { dayAfter, daysBetween, everyDayBetween, weekdayOf } from '@landbridge/contract/shared/calendar-day'
import type { LegMode, LegModeCode, modes } from '@landbridge/contract/shared/modes'
import type { SurchargeRow } from '@landbridge/reference-data/price-lanes'
import type { Departure } from '../price/departure-row.ts'

export type SampleLine = {
  id: string
  mode: Pick<(typeof modes)[LegMode], 'code' | 'placeMode'>
  originCode: string
  destinationCode: string
  entryPortCode?: string | undefined
  viaCodes: string[]
  currency: string
  weekdays: number[]
  transitDays: { Min: number; Max: number }
  /** Hours before the departure. */
  cutoffHours: { si: number; cargo: number; customs: number; vgm?: number; filing?: number }
  terms(share?: number): TariffTerms
  departureOn?(day: string): Pick<Departure, 'departureNo' | 'operator' | 'carrierCode' | 'vessel' | 'serviceCode'>
  /** Days ahead for which departures exist; unlimited unless set. */
  bookableDays?: number
  hoursOnTheWay?: number
  space: Readonly<Record<string, { Total: number }>>
}

const occasionByCharge: Readonly<Record<string, Surcharge['occasion']>> = {
  DOC: 'always',
  SEAL: 'always',
  AWB: 'always',
  SCR: 'always',
  DG: 'dangerous',
  OW: 'overweight',
}

export const sampleSurcharges = (rows: readonly SurchargeRow[], mode: LegModeCode): Surcharge[] =>
  rows
    .filter((row) => row.Modes.includes(mode))
    .flatMap((row) =>
      Object.entries(row.Rate).map(([unit, rate]) => ({
        chargeCode: row.CostCd,
        currency: row.CurrCd,
        unit,
        unitPrice: String(rate),
        occasion: occasionByCharge[row.CostCd] ?? 'asked',
      })),
    )

const sampleDaysAhead = 200

/** The validity of the sample, moved so that today lies in it and it ends in some months. */
export function sampleValidity({ validFrom, validTo }: { validFrom: string; validTo: string }, today: string) {
  const days = daysBetween(validFrom, validTo)
  const to = dayAfter(today, sampleDaysAhead)
  return { validFrom: dayAfter(to, -Math.max(days, sampleDaysAhead + 1)), validTo: to }
}

/** A stable number from 0 to 1 made of words, so that a sample never changes. */
export function drawnFor(words: string): number {
  let hash = 2_166_136_261
  for (const sign of words) hash = Math.imul(hash ^ sign.charCodeAt(0), 16_777_619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** The days of one line between two days, both included, with Monday as 1. */
export const runningDays = (weekdays: readonly number[], from: string, to: string): string[] =>
  everyDayBetween(from, to).filter((day) => weekdays.includes(weekdayOf(day)))

/** The boxes of a sample departure: the nearer its day, the fewer are left. */
export function sampleSpaces({ id, space }: Pick<SampleLine, 'id' | 'space'>, day: string, daysAhead: number) {
  const nearness = Math.min(1, Math.max(0, 1 - daysAhead / 28))
  return spaceSizes.flatMap((containerType) => {
    const total = space[containerType]?.Total ?? 0
    if (total === 0) return []
    const sold = 0.1 + nearness * (0.35 + 0.75 * drawnFor(`${id} ${day}`)) + 0.15 * drawnFor(`${day} ${containerType}`)
    return { equipment: containerType, total, surplus: Math.max(0, Math.round(total * (1 - Math.min(1, sold)))) }
  })
}
