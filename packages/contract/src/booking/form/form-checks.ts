import type { FieldProblems } from '../../shared/problem.ts'
import { bookingModes } from '../booking-modes.ts'
import { blockingChecks } from './blocking-checks.ts'
import type { CheckFacts, FormCheck, Warning } from './check-facts.ts'
import { fitChecks } from './fit-checks.ts'
import type { BookingForm } from './form-fields.ts'
import type { FormName } from './form-names.ts'
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
  ...paperChecks,
]

/** Where checks look: which form it is, and what stands in it. */
export type FormSeen = { name: FormName; form: BookingForm }

const found = (level: FormCheck['level'], { name, form }: FormSeen, facts: CheckFacts): Warning[] =>
  formChecks
    .filter((check) => check.level === level && check.forms.includes(name))
    .flatMap((check) => check.look(form, facts, name))

/** What stops a submit although nothing is missing: fields that contradict the day, the facts or each other. */
export const refusalsOf = (seen: FormSeen, facts: CheckFacts): FieldProblems =>
  Object.fromEntries(found('block', seen, facts).map(({ path, key }) => [path, key]))

/** What the customer should know before submitting, and what the desk looks at: everything here can be kept. */
export const warningsOf = (seen: FormSeen, facts: CheckFacts): Warning[] => found('warn', seen, facts)
