import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { Mode, modes } from '@landbridge/contract/shared/modes'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { useToday } from '../../platform/today.ts'
import { DateRangeInput } from '../../platform/ui/calendar-input.tsx'
import { addDays } from '../../platform/ui/days.ts'
import { toast } from '../../platform/ui/messages.tsx'
import { IconButton, ModeDot } from '../../platform/ui/parts.tsx'
import { type Tab, Tabs } from '../../platform/ui/tabs.tsx'
import { PlaceSelect } from '../../reference/place-select.tsx'
import styles from './home.module.css'

const placeModes: Record<Mode, PlaceMode> = {
  railway: 'RAIL',
  sea: 'SEA',
  air: 'AIR',
  truck: 'TRUCK',
  multiTrans: 'RAIL',
}
const windowDays = 14

/** The quote search: a mode, from where, to where and when; it leads to the prices. */
export function QuoteSearch() {
  const text = useText()
  const go = useNavigate()
  const today = useToday()
  const [mode, setMode] = useState<Mode>('railway')
  const [ends, setEnds] = useState({ origin: '', destination: '' })
  const [days, setDays] = useState({ from: addDays(today, 1), to: addDays(today, 1 + windowDays) })
  const [owner, setOwner] = useState('')
  const pick = (next: Mode) => {
    setMode(next)
    if (placeModes[next] !== placeModes[mode]) setEnds({ origin: '', destination: '' })
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    const { origin, destination } = ends
    if (origin && origin === destination) return toast(text('shell.same-place'), { kind: 'wrong' })
    const query = {
      originCode: origin,
      destinationCode: destination,
      queryDate: days.from,
      queryDateTo: days.to,
      ourBox: owner,
    }
    void go(paths.freightQuery(mode, query))
  }
  const place = (end: 'origin' | 'destination') => (
    <PlaceSelect
      look="bare"
      mode={placeModes[mode]}
      end={end}
      label={text(end === 'origin' ? 'shell.search-from' : 'shell.search-to')}
      placeholder={text('shell.search-place')}
      value={ends[end]}
      onChange={(code) => setEnds((before) => ({ ...before, [end]: code }))}
    />
  )
  return (
    <form className={`card ${styles.quote}`} onSubmit={search}>
      <Tabs label={text('shell.search-modes')} value={mode} tabs={useModeTabs()} onChange={pick} />
      <div className={styles.search}>
        <div>
          <small>{text('shell.search-from')}</small>
          {place('origin')}
        </div>
        <div className={styles.swap}>
          <IconButton
            name="swap"
            label={text('shell.search-swap')}
            onClick={() => setEnds({ origin: ends.destination, destination: ends.origin })}
          />
        </div>
        <div>
          <small>{text('shell.search-to')}</small>
          {place('destination')}
        </div>
        <div>
          <small>{text('shell.search-date')}</small>
          <DateRangeInput
            look="bare"
            label={text('shell.search-date')}
            from={days.from}
            to={days.to}
            least={today}
            onChange={(from, to) => setDays({ from, to })}
          />
        </div>
        <div>
          <small>{text('shell.search-owner')}</small>
          <span className="in-bare">
            <select
              aria-label={text('shell.search-owner')}
              value={owner}
              onChange={(event) => setOwner(event.target.value)}
            >
              <option value="">COC / SOC</option>
              <option value="T">COC</option>
              <option value="F">SOC</option>
            </select>
          </span>
        </div>
        <div className={styles.go}>
          <button type="submit" className="btn">
            {text('shell.search-go')}
          </button>
        </div>
      </div>
    </form>
  )
}

function useModeTabs(): readonly Tab<Mode>[] {
  const text = useText()
  const words: Record<Mode, string> = {
    railway: text('shell.railway'),
    truck: text('shell.truck'),
    sea: text('shell.sea'),
    air: text('shell.air'),
    multiTrans: text('shell.multimodal'),
  }
  const order = ['railway', 'truck', 'sea', 'air', 'multiTrans'] as const satisfies readonly (keyof typeof modes)[]
  return order.map((mode) => ({
    value: mode,
    label: (
      <>
        <ModeDot mode={mode} />
        {words[mode]}
      </>
    ),
  }))
}
