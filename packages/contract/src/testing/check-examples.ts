import { describe, expect, it } from 'vitest'
import type { FormCheck } from '../booking/checks/form-check.ts'
import { refusalsOf, warningsOf } from '../booking/checks/form-checks.ts'
import type { BookingForm } from '../booking/fields/form-fields.ts'
import { type FormName, formNames } from '../booking/fields/form-names.ts'
import type { CheckFacts } from '../booking/form/check-facts.ts'
import { checkFacts, context } from '../booking/form/form-fixtures.ts'

/** A form that a check finds fault with, and one as like it as can be with which it finds none. */
export type CheckExample = {
  check: string
  finds: readonly [path: string, key: string]
  fails: BookingForm
  passes: BookingForm
  /** Facts beside those of an ordinary day, for both forms or for each of them. */
  facts?: Partial<CheckFacts>
  passFacts?: Partial<CheckFacts>
  /** Only these of the forms for which the check counts, where the others know no such case. */
  only?: readonly FormName[]
}

function findingsIn(name: FormName, form: BookingForm, facts: CheckFacts): readonly (readonly [string, string])[] {
  const warned = warningsOf({ name, form, context }, facts).map(({ path, key }) => [path, key] as const)
  return [...Object.entries(refusalsOf({ name, form, context }, facts)), ...warned]
}

/** Tries every example in every form for which its check counts, and shows that each of the checks has one. */
export function tryExamples(checks: readonly FormCheck[], examples: readonly CheckExample[]): void {
  it('is shown by an example for each check', () => {
    const shown = new Set(examples.map(({ check }) => check))
    expect(checks.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual([])
  })

  describe.each(examples)('$check: $finds.1', (example) => {
    const { finds, fails, passes, facts = {}, passFacts = facts, only } = example
    const check = checks.find(({ name }) => name === example.check)
    const forms = (check?.forms ?? []).filter((name) => only?.includes(name) ?? true)

    it('is found in every form for which it counts, and not where nothing is wrong', () => {
      expect(forms.length).toBeGreaterThan(0)
      for (const name of forms) {
        expect(findingsIn(name, fails, checkFacts(facts)), name).toContainEqual(finds)
        expect(findingsIn(name, passes, checkFacts(passFacts)), name).not.toContainEqual(finds)
      }
    })

    const others = formNames.filter((name) => !check?.forms.includes(name))
    it.runIf(others.length > 0)('is nothing to the other forms', () => {
      for (const name of others) expect(findingsIn(name, fails, checkFacts(facts)), name).not.toContainEqual(finds)
    })
  })
}
