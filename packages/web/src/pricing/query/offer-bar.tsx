import { departureName } from '@landbridge/contract/pricing/departure'
import { sellsSpace } from '@landbridge/contract/shared/modes'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import { modeCodeOf } from '../modes/price-words.ts'
import styles from './offer-bar.module.css'
import { spaceInWords } from './offer-words.ts'
import type { QueryState } from './query-state.ts'
import type { FirstCutoff, OfferTimes, ShownOffer } from './shown-offer.ts'
import { placeOn, type TimeAxis, ticksOf } from './time-axis.ts'

type BarProps = { offer: ShownOffer; axis: TimeAxis | undefined; state: QueryState }

/** The transit of one offer on the axis of all: its first cut-off, the way from departure to arrival, and how much longer it may take. */
export function OfferBar({ offer, axis, state }: BarProps) {
  const { departure, times } = offer
  const text = useText()
  const space = state.boxType === 'Z' && departure && spaceInWords(departure, state.mode.sizeOf?.(state), text)
  const pill = space ? <StatusPill tone={space.tone}>{space.words}</StatusPill> : null
  if (!times || !axis)
    return (
      <div className={styles.bare}>
        <span className="nowrap">
          <b>
            <TransitWords offer={offer} />
          </b>{' '}
          <Carriage offer={offer} state={state} />
        </span>
        {pill}
      </div>
    )
  const [departs, arrives] = [placeOn(axis, times.departs), placeOn(axis, times.arrives)]
  return (
    <div className={`${styles.bar} mode-${state.mode.mode}`}>
      <Ticks axis={axis} />
      <div className={styles.over}>
        <i style={{ flexBasis: `${placeOn(axis, times.cutoff?.at ?? times.departs)}%` }} />
        {times.cutoff && <CutoffWords cutoff={times.cutoff} />}
        <span className="grow" />
        {pill}
      </div>
      <Run offer={offer} times={times} axis={axis} />
      <div className={styles.under} style={{ width: `${arrives}%` }}>
        <i style={{ flexBasis: `${arrives > 0 ? (departs / arrives) * 100 : 0}%` }} />
        <DayOf at={times.departs} zone={departure?.etdZone} />
        <Carriage offer={offer} state={state} />
        <DayOf at={times.arrives} zone={departure?.etaZone} />
      </div>
    </div>
  )
}

const Ticks = ({ axis }: { axis: TimeAxis }) =>
  ticksOf(axis).map(({ day, place }) => <i key={day} className={styles.tick} style={{ left: `${place}%` }} />)

/** The narrowest bar, in per cent of the axis, that has room for its words. */
const roomyShare = 26

function Run({ offer, times, axis }: { offer: ShownOffer; times: OfferTimes; axis: TimeAxis }) {
  const text = useText()
  const [departs, arrives, latest] = [times.departs, times.arrives, times.latest].map((at) => placeOn(axis, at)) as [
    number,
    number,
    number,
  ]
  const isRoomy = arrives - departs >= roomyShare
  const beside = latest < 60 ? { left: `${latest}%` } : { right: `${100 - departs}%` }
  const isDirect = offer.row.carrierName !== undefined && offer.row.stops.length === 2
  const words = (
    <>
      <TransitWords offer={offer} />
      {isDirect && ` · ${text('pricing.direct-short')}`}
    </>
  )
  return (
    <div className={styles.line}>
      {times.cutoff && <i className={styles.cutoff} style={{ left: `${placeOn(axis, times.cutoff.at)}%` }} />}
      {latest > arrives && (
        <i className={styles.longest} style={{ left: `${arrives}%`, width: `${latest - arrives}%` }} />
      )}
      <span className={styles.run} style={{ left: `${departs}%`, width: `${Math.max(arrives - departs, 0.6)}%` }}>
        {isRoomy && words}
      </span>
      {!isRoomy && (
        <span className={styles.beside} style={beside}>
          {words}
        </span>
      )}
    </div>
  )
}

export function TransitWords({ offer: { row } }: { offer: ShownOffer }) {
  const text = useText()
  return row.transitDaysMin === row.transitDaysMax
    ? text('shared.days', { count: row.transitDaysMin })
    : text('pricing.transit', { least: row.transitDaysMin, most: row.transitDaysMax })
}

function CutoffWords({ cutoff: { name, at, zone, hoursBefore } }: { cutoff: FirstCutoff }) {
  const text = useText()
  const format = useFormat()
  const time = new Date(at)
  const when = hoursBefore
    ? text('pricing.cargo-cutoff-hours', { count: hoursBefore })
    : format.onWeekday(businessDayOf(time, zone), format.dayTime(time, zone))
  return (
    <small>
      {text(name)} {when}
    </small>
  )
}

function DayOf({ at, zone }: { at: number; zone: string | undefined }) {
  const format = useFormat()
  return <small>{format.onWeekday(businessDayOf(new Date(at), zone ?? 'UTC'))}</small>
}

/** The vessel or the flight that carries, or how often something leaves; a train goes by its day. */
function Carriage({ offer: { departure, row }, state }: Pick<BarProps, 'offer' | 'state'>) {
  const text = useText()
  const isNamed = departure && (departure.vessel || !sellsSpace(modeCodeOf(state.mode)))
  const often = !departure && row.weekdays.length > 0 && text('pricing.per-week', { count: row.weekdays.length })
  const words = isNamed ? departureName(departure) : often
  return words ? <small className={styles.carriage}>{words}</small> : <span className="grow" />
}

/** The days that the bars of a list are read by. */
export function AxisDays({ axis, today }: { axis: TimeAxis | undefined; today: string }) {
  const text = useText()
  const format = useFormat()
  return (
    <span className={styles.axis}>
      {axis &&
        ticksOf(axis).map(({ day, place }) => (
          <small key={day} style={{ left: `${place}%` }} data-first={place < 4 || undefined}>
            {day === today ? text('pricing.today') : format.day(day)}
          </small>
        ))}
    </span>
  )
}

export function AxisLegend({ state: { mode } }: { state: QueryState }) {
  const text = useText()
  return (
    <span className={`${styles.legend} mode-${mode.mode} desk-only`}>
      <span>
        <i className={styles.cutoffKey} /> {text('pricing.cutoff')}
      </span>
      <span>
        <i className={styles.runKey} /> {text('pricing.under-way')}
      </span>
      <span>
        <i className={styles.longestKey} /> {text('pricing.longest-transit')}
      </span>
    </span>
  )
}
