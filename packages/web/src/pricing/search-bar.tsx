import type { PlaceMode } from '@landbridge/contract/reference/place'
import { type FormEvent, useState } from 'react'
import { useText } from '../platform/text.tsx'
import { DateRangeInput } from '../platform/ui/calendar-input.tsx'
import { Button, IconButton } from '../platform/ui/parts.tsx'
import { PlaceSelect } from '../reference/index.ts'
import styles from './pricing.module.css'
import type { QueryState, RailSearch } from './query-state.ts'

type Wrong = 'pricing.place-needed' | 'pricing.same-place'

/** The kind of place at an end: stations, and cities where the road there is asked for. */
export const placeModeOf = (state: QueryState, end: 'origin' | 'destination'): PlaceMode => {
  const isByRoad = end === 'origin' ? state.legType === 'T' || state.firstLeg : state.legType === 'H' || state.lastLeg
  return isByRoad ? 'TRUCK' : 'RAIL'
}

/** From where, to where, when, in whose containers. */
export function SearchBar({ state, onDone }: { state: QueryState; onDone?: () => void }) {
  const text = useText()
  const [typed, setTyped] = useState<{ from: RailSearch; now: RailSearch }>()
  const [wrong, setWrong] = useState<Wrong>()
  const now = typed && typed.from === state.search ? typed.now : state.search
  const change = (changes: Partial<RailSearch>) => {
    setTyped({ from: state.search, now: { ...now, ...changes } })
    setWrong(undefined)
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    const { originCode, destinationCode } = now
    if (!originCode && !destinationCode) return setWrong('pricing.place-needed')
    if (state.legType === 'Q' && originCode === destinationCode) return setWrong('pricing.same-place')
    state.set({ ...now, day: '', open: '' })
    onDone?.()
  }
  const place = (end: 'origin' | 'destination') => {
    const name = end === 'origin' ? 'originCode' : 'destinationCode'
    return (
      <PlaceSelect
        look="bare"
        mode={placeModeOf(state, end)}
        end={end}
        label={text(end === 'origin' ? 'pricing.from' : 'pricing.to')}
        placeholder={text('pricing.any-place')}
        value={now[name]}
        onChange={(code) => change({ [name]: code })}
      />
    )
  }
  return (
    <>
      <form className={`card ${styles.search}`} onSubmit={search}>
        <div>
          <small>{text('pricing.from')}</small>
          {place('origin')}
        </div>
        <div className={styles.swap}>
          <IconButton
            name="swap"
            label={text('pricing.swap')}
            onClick={() => change({ originCode: now.destinationCode, destinationCode: now.originCode })}
          />
        </div>
        <div>
          <small>{text('pricing.to')}</small>
          {place('destination')}
        </div>
        <div>
          <small>{text('pricing.departure-date')}</small>
          <DateRangeInput
            look="bare"
            label={text('pricing.departure-date')}
            from={now.queryDate}
            to={now.queryDateTo}
            least={state.today}
            onChange={(queryDate, queryDateTo) => change({ queryDate, queryDateTo })}
          />
        </div>
        <div>
          <small>{text('pricing.owner')}</small>
          <span className="in-bare">
            <select
              aria-label={text('pricing.owner')}
              value={now.ourBox}
              onChange={(event) => change({ ourBox: event.target.value })}
            >
              <option value="">COC / SOC</option>
              <option value="T">COC</option>
              <option value="F">SOC</option>
            </select>
          </span>
        </div>
        <div>
          <Button type="submit" wide>
            {text('pricing.search')}
          </Button>
        </div>
      </form>
      {wrong && (
        <p className={`err ${styles.wrong}`} role="alert">
          {text(wrong)}
        </p>
      )}
    </>
  )
}
