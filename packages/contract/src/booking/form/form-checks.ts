import { eachOnce } from '../../shared/each-once.ts'
import type { FieldProblems } from '../../shared/problem.ts'
import { bookingModes } from '../booking-modes.ts'
import { blockingChecks } from './blocking-checks.ts'
import type { CheckFacts, FormCheck, Warning } from './check-facts.ts'
import { fitChecks } from './fit-checks.ts'
import type { FormName } from './form-names.ts'
import { askedPart, type FormAsked } from './form-needs.ts'
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
]

const checksOf = eachOnce((name: FormName) => {
  const ofForm = formChecks.filter(({ forms }) => forms.includes(name))
  return Object.groupBy(ofForm, ({ level }) => level)
})

/** What checks of a level find in what a form asks for now: what it does not show stops nobody. */
function found(level: FormCheck['level'], asked: FormAsked, facts: CheckFacts): Warning[] {
  const form = askedPart(asked)
  return (checksOf(asked.name)[level] ?? []).flatMap((check) => check.look(form, facts, asked.name))
}

/** What stops a submit although nothing is missing: fields that contradict the day, the facts or each other. */
export const refusalsOf = (asked: FormAsked, facts: CheckFacts): FieldProblems =>
  Object.fromEntries(found('block', asked, facts).map(({ path, key }) => [path, key]))

/** What the customer should know before submitting, and what the desk looks at: everything here can be kept. */
export const warningsOf = (asked: FormAsked, facts: CheckFacts): Warning[] => found('warn', asked, facts)
