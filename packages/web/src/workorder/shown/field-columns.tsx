import type { ModeCode } from '@landbridge/contract/shared/modes'
import { wireNameOf } from '@landbridge/contract/shared/wire-names'
import type { HeadFieldName } from '@landbridge/contract/workorder/fields/head-fields'
import type { PartFieldName } from '@landbridge/contract/workorder/fields/part-fields'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Figure } from '../../platform/ui/cells.tsx'
import { day, figure, moment, mono } from '../../platform/ui/column-makers.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { headLine, labelOfLine, partLines, type WordedLine } from './field-lines.ts'
import { FirstOf } from './job-parts.tsx'

type Row = object
type FieldColumnOptions<Of> = Omit<Column<Of>, 'key' | 'title' | 'render'> & {
  mode?: ModeCode
  /** Until the reader chooses, the column shows only where some row has a value. */
  isFilled?: boolean
  zone?: (row: Of) => string | undefined
}

/** A field's column by its catalogue line: wire name, words and cell. */
export function fieldColumn<Of extends Row>(
  name: string,
  line: WordedLine,
  options: FieldColumnOptions<Of> = {},
): Column<Of> {
  const { mode, isFilled, zone, ...more } = options
  const read = <Value,>(row: Of) => (row as Readonly<Record<string, Value | undefined>>)[line.nameIn ?? name]
  const [key, title] = [wireNameOf(name), labelOfLine(line, mode)]
  const all = { ...(isFilled && { hasValue: read }), ...(line.kind === 'textarea' && { truncates: true }), ...more }
  const { choices } = line
  if (choices) return { key, title, render: (row) => <Choice words={choices[read<string>(row) ?? '']} />, ...all }
  switch (line.kind) {
    case 'date':
      return day(key, title, read<string>, all)
    case 'moment':
      return moment(key, title, read<Date>, { ...all, ...(zone && { zone }) })
    case 'number':
      return figure(key, title, read<string | number>, { ...decimalsOf(line), ...all })
    case 'tags':
      return { key, title, render: (row) => <FirstOf many={read<string[]>(row)} mono />, ...all }
    default:
      if (line.isMono) return mono(key, title, read<string>, all)
      return { key, title, render: (row) => read<string>(row), ...all }
  }
}

/** Fixed decimals of a figure, where tables show fewer than are stored. */
function decimalsOf({ decimals, scale }: WordedLine) {
  const fixedDecimals = decimals ?? (scale === 0 ? 0 : undefined)
  return fixedDecimals === undefined ? {} : { decimals: fixedDecimals }
}

function Choice({ words }: { words: TextKey | undefined }) {
  const text = useText()
  return words && text(words)
}

export const headColumn = <Of extends Row>(name: HeadFieldName, options?: FieldColumnOptions<Of>): Column<Of> =>
  fieldColumn(name, headLine(name), options)

export const partColumn = <Of extends Row>(name: PartFieldName, options?: FieldColumnOptions<Of>): Column<Of> =>
  fieldColumn(name, partLines[name], options)

type Sums = { packages?: number | undefined; grossWeightKg?: string | undefined; volumeM3?: string | undefined }

/** Cargo of each part, with the job's total at the foot. */
export const cargoColumns = <Of extends Row>(job: Sums): Column<Of>[] =>
  (['packages', 'grossWeightKg', 'volumeM3'] as const).map((name) =>
    partColumn(name, { total: () => <Figure value={job[name]} {...decimalsOf(partLines[name])} /> }),
  )
