import { bookingStateLabels } from '@landbridge/contract/booking/booking-labels'
import { bookingStates } from '@landbridge/contract/booking/booking-lifecycle'
import type { BookingExportFilter, BookingRow } from '@landbridge/contract/booking/booking-list-endpoints'
import type { Mode } from '@landbridge/contract/shared/modes'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type TextKey, useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, DatesFilter, FilterBar, KeywordFilter } from '../../platform/ui/filter-bar.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import type { useListState } from '../../platform/ui/list-state.ts'
import { Menu } from '../../platform/ui/menu.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { StateTabs } from '../../platform/ui/tabs.tsx'
import { linkOf } from '../shown/booking-cells.tsx'
import { cardColumns } from '../shown/booking-columns.tsx'
import { LaneStrip } from '../shown/booking-route.tsx'
import { ToDo } from '../shown/booking-todo.tsx'
import { exportBookings } from './list-calls.ts'
import { NoBookings } from './no-bookings.tsx'
import { PlaceFilter } from './place-filter.tsx'

export const bookingFilters = {
  orderState: 'all',
  keyword: '',
  startDate: '',
  endDate: '',
  originCode: '',
  destinationCode: '',
} as const
type State = ReturnType<typeof useListState<typeof bookingFilters>>

const tabs = ['all', ...bookingStates] as const

type ListProps = {
  mode: Mode
  id: string
  state: State
  columns: readonly Column<BookingRow>[]
  /** The search field's hint, containers by default. */
  searchedBy?: TextKey | undefined
  list: {
    data: { items: readonly BookingRow[]; total: number; counts: Readonly<Record<string, number>> } | undefined
    error: unknown
    refetch: () => unknown
  }
  extraFilters?: ReactNode
  exportButton: BookingExportFilter
}

export function BookingList({ mode, id, state, columns, list, extraFilters, exportButton, searchedBy }: ListProps) {
  const text = useText()
  const isPhone = useIsPhone()
  const labels = tabs.map((value) => ({
    value,
    label: text(value === 'all' ? 'booking.state-all' : bookingStateLabels[value]),
  }))
  return (
    <>
      <StateTabs
        label={text('booking.states')}
        value={state.filters.orderState as (typeof tabs)[number]}
        tabs={labels}
        counts={list.data?.counts}
        urgentValues={['returned']}
        onChange={(orderState) => state.set({ orderState })}
      />
      <DataTable
        id={isPhone ? `${id}.phone` : id}
        columns={isPhone ? cardColumns : columns}
        list={list}
        rowKey={(row) => row.id}
        rowLink={linkOf}
        cardTop={(row) => <LaneStrip route={row} />}
        cardFoot={(row) => row.toDo && <ToDo toDo={row.toDo} />}
        state={{ ...state, isFiltered: state.isFiltered }}
        empty={<NoBookings />}
        renderToolbar={(columnChooser) => (
          <Filters
            mode={mode}
            state={state}
            extraFilters={extraFilters}
            exportButton={exportButton}
            searchedBy={searchedBy}
            columnChooser={columnChooser}
          />
        )}
      />
    </>
  )
}

const sorts = {
  newest: ['orderedAt', 'desc'],
  oldest: ['orderedAt', 'asc'],
  departure: ['etd', 'desc'],
  arrival: ['eta', 'desc'],
} as const
type SortOrder = keyof typeof sorts

/** The sort order on a phone, which has no headings. */
function SortFilter({ state }: { state: State }) {
  const text = useText()
  const names = Object.keys(sorts) as SortOrder[]
  const chosen = names.find((name) => sorts[name][0] === state.sortName && sorts[name][1] === state.sort) ?? 'newest'
  return (
    <span className="phone-only">
      <Menu
        className="chip"
        label={text(`booking.sort-${chosen}`)}
        title={text('shared.sort')}
        items={names.map((name) => ({
          label: text(`booking.sort-${name}`),
          checked: name === chosen,
          onSelect: () => state.setSort(sorts[name][0], sorts[name][1]),
        }))}
      />
    </span>
  )
}

function Filters({
  mode,
  state,
  extraFilters,
  exportButton,
  columnChooser,
  searchedBy = 'booking.filter-keyword',
}: Pick<ListProps, 'mode' | 'state' | 'extraFilters' | 'exportButton' | 'searchedBy'> & { columnChooser: ReactNode }) {
  const text = useText()
  const { filters, set } = state
  const save = useMutation({
    mutationFn: () => exportBookings(exportButton),
    onSuccess: () => toast(text('booking.exported'), { kind: 'good' }),
    onError: toastError,
  })
  const tail = (
    <>
      {columnChooser}
      <Button look="ghost" low icon="get" className="desk-only" busy={save.isPending} onClick={() => save.mutate()}>
        {text('booking.export')}
      </Button>
    </>
  )
  return (
    <FilterBar tail={tail}>
      <KeywordFilter value={filters.keyword} placeholder={text(searchedBy)} onChange={(keyword) => set({ keyword })} />
      <PlaceFilter
        mode={mode}
        end="origin"
        label={text('booking.origin')}
        value={filters.originCode}
        onChange={(originCode) => set({ originCode })}
      />
      <PlaceFilter
        mode={mode}
        end="destination"
        label={text('booking.destination')}
        value={filters.destinationCode}
        onChange={(destinationCode) => set({ destinationCode })}
      />
      <SortFilter state={state} />
      {extraFilters}
      <DatesFilter
        label={text('booking.filter-ordered')}
        from={filters.startDate}
        to={filters.endDate}
        onChange={(startDate, endDate) => set({ startDate, endDate })}
      />
      <ClearFilters state={state} />
    </FilterBar>
  )
}
