import { modes } from '@landbridge/contract/shared/modes'
import { type TrackedMode, trackedModes } from '@landbridge/contract/tracking/modes/tracked-modes'
import type { TrackingFilter } from '@landbridge/contract/tracking/tracking-endpoints'
import { dayRange } from '@landbridge/contract/tracking/tracking-values'
import type { ComponentType, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ClearFilters, DatesFilter, FilterBar, KeywordFilter } from '../../platform/ui/filter-bar.tsx'
import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { useListState } from '../../platform/ui/list-state.ts'
import { ButtonLink, Chip, PageHead, Segments } from '../../platform/ui/parts.tsx'
import { EmptyState } from '../../platform/ui/states.tsx'
import { PlaceSelect } from '../../reference/index.ts'
import { listAddress, trackingModes } from '../modes/tracking-modes.ts'
import styles from '../tracking.module.css'
import { useTrackingList } from '../tracking-api.ts'
import { RowRoute, trackingCardColumns, trackPage } from './tracking-columns.tsx'

const defaults = {
  filters: { filter: '', atd: '', ata: '', originCode: '', destinationCode: '', blFed: '' },
} as const

type State = ReturnType<typeof useListState<typeof defaults.filters>>

/** Every box of the company that is under way in one mode, the last heard of first. */
export const trackingListPageOf = (mode: TrackedMode): ComponentType =>
  function TrackingListPage() {
    return <TrackingList key={mode} mode={mode} />
  }

function TrackingList({ mode }: { mode: TrackedMode }) {
  const { listId, columns } = trackingModes[mode]
  const text = useText()
  const isPhone = useIsPhone()
  const state = useListState(defaults)
  const list = useTrackingList(mode, inputOf(state))
  return (
    <div className={styles.cards}>
      <PageHead title={text('tracking.list-title')}>
        <ModeChoice mode={mode} />
      </PageHead>
      <DataTable
        id={isPhone ? `${listId}-phone` : listId}
        columns={isPhone ? trackingCardColumns(columns[0]) : columns}
        list={list}
        state={state}
        rowKey={(row) => row.id}
        rowLink={trackPage}
        cardTop={(row) => <RowRoute row={row} />}
        chooser={(chooser) => <TrackingFilters mode={mode} state={state} chooser={chooser} />}
        empty={
          <EmptyState title={text('tracking.list-empty')} hint={text('tracking.list-empty-hint')} icon="track">
            <ButtonLink to={paths.startBooking()}>{text('tracking.book')}</ButtonLink>
          </EmptyState>
        }
      />
    </div>
  )
}

function inputOf({ filters, pageIndex, pageSize, sort, sortName }: State): TrackingFilter {
  const range = (value: string) => (value ? dayRange.decode(value) : undefined)
  const { filter, atd, ata, originCode, destinationCode, blFed } = filters
  return {
    pageIndex,
    pageSize,
    sort,
    ...(sortName && { sortName: sortName as NonNullable<TrackingFilter['sortName']> }),
    ...(filter && { filter }),
    ...(atd && { atd: range(atd) }),
    ...(ata && { ata: range(ata) }),
    ...(originCode && { originCode }),
    ...(destinationCode && { destinationCode }),
    hasFeederLeg: blFed === 'T',
  }
}

/** Boxes of each mode have a list of their own, beside the others. */
function ModeChoice({ mode }: { mode: TrackedMode }) {
  const text = useText()
  const navigate = useNavigate()
  return (
    <Segments
      label={text('tracking.mode')}
      value={mode}
      choices={trackedModes.map((value) => ({ value, label: text(trackingModes[value].name) }))}
      onChange={(other) => void navigate(listAddress(other))}
    />
  )
}

function TrackingFilters({ mode, state, chooser }: { mode: TrackedMode; state: State; chooser: ReactNode }) {
  const { searchedBy } = trackingModes[mode]
  const { placeMode, endKind } = modes[mode]
  const text = useText()
  const { filters } = state
  const days = (name: 'atd' | 'ata', label: string) => {
    const [from = '', to = ''] = filters[name].split(',')
    const change = (start: string, end: string) => state.set({ [name]: start || end ? `${start},${end}` : '' })
    return <DatesFilter label={label} from={from} to={to} onChange={change} />
  }
  const station = (name: 'originCode' | 'destinationCode', end: 'origin' | 'destination', label: string) => (
    <span className={styles.station}>
      <PlaceSelect
        look="low"
        mode={placeMode}
        {...(endKind && { kind: endKind })}
        end={end}
        label={label}
        placeholder={label}
        value={filters[name]}
        onChange={(code) => state.set({ [name]: code })}
      />
    </span>
  )
  return (
    <FilterBar tail={chooser}>
      <KeywordFilter
        value={filters.filter}
        onChange={(filter) => state.set({ filter })}
        placeholder={text(searchedBy)}
      />
      {station('originCode', 'origin', text('tracking.origin'))}
      {station('destinationCode', 'destination', text('tracking.destination'))}
      {days('atd', text('tracking.departure'))}
      {days('ata', text('tracking.arrival'))}
      <Chip on={filters.blFed === 'T'} onClick={() => state.set({ blFed: filters.blFed === 'T' ? '' : 'T' })}>
        {text('tracking.feeder')}
      </Chip>
      <ClearFilters state={state} />
    </FilterBar>
  )
}
