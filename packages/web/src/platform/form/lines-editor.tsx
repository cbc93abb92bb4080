import { wordList } from '@landbridge/contract/shared/word-list'
import { type ClipboardEvent, memo, type RefObject, useCallback, useRef } from 'react'
import {
  type ArrayPath,
  type FieldArray,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useFieldArray,
} from 'react-hook-form'
import { textNow, useLanguage, useText } from '../text.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/messages.ts'
import { focusAfterRemoval } from './after-removal.ts'
import type { LineColumn } from './line-column.ts'
import { LineRow as PlainRow } from './line-row.tsx'
import { LineTotals } from './line-totals.tsx'
import { enterCell, walkLines } from './lines-keys.ts'
import { cellsIn, fillLines } from './paste.ts'

type LinesProps<T extends FieldValues, N extends ArrayPath<T>, Line> = {
  form: UseFormReturn<T>
  name: N
  /** Memoised columns, so that typing renders one line alone. */
  columns: readonly LineColumn<Line>[]
  blank: () => Line
  max?: number
  min?: number
  disabled?: boolean
}

const LineRow = memo(PlainRow) as typeof PlainRow

/** A form's lines as a table of fields, to add, remove or paste from a spreadsheet. */
export function LinesEditor<T extends FieldValues, N extends ArrayPath<T>, Line extends FieldValues>(
  props: LinesProps<T, N, Line>,
) {
  const { form, name, columns, min = 1, max = 200, disabled } = props
  const text = useText()
  const body = useRef<HTMLTableSectionElement>(null)
  const { lines, add, remove, paste } = useLines(props, body)
  const count = lines.length
  const canAdd = !disabled && count < max
  return (
    <div className="lines-box">
      <table className={columns.every(({ width }) => width) ? 'lines narrow' : 'lines'}>
        <LinesHead columns={columns} disabled={disabled} />
        <tbody ref={body} onKeyDown={(event) => walkLines(event, () => canAdd && add())}>
          {lines.map((line, index) => (
            <LineRow
              key={line.id}
              form={form as unknown as UseFormReturn<FieldValues>}
              path={`${name}.${index}`}
              index={index}
              columns={columns as unknown as readonly LineColumn<FieldValues>[]}
              canRemove={!disabled && count > min}
              disabled={disabled}
              onRemove={remove}
              onPaste={paste}
            />
          ))}
        </tbody>
        {!disabled && (
          <tfoot>
            <LineTotals control={form.control} name={name as unknown as Path<T>} columns={columns}>
              <span data-add={name}>
                <button type="button" className="link strong nowrap" onClick={add} disabled={!canAdd}>
                  <Icon name="plus" size="s" /> {text('shared.add-line')}
                </button>
              </span>{' '}
              <span className="small muted nowrap">{text('shared.or-paste')}</span>
            </LineTotals>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function LinesHead<Line>({
  columns,
  disabled,
}: {
  columns: readonly LineColumn<Line>[]
  disabled?: boolean | undefined
}) {
  const text = useText()
  return (
    <thead>
      <tr>
        {columns.map(({ name, title, need, align, width }) => (
          <th
            key={name}
            className={[align, need && 'need'].filter(Boolean).join(' ')}
            style={width ? { width } : undefined}
          >
            {title}
          </th>
        ))}
        {!disabled && (
          <th>
            <span className="unseen">{text('shared.remove-line')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** The lines with memoised actions on them. */
function useLines<T extends FieldValues, N extends ArrayPath<T>, Line extends FieldValues>(
  props: LinesProps<T, N, Line>,
  body: RefObject<HTMLElement | null>,
) {
  const { form, name } = props
  const language = useLanguage()
  const lines = useFieldArray({ control: form.control, name })
  const latest = useRef({ ...props, language, lines })
  latest.current = { ...props, language, lines }
  const add = useCallback(() => {
    const { blank, lines: now } = latest.current
    now.append(blank() as FieldArray<T, N>)
  }, [])
  const remove = useCallback(
    (lineIndex: number) => {
      latest.current.lines.remove(lineIndex)
      const table = body.current?.closest('table')
      if (table) focusAfterRemoval(table, latest.current.name, lineIndex)
    },
    [body],
  )
  const paste = useCallback(
    (event: ClipboardEvent, row: number, column: number) => {
      const cells = cellsIn(event.clipboardData.getData('text/plain'))
      if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return
      event.preventDefault()
      const { columns, blank, max = 200, language: reader, form: to, name: list } = latest.current
      const values = (to.getValues(list as unknown as Path<T>) ?? []) as readonly Line[]
      const filled = fillLines(values, cells, { row, column, columns, blank, maxLines: max, language: reader })
      latest.current.lines.replace(filled.lines as FieldArray<T, N>[])
      // The lines are drawn anew; who pasted goes on where they were.
      requestAnimationFrame(() => body.current && enterCell(body.current, row, column))
      const unread = filled.unread.map(
        (one) => columns.find(({ name }) => name === one)?.title ?? textNow('shared.column-number', { column: one }),
      )
      const left = filled.leftOut > 0 && textNow('shared.paste-left-out', { count: filled.leftOut, most: max })
      const missed = unread.length > 0 && textNow('shared.paste-unread', { columns: wordList(unread, reader) })
      const message = [left, missed].filter(Boolean).join(' ')
      if (message) toast(message, { long: true })
    },
    [body],
  )
  return { lines: lines.fields, add, remove, paste }
}
