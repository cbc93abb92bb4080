import { type ComponentType, useState } from 'react'
import { type TextKey, useText } from '../text.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { ClearFilters, FilterBar } from './filter-bar.tsx'
import type { IconName } from './icon.tsx'
import type { ListFilter, WordChoices } from './list-filters.tsx'
import type { Listed } from './list-frame.tsx'
import { type ListDefaults, useListState } from './list-state.ts'
import { ModeTabs } from './mode-tabs.tsx'
import { OpeningProvider } from './open-row.tsx'
import { Button, PageHead } from './parts.tsx'
import { EmptyState } from './states.tsx'
import type { Column } from './table-columns.tsx'
import { StateTabs } from './tabs.tsx'

type ChosenIn<F extends Filters> = Parameters<ListFilter<Names<F>>>[0]['state']
type Filters = Readonly<Record<string, string>>
type State<F extends Filters> = ReturnType<typeof useListState<F>>
type Names<F extends Filters> = keyof F & string
type ByFilters<F extends Filters, Value> = Value | ((filters: State<F>['filters']) => Value)

type Counts = Readonly<Record<string, number>>
type Found<Row> = Omit<Listed<Row>, 'data'> & {
  data: { items: readonly Row[]; total: number; counts?: Counts; modeCounts?: Counts | undefined } | undefined
}
export type BesideList<F extends Filters = Filters> = { state: State<F>; onClose: () => void }

type EmptyWords = { title: TextKey; hint?: TextKey; icon: IconName; Action?: ComponentType }

type RowProps<Row> = Pick<DataTableProps<Row>, 'rowKey' | 'rowLink' | 'cardTop' | 'cardFoot'>

export type ListDescription<Row extends Opened, F extends Filters, Opened extends object = Row> = Omit<
  RowProps<Row>,
  'rowKey'
> & {
  /** The reader's choice of columns is kept under it: booking.rail. */
  id: ByFilters<F, string>
  title: TextKey
  note?: TextKey
  trail?: TextKey
  /** On a telephone the actions stand at the foot of the screen. */
  dock?: boolean
  /** Each filter with the value that it has until somebody chooses, and the order to begin with. */
  defaults: ListDefaults<F>
  /** The rows for what was chosen; it is called while the page is drawn as well. */
  query: (chosen: Pick<State<F>, 'input' | 'filters'>) => Found<Row>
  /** The filter of the mode as tabs above the others, with their counts; what else it changes follows `also`. */
  modes?: { name: Names<F>; label: TextKey; choices: WordChoices; also?: { readonly [Name in keyof F]?: string } }
  /** One filter as tabs, with their counts; those that call show theirs in red. `also` changes with every tab. */
  tabs?: {
    name: Names<F>
    label: TextKey
    choices: WordChoices
    calling?: readonly string[]
    also?: { readonly [Name in keyof F]?: string }
    /** Each tab is a list of its own: an empty one has nothing yet, rather than nothing that fits. */
    divides?: true
  }
  columns: ByFilters<F, readonly Column<Row>[]>
  /** The lines of a card on a phone; without them the first four columns. */
  cards?: ByFilters<F, readonly Column<Row>[]>
  rowKey: (row: Opened) => string
  filters?: readonly ListFilter<Names<F>, Row>[]
  /** Filters that share a row of their own under the others. */
  below?: readonly ListFilter<Names<F>, Row>[]
  /** A list of few columns, of which none is chosen. */
  isShort?: boolean
  /** The deeds in the head of the page besides adding, and what it says of the rows. */
  Actions?: ComponentType<{ state: State<F>; rows: readonly Row[] }>
  /** Adds a row beside the list; what was made may be opened there. */
  adding?: { label: TextKey; Drawer: ComponentType<BesideList<F> & { onMade: (row: Opened) => void }> }
  Above?: ComponentType
  /** A row beside the list, which its opener shows. */
  Drawer?: ComponentType<BesideList<F> & { row: Opened }>
  empty?: ByFilters<F, EmptyWords>
}

/** Finds out of what rows a described list is, so that its columns, cards and drawers are of the same. */
export const describeList = <Row extends Opened, const F extends Filters, Opened extends object = Row>(
  list: ListDescription<Row, F, Opened>,
): ListDescription<Row, F, Opened> => list

type OfList<Row extends Opened, F extends Filters, Opened extends object> = { list: ListDescription<Row, F, Opened> }

