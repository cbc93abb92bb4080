import { eachOnce } from '../../shared/each-once.ts'
import type { FieldProblems } from '../../shared/problem.ts'
import { bookingModes } from '../booking-modes.ts'
import type { FormName } from '../fields/form-names.ts'
import type { CheckFacts, Warning } from '../form/check-facts.ts'
import { askedPart, type FormAsked } from '../form/form-needs.ts'
import { blockingChecks } from './blocking-checks.ts'
import { fitChecks } from './fit-checks.ts'
import type { FormCheck } from './form-check.ts'
import { letterOfCreditChecks } from './letter-of-credit-checks.ts'
import { loadChecks } from './load-contradictions.ts'
import { paperChecks } from './paper-checks.ts'
import { pieceChecks } from './piece-checks.ts'
import { warningChecks } from './warning-checks.ts'

/** Everything that several fields say together, for all forms and modes. Server and web run the same list. */
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
function found(level: FormCheck['level'], at: FormAsked, facts: CheckFacts): Warning[] {
  const form = askedPart(at)
  return (checksOf(at.name)[level] ?? []).flatMap((check) => check.look(form, facts, at.name))
}

export const refusalsOf = (at: FormAsked, facts: CheckFacts): FieldProblems =>
  Object.fromEntries(found('block', at, facts).map(({ path, key }) => [path, key]))

export const warningsOf = (at: FormAsked, facts: CheckFacts): Warning[] => found('warn', at, facts)
