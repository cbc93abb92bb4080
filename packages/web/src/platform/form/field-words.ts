import { isSame } from '@landbridge/contract/shared/differences'
import { useEffect } from 'react'
import { useFormat } from '../format.ts'
import { type Text, useText } from '../text.tsx'

type Choice = { value: string; label: string }
type Words = { label?: string | undefined; options?: unknown }

/** The names of fields and of their choices, by form and path, for whoever speaks of them outside of the field. */
const known = new WeakMap<object, Map<string, Words>>()

export function useFieldWords(control: object, path: string, { label, options }: Words): void {
  useEffect(() => {
    const ofForm = known.get(control) ?? new Map<string, Words>()
    known.set(control, ofForm.set(path, { label, options }))
  }, [control, path, label, options])
}

export type SaysField = { labelOf: (path: string) => string; sayOf: (path: string, value: unknown) => string }

/** The names of the fields of a form, and their values in words. */
export function useFieldSayings(control: object): SaysField {
  const text = useText()
  const format = useFormat()
  const wordsOf = (path: string) => known.get(control)?.get(path)
  return {
    labelOf: (path) => wordsOf(path)?.label ?? labelShown(path) ?? path,
    sayOf: (path, value) => {
      const options = wordsOf(path)?.options
      const choices = Array.isArray(options) ? (options as Choice[]) : []
      return choices.find((one) => one.value === value)?.label ?? valueText(value, text, format)
    },
  }
}

/** A value in words, where its field has none of its own. */
function valueText(value: unknown, text: Text, format: ReturnType<typeof useFormat>): string {
  if (typeof value === 'boolean') return text(value ? 'shared.yes' : 'shared.no')
  if (isSame(value, '')) return '—'
  if (value instanceof Date) return format.dayTime(value)
  if (Array.isArray(value))
    return value.some((one) => typeof one === 'object')
      ? text('shared.lines-count', { count: value.length })
      : format.list(value)
  const words = String(value)
  return /^\d{4}-\d\d-\d\d$/.test(words) ? format.day(words) : words
}

function labelShown(path: string): string | undefined {
  const field = document.querySelector(`[data-field="${path}"]`)
  const label = field?.querySelector('label, .label')?.textContent
  return label ?? field?.querySelector('[aria-label]')?.getAttribute('aria-label') ?? undefined
}
