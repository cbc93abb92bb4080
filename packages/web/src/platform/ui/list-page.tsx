import { type ComponentType, useState } from 'react'
import { type TextKey, useText } from '../text.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { ClearFilters, FilterBar } from './filter-bar.tsx'
import type { IconName } from './icon.tsx'
import type { ListFilter, WordChoices } from './list-filters.tsx'
import type { ListQuery } from './list-frame.tsx'
import { type ListDefaults, useListState } from './list-state.ts'
import { ModeTabs } from './mode-tabs.tsx'
import { OpeningProvider } from './open-row.tsx'
import { Button, PageHead } from './parts.tsx'
import { EmptyState } from './states.tsx'
import type { Column } from './table-columns.tsx'
import { StateTabs } from './tabs.tsx'

type FilterState<F extends Filters> = Parameters<ListFilter<Names<F>>>[0]['state']
type Filters = Readonly<Record<string, string>>
type State<F extends Filters> = ReturnType<typeof useListState<F>>
type Names<F extends Filters> = keyof F & string
type ByFilters<F extends Filters, Value> = Value | ((filters: State<F>['filters']) => Value)

type Counts = Readonly<Record<string, number>>
type ListResult<Row> = Omit<ListQuery<Row>, 'data'> & {
  data: { items: readonly Row[]; total: number; counts?: Counts; modeCounts?: Counts | undefined } | undefined
}
export type ListDrawerProps<F extends Filters = Filters> = { state: State<F>; onClose: () => void }

type EmptyWords = { title: TextKey; hint?: TextKey; icon: IconName; Action?: ComponentType }

type RowProps<Row> = Pick<DataTableProps<Row>, 'rowKey' | 'rowLink' | 'cardTop' | 'cardFoot'>

export type ListDescription<Row extends Opened, F extends Filters, Opened extends object = Row> = Omit<
  RowProps<Row>,
  'rowKey'
> & {
  /** Storage key of the reader's columns: booking.rail. */
  id: ByFilters<F, string>
  title: TextKey
  note?: TextKey
  trail?: TextKey
  /** On a telephone the actions stand at the foot of the screen. */
  dock?: boolean
  /** Default values of the filters, and the first sort order. */
  defaults: ListDefaults<F>
  /** The rows by the chosen filters; a hook. */
  query: (chosen: Pick<State<F>, 'input' | 'filters'>) => ListResult<Row>
  /** The filter by mode as tabs with counts; `alsoSets` are further filters that a tab changes. */
  modes?: { name: Names<F>; label: TextKey; choices: WordChoices; alsoSets?: { readonly [Name in keyof F]?: string } }
  /** A filter as tabs with counts, red for `urgentValues`; `alsoSets` are further filters that a tab changes. */
  tabs?: {
    name: Names<F>
    label: TextKey
    choices: WordChoices
    urgentValues?: readonly string[]
    alsoSets?: { readonly [Name in keyof F]?: string }
    /** True where each tab is a list of its own, so that an empty one counts as unfiltered. */
    areSeparateLists?: true
  }
  columns: ByFilters<F, readonly Column<Row>[]>
  /** Lines of a phone's card, the first four columns by default. */
  cardColumns?: ByFilters<F, readonly Column<Row>[]>
  rowKey: (row: Opened) => string
  filters?: readonly ListFilter<Names<F>, Row>[]
  secondaryFilters?: readonly ListFilter<Names<F>, Row>[]
  /** True for a list of few columns, without a column chooser. */
  hasFixedColumns?: boolean
  /** Further actions of the page's head. */
  Actions?: ComponentType<{ state: State<F>; rows: readonly Row[] }>
  /** A drawer for a new row, which may stay open with the created one. */
  creation?: { label: TextKey; Drawer: ComponentType<ListDrawerProps<F> & { onCreated: (row: Opened) => void }> }
  Banner?: ComponentType
  Drawer?: ComponentType<ListDrawerProps<F> & { row: Opened }>
  empty?: ByFilters<F, EmptyWords>
}

/** Infers one row type for columns, cards and drawers of a described list. */
export const describeList = <Row extends Opened, const F extends Filters, Opened extends object = Row>(
  list: ListDescription<Row, F, Opened>,
): ListDescription<Row, F, Opened> => list

type ListPageProps<Row extends Opened, F extends Filters, Opened extends object> = {
  list: ListDescription<Row, F, Opened>
}

export function ListPage<Row extends Opened, F extends Filters, Opened extends object>({
  list,
}: ListPageProps<Row, F, Opened>) {
  const state = useListState(list.defaults)
  const result = list.query(state)
  const [opened, setOpened] = useState<Opened | 'new'>()
  const drawerProps = { state, onClose: () => setOpened(undefined) }
  const { Banner, Drawer, creation } = list
  return (
    <OpeningProvider value={setOpened as (row: object) => void}>
      <Head list={list} state={state} rows={result.data?.items ?? []} onAdd={() => setOpened('new')} />
      {Banner && <Banner />}
      <Modes list={list} state={state} counts={result.data?.modeCounts} />
      <Tabs list={list} state={state} counts={result.data?.counts} />
      <Rows list={list} state={state} result={result} />
      {creation && opened === 'new' && <creation.Drawer {...drawerProps} onCreated={setOpened} />}
      {Drawer && opened && opened !== 'new' && <Drawer key={list.rowKey(opened)} {...drawerProps} row={opened} />}
    </OpeningProvider>
  )
}