export function ListPage<Row extends Opened, F extends Filters, Opened extends object>({
  list,
}: OfList<Row, F, Opened>) {
  const state = useListState(list.defaults)
  const found = list.query(state)
  const [opened, setOpened] = useState<Opened | 'new'>()
  const beside = { state, onClose: () => setOpened(undefined) }
  const { Above, Drawer, adding } = list
  return (
    <OpeningProvider value={setOpened as (row: object) => void}>
      <Head list={list} state={state} rows={found.data?.items ?? []} onAdd={() => setOpened('new')} />
      {Above && <Above />}
      <Modes list={list} state={state} counts={found.data?.modeCounts} />
      <Tabs list={list} state={state} counts={found.data?.counts} />
      <Rows list={list} state={state} found={found} />
      {adding && opened === 'new' && <adding.Drawer {...beside} onMade={setOpened} />}
      {Drawer && opened && opened !== 'new' && <Drawer key={list.rowKey(opened)} {...beside} row={opened} />}
    </OpeningProvider>
  )
}

type Part<Row extends Opened, F extends Filters, Opened extends object> = OfList<Row, F, Opened> & { state: State<F> }

function Head<Row extends Opened, F extends Filters, Opened extends object>({
  list,
  state,
  rows,
  onAdd,
}: Part<Row, F, Opened> & { rows: readonly Row[]; onAdd: () => void }) {
  const text = useText()
  const { title, note, trail, dock, Actions, adding } = list
  return (
    <PageHead
      title={text(title)}
      note={note && text(note)}
      {...(trail && { trail: [{ label: text(trail) }] })}
      {...(dock && { dock })}
    >
      {(Actions || adding) && (
        <>
          {Actions && <Actions state={state} rows={rows} />}
          {adding && (
            <Button icon="plus" onClick={onAdd}>
              {text(adding.label)}
            </Button>
          )}
        </>
      )}
    </PageHead>
  )
}

type Counted<Row extends Opened, F extends Filters, Opened extends object> = Part<Row, F, Opened> & {
  counts: Counts | undefined
}

function Modes<Row extends Opened, F extends Filters, Opened extends object>({
  list: { modes },
  state,
  counts,
}: Counted<Row, F, Opened>) {
  const text = useText()
  if (!modes) return null
  const change = (value: string) => state.set({ ...modes.also, [modes.name]: value } as Parameters<typeof state.set>[0])
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
}: Counted<Row, F, Opened>) {
  const text = useText()
  if (!tabs) return null
  const chosen = state.filters[tabs.name]
  const known = tabs.choices.some(([value]) => value === chosen) ? chosen : tabs.choices[0]?.[0]
  const change = (value: string) => state.set({ ...tabs.also, [tabs.name]: value } as Parameters<typeof state.set>[0])
  return (
    <StateTabs
      label={text(tabs.label)}
      value={known ?? chosen}
      tabs={tabs.choices.map(([value, word]) => ({ value, label: text(word) }))}
      counts={counts}
      calling={tabs.calling ?? []}
      onChange={change}
    />
  )
}

function Rows<Row extends Opened, F extends Filters, Opened extends object>({
  list,
  state,
  found,
}: Part<Row, F, Opened> & { found: Found<Row> }) {
  const { id, tabs, columns, cards, filters, below, isShort, empty, rowKey, rowLink, cardTop, cardFoot } = list
  const shown = { state, rows: found.data?.items ?? [] }
  const by = <Value,>(value: ByFilters<F, Value>) => (value instanceof Function ? value(state.filters) : value)
  return (
    <DataTable
      id={by(id)}
      columns={by(columns)}
      {...(cards && { cardColumns: by(cards) })}
      list={found}
      state={
        tabs?.divides ? { ...state, isFiltered: isNarrowed(state.filters, list.defaults.filters, tabs.name) } : state
      }
      rowKey={rowKey}
      {...(rowLink && { rowLink })}
      {...(cardTop && { cardTop })}
      {...(cardFoot && { cardFoot })}
      {...(empty && { empty: <Nothing {...by(empty)} /> })}
      {...(filters && {
        chooser: (chooser) => (
          <FilterBar tail={!isShort && chooser} below={below && <Narrow {...shown} filters={below} />}>
            <Narrow {...shown} filters={filters} />
            {!isShort && <ClearFilters state={state} />}
          </FilterBar>
        ),
      })}
    />
  )
}

/** A filter besides the tab stands otherwise than at first. */
const isNarrowed = (filters: Filters, standing: Filters, tab: string) =>
  Object.entries(filters).some(([name, value]) => name !== tab && value !== standing[name])

function Nothing({ title, hint, icon, Action }: EmptyWords) {
  const text = useText()
  return (
    <EmptyState title={text(title)} {...(hint && { hint: text(hint) })} icon={icon}>
      {Action && <Action />}
    </EmptyState>
  )
}

type Narrowing<Row, F extends Filters> = { filters: readonly ListFilter<Names<F>, Row>[]; rows: readonly Row[] }

const Narrow = <Row, F extends Filters>({ filters, rows, state }: Narrowing<Row, F> & { state: State<F> }) =>
  filters.map((Filter, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the filters of a list never move
    <Filter key={place} state={state as ChosenIn<F>} rows={rows} />
  ))
