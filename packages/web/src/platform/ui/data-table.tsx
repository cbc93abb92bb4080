import { type ComponentType, Fragment, type ReactNode } from 'react'
import { type Text, useText } from '../text.tsx'
import { useIsPhone } from './is-phone.ts'
import { useLastPage } from './last-page.ts'
import { type Listed, ListFrame } from './list-frame.tsx'
import type { ListState } from './list-state.ts'
import { Pager } from './pager.tsx'
import { Button } from './parts.tsx'
import { rowOpens } from './row-open.ts'
import { EmptyState, ErrorState, Skeleton } from './states.tsx'
import { TableBox } from './table-box.tsx'
import { DataCards, SkeletonCards } from './table-cards.tsx'
import { type Column, ColumnChooser, useColumns } from './table-columns.tsx'
import { HeadCell, PickAll, PickRow } from './table-parts.tsx'

export type DataTableProps<Row> = {
  /** The key under which the reader's choice of columns is kept: booking.rail. */
  id: string
  columns: readonly Column<Row>[]
  /** The lines of a card on a phone; without them the first four columns. */
  cardColumns?: readonly Column<Row>[]
  /** A read of a list call, or `{ data: { items, total }, error: null, refetch }`. */
  list: Listed<Row>
  rowKey: (row: Row) => string
  /** Page and sort in the address; without it the rows are all there is. */
  state?: ListState
  /** The address that a card leads to on a phone; in the table the first column is the link. */
  rowLink?: (row: Row) => string
  /** Stands on top of a row's card on a phone: its route strip. */
  cardTop?: (row: Row) => ReactNode
  /** Stands at the foot of a row's card on a phone: what is to be done with it, where anything is. */
  cardFoot?: (row: Row) => ReactNode
  picked?: ReadonlySet<string>
  onPick?: (picked: ReadonlySet<string>) => void
  /** The next step when nothing is there yet. */
  empty?: ReactNode
  /** The place of the column chooser, usually the FilterBar's tail; nothing shows none. */
  chooser?: (chooser: ReactNode) => ReactNode
  /** 40 px rows, inside another card. */
  inCard?: boolean
  /** The word before the totals, in the first cell of the foot. */
  totalLabel?: string
  bands?: { bandOf: (row: Row) => string; Head: ComponentType<{ band: string; rows: readonly Row[] }> }
  current?: string | undefined
  /** The foot adds up by it besides all rows, in the words of its first cell: a container. */
  subtotalBy?: (row: Row) => string
}

