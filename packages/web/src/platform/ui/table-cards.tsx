import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type TextKey, useText } from '../text.tsx'
import { Skeleton } from './states.tsx'
import type { Column } from './table-columns.tsx'
import { PickBox } from './table-parts.tsx'

type CardsProps<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  rowLink?: ((row: Row) => string) | undefined
  cardTop?: ((row: Row) => ReactNode) | undefined
  cardFoot?: ((row: Row) => ReactNode) | undefined
  picked?: ReadonlySet<string> | undefined
  onPick?: ((picked: ReadonlySet<string>) => void) | undefined
}

/** The same list on a phone: the route strip on top, under it its columns, two to a line, and at its foot what is to be done. */
export function DataCards<Row>({ rows, columns, rowKey, rowLink, cardTop, cardFoot, picked, onPick }: CardsProps<Row>) {
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
                    <div key={column.key} className={column.long ? 'long' : undefined}>
                      {column.named ? (
                        <Named title={column.title}>{column.render(row, rows)}</Named>
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
            {picked && (
              <span className="card-pick">
                <PickBox rowKey={rowKey(row)} picked={picked} onPick={onPick} />
              </span>
            )}
          </article>
        )
      })}
    </div>
  )
}

/** A day or a figure under its name; an empty one has none. */
function Named({ title, children }: { title: TextKey; children: ReactNode }) {
  const text = useText()
  return (
    <span className="card-named">
      <small>{text(title)}</small> <span>{children}</span>
    </span>
  )
}

/** Two columns to a line; one that is wide, or begins the card with words, has a line of its own. */
function linesOf<Row>(columns: readonly Column<Row>[]): Column<Row>[][] {
  const lines: Column<Row>[][] = []
  let half: Column<Row>[] | undefined
  for (const column of columns) {
    const isAlone = column.wide || (column.long && lines.length === 0)
    if (half && !isAlone) half.push(column)
    else lines.push([column])
    half = half || isAlone ? undefined : lines.at(-1)
  }
  return lines
}

/** The whole card leads on; links inside of it keep their own way. */
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
