import { type BoxOwner, priceColumnOf } from '@landbridge/contract/pricing/box'
import { type TariffState, tariffLifecycle } from '@landbridge/contract/pricing/tariff-lifecycle'
import type { TariffForm, TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { lifeOf } from '@landbridge/contract/shared/life'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
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
  const ways = Map.groupBy(newest, ({ leg, portCode, cityCode }) => `${leg} ${portCode} ${cityCode}`)
  return [...ways.values()].flatMap(([first]) => first ?? [])
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

/** Fields that were cleared are left out. */
export function termsOf(form: TariffForm): TariffTerms {
  const { originCode, destinationCode, entryPortCode, validFrom, validTo, currency, salespersonId, ...terms } = form
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null)) as TariffTerms
}

type Kept = Pick<
  Tariff,
  'id' | 'mode' | 'lineage' | 'revision' | 'lineNo' | 'state' | 'isSample' | 'version' | 'changedAt'
>

export const describedBy = (form: TariffForm, kept: Kept): Tariff => ({
  ...kept,
  originCode: form.originCode,
  destinationCode: form.destinationCode,
  entryPortCode: form.entryPortCode ?? undefined,
  validFrom: form.validFrom,
  validTo: form.validTo,
  currency: form.currency,
  salespersonId: form.salespersonId ?? undefined,
  terms: termsOf(form),
})

/** The version of a line that staff work on: the newest, or of a line withdrawn in part the newest that is not. */
export const workingVersion = (versions: readonly Tariff[]): Tariff | undefined =>
  versions.toSorted(
    (a, b) => Number(a.state === 'withdrawn') - Number(b.state === 'withdrawn') || b.revision - a.revision,
  )[0]

export const {
  advance: advanceTariff,
  checkUnchanged: checkTariffUnchanged,
  standing: tariffStandingOf,
} = lifeOf(tariffLifecycle, {
  notAllowed: 'pricing.action-not-allowed',
  changed: 'pricing.changed-meanwhile',
  standing: ({ id, mode, lineNo, revision, state, version }: Tariff, actions) => ({
    serviceModeId: mode,
    id,
    lineNo,
    revision,
    state,
    version,
    actions,
  }),
})

export function checkPublishable(
  { priceProblems }: { priceProblems(line: Tariff): FieldProblems },
  tariff: Tariff,
  today: string,
): void {
  const problems = priceProblems(tariff)
  if (Object.keys(problems).length > 0) throw new Problem('shared.invalid-input', problems)
  if (tariff.validTo < today) throw new Problem('shared.invalid-input', { validTo: 'pricing.valid-to-past' })
}

export function nextVersionOf(
  tariff: Tariff,
  { id, validFrom, newest }: { id: string; validFrom: string; newest: number },
): Tariff {
  if (validFrom <= tariff.validFrom) {
    throw new Problem('shared.invalid-input', { validFrom: 'pricing.version-from-early' })
  }
  const validTo = validFrom > tariff.validTo ? validFrom : tariff.validTo
  return { ...tariff, id, revision: newest + 1, state: 'draft', validFrom, validTo, isSample: false, version: 1 }
}

/** The days from one to another, both in. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day)
  return days
}

/** The day of the week of a day: 1 Monday to 7 Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
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
