import { type BookingForm, formLists } from '@landbridge/contract/booking/fields/form-fields'
import { Problem } from '@landbridge/contract/shared/problem'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { get, type Path, type UseFormReturn } from 'react-hook-form'
import { reportedTogether } from '../../platform/form/field-frame.tsx'
import { pathsInForm, valueAt } from './form-content.ts'
import { atParty, type FormIssues, fieldPathOf } from './form-issues.ts'

type Refused = { path: string; key: string; value: string }

/** Marks of issues in the form: the reason against a list, and the field to jump to. */
type Marks = { reasonOf: (list: string) => string | undefined; target: string | undefined; isTried: boolean }
const MarksContext = createContext<Marks>({ reasonOf: () => undefined, target: undefined, isTried: false })
export const MarksProvider = MarksContext.Provider
export const useMarks = () => useContext(MarksContext)

const lists = new Set(Object.keys(formLists))

type FormMarksInput = { values: BookingForm; issues: FormIssues; isTakenUp?: boolean }

/**
 * Mistakes at their fields: wrong values after leaving the field, missing ones after a tried submission, refusals until
 * changed.
 */
export function useFormMarks(form: UseFormReturn<BookingForm>, { values, issues, isTakenUp = false }: FormMarksInput) {
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [target, setTarget] = useState<string>()
  const { touchedFields } = form.formState
  const unchangedRefusals = refused.filter(({ path, value }) => JSON.stringify(valueAt(values, path) ?? null) === value)
  const messages = [
    ...unchangedRefusals,
    ...issues.wrong.filter(({ path }) => isTried || isTakenUp || get(touchedFields, fieldPathOf(path))),
    ...(isTried ? issues.missing : []),
  ].map(({ path, key }) => [path, key] as const)
  const messagesJson = JSON.stringify(messages)
  useFormErrors(form, messagesJson, isTried ? reportedTogether : 'left')
  const refuse = useCallback(
    (error: unknown) => {
      const fields = error instanceof Problem ? (error.fields ?? {}) : {}
      const now = form.getValues()
      const pathOf = pathsInForm(now)
      const named = Object.entries(fields).map(
        ([sent, key]) => [atParty(now, { path: pathOf(sent), key }), key] as const,
      )
      setRefused(named.map(([path, key]) => ({ path, key, value: JSON.stringify(valueAt(now, path) ?? null) })))
      setTried(true)
      return named.map(([path]) => path)
    },
    [form],
  )
  const jump = useCallback((path: string) => {
    setTarget(undefined)
    // The part that holds the field opens first; then there is something to go to.
    setTimeout(() => {
      setTarget(path)
      setTimeout(() => scrollToField(path), 60)
    })
  }, [])
  const marks = useMemo<Marks>(() => {
    const reasons = new Map<string, string>(JSON.parse(messagesJson) as [string, string][])
    return { reasonOf: (list) => reasons.get(list), target, isTried }
  }, [messagesJson, target, isTried])
  return { marks, shown: messages, refuse, jump, showMissing: () => setTried(true), standing: unchangedRefusals }
}

function useFormErrors(form: UseFormReturn<BookingForm>, messagesJson: string, type: string): void {
  const before = useRef<readonly string[]>([])
  useEffect(() => {
    const messages = (JSON.parse(messagesJson) as [string, string][])
      .map(([path, key]): [string, string] => [fieldPathOf(path), key])
      .filter(([path]) => !lists.has(path))
    const now = messages.map(([path]) => path)
    const gone = before.current.filter((path) => !now.includes(path))
    if (gone.length > 0) form.clearErrors(gone as Path<BookingForm>[])
    for (const [path, message] of messages) form.setError(path as Path<BookingForm>, { type, message })
    before.current = now
  }, [form, messagesJson, type])
}

function scrollToField(to: string): void {
  const path = fieldPathOf(to)
  const place =
    document.querySelector<HTMLElement>(`[data-field="${path}"]`) ?? document.getElementById(path) ?? listElement(path)
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
  place?.scrollIntoView?.({ block: 'center', behavior: still ? 'auto' : 'smooth' })
  const control = place?.matches('input, select, textarea, button')
    ? place
    : place?.querySelector<HTMLElement>('input, select, textarea, button')
  control?.focus({ preventScroll: true })
}

const listElement = (path: string) => document.querySelector<HTMLElement>(`[data-list="${path.split('.')[0]}"]`)
