import type { FieldKind } from '@landbridge/contract/shared/fields/field-lines'
import type { LineColumn } from '../form/line-column.ts'
import type { Option } from '../ui/option.tsx'
import type { ValueLimits } from './stated-input.tsx'

export type LineCells = Partial<LineColumn<Record<string, unknown>>>

type CellField = { options: readonly Option[]; limits: ValueLimits; isClearable: boolean }

/** Reads a pasted cell as a choice, by code or words. */
export const readAmong = (options: readonly Option[]) => (cell: string) =>
  options.find(({ value, label }) => [value, label].some((one) => one.toLowerCase() === cell.toLowerCase()))?.value

const figures = ({ limits }: CellField): LineCells => ({ kind: 'number', align: 'num', integer: limits.isWhole })

const choices = ({ options, isClearable }: CellField): LineCells => ({
  kind: 'select',
  options,
  clearable: isClearable,
  read: readAmong(options),
})

const cellsOf: Partial<Record<FieldKind, (field: CellField) => LineCells>> = {
  number: figures,
  goodsLine: figures,
  checkbox: () => ({ kind: 'checkbox' }),
  date: () => ({ kind: 'date' }),
  select: choices,
  radio: choices,
  code: choices,
}

/** Widget and paste reader of a column by its field's kind, text by default. */
export function lineCells(kind: FieldKind, field: CellField): LineCells {
  const { maxLength } = field.limits
  return cellsOf[kind]?.(field) ?? (maxLength ? { maxLength } : {})
}
