import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../text.tsx'
import { Card, IconButton } from '../parts.tsx'
import { TableBox } from '../table-box.tsx'
import styles from './plot.module.css'
import type { Plotted } from './plot-drawing.ts'

type Part = {
  key: string
  label: string
  /** A theme colour, such as --rail. */
  colour: string
  values: readonly number[]
}

type PlotProps = {
  /** The accessible description. */
  label: string
  /** The heading of the column names: "Month". */
  namesTitle: string
  names: readonly { short: string; long: string }[]
  parts: readonly Part[]
  lastColour?: string | undefined
  figureWithUnit: (value: number) => string
  /** Formats an axis figure, without its unit. */
  figure: (value: number) => string
}

type PlotCardProps = PlotProps & {
  title: ReactNode
  aside?: ReactNode
  /** Labels of the switch between plot and table. */
  toggle: { table: string; plot: string }
}

/** True in browsers with a canvas; elsewhere the table stands alone. */
const canDraw = () => 'CanvasRenderingContext2D' in globalThis

/** Figures as a plot, or as a table by choice. */
export function PlotCard({ title, aside, toggle, ...plot }: PlotCardProps) {
  const [isTable, setTable] = useState(false)
  const showsTable = isTable || !canDraw()
  const head = (
    <>
      {plot.parts.length > 1 && <Legend parts={plot.parts} />}
      {aside}
      {canDraw() && (
        <IconButton
          name={isTable ? 'bars' : 'table'}
          label={isTable ? toggle.plot : toggle.table}
          onClick={() => setTable(!isTable)}
        />
      )}
    </>
  )
  return (
    <Card dense title={title} actions={head} className={styles.card ?? ''}>
      {showsTable ? <PlotTable {...plot} /> : <Plot {...plot} />}
    </Card>
  )
}

const Swatch = ({ part: { colour } }: { part: Part }) => (
  <i className={styles.swatch} style={{ background: `var(${colour})` }} />
)

const Legend = ({ parts }: { parts: readonly Part[] }) => (
  <ul className={`${styles.legend} desk-only`}>
    {parts.map((part) => (
      <li key={part.key}>
        <Swatch part={part} /> {part.label}
      </li>
    ))}
  </ul>
)

function Plot({ label, names, parts, lastColour, figureWithUnit, figure }: PlotProps) {
  const element = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<{ index: number; left: number }>()
  const figureNow = useEffectEvent((value: number) => figure(value))
  const plotted: Plotted = {
    names: names.map(({ short }) => short),
    stacks: parts.map(({ colour, values }) => ({ colour, values })),
    lastColour,
  }
  // What is drawn is compared by what it says, so that it is not drawn again for nothing.
  const plottedText = JSON.stringify(plotted)
  useEffect(() => {
    let isGone = false
    let remove = () => {}
    import('./plot-drawing.ts').then(
      ({ drawPlot }) => {
        if (isGone || !element.current) return
        const reader = { figure: (value: number) => figureNow(value), onColumn: setOver }
        remove = drawPlot(element.current, JSON.parse(plottedText) as Plotted, reader)
      },
      () => {},
    )
    return () => {
      isGone = true
      remove()
    }
  }, [plottedText])
  return (
    <figure className={styles.plot} role="img" aria-label={label}>
      <div ref={element} aria-hidden="true" />
      {over && (
        <div
          className={styles.tip}
          style={{ left: over.left }}
          data-side={over.index * 2 < names.length ? 'right' : 'left'}
        >
          <b>{names[over.index]?.long}</b>
          {parts
            .filter(({ values }) => parts.length === 1 || values[over.index])
            .map((part) => (
              <span key={part.key}>
                {parts.length > 1 && <Swatch part={part} />} {parts.length > 1 && part.label}{' '}
                {figureWithUnit(part.values[over.index] ?? 0)}
              </span>
            ))}
        </div>
      )}
    </figure>
  )
}

/** The figures as a table, newest first, with sums of several parts. */
function PlotTable({ label, namesTitle, names, parts, figureWithUnit }: PlotProps) {
  const text = useText()
  const sumOf = (i: number) => parts.reduce((sum, { values }) => sum + (values[i] ?? 0), 0)
  return (
    <TableBox className={styles.table}>
      <table className="table card-table" aria-label={label}>
        <thead>
          <tr>
            <th>{namesTitle}</th>
            {parts.map(({ key, label: part }) => (
              <th key={key} className="num">
                {part}
              </th>
            ))}
            {parts.length > 1 && <th className="num">{text('shared.total')}</th>}
          </tr>
        </thead>
        <tbody>
          {names
            .map(({ long }, i) => (
              <tr key={long}>
                <th scope="row">{long}</th>
                {parts.map(({ key, values }) => (
                  <td key={key} className="num">
                    {figureWithUnit(values[i] ?? 0)}
                  </td>
                ))}
                {parts.length > 1 && <td className="num strong">{figureWithUnit(sumOf(i))}</td>}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </TableBox>
  )
}
