import { z } from 'zod'
import { commaList, count, day, decimal, instant } from '../wire-values.ts'
import type { FieldKind } from './field-lines.ts'
import { libraryCode, trimmedText } from './trimmed-values.ts'

// Each kind has the schema for typed input, a looser one for what is kept already, and its widget.

const typedLine = <Value extends z.ZodType, Shown extends z.ZodType, Kind extends FieldKind>(
  value: Value,
  shown: Shown,
  kind: Kind,
) => ({ value, shown, kind })

export const textField = (maxLength: number) => typedLine(trimmedText(maxLength), z.string(), 'text')

/** Text that a schema of its own reads: a number with check digits, a plate. */
export const checkedTextField = <Value extends z.ZodType<string, string>>(value: Value) =>
  typedLine(value, z.string(), 'text')

export const codeField = typedLine(libraryCode, z.string(), 'code')

/** A decimal figure above nought: at most `digits` in all, `scale` of them behind the point. */
export const figureField = (digits: number, scale: number) => ({
  ...typedLine(decimal(digits, scale, { least: 'positive' }), z.string(), 'number'),
  scale,
})

export const countField = (min: number, max: number) => ({
  ...typedLine(count(min, max), z.int(), 'number'),
  scale: 0,
})

export const dayField = typedLine(day, day, 'date')
export const momentField = typedLine(instant, instant, 'moment')

/** One of a closed list, which is stated by the keys of its words. */
export const choiceField = <const Words extends Readonly<Record<string, string>>>(choices: Words) => {
  const values = z.enum(Object.keys(choices) as (keyof Words & string)[])
  return { ...typedLine(values, values, 'select'), choices }
}

export const tagsField = (maxLength: number) =>
  typedLine(commaList(trimmedText(maxLength).min(1)), commaList(z.string()), 'tags')

export const idField = typedLine(z.uuid(), z.uuid(), 'hidden')
