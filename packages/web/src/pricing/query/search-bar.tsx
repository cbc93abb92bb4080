import type { PlaceMode } from '@landbridge/contract/reference/place'
import { modes } from '@landbridge/contract/shared/modes'
import { useState } from 'react'
import { type TextKey, useText } from '../../platform/text.tsx'
import { LaneSearch } from '../../reference/index.ts'
import type { PriceSearch } from '../price/pricing-mode-view.ts'
import styles from '../pricing.module.css'
import type { QueryState } from './query-state.ts'

/** The kind of place at an end: the mode's own, and cities where the road there is asked for. */
export const placeModeOf = (state: QueryState, end: 'origin' | 'destination'): PlaceMode => {
  const isByRoad = end === 'origin' ? state.legType === 'T' || state.firstLeg : state.legType === 'H' || state.lastLeg
  return isByRoad ? 'TRUCK' : modes[state.mode.mode].placeMode
}

export function SearchBar({ state, onDone }: { state: QueryState; onDone?: () => void }) {
  const text = useText()
  const [typed, setTyped] = useState<{ from: PriceSearch; now: PriceSearch }>()
  const [wrong, setWrong] = useState<TextKey>()
  const now = typed && typed.from === state.search ? typed.now : state.search
  const { searchLabel, SearchField, SearchMore } = state.mode
  const { boxType } = state
  const change = (changes: Partial<PriceSearch>) => {
    setTyped({ from: state.search, now: { ...now, ...changes } })
    setWrong(undefined)
  }
  const search = () => {
    const { originCode, destinationCode } = now
    if (!originCode && !destinationCode) return setWrong('pricing.place-needed')
    if (state.legType === 'Q' && originCode === destinationCode) return setWrong('pricing.same-place')
    const fault = state.mode.searchFault({ search: now, boxType })
    if (fault) return setWrong(fault)
    state.set({ ...now, day: '', open: '' })
    onDone?.()
  }
  return (
    <>
      <LaneSearch
        className={styles.searchCard}
        lane={now}
        onChange={change}
        placeModes={{ origin: placeModeOf(state, 'origin'), destination: placeModeOf(state, 'destination') }}
        today={state.today}
        more={{
          label: text(searchLabel(boxType)),
          field: <SearchField search={now} boxType={boxType} onChange={change} />,
          isWide: state.mode.isSearchWide,
        }}
        {...(SearchMore && { below: <SearchMore search={now} boxType={boxType} onChange={change} /> })}
        submit={text('pricing.search')}
        onSubmit={search}
      />
      {wrong && (
        <p className={`err ${styles.wrong}`} role="alert">
          {text(wrong)}
        </p>
      )}
    </>
  )
}
