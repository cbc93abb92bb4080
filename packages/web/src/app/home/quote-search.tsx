import { isLoadFigure } from '@landbridge/contract/pricing/load-figure'
import { pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import { type Mode, modes, placeModesOf } from '@landbridge/contract/shared/modes'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useKeepValueThroughReload } from '../../platform/form/keep-through-reload.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { useText } from '../../platform/text.tsx'
import { useToday } from '../../platform/today.ts'
import { toast } from '../../platform/ui/messages.ts'
import { ModeDot } from '../../platform/ui/parts.tsx'
import { BoxField, noLoad, type SearchedBox, type SearchedLoad } from '../../reference/cargo-choice.tsx'
import { laneDays } from '../../reference/lane-days.ts'
import { LaneSearch, type SearchedLane } from '../../reference/lane-search.tsx'
import { isOpenMode, modeOrder, useModeName } from '../modes/mode-words.ts'
import styles from './home.module.css'

/** Loads once a mode is chosen whose price follows measures. */
const MeasureFields = lazyPart(async () => (await import('../../reference/measure-fields.tsx')).MeasureFields)

type SearchedCargo = SearchedBox & SearchedLoad
/** The mode of the search until another one is chosen. */
const [firstMode] = pricedModes

const placesOf = (mode: Mode) => placeModesOf(modes[mode].code)[0]

const anyCargo: SearchedCargo = { containerType: '', ourBox: '', ...noLoad }

export function QuoteSearch() {
  const text = useText()
  const go = useNavigate()
  const today = useToday()
  const [mode, setMode] = useState<Mode>(firstMode)
  const [lane, setLane] = useState<Partial<SearchedLane>>({})
  const [cargo, setCargo] = useState(anyCargo)
  const isTyped = mode !== firstMode || cargo !== anyCargo || Object.keys(lane).length > 0
  useKeepValueThroughReload('price-search', isTyped ? { mode, lane, cargo } : undefined, (kept) => {
    setMode(kept.mode)
    setLane(kept.lane)
    setCargo(kept.cargo)
  })
  const wanted = { originCode: '', destinationCode: '', ...lane, ...laneDays(today, lane) }
  const places = placesOf(mode)
  const isByWeight = modes[mode].pricedBy === 'load'
  const changeMode = (next: Mode) => {
    setMode(next)
    // A station is no airport: other kinds of places are chosen anew, the days stay.
    if (placesOf(next) !== places) setLane((before) => ({ ...before, originCode: '', destinationCode: '' }))
  }
  const search = () => {
    const { originCode, destinationCode } = wanted
    if (originCode && originCode === destinationCode) return toast(text('shell.same-place'), { kind: 'wrong' })
    const { containerType, ourBox, weightKg, volumeM3 } = cargo
    if (isByWeight && weightKg && !isLoadFigure('grossWeightKg', weightKg))
      return toast(text('shared.weight-not-read'), { kind: 'wrong' })
    if (isByWeight && volumeM3 && !isLoadFigure('volumeM3', volumeM3))
      return toast(text('shared.volume-not-read'), { kind: 'wrong' })
    void go(
      paths.freightQuery(mode, { ...wanted, ...(isByWeight ? { weightKg, volumeM3 } : { containerType, ourBox }) }),
    )
  }
  return (
    <LaneSearch
      className={styles.quote}
      lane={wanted}
      onChange={(changes) => setLane((before) => ({ ...before, ...changes }))}
      placeModes={{ origin: places, destination: places }}
      today={today}
      more={{
        label: text(isByWeight ? 'reference.lane-load' : 'reference.lane-box'),
        field: isByWeight ? (
          <Suspense>
            <MeasureFields load={cargo} onChange={(changes) => setCargo({ ...cargo, ...changes })} />
          </Suspense>
        ) : (
          <BoxField box={cargo} onChange={(changes) => setCargo({ ...cargo, ...changes })} />
        ),
        isWide: isByWeight,
      }}
      submit={text('shell.search-go')}
      onSubmit={search}
    >
      <ModeTabs mode={mode} onPick={changeMode} />
    </LaneSearch>
  )
}

function ModeTabs({ mode, onPick }: { mode: Mode; onPick: (mode: Mode) => void }) {
  const text = useText()
  const nameOf = useModeName()
  return (
    <fieldset className={`tabs ${styles.modeTabs}`} aria-label={text('shell.search-modes')}>
      {modeOrder.map((one) => (
        <label key={one}>
          <input type="radio" className="unseen" name="mode" checked={mode === one} onChange={() => onPick(one)} />
          <ModeDot mode={one} />
          {nameOf(one)}
        </label>
      ))}
      {!isOpenMode(mode) && <output className={`muted small ${styles.unopenedNote}`}>{text('shell.unopened')}</output>}
    </fieldset>
  )
}
