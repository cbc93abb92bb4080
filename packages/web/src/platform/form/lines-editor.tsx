import { type ClipboardEvent, Fragment, type ReactNode } from 'react'
import {
  type ArrayPath,
  Controller,
  type FieldArray,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useFieldArray,
  useWatch,
} from 'react-hook-form'
import { type TextKey, useText } from '../text.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/parts.tsx'
import type { Control } from './field-frame.tsx'
import { kinds, type WidgetProps } from './kinds.tsx'
import { cellsIn, fillLines } from './paste.ts'

export type LineColumn<Line> = {
  name: keyof Line & string
  title: string
  need?: boolean
  align?: 'num'
  width?: number
  /** What stands under it, from all lines. */
  total?: (lines: readonly Line[]) => ReactNode
  /** A widget of another area instead of a kind. */
  widget?: (control: Control<never> & { low: true; label: string }, line: Line, at: number) => ReactNode
  /** How a pasted cell becomes a value; as it is, unless told. Undefined leaves the cell alone. */
  read?: (cell: string) => unknown
} & Exclude<WidgetProps, { kind: 'dateRange' | 'currcd' }>

type LinesProps<T extends FieldValues, N extends ArrayPath<T>, Line> = {
  form: UseFormReturn<T>
  name: N
  columns: readonly LineColumn<Line>[]
  /** What a new line begins with. */
  blank: () => Line
  most?: number
  /** How few may be left. */
  least?: number
  disabled?: boolean
}

/** Lines of a form as a table whose cells are fields: add, remove, or paste from a spreadsheet. */
export function LinesEditor<T extends FieldValues, N extends ArrayPath<T>, Line extends FieldValues>(
  props: LinesProps<T, N, Line>,
) {
  const { form, name, columns, blank, most = 200, least = 1, disabled } = props
  const text = useText()
  const lines = useFieldArray({ control: form.control, name })
  const values = (useWatch({ control: form.control, name: name as unknown as Path<T> }) ?? []) as readonly Line[]
  const add = () => lines.append(blank() as FieldArray<T, N>)
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const cells = cellsIn(event.clipboardData.getData('text/plain'))
    if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return
    event.preventDefault()
    const filled = fillLines(values, cells, { row, column, columns, blank, most })
    lines.replace(filled as FieldArray<T, N>[])
  }
  const hasTotals = columns.some((column) => column.total)
  return (
    <div className="lines-box">
      <table className="lines">
        <thead>
          <tr>
            {columns.map(({ name: key, title, need, align, width }) => (
              <th
                key={key}
                className={[align, need && 'need'].filter(Boolean).join(' ')}
                style={width ? { width } : undefined}
              >
                {title}
              </th>
            ))}
            <th aria-label={text('shared.remove-line')} />
          </tr>
        </thead>
        <tbody>
          {lines.fields.map((line, at) => (
            <Fragment key={line.id}>
              <tr>
                {columns.map((column, place) => (
                  <td key={column.name} onPaste={(event) => paste(event, at, place)}>
                    <Cell
                      form={form}
                      path={`${name}.${at}.${column.name}`}
                      column={column}
                      line={values[at] ?? blank()}
                      at={at}
                      disabled={disabled}
                    />
                  </td>
                ))}
                <td className="num">
                  <IconButton
                    name="bin"
                    label={`${text('shared.remove-line')} ${at + 1}`}
                    disabled={!!disabled || lines.fields.length <= least}
                    onClick={() => lines.remove(at)}
                  />
                </td>
              </tr>
              <Reasons form={form} path={`${name}.${at}`} columns={columns} />
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td
              colSpan={
                hasTotals
                  ? Math.max(
                      1,
                      columns.findIndex((column) => column.total),
                    )
                  : columns.length
              }
            >
              <button
                type="button"
                className="link strong"
                onClick={add}
                disabled={!!disabled || lines.fields.length >= most}
              >
                <Icon name="plus" size="s" /> {text('shared.add-line')}
              </button>{' '}
              <span className="small muted">{text('shared.or-paste')}</span>
            </td>
            {hasTotals &&
              columns
                .slice(
                  Math.max(
                    1,
                    columns.findIndex((column) => column.total),
                  ),
                )
                .map((column) => (
                  <td key={column.name} className={column.align}>
                    {column.total?.(values)}
                  </td>
                ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

type CellProps<T extends FieldValues, Line> = {
  form: UseFormReturn<T>
  path: string
  column: LineColumn<Line>
  line: Line
  at: number
  disabled: boolean | undefined
}

function Cell<T extends FieldValues, Line>({ form, path, column, line, at, disabled }: CellProps<T, Line>) {
  const text = useText()
  const {
    name: _,
    title,
    need: __,
    align: ___,
    width: ____,
    total: _____,
    widget,
    read: ______,
    kind = 'input',
    ...rest
  } = column
  const label = `${title}, ${text('shared.line', { line: at + 1 })}`
  return (
    <Controller
      control={form.control}
      name={path as Path<T>}
      render={({ field, fieldState: { error } }) => {
        const control = {
          id: path,
          value: field.value,
          onChange: field.onChange,
          onBlur: field.onBlur,
          invalid: !!error,
          describedBy: error ? `${path}-error` : undefined,
          disabled,
          label,
          low: true as const,
        }
        const Widget = kinds[kind] as (props: object) => ReactNode
        return (
          <div data-field={path}>
            {widget ? (
              widget(control as Control<never> & { low: true; label: string }, line, at)
            ) : (
              <Widget {...control} {...rest} />
            )}
          </div>
        )
      }}
    />
  )
}

type ReasonsProps<T extends FieldValues, Line> = {
  form: UseFormReturn<T>
  path: string
  columns: readonly LineColumn<Line>[]
}

/** Why cells of a line are wrong, under the line, each beginning under its own cell. */
function Reasons<T extends FieldValues, Line>({ form, path, columns }: ReasonsProps<T, Line>) {
  const text = useText()
  const errors = get(form.formState.errors, path) as Record<string, { message?: string }> | undefined
  const wrong = columns.map((column, at) => ({ at, name: column.name, message: errors?.[column.name]?.message }))
  const shown = wrong.filter((one) => one.message)
  return shown.map(({ at, name, message }) => (
    <tr key={name} className="why">
      {at > 0 && <td colSpan={at} />}
      <td colSpan={columns.length + 1 - at}>
        <span className="err" id={`${path}.${name}-error`} role="alert">
          {text(message as TextKey)}
        </span>
      </td>
    </tr>
  ))
}
