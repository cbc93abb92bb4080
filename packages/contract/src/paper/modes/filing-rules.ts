import { importControl } from '../../reference/tax-numbers.ts'
import { dayMs } from '../../shared/calendar-day.ts'
import type { ModeCode } from '../../shared/modes.ts'
import type { Filer, FilingLevel } from '../filing/filing-lifecycle.ts'
import type { FilingDeadline, FilingRule } from '../filing/filing-rule.ts'

/** Countries from whose ports a vessel is there within days: the filing is due two hours before its arrival. */
const shortSea: ReadonlySet<string> = new Set('AL BA DZ EG FO GB GE GL IL IS LB LY MA MD ME RU SY TN TR UA'.split(' '))

export type FilingProposal = { regime: string; level: FilingLevel; filedBy: Filer; dueAt?: Date | undefined }

export type FilingCargo = {
  mode: ModeCode
  originCountry: string | undefined
  destinationCountry: string | undefined
  /** We are the issuer of a house bill, whose filing is ours unless it is said otherwise. */
  hasHouseBill: boolean
  filingBy: Filer | undefined
  etd: Date
  eta: Date
  /** The places on the way that have a time, in their order. */
  via: readonly { countryCode: string | undefined; at: Date }[]
  /** The cut-off that the carrier set. */
  filingCutoff?: Date | undefined
}

const hoursBefore = (at: Date, hours: number) => new Date(at.getTime() - hours * 3_600_000)

/** Loading begins hours before a vessel or an aircraft leaves. */
const loadingHours: Readonly<Partial<Record<ModeCode, number>>> = { S: 8, A: 3 }
const shortFlightHours = 4

const loadingAt = ({ mode, etd }: FilingCargo) => hoursBefore(etd, loadingHours[mode] ?? 0)

/** The time at the border of a customs territory: at the first place on the way inside it, where that is known. */
const borderOf = (territory: ReadonlySet<string>, { via }: FilingCargo): Date | undefined =>
  via.find(({ countryCode }) => territory.has(countryCode ?? ''))?.at

/** The border from which a filing counts: the first timed place inside the territory, else the last one before it. */
const borderAt = (territory: ReadonlySet<string>, cargo: FilingCargo): Date =>
  borderOf(territory, cargo) ?? cargo.via.at(-1)?.at ?? cargo.eta

type Regime = (cargo: FilingCargo) => FilingProposal[]

/** The carrier's filing of the master, and that of the house by whom it was agreed with. */
const bothLevels = (
  regime: string,
  { hasHouseBill, filingBy, filingCutoff }: FilingCargo,
  dueAt: Date | undefined,
): FilingProposal[] => [
  { regime, level: 'master', filedBy: 'CARRIER', dueAt },
  ...(hasHouseBill
    ? [{ regime, level: 'house' as const, filedBy: filingBy ?? ('US' as const), dueAt: filingCutoff ?? dueAt }]
    : []),
]

const beforeLoading = (cargo: FilingCargo) => hoursBefore(loadingAt(cargo), 24)

/** The import control of the European Union by mode: before loading by sea and by air, hours before the border by rail and road. */
const importControlOf: Readonly<Partial<Record<ModeCode, Regime>>> = {
  S: (cargo) =>
    bothLevels(
      'ICS2',
      cargo,
      shortSea.has(cargo.originCountry ?? '') ? hoursBefore(cargo.eta, 2) : beforeLoading(cargo),
    ),
  A: (cargo) => {
    const isShort = cargo.eta.getTime() - cargo.etd.getTime() <= shortFlightHours * 3_600_000
    return [
      ...bothLevels(
        'ICS2',
        { ...cargo, filingCutoff: hoursBefore(cargo.etd, 3) },
        isShort ? cargo.etd : hoursBefore(cargo.eta, 4),
      ),
    ]
  },
  R: (cargo) => [
    {
      regime: 'ICS2',
      level: 'master',
      filedBy: cargo.filingBy ?? 'CARRIER',
      dueAt: hoursBefore(borderAt(importControl, cargo), 2),
    },
  ],
  T: (cargo) => [
    {
      regime: 'ICS2',
      level: 'master',
      filedBy: cargo.filingBy ?? 'CARRIER',
      dueAt: hoursBefore(borderAt(importControl, cargo), 1),
    },
  ],
}

const byCountry: readonly { countries: ReadonlySet<string>; by: Readonly<Partial<Record<ModeCode, Regime>>> }[] = [
  { countries: importControl, by: importControlOf },
  {
    countries: new Set(['US']),
    by: {
      S: (cargo) => [
        ...bothLevels('AMS', cargo, beforeLoading(cargo)),
        { regime: 'ISF', level: 'house', filedBy: 'OWN', dueAt: beforeLoading(cargo) },
      ],
      A: (cargo) => bothLevels('ACAS', cargo, hoursBefore(cargo.etd, 3)),
    },
  },
]

const countedFrom: Readonly<Record<FilingDeadline, (cargo: FilingCargo, territory: ReadonlySet<string>) => Date>> = {
  loading: loadingAt,
  departure: ({ etd }) => etd,
  arrival: ({ eta }) => eta,
  border: (cargo, territory) => borderAt(territory, cargo),
}

function proposedByRule(rule: FilingRule, territory: ReadonlySet<string>, cargo: FilingCargo): FilingProposal[] {
  const { regime, filingScope, filedBy, hours } = rule
  const dueAt = hoursBefore(countedFrom[rule.countedFrom](cargo, territory), hours)
  const filingBy = cargo.filingBy ?? filedBy
  return filingScope === 'master'
    ? [{ regime, level: 'master', filedBy: filingBy, dueAt }]
    : bothLevels(regime, { ...cargo, filingBy }, dueAt)
}

function proposedByRules(rules: readonly FilingRule[], cargo: FilingCargo): FilingProposal[] {
  const { mode, originCountry = '', destinationCountry } = cargo
  return rules.flatMap((rule) => {
    if (!rule.active || rule.mode !== mode || rule.countryCode !== destinationCountry) return []
    const others = rules.filter(({ regime }) => regime === rule.regime)
    const territory = new Set(others.map(({ countryCode }) => countryCode))
    return territory.has(originCountry) ? [] : proposedByRule(rule, territory, cargo)
  })
}

/** The advance filings for a cargo by mode and by the rules that staff keep; none inside one customs territory. */
export function proposedFilings(cargo: FilingCargo, rules: readonly FilingRule[]): FilingProposal[] {
  const { mode, originCountry, destinationCountry = '' } = cargo
  const builtIn = byCountry.flatMap(({ countries, by }) =>
    countries.has(destinationCountry) && !countries.has(originCountry ?? '') ? (by[mode]?.(cargo) ?? []) : [],
  )
  return [...builtIn, ...proposedByRules(rules, cargo)]
}

/** A filing is shown as due from this long before its hour. */
export const filingDueMs = 3 * dayMs
