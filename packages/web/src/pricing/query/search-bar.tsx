import type { PlaceMode } from '@landbridge/contract/reference/place'
import { modes } from '@landbridge/contract/shared/modes'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../platform/format.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Button } from '../../platform/ui/parts.tsx'
import { LaneSearch, useCityName } from '../../reference/index.ts'
import { modeLabelOf } from '../modes/price-words.ts'
import type { PriceSearch } from '../price/pricing-mode-view.ts'
import styles from '../pricing.module.css'
import { hasPlace, type QueryState } from './query-state.ts'

/** The kind of place at an end: the mode's, or cities with a road leg. */
const placeModeOf = (state: QueryState, end: 'origin' | 'destination'): PlaceMode => {
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
    setWrong(undefined)
    // The size is chosen once for every price: a list that is there follows it at once.
    if (now === state.search && changes.containerType && hasPlace(state))
      return state.set({ containerType: changes.containerType })
    setTyped({ from: state.search, now: { ...now, ...changes } })
  }
  const search = () => {
    const { originCode, destinationCode } = now
    if (!originCode && !destinationCode) return setWrong('pricing.place-needed')
    if (state.legType === 'Q' && originCode === destinationCode) return setWrong('pricing.same-place')
    const fault = state.mode.searchFault({ search: now, boxType })
    if (fault) return setWrong(fault)
    state.set({ ...now, day: '', open: '', compare: '' })
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

export function PhoneHead({ state }: { state: QueryState }) {
  const text = useText()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { originCode, destinationCode, queryDate, queryDateTo } = state.search
  const origin = useCityName(placeModeOf(state, 'origin'), originCode)
  const destination = useCityName(placeModeOf(state, 'destination'), destinationCode)
  const nameOf = (code: string, name: string | undefined) => (code ? (name ?? '…') : text('pricing.any-place'))
  return (
    <div className={styles.phoneHead}>
      <Link className="icon-btn" to={state.queryPath()} aria-label={text('pricing.back')}>
        <Icon name="left" />
      </Link>
      <div className="grow">
        <h1>
          {nameOf(originCode, origin)} → {nameOf(destinationCode, destination)}
        </h1>
        <small className="muted">
          {text(modeLabelOf(state.mode))} · {format.days(queryDate, queryDateTo)} ·{' '}
          {state.mode.searchText(state, text, format)}
        </small>
      </div>
      <Button look="ghost" low onClick={() => setOpen(true)}>
        {text('pricing.change')}
      </Button>
      {isOpen && (
        <Dialog title={text('pricing.query-title')} onClose={() => setOpen(false)} isChanged={false} full>
          <SearchBar state={state} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </div>
  )
}
