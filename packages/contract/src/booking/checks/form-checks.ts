import { eachOnce } from '../../shared/each-once.ts'
import type { FieldProblems } from '../../shared/problem.ts'
import { bookingModes } from '../booking-modes.ts'
import type { FormName } from '../fields/form-names.ts'
import type { CheckFacts, Warning } from '../form/check-facts.ts'
import { type ShownForm, shownPart } from '../form/form-needs.ts'
import { blockingChecks } from './blocking-checks.ts'
import { fitChecks } from './fit-checks.ts'
import type { FormCheck } from './form-check.ts'
import { letterOfCreditChecks } from './letter-of-credit-checks.ts'
import { loadChecks } from './load-contradictions.ts'
import { paperChecks } from './paper-checks.ts'
import { pieceChecks } from './piece-checks.ts'
import { warningChecks } from './warning-checks.ts'

/** The checks of several fields together, for all forms and modes, which server and web both run. */
export const formChecks: readonly FormCheck[] = [
  ...blockingChecks,
  ...Object.values(bookingModes).flatMap(({ checks }) => checks),
  ...fitChecks,
  ...warningChecks,
  ...pieceChecks,
  ...loadChecks,
  ...paperChecks,
  ...letterOfCreditChecks,
]

const checksOf = eachOnce((name: FormName) => {
  const ofForm = formChecks.filter(({ forms }) => forms.includes(name))
  return Object.groupBy(ofForm, ({ level }) => level)
})

/** Findings of a level; parts of the form that are not shown stop nobody. */
function findingsAt(level: FormCheck['level'], shown: ShownForm, facts: CheckFacts): Warning[] {
  const form = shownPart(shown)
  return (checksOf(shown.name)[level] ?? []).flatMap((check) => check.look(form, facts, shown.name))
}

export const refusalsOf = (shown: ShownForm, facts: CheckFacts): FieldProblems =>
  Object.fromEntries(findingsAt('block', shown, facts).map(({ path, key }) => [path, key]))

export const warningsOf = (shown: ShownForm, facts: CheckFacts): Warning[] => findingsAt('warn', shown, facts)
