import type { BoxOwner, PriceColumn } from '@landbridge/contract/pricing/box'
import { priceColumnOf, priceColumns } from '@landbridge/contract/pricing/box'
import { type TariffAction, type TariffState, tariffLifecycle } from '@landbridge/contract/pricing/tariff-lifecycle'
import type { RailTerms, TariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { type Actor, actionsFor, nextState } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'

/** One version of one rail line. */
export type Tariff = {
  id: string
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
  terms: RailTerms
  isSample: boolean
  withdrawnReason?: string | undefined
  version: number
  changedAt: Date
}

/** The version of one line that holds on a day: of the published ones that cover it, the newest. */
export function versionOn(versions: readonly Tariff[], day: string): Tariff | undefined {
  return versions
    .filter((one) => one.state === 'published' && one.validFrom <= day && day <= one.validTo)
    .toSorted((a, b) => b.revision - a.revision)[0]
}

/** The versions that hold on a day, one for each line. */
export function linesOn(tariffs: readonly Tariff[], day: string): Tariff[] {
  const lines = Map.groupBy(tariffs, (one) => one.lineage)
  return [...lines.values()].flatMap((versions) => versionOn(versions, day) ?? [])
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

/** The price of one box on this line, in the line's currency. */
export function priceOf(terms: RailTerms, owner: BoxOwner, containerType: string): string | undefined {
  const column = priceColumnOf(owner, containerType)
  return column && (terms[column] ?? undefined)
}

const pricedColumns = (terms: RailTerms): PriceColumn[] =>
  priceColumns.filter((column) => terms[column] !== undefined && terms[column] !== null)

/** What a form says of a line's terms, with what was cleared left out. */
export function termsOf(form: TariffForm): RailTerms {
  const { originCode, destinationCode, entryPortCode, validFrom, validTo, currency, salespersonId, ...terms } = form
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null)) as RailTerms
}

/** The tariff after `action`: the only way from one state to another. */
export function advanceTariff(tariff: Tariff, action: TariffAction, actor: Actor): Tariff {
  const state = nextState(tariffLifecycle, tariff, { action, by: actor })
  if (!state || state === 'gone') {
    throw new Problem('pricing.action-not-allowed', undefined, tariffStandingOf(tariff, actor))
  }
  return { ...tariff, state }
}

export function checkTariffUnchanged(tariff: Tariff, version: number | undefined, actor: Actor): void {
  if (tariff.version !== version) {
    throw new Problem('pricing.changed-meanwhile', undefined, tariffStandingOf(tariff, actor))
  }
}

/** Where a tariff stands and what its reader may do with it now. */
export function tariffStandingOf(tariff: Tariff, reader: Actor) {
  const { id, lineNo, revision, state, version } = tariff
  return { id, lineNo, revision, state, version, actions: actionsFor(tariffLifecycle, tariff, reader) }
}

/** Refuses to publish what nobody could book by. */
export function checkPublishable(tariff: Tariff, today: string): void {
  const hasPrice = pricedColumns(tariff.terms).length > 0 || tariff.terms.sharedContainer
  if (!hasPrice) throw new Problem('shared.invalid-input', { coc40Hq: 'pricing.price-needed' })
  if (tariff.validTo < today) throw new Problem('shared.invalid-input', { validTo: 'pricing.valid-to-past' })
}

/** The draft that will replace a published version from a day. */
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

/** A calendar day some days on. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
