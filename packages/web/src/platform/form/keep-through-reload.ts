import { useEffect, useRef } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

type KeptForms = { at: number; forms: Record<string, unknown> }
type Form = { key: string; typed: () => unknown; save?: () => Promise<boolean> }

const storeKey = 'typed'
const keptForMs = 600_000
const forms = new Map<object, Form>()

let isKept = false
/** True while the page reloads with kept values, so that no warning is needed. */
export const isLeavingWithValues = (): boolean => isKept

/** True for secrets, which are never kept in the browser. */
const isSecret = (name: string) => /password|otp|recovery|(sms|verify|img)\w*code/i.test(name)

const plain = (values: unknown): string =>
  JSON.stringify(values, (name, value: unknown) => (isSecret(name) || value instanceof Blob ? undefined : value))

/** Keeps a form's typed values through a reload offered by the shell. */
export function useKeepThroughReload<T extends FieldValues>(form: UseFormReturn<T>): void {
  useEffect(() => {
    const initialValues = form.getValues()
    const key = `${location.pathname} ${Object.keys(initialValues).toSorted().join()}`
    const kept = takeKeptValues(key) as FieldValues | undefined
    if (kept) form.reset({ ...initialValues, ...kept } as DefaultValues<T>, { keepDefaultValues: true })
    const before = plain(initialValues)
    const typed = () => {
      const now = plain(form.getValues())
      return now === before ? undefined : (JSON.parse(now) as FieldValues)
    }
    forms.set(form.control, { key, typed })
    return () => void forms.delete(form.control)
  }, [form])
}

/**
 * Keeps a value outside of such forms through a reload: `typed` is undefined while unchanged, `restore` takes plain
 * data.
 */
export function useKeepValueThroughReload<T>(name: string, typed: T | undefined, restore: (kept: T) => void): void {
  const now = useRef({ typed, restore })
  useEffect(() => {
    now.current = { typed, restore }
  })
  useEffect(() => {
    const key = `${location.pathname} ${name}`
    const kept = takeKeptValues(key) as T | undefined
    if (kept !== undefined) now.current.restore(kept)
    const owner = {}
    forms.set(owner, { key, typed: () => now.current.typed && JSON.parse(plain(now.current.typed)) })
    return () => void forms.delete(owner)
  }, [name])
}

/** Saves an autosaving form before the reload; it keeps the rest itself. */
export function registerSelfSaving(save: () => Promise<boolean>): () => void {
  const owner = {}
  forms.set(owner, { key: '', typed: () => undefined, save })
  return () => void forms.delete(owner)
}

/** Reloads the page with its typed values after saving; without any it goes to `wanted`. */
export async function reloadKeeping(wanted?: string): Promise<void> {
  const kept: KeptForms = { at: Date.now(), forms: {} }
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

function takeKeptValues(key: string): unknown {
  const text = sessionStorage.getItem(storeKey)
  if (!text) return undefined
  const { at, forms: kept } = JSON.parse(text, revived) as KeptForms
  const { [key]: own, ...others } = kept
  if (Object.keys(others).length > 0) sessionStorage.setItem(storeKey, JSON.stringify({ at, forms: others }))
  else sessionStorage.removeItem(storeKey)
  return Date.now() - at < keptForMs ? own : undefined
}
