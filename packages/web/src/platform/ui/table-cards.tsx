import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type TextKey, useText } from '../text.tsx'
import { Skeleton } from './states.tsx'
import type { Column } from './table-columns.tsx'
import { SelectRowBox } from './table-parts.tsx'

type CardsProps<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  rowLink?: ((row: Row) => string) | undefined
  cardTop?: ((row: Row) => ReactNode) | undefined
  cardFoot?: ((row: Row) => ReactNode) | undefined
  selectedKeys?: ReadonlySet<string> | undefined
  onSelect?: ((selectedKeys: ReadonlySet<string>) => void) | undefined
}

/** A list as cards for phones: route strip, columns in pairs, actions at the foot. */
export function DataCards<Row>({
  rows,
  columns,
  rowKey,
  rowLink,
  cardTop,
  cardFoot,
  selectedKeys,
  onSelect,
}: CardsProps<Row>) {
  const lines = linesOf(columns)
  return (
    <div className="cards">
      {rows.map((row) => {
        const foot = cardFoot?.(row)
        const inside = (
          <>
            {cardTop?.(row)}
            <div className="card-fields">
              {lines.map((line) => (
                <div key={line[0]?.key} className="card-line">
                  {line.map((column) => (
                    <div key={column.key} className={column.truncates ? 'long' : undefined}>
                      {column.labelled ? (
                        <LabelledLine title={column.title}>{column.render(row, rows)}</LabelledLine>
                      ) : (
                        column.render(row, rows)
                      )}
                    </div>
                  ))}
                </div>
              ))}
            </div>
            {foot && <div className="card-foot">{foot}</div>}
          </>
        )
        return (
          <article key={rowKey(row)} className="card">
            {rowLink ? <CardLink to={rowLink(row)}>{inside}</CardLink> : inside}
            {selectedKeys && (
              <span className="card-pick">
                <SelectRowBox rowKey={rowKey(row)} selectedKeys={selectedKeys} onSelect={onSelect} />
              </span>
            )}
          </article>
        )
      })}
    </div>
  )
}

/** A value under its label, empty without a value. */
function LabelledLine({ title, children }: { title: TextKey; children: ReactNode }) {
  const text = useText()
  return (
    <span className="card-named">
      <small>{text(title)}</small> <span>{children}</span>
    </span>
  )
}

/** Columns in pairs, with full-width ones alone. */
function linesOf<Row>(columns: readonly Column<Row>[]): Column<Row>[][] {
  const lines: Column<Row>[][] = []
  let half: Column<Row>[] | undefined
  for (const column of columns) {
    const isAlone = column.fullWidth || (column.truncates && lines.length === 0)
    if (half && !isAlone) half.push(column)
    else lines.push([column])
    half = half || isAlone ? undefined : lines.at(-1)
  }
  return lines
}

/** A card-wide link that leaves inner links their own. */
const CardLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <>
    <Link to={to} className="card-link" aria-hidden="true" tabIndex={-1} />
    {children}
  </>
)

export const SkeletonCards = () => (
  <div className="cards" aria-busy="true">
    {['a', 'b', 'c', 'd'].map((key) => (
      <article key={key} className="card">
        <Skeleton height={24} />
        <div className="card-line">
          <Skeleton width="60%" height={18} />
          <Skeleton width={72} height={18} />
        </div>
      </article>
    ))}
  </div>
)
