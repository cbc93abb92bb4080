import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { Mode } from '@landbridge/contract/shared/modes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { useToday } from '../../platform/today.ts'
import { addDays } from '../../platform/ui/days.ts'
import { toast } from '../../platform/ui/messages.tsx'
import { ModeDot } from '../../platform/ui/parts.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { type LaneAsked, LaneSearch } from '../../reference/lane-search.tsx'
import styles from './home.module.css'
import { modeOrder, useModeWords } from './mode-words.ts'

const placeModes: Record<Mode, PlaceMode> = {
  railway: 'RAIL',
  sea: 'SEA',
  air: 'AIR',
  truck: 'TRUCK',
  multiTrans: 'RAIL',
}
/** Modes whose price follows the weight; the others are asked for by container. */
const byWeight: readonly Mode[] = ['truck', 'air']
const windowDays = 14

type Cargo = { box: string; weightKg: string }

/** The box, and whose it is, as the price page has them in its address. */
const boxes = ['40HQ COC', '40HQ SOC', '20GP COC', '20GP SOC'] as const

function cargoQuery(mode: Mode, { box, weightKg }: Cargo) {
  if (byWeight.includes(mode)) return { weightKg }
  const [containerType, owner] = box.split(' ')
  if (!containerType) return {}
  const ourBox = owner === 'COC' ? 'T' : 'F'
  return { containerType, ourBox, ...(containerType === '20GP' && { sortName: 'coc20Gp' }) }
}

/** The quote search: a mode, from where, to where, when and what; it leads to the prices. */
export function QuoteSearch() {
  const text = useText()
  const go = useNavigate()
  const words = useModeWords()
  const today = useToday()
  const [mode, setMode] = useState<Mode>('railway')
  const [asked, setAsked] = useState<Partial<LaneAsked>>({})
  const [cargo, setCargo] = useState<Cargo>({ box: '', weightKg: '' })
  const lane = {
    originCode: '',
    destinationCode: '',
    queryDate: addDays(today, 1),
    queryDateTo: addDays(today, 1 + windowDays),
    ...asked,
  }
  const pick = (next: Mode) => {
    setMode(next)
    // A station is no airport: other kinds of places are chosen anew, the days stay.
    if (placeModes[next] !== placeModes[mode])
      setAsked((before) => ({ ...before, originCode: '', destinationCode: '' }))
  }
  const search = () => {
    const { originCode, destinationCode } = lane
    if (originCode && originCode === destinationCode) return toast(text('shell.same-place'), { kind: 'wrong' })
    void go(paths.freightQuery(mode, { ...lane, ...cargoQuery(mode, cargo) }))
  }
  return (
    <LaneSearch
      className={styles.quote}
      lane={lane}
      onChange={(changes) => setAsked((before) => ({ ...before, ...changes }))}
      placeModes={{ origin: placeModes[mode], destination: placeModes[mode] }}
      today={today}
      more={{
        label: text(byWeight.includes(mode) ? 'shell.search-weight' : 'shell.search-box'),
        field: <CargoField isByWeight={byWeight.includes(mode)} cargo={cargo} onChange={setCargo} />,
      }}
      submit={text('shell.search-go')}
      onSubmit={search}
    >
      <Tabs
        label={text('shell.search-modes')}
        value={mode}
        onChange={pick}
        tabs={modeOrder.map((one) => ({
          value: one,
          label: (
            <>
              <ModeDot mode={one} />
              {words[one]}
            </>
          ),
        }))}
      />
    </LaneSearch>
  )
}

type CargoFieldProps = { isByWeight: boolean; cargo: Cargo; onChange: (cargo: Cargo) => void }

function CargoField({ isByWeight, cargo, onChange }: CargoFieldProps) {
  const text = useText()
  if (isByWeight) {
    return (
      <span className="in-bare">
        <input
          inputMode="decimal"
          aria-label={text('shell.search-weight')}
          placeholder={text('shell.search-any-weight')}
          value={cargo.weightKg}
          onChange={(event) => onChange({ ...cargo, weightKg: event.target.value.replace(/[^\d.]/g, '') })}
        />
      </span>
    )
  }
  return (
    <span className="in-bare">
      <select
        aria-label={text('shell.search-box')}
        value={cargo.box}
        onChange={(event) => onChange({ ...cargo, box: event.target.value })}
      >
        <option value="">{text('shell.search-any-box')}</option>
        {boxes.map((box) => (
          <option key={box} value={box}>
            {box}
          </option>
        ))}
      </select>
    </span>
  )
}
