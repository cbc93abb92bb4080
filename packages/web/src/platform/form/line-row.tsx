import { type ClipboardEvent, type ReactNode, useId } from 'react'
import { Controller, type FieldValues, get, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { namedText, useText } from '../text.tsx'
import { IconButton } from '../ui/parts.tsx'
import { type Control, orEmpty, roleOfError } from './field-frame.tsx'
import { firstBrokenRule } from './field-rules.ts'
import { rulesOfKind } from './kind-rules.ts'
import { kinds } from './kinds.tsx'
import type { LineColumn } from './line-column.ts'

type Column = LineColumn<FieldValues>

type RowProps = {
  form: UseFormReturn<FieldValues>
  /** The line's place in the form: goods.3 */
  path: string
  index: number
  columns: readonly Column[]
  canRemove: boolean
  disabled: boolean | undefined
  onRemove: (index: number) => void
  onPaste: (event: ClipboardEvent, row: number, column: number) => void
}

/** One line with its cells and errors, rendered independently of other lines. */
export function LineRow({ form, path, index, columns, canRemove, disabled, onRemove, onPaste }: RowProps) {
  const text = useText()
  const reasonsId = useId()
  const line = (useWatch({ control: form.control, name: path }) ?? {}) as FieldValues
  const { errors } = useFormState({ control: form.control, name: path })
  const wrong = (get(errors, path) ?? {}) as Wrong
  const isWrong = columns.some(({ name }) => wrong[name]?.message)
  return (
    <>
      <tr data-line={index}>
        {columns.map((column, place) => (
          <td key={column.name} onPaste={(event) => onPaste(event, index, place)}>
            <CellLabel column={column} />
            <Cell
              form={form}
              path={path}
              column={column}
              line={line}
              index={index}
              disabled={disabled}
              reasonsId={reasonsId}
            />
          </td>
        ))}
        {!disabled && (
          <td className="num">
            <IconButton
              name="bin"
              label={`${text('shared.remove-line')} ${index + 1}`}
              data-remove={path}
              disabled={!canRemove}
              onClick={() => onRemove(index)}
            />
          </td>
        )}
      </tr>
      {isWrong && (
        <tr className="why">
          <td colSpan={columns.length + 1}>
            <Reasons id={reasonsId} columns={columns} wrong={wrong} />
          </td>
        </tr>
      )}
    </>
  )
}

/** A cell's visible name on cards, beside its input's own. */
export const CellLabel = ({ column: { title, need } }: { column: Pick<Column, 'title' | 'need'> }) => (
  <span className={need ? 'cell-label need' : 'cell-label'} aria-hidden="true">
    {title}
  </span>
)

type CellProps = Pick<RowProps, 'form' | 'path' | 'index' | 'disabled'> & {
  column: Column
  line: FieldValues
  reasonsId: string
}

function Cell({ form, path: linePath, column, line, index, disabled, reasonsId }: CellProps) {
  const text = useText()
  const { name, title, need, align: _, width: __, total: ___, widget, read: ____, kind = 'input', ...rest } = column
  const path = `${linePath}.${name}`
  const Widget = kinds[kind] as (props: object) => ReactNode
  return (
    <Controller
      control={form.control}
      name={path}
      rules={{ validate: (value) => firstBrokenRule(rulesOfKind(kind, rest), value, form.getValues()) }}
      render={({ field, fieldState: { error } }) => {
        const control = {
          id: path,
          value: field.value,
          onChange: (value: unknown) => field.onChange(orEmpty(value)),
          onBlur: field.onBlur,
          invalid: !!error,
          describedBy: error ? `${reasonsId}-${name}` : undefined,
          disabled,
          need,
          label: `${title}, ${text('shared.line', { line: index + 1 })}`,
          low: true as const,
        }
        return (
          <div data-field={path}>
            {widget ? (
              widget(control as Control<never> & typeof control, line, index)
            ) : (
              <Widget {...control} {...rest} />
            )}
          </div>
        )
      }}
    />
  )
}

type Wrong = Record<string, { message?: string; type?: unknown }>
type ReasonsProps = { id: string; columns: readonly Column[]; wrong: Wrong }

/** Errors of a line's cells in one row with their columns, equal ones once. */
function Reasons({ id, columns, wrong }: ReasonsProps) {
  const text = useText()
  const messages = Map.groupBy(
    columns.filter(({ name }) => wrong[name]?.message),
    ({ name }) => wrong[name]?.message ?? '',
  )
  return [...messages].map(([message, those]) => (
    <span key={message} className="err" role={those.map(({ name }) => roleOfError(wrong[name] ?? {})).find(Boolean)}>
      {those.map(({ name, title }, i) => (
        <span key={name}>
          {i > 0 && ', '}
          {title}
        </span>
      ))}
      {': '}
      {namedText(text, message)}
      {those.map(({ name, title }) => (
        <span key={name} id={`${id}-${name}`} hidden>
          {title}: {namedText(text, message)}
        </span>
      ))}
    </span>
  ))
}
