import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { FormEvent, ReactNode } from 'react'
import { useText } from '../platform/text.tsx'
import { DateRangeInput } from '../platform/ui/calendar-input.tsx'
import { IconButton } from '../platform/ui/parts.tsx'
import styles from './lane-search.module.css'
import { PlaceSelect } from './place-select.tsx'

export type SearchedLane = { originCode: string; destinationCode: string; queryDate: string; queryDateTo: string }

type LaneSearchProps = {
  lane: SearchedLane
  onChange: (changes: Partial<SearchedLane>) => void
  placeModes: { origin: PlaceMode; destination: PlaceMode }
  today: string
  /** The mode's own search field, such as containers or weight. */
  more: { label: string; field: ReactNode; isWide?: boolean | undefined }
  /** Content below the fields, over the whole width. */
  below?: ReactNode
  submit: string
  onSubmit: () => void
  className?: string | undefined
  /** Content above the fields, in the same card. */
  children?: ReactNode
}

/** The search of Home and price pages: ends, days and load. */
export function LaneSearch(props: LaneSearchProps) {
  const { lane, onChange, placeModes, today, more, below, submit, onSubmit, className = '', children } = props
  const text = useText()
  const ends = { lane, placeModes, onChange }
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={`card ${className}`} onSubmit={search}>
      {children}
      <div className={more.isWide ? `${styles.search} ${styles.wide}` : styles.search}>
        <div>
          <small>{text('reference.lane-from')}</small>
          <LaneEnd end="origin" {...ends} />
        </div>
        <div className={styles.swap}>
          <IconButton
            name="swap"
            label={text('reference.lane-swap')}
            onClick={() => onChange({ originCode: lane.destinationCode, destinationCode: lane.originCode })}
          />
        </div>
        <div>
          <small>{text('reference.lane-to')}</small>
          <LaneEnd end="destination" {...ends} />
        </div>
        <div>
          <small>{text('reference.lane-date')}</small>
          <DateRangeInput
            look="bare"
            label={text('reference.lane-date')}
            from={lane.queryDate}
            to={lane.queryDateTo}
            min={today}
            onChange={(queryDate, queryDateTo) => onChange({ queryDate, queryDateTo })}
          />
        </div>
        <div>
          <small>{more.label}</small>
          {more.field}
        </div>
        <div className={styles.go}>
          <button type="submit" className="btn wide">
            {submit}
          </button>
        </div>
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </form>
  )
}

type LaneEndProps = Pick<LaneSearchProps, 'lane' | 'placeModes' | 'onChange'> & { end: 'origin' | 'destination' }

function LaneEnd({ end, lane, placeModes, onChange }: LaneEndProps) {
  const text = useText()
  const name = end === 'origin' ? 'originCode' : 'destinationCode'
  return (
    <PlaceSelect
      look="bare"
      mode={placeModes[end]}
      end={end}
      label={text(end === 'origin' ? 'reference.lane-from' : 'reference.lane-to')}
      placeholder={text('reference.lane-place')}
      value={lane[name]}
      onChange={(code) => onChange({ [name]: code })}
    />
  )
}
