import { type BoxOwner, priceColumnOf } from '@landbridge/contract/pricing/box'
import type { TariffState } from '@landbridge/contract/pricing/tariff-lifecycle'
import type { TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { Decimal } from 'decimal.js'

export type Tariff = {
  id: string
  mode: LegModeCode
  lineage: string
  revision: number
  lineNo: string
  state: TariffState
  originCode: string
  destinationCode: string
  entryPortCode?: string | undefined
  validFrom: string
  validTo: string
  currency: string
  salespersonId?: string | undefined
  terms: TariffTerms
  isSample: boolean
  withdrawnReason?: string | undefined
  version: number
  changedAt: Date
}

/** Price of a box by road between a city and a terminal: T to a departure terminal, H on from an arrival terminal. */
export type LegPrice = {
  id: string
  mode: LegModeCode
  leg: 'T' | 'H'
  portCode: string
  cityCode: string
  currency: string
  /** By the length of the box in feet, or by the truck. */
  prices: Readonly<Record<string, string>>
  transitDays: number
  validFrom: string
  validTo: string
  isSample: boolean
}

export type Parts = { line?: Tariff | undefined; first?: LegPrice | undefined; last?: LegPrice | undefined }

/** The version of one line that holds on a day: of the published ones that cover it, the newest. */
export function versionOn(versions: readonly Tariff[], day: string): Tariff | undefined {
  return versions
    .filter((one) => one.state === 'published' && one.validFrom <= day && day <= one.validTo)
    .toSorted((a, b) => b.revision - a.revision)[0]
}

export function linesOn(tariffs: readonly Tariff[], day: string): Tariff[] {
  const lines = Map.groupBy(tariffs, (one) => one.lineage)
  return [...lines.values()].flatMap((versions) => versionOn(versions, day) ?? [])
}

/** The road prices that hold on a day, one for each way: of several the one that began last. */
export function legsOn(legs: readonly LegPrice[], day: string): LegPrice[] {
  const held = legs.filter((leg) => leg.validFrom <= day && day <= leg.validTo)
  const newest = held.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || a.id.localeCompare(b.id))
  const linesByPlace = Map.groupBy(newest, ({ leg, portCode, cityCode }) => `${leg} ${portCode} ${cityCode}`)
  return [...linesByPlace.values()].flatMap(([first]) => first ?? [])
}

/** The last day on which this version holds: its own, or the one before a newer version takes over. */
export function lastDayOf(version: Tariff, versions: readonly Tariff[]): string {
  const successors = versions.filter(
    (one) =>
      one.lineage === version.lineage &&
      one.state === 'published' &&
      one.revision > version.revision &&
      one.validFrom > version.validFrom,
  )
  const ends = successors.map((one) => dayAfter(one.validFrom, -1))
  return [version.validTo, ...ends].toSorted()[0] ?? version.validTo
}

/** In the line's currency. */
export function priceOf(terms: TariffTerms, owner: BoxOwner, containerType: string): string | undefined {
  const column = priceColumnOf(owner, containerType)
  return column && (terms[column] ?? undefined)
}

/** Undefined where the line does not offer this place. */
export function extraFor(
  places: readonly { cityCode: string; extraCost: string }[],
  cityCode: string | undefined,
): string | undefined {
  return cityCode === undefined ? '0' : places.find((place) => place.cityCode === cityCode)?.extraCost
}

/** Shared containers are charged by volume, or by weight where the cargo is heavy, and at least a minimum. */
export function chargedVolume(
  { volumeM3, grossWeightKg }: { volumeM3: string; grossWeightKg: string },
  { kgPerM3, minM3 }: { kgPerM3: number; minM3: string },
): string {
  return Decimal.max(volumeM3, new Decimal(grossWeightKg).div(kgPerM3), minM3)
    .toDecimalPlaces(3, Decimal.ROUND_HALF_UP)
    .toFixed()
}

/** In kg of cargo in one box. */
export const weightLimitOf = (terms: TariffTerms, containerType: string): number | undefined =>
  terms.weightLimits.find((limit) => limit.containerType === containerType)?.weightLimitKg
