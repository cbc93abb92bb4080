import type { ReactNode } from 'react'
import { useText } from '../../platform/text.tsx'
import { Combobox } from '../../platform/ui/combobox.tsx'
import { ClearFilters, DatesFilter, FilterBar, KeywordFilter } from '../../platform/ui/filter-bar.tsx'
import type { useListState } from '../../platform/ui/list-state.ts'
import { findStations, usePlaceName } from '../job-api.ts'
import styles from '../workorder.module.css'

export const jobFilters = {
  orderState: 'all',
  keyword: '',
  startDate: '',
  endDate: '',
  originCode: '',
  destinationCode: '',
  lclState: 'all',
} as const
export type JobListState = ReturnType<typeof useListState<typeof jobFilters>>

/** What a list of jobs is narrowed by. */
export function JobFilters({ state, chooser, more }: { state: JobListState; chooser: ReactNode; more?: ReactNode }) {
  const text = useText()
  const { filters, set } = state
  return (
    <FilterBar tail={chooser}>
      <KeywordFilter
        value={filters.keyword}
        placeholder={text('workorder.filter-keyword')}
        onChange={(keyword) => set({ keyword })}
      />
      <PlaceFilter
        label={text('workorder.origin')}
        value={filters.originCode}
        onChange={(originCode) => set({ originCode })}
      />
      <PlaceFilter
        label={text('workorder.destination')}
        value={filters.destinationCode}
        onChange={(destinationCode) => set({ destinationCode })}
      />
      <DatesFilter
        label={text('workorder.ordered')}
        from={filters.startDate}
        to={filters.endDate}
        onChange={(startDate, endDate) => set({ startDate, endDate })}
      />
      {more}
      <ClearFilters state={state} />
    </FilterBar>
  )
}

function PlaceFilter({ label, value, onChange }: { label: string; value: string; onChange: (code: string) => void }) {
  const name = usePlaceName(value)
  return (
    <span className={styles.placeFilter}>
      <Combobox
        look="low"
        label={label}
        placeholder={label}
        value={value ? { value, label: name } : undefined}
        options={findStations}
        onChange={(option) => onChange(option?.value ?? '')}
      />
    </span>
  )
}
