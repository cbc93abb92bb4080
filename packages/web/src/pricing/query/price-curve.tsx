import type { calendarDay } from '@landbridge/contract/pricing/price'
import { dayAfter, everyDayBetween } from '@landbridge/contract/shared/calendar-day'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import type { z } from 'zod'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Skeleton } from '../../platform/ui/states.tsx'
import { modeCodeOf } from '../modes/price-words.ts'
import { useCalendar } from '../pricing-api.ts'
import styles from './price-curve.module.css'
import { daysQueryOf, type QueryState } from './query-state.ts'

type Day = z.infer<typeof calendarDay>
type Format = ReturnType<typeof useFormat>

const shownDays = 30
/** As many as the calendar answers. */
const mostDays = 62

/** Thirty days from today on, or from the first wanted day where that comes later; never fewer than were wanted. */
export function curveDays(
  today: string,
  { queryDate, queryDateTo }: { queryDate: string; queryDateTo: string },
): { queryDate: string; queryDateTo: string } {
  const tomorrow = dayAfter(today, 1)
  const isSoon = queryDateTo <= dayAfter(tomorrow, shownDays - 1)
  const from = isSoon ? tomorrow : queryDate
  const [usual, last] = [dayAfter(from, shownDays - 1), dayAfter(from, mostDays - 1)]
  const to = queryDateTo > usual ? queryDateTo : usual
  return { queryDate: from < queryDate ? from : queryDate, queryDateTo: to < last ? to : last }
}

/** The lowest price of each day as a curve with gaps where nothing leaves; a press on a day narrows the list to it. */
export function PriceCurve({ state }: { state: QueryState }) {
  const text = useText()
  const { currency, day } = state
  const span = curveDays(state.today, state.search)
  const { data, error } = useCalendar({
    serviceModeId: modeCodeOf(state.mode),
    ...daysQueryOf(state),
    ...span,
    priceColumn: state.mode.sortedColumn(state),
  })
  const isComing = !data && !error
  const days = data?.items ?? (isComing ? daysToCome(span) : [])
  const heights = heightsOf(days)
  const isLow = lowDays(days)
  return (
    <fieldset className={`card ${styles.curve}`} aria-label={text('pricing.calendar')} aria-busy={!data}>
      <CurveHead state={state} days={days} isLow={isLow} />
      <div className={styles.plot}>
        <Scale days={days} />
        <Days firstWanted={day || state.search.queryDate}>
          <Line heights={heights} />
          {days.map((one, i) => (
            <DayButton
              key={one.day}
              one={one}
              height={heights[i] ?? 0}
              isFirst={i === 0}
              isLow={isLow(one)}
              isComing={isComing}
              isWanted={state.search.queryDate <= one.day && one.day <= state.search.queryDateTo}
              isPressed={one.day === day}
              currency={currency}
              onPress={() => state.set({ day: one.day === day ? '' : one.day })}
            />
          ))}
        </Days>
      </div>
    </fieldset>
  )
}

type HeadProps = { state: QueryState; days: readonly Day[]; isLow: (day: Day) => boolean }

function CurveHead({ state, days, isLow }: HeadProps) {
  const text = useText()
  const format = useFormat()
  const lowest = days.find(isLow)
  return (
    <div className={`row between ${styles.head}`}>
      <span className="nowrap">
        <b>{text('pricing.calendar')}</b>{' '}
        <small className="muted">
          {state.currency} · {state.mode.pricePer(state, text, format)}
        </small>
      </span>
      <span className={styles.legend}>
        {lowest?.price && (
          <span>
            {text('pricing.curve-lowest', { count: days.length })}{' '}
            <b className="ok-text">{shortMoney(lowest.price, state.currency, format)}</b> {format.onWeekday(lowest.day)}
          </span>
        )}
        <span>
          <i className={styles.none} /> {text('pricing.curve-nothing')}
        </span>
        <button type="button" className="chip" aria-pressed={state.day === ''} onClick={() => state.set({ day: '' })}>
          {text('pricing.all-dates')}
        </button>
      </span>
    </div>
  )
}

const shortMoney = (price: string, currency: string, format: Format) => format.money(price, currency, { decimals: 0 })