type ListPartProps<Row extends Opened, F extends Filters, Opened extends object> = ListPageProps<Row, F, Opened> & {
  state: State<F>
}

function Head<Row extends Opened, F extends Filters, Opened extends object>({
  list,
  state,
  rows,
  onAdd,
}: ListPartProps<Row, F, Opened> & { rows: readonly Row[]; onAdd: () => void }) {
  const text = useText()
  const { title, note, trail, dock, Actions, creation } = list
  return (
    <PageHead
      title={text(title)}
      note={note && text(note)}
      {...(trail && { trail: [{ label: text(trail) }] })}
      {...(dock && { dock })}
    >
      {(Actions || creation) && (
        <>
          {Actions && <Actions state={state} rows={rows} />}
          {creation && (
            <Button icon="plus" onClick={onAdd}>
              {text(creation.label)}
            </Button>
          )}
        </>
      )}
    </PageHead>
  )
}

type CountedPartProps<Row extends Opened, F extends Filters, Opened extends object> = ListPartProps<Row, F, Opened> & {
  counts: Counts | undefined
}

function Modes<Row extends Opened, F extends Filters, Opened extends object>({
  list: { modes },
  state,
  counts,
}: CountedPartProps<Row, F, Opened>) {
  const text = useText()
  if (!modes) return null
  const change = (value: string) =>
    state.set({ ...modes.alsoSets, [modes.name]: value } as Parameters<typeof state.set>[0])
  return (
    <ModeTabs
      label={text(modes.label)}
      value={state.filters[modes.name]}
      choices={modes.choices.map(([value, word]) => ({ value, label: text(word) }))}
      counts={counts}
      onChange={change}
    />
  )
}

function Tabs<Row extends Opened, F extends Filters, Opened extends object>({
  list: { tabs },
  state,
  counts,
}: CountedPartProps<Row, F, Opened>) {
  const text = useText()
  if (!tabs) return null
  const chosen = state.filters[tabs.name]
  const validTab = tabs.choices.some(([value]) => value === chosen) ? chosen : tabs.choices[0]?.[0]
  const change = (value: string) =>
    state.set({ ...tabs.alsoSets, [tabs.name]: value } as Parameters<typeof state.set>[0])
  return (
    <StateTabs
      label={text(tabs.label)}
      value={validTab ?? chosen}
      tabs={tabs.choices.map(([value, word]) => ({ value, label: text(word) }))}
      counts={counts}
      urgentValues={tabs.urgentValues ?? []}
      onChange={change}
    />
  )
}

function Rows<Row extends Opened, F extends Filters, Opened extends object>({
  list,
  state,
  result,
}: ListPartProps<Row, F, Opened> & { result: ListResult<Row> }) {
  const {
    id,
    tabs,
    columns,
    cardColumns,
    filters,
    secondaryFilters,
    hasFixedColumns,
    empty,
    rowKey,
    rowLink,
    cardTop,
    cardFoot,
  } = list
  const filterProps = { state, rows: result.data?.items ?? [] }
  const by = <Value,>(value: ByFilters<F, Value>) => (value instanceof Function ? value(state.filters) : value)
  return (
    <DataTable
      id={by(id)}
      columns={by(columns)}
      {...(cardColumns && { cardColumns: by(cardColumns) })}
      list={result}
      state={
        tabs?.areSeparateLists
          ? { ...state, isFiltered: isFiltered(state.filters, list.defaults.filters, tabs.name) }
          : state
      }
      rowKey={rowKey}
      {...(rowLink && { rowLink })}
      {...(cardTop && { cardTop })}
      {...(cardFoot && { cardFoot })}
      {...(empty && { empty: <EmptyList {...by(empty)} /> })}
      {...(filters && {
        renderToolbar: (chooser) => (
          <FilterBar
            tail={!hasFixedColumns && chooser}
            below={secondaryFilters && <FilterFields {...filterProps} filters={secondaryFilters} />}
          >
            <FilterFields {...filterProps} filters={filters} />
            {!hasFixedColumns && <ClearFilters state={state} />}
          </FilterBar>
        ),
      })}
    />
  )
}

/** True where a filter besides the tab differs from its default. */
const isFiltered = (filters: Filters, defaultFilters: Filters, tab: string) =>
  Object.entries(filters).some(([name, value]) => name !== tab && value !== defaultFilters[name])

function EmptyList({ title, hint, icon, Action }: EmptyWords) {
  const text = useText()
  return (
    <EmptyState title={text(title)} {...(hint && { hint: text(hint) })} icon={icon}>
      {Action && <Action />}
    </EmptyState>
  )
}

type FilterFieldsProps<Row, F extends Filters> = { filters: readonly ListFilter<Names<F>, Row>[]; rows: readonly Row[] }

const FilterFields = <Row, F extends Filters>({
  filters,
  rows,
  state,
}: FilterFieldsProps<Row, F> & { state: State<F> }) =>
  filters.map((Filter, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the filters of a list never move
    <Filter key={index} state={state as FilterState<F>} rows={rows} />
  ))
