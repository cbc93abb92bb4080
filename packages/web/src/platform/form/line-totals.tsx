import { type ReactNode, useDeferredValue } from 'react'
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form'
import type { LineColumn } from './line-column.ts'
import { CellLabel } from './line-row.tsx'

type TotalsProps<T extends FieldValues, Line> = {
  control: Control<T>
  name: Path<T>
  columns: readonly LineColumn<Line>[]
  children: ReactNode
}

type SumProps<Line> = { column: LineColumn<Line>; sum: ReactNode }

/** A column's sum, nameless on a card while empty. */
const Sum = <Line,>({ column: { title, align }, sum }: SumProps<Line>) => (
  <td className={align}>
    {sum && (
      <>
        <CellLabel column={{ title }} />
        {sum}
      </>
    )}
  </td>
)

/** Sums of columns, updated at low priority while typing. */
export function LineTotals<T extends FieldValues, Line>({ control, name, columns, children }: TotalsProps<T, Line>) {
  const lines = useDeferredValue((useWatch({ control, name }) ?? []) as readonly Line[])
  const first = columns.findIndex((column) => column.total)
  const before = first < 0 ? columns.length : Math.max(1, first)
  return (
    <tr>
      <td colSpan={before}>{children}</td>
      {columns.slice(before).map((column) => (
        <Sum key={column.name} column={column} sum={column.total?.(lines)} />
      ))}
      <td />
    </tr>
  )
}
