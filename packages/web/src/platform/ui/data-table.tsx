import { type ComponentType, Fragment, type ReactNode } from 'react'
import { type Text, useText } from '../text.tsx'
import { useIsPhone } from './is-phone.ts'
import { useLastPage } from './last-page.ts'
import { ListFrame, type ListQuery } from './list-frame.tsx'
import type { ListState } from './list-state.ts'
import { Pager } from './pager.tsx'
import { Button } from './parts.tsx'
import { rowOpens } from './row-open.ts'
import { EmptyState, ErrorState, Skeleton } from './states.tsx'
import { TableBox } from './table-box.tsx'
import { DataCards, SkeletonCards } from './table-cards.tsx'
import { type Column, ColumnChooser, useColumns } from './table-columns.tsx'
import { HeadCell, SelectAllCell, SelectRowCell } from './table-parts.tsx'

export type DataTableProps<Row> = {
  /** Storage key of the reader's columns: booking.rail. */
  id: string
  columns: readonly Column<Row>[]
  /** Lines of a phone's card, the first four columns by default. */
  cardColumns?: readonly Column<Row>[]
  /** A list query, or `{ data: { items, total }, error: null, refetch }`. */
  list: ListQuery<Row>
  rowKey: (row: Row) => string
  /** Page and sort order in the address; without it all rows are given. */
  state?: ListState
  /** The link of a phone's card; a table links its first column. */
  rowLink?: (row: Row) => string
  /** The top of a phone's card: its route strip. */
  cardTop?: (row: Row) => ReactNode
  /** The foot of a phone's card: its actions. */
  cardFoot?: (row: Row) => ReactNode
  selectedKeys?: ReadonlySet<string>
  onSelect?: (selectedKeys: ReadonlySet<string>) => void
  /** The empty state with its next step. */
  empty?: ReactNode
  /** Places the column chooser, usually at the end of the FilterBar. */
  renderToolbar?: (renderToolbar: ReactNode) => ReactNode
  /** 40 px rows, inside another card. */
  isInCard?: boolean
  /** The totals' label in the foot's first cell. */
  totalLabel?: string
  bands?: { bandOf: (row: Row) => string; Head: ComponentType<{ band: string; rows: readonly Row[] }> }
  current?: string | undefined
  /** The group of a row for subtotals, such as its container. */
  subtotalBy?: (row: Row) => string
}

