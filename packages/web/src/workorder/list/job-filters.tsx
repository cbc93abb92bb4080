import { modes } from '@landbridge/contract/shared/modes'
import { type JobModeName, jobModes as modeNames } from '@landbridge/contract/workorder/modes/job-modes'
import { useState } from 'react'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Combobox } from '../../platform/ui/combobox.tsx'
import { days, keyword, type ListFilter } from '../../platform/ui/list-filters.tsx'
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

/** Filters of a job list: words, places of its mode or of all modes, and days. */
export const commonJobFilters = (mode?: JobModeName) =>
  [
    keyword('keyword', (mode && jobModes[mode].searchedBy) ?? 'workorder.filter-keyword'),
    placeFilter('originCode', 'workorder.origin', mode),
    placeFilter('destinationCode', 'workorder.destination', mode),
    days('startDate', 'endDate', 'workorder.ordered'),
  ] as const

const placeFilter = <Name extends string>(name: Name, label: TextKey, mode?: JobModeName): ListFilter<Name> =>
  function Place({ state }) {
    const text = useText()
    const choose = (code: string) => state.set({ [name]: code } as { [One in Name]: string })
    return <PlaceFilter label={text(label)} mode={mode} value={state.filters[name]} onChange={choose} />
  }

const [firstMode] = modeNames

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
