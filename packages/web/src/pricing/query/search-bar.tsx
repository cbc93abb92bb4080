import type { PlaceMode } from '@landbridge/contract/reference/place'
import { isFigure } from '@landbridge/contract/shared/money'
import { useState } from 'react'
import { useText } from '../../platform/text.tsx'
import { LaneSearch, WeightField } from '../../reference/index.ts'
import type { PriceSearch } from '../modes/pricing-mode.ts'
import styles from '../pricing.module.css'
import type { QueryState } from './query-state.ts'

type Wrong = 'pricing.place-needed' | 'pricing.same-place' | 'shared.weight-not-read'

/** The kind of place at an end: the mode's own, and cities where the road there is asked for. */
export const placeModeOf = (state: QueryState, end: 'origin' | 'destination'): PlaceMode => {
  const isByRoad = end === 'origin' ? state.legType === 'T' || state.firstLeg : state.legType === 'H' || state.lastLeg
  return isByRoad ? 'TRUCK' : state.mode.placeMode
}

/** From where, to where, when, and with what load. */
export function SearchBar({ state, onDone }: { state: QueryState; onDone?: () => void }) {
  const text = useText()
  const [typed, setTyped] = useState<{ from: PriceSearch; now: PriceSearch }>()
  const [wrong, setWrong] = useState<Wrong>()
  const now = typed && typed.from === state.search ? typed.now : state.search
  const { searchLabel, SearchField } = state.mode
  const isShared = state.boxType === 'P'
  const change = (changes: Partial<PriceSearch>) => {
    setTyped({ from: state.search, now: { ...now, ...changes } })
    setWrong(undefined)
  }
  const search = () => {
    const { originCode, destinationCode } = now
    if (!originCode && !destinationCode) return setWrong('pricing.place-needed')
    if (state.legType === 'Q' && originCode === destinationCode) return setWrong('pricing.same-place')
    if (now.weightKg && !isFigure(now.weightKg)) return setWrong('shared.weight-not-read')
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
          label: text(isShared ? 'reference.lane-weight' : searchLabel),
          field: isShared ? (
            <WeightField weightKg={now.weightKg} onChange={(weightKg) => change({ weightKg })} />
          ) : (
            <SearchField search={now} onChange={change} />
          ),
        }}
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
