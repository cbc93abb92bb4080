import type { TrackingFilter } from '@landbridge/contract/tracking/tracking-endpoints'
import { dayRange } from '@landbridge/contract/tracking/tracking-values'
import { paths } from '../paths.ts'
import { useText } from '../platform/text.tsx'
import { DataTable } from '../platform/ui/data-table.tsx'
import { ClearFilters, DatesFilter, FilterBar, KeywordFilter } from '../platform/ui/filter-bar.tsx'
import { useListState } from '../platform/ui/list-state.ts'
import { ButtonLink, Chip, PageHead } from '../platform/ui/parts.tsx'
import { EmptyState } from '../platform/ui/states.tsx'
import { useTrackingList } from './tracking-api.ts'
import { RowRoute, railTrackingColumns, trackPage } from './tracking-columns.tsx'

const defaults = {
  filters: { filter: '', atd: '', ata: '', originName: '', destinationName: '', blFed: '' },
  sortName: 'locatedAt',
  sort: 'desc',
} as const

type State = ReturnType<typeof useListState<typeof defaults.filters>>

/** Every box of the company that travels by rail, the last heard of first. */
export function TrackingListPage() {
  const text = useText()
  const state = useListState(defaults)
  const list = useTrackingList(inputOf(state))
  return (
    <>
      <PageHead title={text('tracking.list-title')} />
      <DataTable
        id="tracking.rail"
        columns={railTrackingColumns}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        rowLink={trackPage}
        cardTop={(row) => <RowRoute row={row} />}
        chooser={(chooser) => <TrackingFilters state={state} chooser={chooser} />}
        empty={
          <EmptyState title={text('tracking.list-empty')} hint={text('tracking.list-empty-hint')} icon="track">
            <ButtonLink to={paths.startBooking()}>{text('tracking.book')}</ButtonLink>
          </EmptyState>
        }
      />
    </>
  )
}

function inputOf({ filters, pageIndex, pageSize, sort, sortName }: State): TrackingFilter {
  const range = (value: string) => (value ? dayRange.decode(value) : undefined)
  const { filter, atd, ata, originName, destinationName, blFed } = filters
  return {
    pageIndex,
    pageSize,
    sort,
    ...(sortName && { sortName: sortName as NonNullable<TrackingFilter['sortName']> }),
    ...(filter && { filter }),
    ...(atd && { atd: range(atd) }),
    ...(ata && { ata: range(ata) }),
    ...(originName && { originName }),
    ...(destinationName && { destinationName }),
    hasFeederLeg: blFed === 'T',
  }
}

function TrackingFilters({ state, chooser }: { state: State; chooser: React.ReactNode }) {
  const text = useText()
  const { filters } = state
  const days = (name: 'atd' | 'ata', label: string) => {
    const [from = '', to = ''] = filters[name].split(',')
    const change = (start: string, end: string) => state.set({ [name]: start || end ? `${start},${end}` : '' })
    return <DatesFilter label={label} from={from} to={to} onChange={change} />
  }
  return (
    <FilterBar tail={chooser}>
      <KeywordFilter
        value={filters.filter}
        onChange={(filter) => state.set({ filter })}
        placeholder={text('tracking.search')}
      />
      <KeywordFilter
        value={filters.originName}
        onChange={(originName) => state.set({ originName })}
        placeholder={text('tracking.origin')}
      />
      <KeywordFilter
        value={filters.destinationName}
        onChange={(destinationName) => state.set({ destinationName })}
        placeholder={text('tracking.destination')}
      />
      {days('atd', text('tracking.departure'))}
      {days('ata', text('tracking.arrival'))}
      <Chip on={filters.blFed === 'T'} onClick={() => state.set({ blFed: filters.blFed === 'T' ? '' : 'T' })}>
        {text('tracking.feeder')}
      </Chip>
      <ClearFilters state={state} />
    </FilterBar>
  )
}
