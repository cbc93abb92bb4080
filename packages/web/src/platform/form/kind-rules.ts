import type { FieldValues } from 'react-hook-form'
import type { FieldRule } from './field-rules.ts'
import { momentRule } from './moment-input.tsx'
import { dayRules } from './span-inputs.tsx'
import { timeRule } from './time-input.tsx'

/** Rules of a field's kind, by which unreadable text is never saved. */
export function rulesOfKind<T extends FieldValues>(kind: string, look: object): readonly FieldRule<unknown, T>[] {
  if (kind === 'date' || kind === 'dateRange') return dayRules<T>(look as Parameters<typeof dayRules<T>>[0])
  if (kind === 'time') return [timeRule]
  return kind === 'moment' ? [momentRule] : []
}
