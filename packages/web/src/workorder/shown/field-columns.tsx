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
type Shown<Of> = Omit<Column<Of>, 'key' | 'title' | 'render'> & {
  mode?: ModeCode
  /** Until the reader chooses it is shown only where some row has it. */
  isFilled?: boolean
  zone?: (row: Of) => string | undefined
}

/** The column of a field as its line says: its name on the wire, its words, and the cell of its kind. */
export function fieldColumn<Of extends Row>(name: string, line: WordedLine, shown: Shown<Of> = {}): Column<Of> {
  const { mode, isFilled, zone, ...more } = shown
  const read = <Value,>(row: Of) => (row as Readonly<Record<string, Value | undefined>>)[line.nameIn ?? name]
  const [key, title] = [wireNameOf(name), labelOfLine(line, mode)]
  const all = { ...(isFilled && { filled: read }), ...(line.kind === 'textarea' && { long: true }), ...more }
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

/** A figure that is kept whole, or of which tables show fewer decimals than are kept. */
function decimalsOf({ decimals, scale }: WordedLine) {
  const shown = decimals ?? (scale === 0 ? 0 : undefined)
  return shown === undefined ? {} : { decimals: shown }
}

function Choice({ words }: { words: TextKey | undefined }) {
  const text = useText()
  return words && text(words)
}

export const headColumn = <Of extends Row>(name: HeadFieldName, shown?: Shown<Of>): Column<Of> =>
  fieldColumn(name, headLine(name), shown)

export const partColumn = <Of extends Row>(name: PartFieldName, shown?: Shown<Of>): Column<Of> =>
  fieldColumn(name, partLines[name], shown)

type Sums = { packages?: number | undefined; grossWeightKg?: string | undefined; volumeM3?: string | undefined }

/** The cargo of each part, with that of the whole job at the foot. */
export const cargoColumns = <Of extends Row>(job: Sums): Column<Of>[] =>
  (['packages', 'grossWeightKg', 'volumeM3'] as const).map((name) =>
    partColumn(name, { total: () => <Figure value={job[name]} {...decimalsOf(partLines[name])} /> }),
  )