/** A list as a table, or as cards on a phone, sorted and paged by the server. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { id, columns, list, state, renderToolbar, isInCard } = props
  const { visibleColumns, choose } = useColumns(id, columns, list.data?.items ?? [])
  const isPhone = useIsPhone()
  useLastPage(list.data?.total, state)
  const pager = state && list.data && list.data.total > 0 && <Pager state={state} total={list.data.total} />
  const body = (
    <ListFrame list={list}>
      <Body {...props} visibleColumns={visibleColumns} isPhone={isPhone} />
    </ListFrame>
  )
  const toolbar = renderToolbar?.(<ColumnChooser columns={columns} visibleColumns={visibleColumns} onChoose={choose} />)
  const isCards = isPhone && !isInCard && (list.data ? list.data.items.length > 0 : !list.error)
  if (isCards) {
    return (
      <>
        {toolbar}
        {body}
        {pager}
      </>
    )
  }
  return (
    <>
      {toolbar}
      <div className={isInCard ? undefined : 'card'}>
        {body}
        {pager}
      </div>
    </>
  )
}

type BodyProps<Row> = DataTableProps<Row> & { visibleColumns: readonly Column<Row>[]; isPhone: boolean }

function Body<Row>(props: BodyProps<Row>) {
  const { list, state, empty, visibleColumns, cardColumns, isPhone, isInCard } = props
  const text = useText()
  const rows = list.data?.items
  if (!rows && list.error) return <ErrorState error={list.error} onRetry={() => list.refetch()} />
  if (rows?.length === 0 && state?.isFiltered) {
    return (
      <EmptyState title={text('shared.empty-filter')} icon="search">
        <Button look="ghost" low onClick={state.clear}>
          {text('shared.clear-filters')}
        </Button>
      </EmptyState>
    )
  }
  if (rows?.length === 0) return empty ?? <EmptyState />
  if (isPhone && !isInCard) {
    const onCard = cardColumns ?? visibleColumns.filter(({ deskOnly }) => !deskOnly).slice(0, 4)
    return rows ? <DataCards {...props} rows={rows} columns={onCard} /> : <SkeletonCards />
  }
  return <ListTable {...props} rows={rows} />
}

type ListTableProps<Row> = BodyProps<Row> & { rows: readonly Row[] | undefined }

function ListTable<Row>(props: ListTableProps<Row>) {
  const { visibleColumns, rows, state, rowKey, selectedKeys, onSelect, isInCard } = props
  return (
    <TableBox>
      <table className={isInCard ? 'table card-table stacked' : 'table'}>
        <thead>
          <tr>
            {selectedKeys && (
              <SelectAllCell keys={rows?.map(rowKey) ?? []} selectedKeys={selectedKeys} onSelect={onSelect} />
            )}
            {visibleColumns.map((column) => (
              <HeadCell key={column.key} column={column} state={state} followsSelection={!!selectedKeys} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows && <TableRows {...props} rows={rows} />}
          {!rows && <SkeletonRows columns={visibleColumns.length + (selectedKeys ? 1 : 0)} />}
        </tbody>
        <TableFoot {...props} />
      </table>
    </TableBox>
  )
}

type RowsProps<Row> = BodyProps<Row> & { rows: readonly Row[] }

function TableRows<Row>(props: RowsProps<Row>) {
  const { rows, rowKey, bands, visibleColumns, selectedKeys } = props
  return rows.map((row, at) => {
    const before = rows[at - 1]
    const band = bands?.bandOf(row)
    const begins = bands && band !== undefined && (before === undefined || bands.bandOf(before) !== band)
    return (
      <Fragment key={rowKey(row)}>
        {begins && (
          <tr className="band">
            <th colSpan={visibleColumns.length + (selectedKeys ? 1 : 0)} scope="colgroup">
              <bands.Head band={band} rows={rows.filter((one) => bands.bandOf(one) === band)} />
            </th>
          </tr>
        )}
        <TableRow {...props} row={row} />
      </Fragment>
    )
  })
}

function TableRow<Row>({
  row,
  rows,
  rowKey,
  current,
  visibleColumns,
  selectedKeys,
  onSelect,
}: RowsProps<Row> & { row: Row }) {
  const text = useText()
  const key = rowKey(row)
  const isCurrent = key === current
  return (
    <tr
      className={selectedKeys?.has(key) || isCurrent ? 'picked' : undefined}
      aria-current={isCurrent || undefined}
      {...rowOpens}
    >
      {selectedKeys && <SelectRowCell rowKey={key} selectedKeys={selectedKeys} onSelect={onSelect} />}
      {visibleColumns.map((column, i) => (
        <td key={column.key} className={cellClass(column, !!selectedKeys)} {...stackedCellProps(column, i, text)}>
          {column.truncates ? <TruncatedCell>{column.render(row, rows)}</TruncatedCell> : column.render(row, rows)}
        </td>
      ))}
    </tr>
  )
}

/** Totals of all rows, after subtotals of their groups. */
function TableFoot<Row>({ visibleColumns, rows, selectedKeys, totalLabel, subtotalBy }: ListTableProps<Row>) {
  const text = useText()
  const hasTotals = visibleColumns.some((column) => column.total !== undefined)
  if (!rows || !hasTotals) return null
  const sums = [...subtotals(rows, subtotalBy), [totalLabel ?? text('shared.total'), rows] as const]
  return (
    <tfoot>
      {sums.map(([label, added]) => (
        <tr key={label}>
          {selectedKeys && <td className="pick" />}
          {visibleColumns.map((column, i) => (
            <td key={column.key} className={cellClass(column, !!selectedKeys)} {...stackedCellProps(column, i, text)}>
              {i === 0 ? label : column.total?.(added)}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  )
}

function subtotals<Row>(rows: readonly Row[], by: ((row: Row) => string) | undefined) {
  const groups = by ? [...Map.groupBy(rows, by)] : []
  return groups.length > 1 ? groups : []
}

const cellClass = <Row,>(column: Column<Row>, afterPick: boolean) =>
  [
    column.align,
    column.pinned && 'fixed',
    column.pinned && afterPick && 'after-pick',
    column.truncates && 'gives',
    column.wraps && 'folds',
  ]
    .filter(Boolean)
    .join(' ') || undefined

/** Truncates its content and shows it whole in a tooltip. */
const TruncatedCell = ({ children }: { children: ReactNode }) => (
  <span onPointerEnter={({ currentTarget }) => titleTruncated(currentTarget)}>
    <span>{children}</span>
  </span>
)

function titleTruncated(box: HTMLElement): void {
  const parts = [...box.querySelectorAll<HTMLElement>('*')]
  if (parts.some((part) => part.title) || !parts.some((part) => part.scrollWidth > part.clientWidth)) return
  box.title = box.innerText
}

/** Cell attributes of stacked cards: the first cell heads the card, others have labels, actions stand below. */
const stackedCellProps = <Row,>({ title, isActions }: Column<Row>, index: number, text: Text) => {
  if (isActions) return { 'data-tools': '' }
  return index === 0 ? undefined : { 'data-label': text(title) }
}

const SkeletonRows = ({ columns }: { columns: number }) =>
  Array.from({ length: 8 }, (_, row) => (
    <tr key={String(row)}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={String(column)}>
          <Skeleton width={`${60 + ((row * 7 + column * 13) % 35)}%`} />
        </td>
      ))}
    </tr>
  ))
