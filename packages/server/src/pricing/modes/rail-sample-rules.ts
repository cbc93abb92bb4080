import { spaceSizes } from '@landbridge/contract/pricing/box'
import type { Surcharge, TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { modes } from '@landbridge/contract/shared/modes'
import type { RailLaneRow, SurchargeRow } from '@landbridge/reference-data/price-lanes'
import { dayAfter } from '../tariff/tariff-rules.ts'

const occasions: Readonly<Record<string, Surcharge['occasion']>> = {
  DOC: 'always',
  SEAL: 'always',
  DG: 'dangerous',
  OW: 'overweight',
}

/** The surcharges of the sample tariff that rail lines carry. */
export const sampleSurcharges = (rows: readonly SurchargeRow[]): Surcharge[] =>
  rows
    .filter((row) => row.Modes.includes(modes.railway.code))
    .flatMap((row) =>
      Object.entries(row.Rate).map(([unit, rate]) => ({
        chargeCode: row.CostCd,
        currency: row.CurrCd,
        unit,
        unitPrice: String(rate),
        occasion: occasions[row.CostCd] ?? 'asked',
      })),
    )

/** What a day costs behind the free ones, in US dollars: the terminal's storage, and the carrier's box. */
const storage = { clock: 'storage', freeDays: 5, per20: '12', per40: '18' } as const
const containerUse = [
  { per20: '10', per40: '15' },
  { after: 10, per20: '20', per40: '30' },
] as const

const sampleFreeTimes = (freeDays: number): TariffTerms['freeTimes'] => [
  storage,
  ...containerUse.map(({ per20, per40, ...step }) => ({
    clock: 'containerUse' as const,
    freeDays,
    ...('after' in step && { fromDay: freeDays + step.after + 1 }),
    per20,
    per40,
  })),
]

/** A lane of the sample tariff as a line's terms, its prices moved by a share of themselves to the next ten. */
export function sampleTerms(row: RailLaneRow, surcharges: Surcharge[], share = 0): TariffTerms {
  const price = (amount: number) => String(Math.round((amount * (1 + share)) / 10) * 10)
  const place = ({ CityCd, ExtraCost }: { CityCd: string; ExtraCost: number }) => ({
    cityCode: CityCd,
    extraCost: String(ExtraCost),
  })
  const shared = row.Lcl && {
    perM3: String(row.Lcl.PerM3),
    kgPerM3: row.Lcl.KgPerM3,
    minM3: String(row.Lcl.MinM3),
    warehouseCode: row.Lcl.WhoCd,
    warehouseCutoffHours: row.Lcl.WhoCutoffH,
  }
  return {
    direction: row.Direction,
    crossTrade: row.CrossTrade,
    viaCodes: row.ViaPortCds,
    trainOperator: 'Landbridge Express',
    transitDaysMin: row.TransitDays.Min,
    transitDaysMax: row.TransitDays.Max,
    weekdays: row.Weekdays,
    siCutoffHours: row.SiCutoffH,
    cargoCutoffHours: row.CargoCutoffH,
    customsCutoffHours: row.CustomsCutoffH,
    distanceKm: row.DistanceKmApprox,
    ...Object.fromEntries(
      Object.entries(row.Price).map(([column, amount]) => [
        `${column.charAt(0).toLowerCase()}${column.slice(1)}`,
        price(amount),
      ]),
    ),
    weightLimits: Object.entries(row.WeightLimitKg).map(([containerType, weightLimitKg]) => ({
      containerType: containerType as TariffTerms['weightLimits'][number]['containerType'],
      weightLimitKg,
    })),
    freeDays: row.FreeDays,
    ...(row.CurrCd === 'USD' && { freeTimes: sampleFreeTimes(row.FreeDays) }),
    pickUpPlaces: row.PickUpPlaces.map(place),
    returnPlaces: row.ReturnPlaces.map(place),
    included: row.Included,
    notIncluded: row.NotIncluded,
    surcharges,
    ...(shared && { sharedContainer: shared }),
  }
}

/** How long a sample stays valid after it was loaded. */
const sampleDaysAhead = 200

/** The validity of the sample, moved so that today lies in it and it ends in some months. */
export function sampleValidity({ validFrom, validTo }: { validFrom: string; validTo: string }, today: string) {
  const days = (Date.parse(validTo) - Date.parse(validFrom)) / 86_400_000
  const to = dayAfter(today, sampleDaysAhead)
  return { validFrom: dayAfter(to, -Math.max(days, sampleDaysAhead + 1)), validTo: to }
}

/** The same number from 0 to 1 for the same words, so that a sample is the same every time. */
export function drawnFor(words: string): number {
  let hash = 2_166_136_261
  for (const sign of words) hash = Math.imul(hash ^ sign.charCodeAt(0), 16_777_619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** The days of one line between two days, both in. Monday is 1. */
export function runningDays(weekdays: readonly number[], from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
    if (weekdays.includes(weekday)) days.push(day)
  }
  return days
}

/** The boxes of a sample train: the nearer its day, the fewer are left. */
export function sampleSpaces(row: RailLaneRow, day: string, daysAhead: number) {
  const nearness = Math.min(1, Math.max(0, 1 - daysAhead / 28))
  return spaceSizes.flatMap((containerType) => {
    const total = row.Space[containerType]?.Total ?? 0
    if (total === 0) return []
    const sold =
      0.1 + nearness * (0.35 + 0.75 * drawnFor(`${row.Id} ${day}`)) + 0.15 * drawnFor(`${day} ${containerType}`)
    return { equipment: containerType, total, surplus: Math.max(0, Math.round(total * (1 - Math.min(1, sold)))) }
  })
}
