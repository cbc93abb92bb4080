import { modes } from '@landbridge/contract/shared/modes'
import type { JobModeName } from '@landbridge/contract/workorder/modes/own-fields'
import type { ReactNode } from 'react'
import { useText } from '../../platform/text.tsx'
import { Combobox } from '../../platform/ui/combobox.tsx'
import { ClearFilters, DatesFilter, FilterBar, KeywordFilter } from '../../platform/ui/filter-bar.tsx'
import type { useListState } from '../../platform/ui/list-state.ts'
import { usePlaceName } from '../job-api.ts'
import { jobModes } from '../modes/job-modes.ts'
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
export function JobFilters({
  state,
  chooser,
  mode,
  more,
}: {
  state: JobListState
  chooser: ReactNode
  mode: JobModeName
  more?: ReactNode
}) {
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
        mode={mode}
        value={filters.originCode}
        onChange={(originCode) => set({ originCode })}
      />
      <PlaceFilter
        label={text('workorder.destination')}
        mode={mode}
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

type PlaceFilterProps = {
  label: string
  mode: JobModeName
  value: string
  onChange: (code: string) => void
}

export function PlaceFilter({ label, mode, value, onChange }: PlaceFilterProps) {
  const name = usePlaceName(value, modes[mode].placeMode)
  return (
    <span className={styles.placeFilter}>
      <Combobox
        look="low"
        label={label}
        placeholder={label}
        value={value ? { value, label: name } : undefined}
        options={jobModes[mode].findEnds}
        onChange={(option) => onChange(option?.value ?? '')}
      />
    </span>
  )
}