/** A list: a table on a desk, cards on a phone; sorted and paged by the server. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { id, columns, list, state, chooser, inCard } = props
  const { shown, choose } = useColumns(id, columns, list.data?.items ?? [])
  const isPhone = useIsPhone()
  useLastPage(list.data?.total, state)
  const pager = state && list.data && list.data.total > 0 && <Pager state={state} total={list.data.total} />
  const body = (
    <ListFrame list={list}>
      <Body {...props} shown={shown} isPhone={isPhone} />
    </ListFrame>
  )
  const chosen = chooser?.(<ColumnChooser columns={columns} shown={shown} onChoose={choose} />)
  const isCards = isPhone && !inCard && (list.data ? list.data.items.length > 0 : !list.error)
  if (isCards) {
    return (
      <>
        {chosen}
        {body}
        {pager}
      </>
    )
  }
  return (
    <>
      {chosen}
      <div className={inCard ? undefined : 'card'}>
        {body}
        {pager}
      </div>
    </>
  )
}

type BodyProps<Row> = DataTableProps<Row> & { shown: readonly Column<Row>[]; isPhone: boolean }

function Body<Row>(props: BodyProps<Row>) {
  const { list, state, empty, shown, cardColumns, isPhone, inCard } = props
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
  if (isPhone && !inCard) {
    const onCard = cardColumns ?? shown.filter(({ deskOnly }) => !deskOnly).slice(0, 4)
    return rows ? <DataCards {...props} rows={rows} columns={onCard} /> : <SkeletonCards />
  }
  return <TableOf {...props} rows={rows} />
}

function TableOf<Row>(props: BodyProps<Row> & { rows: readonly Row[] | undefined }) {
  const { shown, rows, state, rowKey, picked, onPick, inCard, totalLabel, subtotalBy } = props
  const text = useText()
  const hasTotals = shown.some((column) => column.total !== undefined)
  const foot =
    rows && hasTotals ? [...subtotals(rows, subtotalBy), [totalLabel ?? text('shared.total'), rows] as const] : []
  return (
    <TableBox>
      <table className={inCard ? 'table card-table stacked' : 'table'}>
        <thead>
          <tr>
            {picked && <PickAll keys={rows?.map(rowKey) ?? []} picked={picked} onPick={onPick} />}
            {shown.map((column) => (
              <HeadCell key={column.key} column={column} state={state} afterPick={!!picked} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows && <TableRows {...props} rows={rows} />}
          {!rows && <SkeletonRows columns={shown.length + (picked ? 1 : 0)} />}
        </tbody>
        {foot.length > 0 && (
          <tfoot>
            {foot.map(([label, added]) => (
              <tr key={label}>
                {picked && <td className="pick" />}
                {shown.map((column, i) => (
                  <td key={column.key} className={cellLook(column, !!picked)} {...inStack(column, i, text)}>
                    {i === 0 ? label : column.total?.(added)}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </TableBox>
  )
}

type RowsProps<Row> = BodyProps<Row> & { rows: readonly Row[] }

function TableRows<Row>(props: RowsProps<Row>) {
  const { rows, rowKey, bands, shown, picked } = props
  return rows.map((row, at) => {
    const before = rows[at - 1]
    const band = bands?.bandOf(row)
    const begins = bands && band !== undefined && (before === undefined || bands.bandOf(before) !== band)
    return (
      <Fragment key={rowKey(row)}>
        {begins && (
          <tr className="band">
            <th colSpan={shown.length + (picked ? 1 : 0)} scope="colgroup">
              <bands.Head band={band} rows={rows.filter((one) => bands.bandOf(one) === band)} />
            </th>
          </tr>
        )}
        <TableRow {...props} row={row} />
      </Fragment>
    )
  })
}

function TableRow<Row>({ row, rows, rowKey, current, shown, picked, onPick }: RowsProps<Row> & { row: Row }) {
  const text = useText()
  const key = rowKey(row)
  const isCurrent = key === current
  return (
    <tr
      className={picked?.has(key) || isCurrent ? 'picked' : undefined}
      aria-current={isCurrent || undefined}
      {...rowOpens}
    >
      {picked && <PickRow rowKey={key} picked={picked} onPick={onPick} />}
      {shown.map((column, i) => (
        <td key={column.key} className={cellLook(column, !!picked)} {...inStack(column, i, text)}>
          {column.long ? <GivesWay>{column.render(row, rows)}</GivesWay> : column.render(row, rows)}
        </td>
      ))}
    </tr>
  )
}

function subtotals<Row>(rows: readonly Row[], by: ((row: Row) => string) | undefined) {
  const groups = by ? [...Map.groupBy(rows, by)] : []
  return groups.length > 1 ? groups : []
}

const cellLook = <Row,>(column: Column<Row>, afterPick: boolean) =>
  [
    column.align,
    column.fixed && 'fixed',
    column.fixed && afterPick && 'after-pick',
    column.long && 'gives',
    column.folds && 'folds',
  ]
    .filter(Boolean)
    .join(' ') || undefined

/** Takes the room there is; whoever points at words that are cut is shown them whole. */
const GivesWay = ({ children }: { children: ReactNode }) => (
  <span onPointerEnter={({ currentTarget }) => titleCut(currentTarget)}>
    <span>{children}</span>
  </span>
)

function titleCut(box: HTMLElement): void {
  const parts = [...box.querySelectorAll<HTMLElement>('*')]
  if (parts.some((part) => part.title) || !parts.some((part) => part.scrollWidth > part.clientWidth)) return
  box.title = box.innerText
}

/** The part of a cell where rows are cards: the first heads the card, the others stand beside their names, tools at its foot. */
const inStack = <Row,>({ title, isTools }: Column<Row>, at: number, text: Text) => {
  if (isTools) return { 'data-tools': '' }
  return at === 0 ? undefined : { 'data-label': text(title) }
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
