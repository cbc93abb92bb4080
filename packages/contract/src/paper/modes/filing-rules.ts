import { dayMs } from '../../shared/calendar-day.ts'
import type { ModeCode } from '../../shared/modes.ts'
import type { Filer, FilingLevel, FilingRegime } from '../filing/filing-lifecycle.ts'

/** The customs territories that take part in the import control of the European Union: its members, Norway, Switzerland with Liechtenstein; Northern Ireland goes with them by its ports. */
const importControl: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK NO CH LI XI'.split(' '),
)

/** Countries from whose ports a vessel is there within days: the filing is due two hours before its arrival. */
const shortSea: ReadonlySet<string> = new Set('AL BA DZ EG FO GB GE GL IL IS LB LY MA MD ME RU SY TN TR UA'.split(' '))

const union: ReadonlySet<string> = new Set('AM BY KG KZ RU'.split(' '))

export type FilingProposal = { regime: FilingRegime; level: FilingLevel; filedBy: Filer; dueAt?: Date | undefined }

export type FilingCargo = {
  mode: ModeCode
  originCountry: string | undefined
  destinationCountry: string | undefined
  /** We are the issuer of a house bill, whose filing is ours unless it is said otherwise. */
  hasHouseBill: boolean
  filingBy: Filer | undefined
  etd: Date
  eta: Date
  /** The time at the border of the customs territory, where the way has one before its end. */
  borderAt?: Date | undefined
  /** The cut-off that the carrier set. */
  filingCutoff?: Date | undefined
}

const hoursBefore = (at: Date, hours: number) => new Date(at.getTime() - hours * 3_600_000)

/** Loading begins hours before a vessel leaves. */
const loadingHours = 8
const shortFlightHours = 4

type Regime = (cargo: FilingCargo) => FilingProposal[]

/** The carrier's filing of the master, and that of the house by whom it was agreed with. */
const bothLevels = (
  regime: FilingRegime,
  { hasHouseBill, filingBy, filingCutoff }: FilingCargo,
  dueAt: Date | undefined,
): FilingProposal[] => [
  { regime, level: 'master', filedBy: 'CARRIER', dueAt },
  ...(hasHouseBill
    ? [{ regime, level: 'house' as const, filedBy: filingBy ?? ('US' as const), dueAt: filingCutoff ?? dueAt }]
    : []),
]

const beforeLoading = ({ etd }: FilingCargo) => hoursBefore(etd, 24 + loadingHours)

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
      dueAt: hoursBefore(cargo.borderAt ?? cargo.eta, 2),
    },
  ],
  T: (cargo) => [
    {
      regime: 'ICS2',
      level: 'master',
      filedBy: cargo.filingBy ?? 'CARRIER',
      dueAt: hoursBefore(cargo.borderAt ?? cargo.eta, 1),
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
  { countries: new Set(['CA']), by: { S: (cargo) => bothLevels('ACI', cargo, beforeLoading(cargo)) } },
  { countries: new Set(['JP']), by: { S: (cargo) => bothLevels('AFR', cargo, beforeLoading(cargo)) } },
  { countries: new Set(['GB']), by: { S: (cargo) => bothLevels('GB', cargo, hoursBefore(cargo.eta, 2)) } },
  { countries: new Set(['CN']), by: { S: (cargo) => bothLevels('CN', cargo, beforeLoading(cargo)) } },
  {
    countries: union,
    by: {
      T: ({ borderAt, eta, filingBy }) => [
        { regime: 'EAEU', level: 'master', filedBy: filingBy ?? 'CARRIER', dueAt: hoursBefore(borderAt ?? eta, 2) },
      ],
    },
  },
]

/** The advance filings that the customs of the destination ask for, by mode. Inside one customs territory there is none. */
export function proposedFilings(cargo: FilingCargo): FilingProposal[] {
  const { mode, originCountry, destinationCountry = '' } = cargo
  return byCountry.flatMap(({ countries, by }) =>
    countries.has(destinationCountry) && !countries.has(originCountry ?? '') ? (by[mode]?.(cargo) ?? []) : [],
  )
}

export const isImportControlled = (country: string | undefined): boolean => importControl.has(country ?? '')

/** A filing is shown as due from this long before its hour. */
export const filingDueMs = 3 * dayMs
