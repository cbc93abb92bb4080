import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { refusalsOf, warningsOf } from '@landbridge/contract/booking/checks/form-checks'
import { type FormSection, sectionNames } from '@landbridge/contract/booking/fields/form-blocks'
import type { NeedsContext } from '@landbridge/contract/booking/fields/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { CheckFacts, Warning } from '@landbridge/contract/booking/form/check-facts'
import { withDefaults } from '@landbridge/contract/booking/form/form-defaults'
import { type Missing, missingFor, roleOfReason } from '@landbridge/contract/booking/form/form-needs'
import { sectionOf } from '@landbridge/contract/booking/form/form-sections'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { filledForm, pathsInForm, problemsOf } from './form-content.ts'

export type FormIssues = {
  wrong: Missing[]
  missing: Missing[]
  /** Fields needed for acceptance, not for submission. */
  later: Missing[]
  warnings: Warning[]
  /** Number of unreadable fields, which the server cannot store. */
  unread: number
}

type IssueFacts = { code: ModeCode; facts: CheckFacts; context: NeedsContext }

export function issuesOf(typedForm: BookingForm, { code, facts, context }: IssueFacts): FormIssues {
  const entered = filledForm(typedForm, code)
  const name = formNameOf(code, entered.loadType)
  const form = withDefaults(entered, name)
  const shownForm = { name, form, context }
  const unread = problemsOf(entered, code)
  const wrong = Object.entries({ ...refusalsOf(shownForm, facts), ...unread })
  const isWrong = new Set(wrong.map(([path]) => path))
  const missing = missingFor(shownForm, 'submit').filter(({ path }) => !isWrong.has(path))
  const knownPaths = new Set([...isWrong, ...missing.map(({ path }) => path)])
  const pathOf = pathsInForm(typedForm)
  const here = <Issue extends { path: string; key: string }>(issue: Issue): Issue => ({
    ...issue,
    path: atParty(typedForm, { ...issue, path: pathOf(issue.path) }),
  })
  return {
    wrong: inOrder(wrong.map(([path, key]) => here({ path, key }))),
    missing: inOrder(missing.map(here)),
    later: missingFor(shownForm, 'accept')
      .filter(({ path }) => !knownPaths.has(path))
      .map(here),
    warnings: warningsOf(shownForm, facts).map(here),
    unread: Object.keys(unread).length,
  }
}

/** Moves a missing party's issue to its name field. */
export function atParty({ parties = [] }: Pick<BookingForm, 'parties'>, { path, key }: Missing): string {
  const role = path === 'parties' ? roleOfReason(key) : undefined
  const index = role ? (parties ?? []).findIndex(({ partyType }) => partyType === role) : -1
  return index < 0 ? path : `parties.${index}.partyName`
}

const inOrder = (issues: Missing[]) =>
  issues.toSorted((a, b) => sectionNames.indexOf(sectionOf(a.path)) - sectionNames.indexOf(sectionOf(b.path)))

export function countBySection(issues: readonly { path: string }[]): Partial<Record<FormSection, number>> {
  const counts: Partial<Record<FormSection, number>> = {}
  for (const { path } of issues) counts[sectionOf(path)] = (counts[sectionOf(path)] ?? 0) + 1
  return counts
}

/** A field's name, with its line counted from 1. */
export function placeOf(path: string): { name: string; list?: string; line?: number } {
  const [list = '', line, name] = path.split('.')
  return name ? { name, list, line: Number(line) + 1 } : { name: list }
}

export const fieldPathOf = (path: string): string => path.replace(/\.\d+$/, '')
