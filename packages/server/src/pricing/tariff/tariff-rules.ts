import { tariffLifecycle } from '@landbridge/contract/pricing/tariff-lifecycle'
import type { TariffForm, TariffTerms } from '@landbridge/contract/pricing/tariff-terms'
import { lifeOf } from '@landbridge/contract/shared/life'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import type { Tariff } from '../price/line-rules.ts'

export function termsOf(form: TariffForm): TariffTerms {
  const { originCode, destinationCode, entryPortCode, validFrom, validTo, currency, salespersonId, ...terms } = form
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null)) as TariffTerms
}

type KeptColumns = Pick<
  Tariff,
  'id' | 'mode' | 'lineage' | 'revision' | 'lineNo' | 'state' | 'isSample' | 'version' | 'changedAt'
>

export const describedBy = (form: TariffForm, kept: KeptColumns): Tariff => ({
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
