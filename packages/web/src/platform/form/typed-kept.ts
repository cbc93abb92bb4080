import { useEffect, useRef } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

type Kept = { at: number; forms: Record<string, unknown> }
type Form = { key: string; typed: () => unknown; save?: () => Promise<boolean> }

const storeKey = 'typed'
const keptForMs = 600_000
const forms = new Map<object, Form>()

let isKept = false
/** True while the page is left with all that is typed, so that nobody need be warned. */
export const typedIsKept = (): boolean => isKept

/** Names of fields that must not lie about in the browser, even for a moment. */
const isSecret = (name: string) => /password|otp|recovery|(sms|verify|img)\w*code/i.test(name)

const plain = (values: unknown): string =>
  JSON.stringify(values, (name, value: unknown) => (isSecret(name) || value instanceof Blob ? undefined : value))

/** Keeps what is typed into a form through a reload of the page that the shell offers. */
export function useTypedKept<T extends FieldValues>(form: UseFormReturn<T>): void {
  useEffect(() => {
    const given = form.getValues()
    const key = `${location.pathname} ${Object.keys(given).toSorted().join()}`
    const kept = takeKept(key) as FieldValues | undefined
    if (kept) form.reset({ ...given, ...kept } as DefaultValues<T>, { keepDefaultValues: true })
    const before = plain(given)
    const typed = () => {
      const now = plain(form.getValues())
      return now === before ? undefined : (JSON.parse(now) as FieldValues)
    }
    forms.set(form.control, { key, typed })
    return () => void forms.delete(form.control)
  }, [form])
}

/** Keeps what is typed outside of such a form: `typed` is left out while nothing is, and `restore` takes up plain data. */
export function useKept<T>(name: string, typed: T | undefined, restore: (kept: T) => void): void {
  const now = useRef({ typed, restore })
  useEffect(() => {
    now.current = { typed, restore }
  })
  useEffect(() => {
    const key = `${location.pathname} ${name}`
    const kept = takeKept(key) as T | undefined
    if (kept !== undefined) now.current.restore(kept)
    const owner = {}
    forms.set(owner, { key, typed: () => now.current.typed && JSON.parse(plain(now.current.typed)) })
    return () => void forms.delete(owner)
  }, [name])
}

/** A form that saves itself is saved before the reload; what it cannot save it keeps in this browser itself. */
export function savesItself(save: () => Promise<boolean>): () => void {
  const owner = {}
  forms.set(owner, { key: '', typed: () => undefined, save })
  return () => void forms.delete(owner)
}

/** Loads the page anew with what is typed, after saving what can be saved; without anything typed it goes to `wanted` at once. */
export async function reloadKeeping(wanted?: string): Promise<void> {
  const kept: Kept = { at: Date.now(), forms: {} }
  for (const { key, typed, save } of forms.values()) {
    await save?.()
    const values = typed()
    if (values) kept.forms[key] = values
  }
  const isTyped = Object.keys(kept.forms).length > 0
  if (isTyped) sessionStorage.setItem(storeKey, JSON.stringify(kept))
  isKept = isTyped
  if (wanted && !isTyped) location.assign(wanted)
  else location.reload()
}

const revived = (_: string, value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ? new Date(value) : value

function takeKept(key: string): unknown {
  const text = sessionStorage.getItem(storeKey)
  if (!text) return undefined
  const { at, forms: kept } = JSON.parse(text, revived) as Kept
  const { [key]: own, ...others } = kept
  if (Object.keys(others).length > 0) sessionStorage.setItem(storeKey, JSON.stringify({ at, forms: others }))
  else sessionStorage.removeItem(storeKey)
  return Date.now() - at < keptForMs ? own : undefined
}
