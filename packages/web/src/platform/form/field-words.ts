import { isSame } from '@landbridge/contract/shared/differences'
import { useEffect } from 'react'
import { useFormat } from '../format.ts'
import { type Text, useText } from '../text.tsx'

type Choice = { value: string; label: string }
type Words = { label?: string | undefined; options?: unknown }

/** Labels and options of fields by form and path, for texts outside of the field. */
const wordsByForm = new WeakMap<object, Map<string, Words>>()

export function useFieldWords(control: object, path: string, { label, options }: Words): void {
  useEffect(() => {
    const ofForm = wordsByForm.get(control) ?? new Map<string, Words>()
    wordsByForm.set(control, ofForm.set(path, { label, options }))
  }, [control, path, label, options])
}

export type FieldTexts = { labelOf: (path: string) => string; valueTextOf: (path: string, value: unknown) => string }

/** Labels of a form's fields, and their values in words. */
export function useFieldTexts(control: object): FieldTexts {
  const text = useText()
  const format = useFormat()
  const wordsOf = (path: string) => wordsByForm.get(control)?.get(path)
  return {
    labelOf: (path) => wordsOf(path)?.label ?? renderedLabel(path) ?? path,
    valueTextOf: (path, value) => {
      const options = wordsOf(path)?.options
      const choices = Array.isArray(options) ? (options as Choice[]) : []
      return choices.find((one) => one.value === value)?.label ?? valueText(value, text, format)
    },
  }
}

/** A value in words without options. */
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

function renderedLabel(path: string): string | undefined {
  const field = document.querySelector(`[data-field="${path}"]`)
  const label = field?.querySelector('label, .label')?.textContent
  return label ?? field?.querySelector('[aria-label]')?.getAttribute('aria-label') ?? undefined
}