/** On a telephone the days go sideways, with the first wanted one in view. */
function Days({ children, firstWanted }: { children: ReactNode; firstWanted: string }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const wanted = line.current?.querySelector<HTMLElement>(`[data-day="${firstWanted}"]`)
    const box = line.current?.parentElement
    if (wanted && box && box.scrollWidth > box.clientWidth) box.scrollLeft = wanted.offsetLeft - 16
  }, [firstWanted])
  return (
    <div className={styles.days} ref={line}>
      {children}
    </div>
  )
}

type DayProps = {
  one: Day
  height: number
  isFirst: boolean
  isLow: boolean
  isComing: boolean
  isWanted: boolean
  isPressed: boolean
  currency: string
  onPress: () => void
}

function DayButton({ one, height, isFirst, isLow, isComing, isWanted, isPressed, currency, onPress }: DayProps) {
  const text = useText()
  const format = useFormat()
  const isMonthNamed = isFirst || one.day.endsWith('-01')
  return (
    <button
      type="button"
      data-day={one.day}
      data-wanted={isWanted || undefined}
      className={isLow ? styles.low : undefined}
      style={{ '--height': height } as CSSProperties}
      aria-pressed={isPressed}
      disabled={one.departures === 0}
      onClick={onPress}
    >
      {one.price ? <i aria-hidden="true" /> : !isComing && <i aria-hidden="true" className={styles.none} />}
      <span className="unseen">{format.onWeekday(one.day)}</span>
      {isComing ? (
        <Skeleton width="60%" height={14} />
      ) : (
        <b>{one.price ? shortMoney(one.price, currency, format) : '—'}</b>
      )}
      {isLow && <span className="unseen">{text('pricing.lowest')}</span>}
      <span aria-hidden="true" className={isMonthNamed ? undefined : styles.dayName}>
        {format.day(one.day)}
      </span>
      {!isMonthNamed && (
        <span aria-hidden="true" className={styles.dayNo}>
          {Number(one.day.slice(8))}
        </span>
      )}
      <span aria-hidden="true" className="muted">
        {format.weekday(one.day)}
      </span>
    </button>
  )
}

const daysToCome = ({ queryDate, queryDateTo }: { queryDate: string; queryDateTo: string }): Day[] =>
  everyDayBetween(queryDate, queryDateTo).map((day) => ({ day, departures: 0, hasSpace: false, isLowest: false }))

/** The days of the lowest price that have space; where that is most days, the first of them, and none where all cost the same. */
function lowDays(days: readonly Day[]): (day: Day) => boolean {
  const priced = days.filter(({ price }) => price !== undefined)
  const lowest = priced.filter(({ isLowest, hasSpace }) => isLowest && hasSpace)
  if (priced.every(({ price }) => Number(price) === Number(priced[0]?.price))) return () => false
  const marked = lowest.length * 2 > priced.length ? lowest.slice(0, 1) : lowest
  return (day) => marked.includes(day)
}

/** Height of each day's price between the lowest, 0, and the highest, 1. */
function heightsOf(days: readonly Day[]): (number | undefined)[] {
  const prices = days.map(({ price }) => (price === undefined ? undefined : Number(price)))
  const known = prices.filter((price) => price !== undefined)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return prices.map((price) =>
    price === undefined ? undefined : most > least ? (price - least) / (most - least) : 0.5,
  )
}

/** The lowest and the highest price, at the height of each. */
function Scale({ days }: { days: readonly Day[] }) {
  const format = useFormat()
  const known = days.flatMap(({ price }) => (price === undefined ? [] : [Number(price)]))
  const [least, most] = [Math.min(...known), Math.max(...known)]
  if (known.length === 0) return <span />
  const figures = most > least ? [most, (least + most) / 2, least] : [most]
  return (
    <span className={styles.scale} data-single={figures.length === 1 || undefined} aria-hidden="true">
      {figures.map((figure) => (
        <small key={figure}>{format.number(figure, 0)}</small>
      ))}
    </span>
  )
}

/** From each day with a price to the next, broken where nothing leaves; the figures stand in the buttons. */
function Line({ heights }: { heights: readonly (number | undefined)[] }) {
  const legs = heights.flatMap((height, i) => {
    const next = heights[i + 1]
    return height === undefined || next === undefined ? [] : [`${i + 0.5},${1 - height} ${i + 1.5},${1 - next}`]
  })
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${heights.length || 1} 1`} preserveAspectRatio="none">
      {legs.map((points) => (
        <polyline key={points} points={points} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
