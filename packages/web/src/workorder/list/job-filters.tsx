import { modes } from '@landbridge/contract/shared/modes'
import { type JobModeName, jobModes as modeNames } from '@landbridge/contract/workorder/modes/job-modes'
import { type ReactNode, useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { Combobox } from '../../platform/ui/combobox.tsx'
import { ClearFilters, DatesFilter, FilterBar, KeywordFilter } from '../../platform/ui/filter-bar.tsx'
import type { useListState } from '../../platform/ui/list-state.ts'
import type { Option } from '../../platform/ui/option.tsx'
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

/** What a list of jobs is narrowed by: places of its mode, or of all modes where it has jobs of each. */
export function JobFilters({
  state,
  chooser,
  mode,
  more,
}: {
  state: JobListState
  chooser: ReactNode
  mode?: JobModeName
  more?: ReactNode
}) {
  const text = useText()
  const { filters, set } = state
  return (
    <FilterBar tail={chooser}>
      <KeywordFilter
        value={filters.keyword}
        placeholder={text((mode && jobModes[mode].searchedBy) ?? 'workorder.filter-keyword')}
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

const [firstMode] = modeNames

/** Places of every mode, each code once. */
async function findEndsOfAll(key: string, signal: AbortSignal): Promise<Option[]> {
  const found = await Promise.all(modeNames.map((mode) => jobModes[mode].findEnds(key, signal)))
  return [...new Map(found.flat().map((option) => [option.value, option])).values()]
}

type PlaceFilterProps = {
  label: string
  mode: JobModeName | undefined
  value: string
  onChange: (code: string) => void
}

export function PlaceFilter({ label, mode, value, onChange }: PlaceFilterProps) {
  // A place of another mode is called as it was when it was chosen; from an address it is its code.
  const [chosen, setChosen] = useState<Option>()
  const name = usePlaceName(value, modes[mode ?? firstMode].placeMode)
  return (
    <span className={styles.placeFilter}>
      <Combobox
        look="low"
        label={label}
        placeholder={label}
        value={value ? (chosen?.value === value ? chosen : { value, label: name }) : undefined}
        options={mode ? jobModes[mode].findEnds : findEndsOfAll}
        onChange={(option) => {
          setChosen(option)
          onChange(option?.value ?? '')
        }}
      />
    </span>
  )
}
