import type { TariffRow } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { compareAmounts } from '@landbridge/contract/shared/money'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useToday } from '../../platform/today.ts'
import { GridTable } from '../../platform/ui/grid-table.tsx'
import { laneText } from '../../platform/ui/lane-words.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { UnbrokenWords } from '../../platform/ui/unbroken-words.tsx'
import type { MatrixColumn, MatrixProps } from '../desk/modes/pricing-desk-mode.ts'
import { usePricingDeskMode } from '../desk/modes/pricing-desk-modes.ts'
import { type Axis, axisOf, type Ranks, ranksIn } from './matrix-rules.ts'
import { AxisHead, Validity } from './matrix-validity.tsx'
import { figureIn } from './tariff-columns.tsx'
import styles from './tariff-matrix.module.css'

type Rows = readonly TariffRow[]

function ListedColumns({ rows, children }: MatrixProps) {
  const text = useText()
  const { columns } = usePricingDeskMode()
  const all: readonly MatrixColumn[] = [
    ...columns.map((price) => ({
      key: price.column,
      title: text(price.title),
      figureOf: (row: TariffRow) => figureIn(row, price),
    })),
    { key: 'perM3', title: text('pricing.matrix-per-m3'), figureOf: ({ sharedPerM3 }) => sharedPerM3 },
  ]
  return children(all.filter(({ figureOf }) => rows.some(figureOf)))
}

export function MatrixGrid({ rows }: { rows: Rows }) {
  const { Matrix = ListedColumns } = usePricingDeskMode()
  return <Matrix rows={rows}>{(columns) => <Grid rows={rows} columns={columns} />}</Matrix>
}

type RankedColumn = MatrixColumn & { ranks: Ranks }

function Grid({ rows, columns }: { rows: Rows; columns: readonly MatrixColumn[] }) {
  const text = useText()
  const today = useToday()
  const axis = axisOf(today)
  const ranked = columns.map((column) => ({ ...column, ranks: ranksIn(publishedPrices(rows, column)) }))
  return (
    <TableBox>
      <GridTable label={text('pricing.matrix')} className={`table ${styles.matrix}`}>
        <thead>
          <tr>
            <th tabIndex={-1} className="fixed">
              {text('pricing.week-lane')}
            </th>
            <th tabIndex={-1}>{text('pricing.matrix-version')}</th>
            {columns.map(({ key, title }) => (
              <th key={key} tabIndex={-1} className="num">
                <UnbrokenWords words={title} />
              </th>
            ))}
            <th tabIndex={-1} className={styles.validity}>
              <AxisHead axis={axis} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Line
              key={row.id}
              row={row}
              rows={rows}
              columns={ranked}
              axis={axis}
              isAgain={rows[at - 1]?.lineNo === row.lineNo}
            />
          ))}
        </tbody>
      </GridTable>
    </TableBox>
  )
}

type LineProps = { row: TariffRow; rows: Rows; columns: readonly RankedColumn[]; axis: Axis; isAgain: boolean }

function Line({ row, rows, columns, axis, isAgain }: LineProps) {
  const text = useText()
  const words = [laneText(row), row.carrierName ?? row.entryPortName].filter(Boolean)
  return (
    <tr className={row.state === 'draft' ? styles.draft : undefined}>
      <th scope="row" tabIndex={-1} className="fixed" title={words.join('\n')}>
        {isAgain ? (
          <span className="unseen">{words.join(', ')}</span>
        ) : (
          <>
            <b className="cut">{words[0]}</b>
            <small className="cut">
              {words[1]} {words[1] && '· '}
              {row.currency}
            </small>
          </>
        )}
      </th>
      <td tabIndex={-1}>
        <Link to={deskPaths.tariff(row.id)} tabIndex={-1} className="nowrap" title={row.lineNo}>
          v{row.revision}
          {row.state === 'draft' && <small className={styles.state}>{text('pricing.matrix-draft')}</small>}
        </Link>
      </td>
      {columns.map((column) => (
        <Price key={column.key} row={row} column={column} />
      ))}
      <td tabIndex={-1} className={styles.validity}>
        <Validity row={row} rows={rows} axis={axis} />
      </td>
    </tr>
  )
}

const offered = (price: string | undefined) => (price && compareAmounts(price, '0') !== 0 ? price : undefined)

const publishedPrices = (rows: Rows, { figureOf }: MatrixColumn) =>
  rows.flatMap((row) => {
    const price = offered(figureOf(row))
    return row.state === 'published' && price !== undefined ? [{ id: row.id, currency: row.currency, price }] : []
  })

function Price({ row, column: { figureOf, ranks } }: { row: TariffRow; column: RankedColumn }) {
  const text = useText()
  const format = useFormat()
  const price = offered(figureOf(row))
  const ranked = ranks.get(row.id)
  if (price === undefined)
    return (
      <td className="num muted" tabIndex={-1}>
        —
      </td>
    )
  const { heat } = ranked ?? {}
  return (
    <td className={`num ${heat ? (styles[heat] ?? '') : ''}`} tabIndex={-1}>
      <Link
        to={deskPaths.tariff(row.id)}
        tabIndex={-1}
        title={ranked && text('pricing.matrix-rank', { place: ranked.place, among: ranked.among })}
      >
        {format.number(price)}
        {heat === 'cheapest' && <small>{text('pricing.matrix-cheapest')}</small>}
        {heat === 'dearest' && <small>{text('pricing.matrix-dearest')}</small>}
      </Link>
    </td>
  )
}
