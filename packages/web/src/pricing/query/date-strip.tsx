import type { calendarDay } from '@landbridge/contract/pricing/price'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import type { CSSProperties } from 'react'
import type { z } from 'zod'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Skeleton } from '../../platform/ui/states.tsx'
import { modeCodeOf } from '../modes/price-words.ts'
import { useCalendar } from '../pricing-api.ts'
import styles from './date-strip.module.css'
import { daysQueryOf, type QueryState } from './query-state.ts'

type Day = z.infer<typeof calendarDay>

const mostDays = 60

/** The lowest price of each day as figures and a line; a day narrows the list to its departures. */
export function DateStrip({ state }: { state: QueryState }) {
  const text = useText()
  const format = useFormat()
  const { currency, day } = state
  const { data, error } = useCalendar({
    serviceModeId: modeCodeOf(state.mode),
    ...daysQueryOf(state),
    priceColumn: state.mode.sortedColumn(state),
  })
  const isComing = !data && !error
  const days = data?.items ?? (isComing ? daysToCome(state.search) : [])
  const heights = heightsOf(days)
  const isLow = lowDays(days)
  return (
    <fieldset className={`card ${styles.strip}`} aria-label={text('pricing.calendar')} aria-busy={!data}>
      <button type="button" aria-pressed={day === ''} onClick={() => state.set({ day: '' })}>
        {text('pricing.all-dates')}
        {data ? <b>{text('pricing.plans', { count: data.total })}</b> : isComing && <Skeleton height={17} />}
        {state.mode.pricePer(state, text, format)}
      </button>
      <div className={styles.days}>
        <Line heights={heights} />
        {days.map((one, i) => (
          <button
            key={one.day}
            type="button"
            className={isLow(one) ? styles.low : undefined}
            style={{ '--height': heights[i] ?? 0 } as CSSProperties}
            aria-pressed={one.day === day}
            disabled={one.departures === 0}
            onClick={() => state.set({ day: one.day === day ? '' : one.day })}
          >
            {one.price && <i aria-hidden="true" />}
            <span>{format.weekday(one.day)}</span>
            <span>{format.day(one.day)}</span>
            {isComing ? (
              <Skeleton width="60%" height={17} />
            ) : (
              <b>{one.price ? format.money(one.price, currency, { decimals: 0 }) : '—'}</b>
            )}
            {isLow(one) && <span className="unseen">{text('pricing.lowest')}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function daysToCome({ queryDate, queryDateTo }: QueryState['search']): Day[] {
  const days: Day[] = []
  for (let day = queryDate; day <= queryDateTo && days.length < mostDays; day = dayAfter(day, 1))
    days.push({ day, departures: 0, hasSpace: false, isLowest: false })
  return days
}

/** Days with space at the lowest price, only the first where most days have it. */
function lowDays(days: readonly Day[]): (day: Day) => boolean {
  const priced = days.filter(({ price }) => price !== undefined)
  const lowest = priced.filter(({ isLowest, hasSpace }) => isLowest && hasSpace)
  if (priced.every(({ price }) => Number(price) === Number(priced[0]?.price))) return () => false
  const marked = lowest.length * 2 > priced.length ? lowest.slice(0, 1) : lowest
  return (day) => marked.includes(day)
}

/** Each day's price between lowest, 0, and highest, 1. */
function heightsOf(days: readonly Day[]): (number | undefined)[] {
  const prices = days.map(({ price }) => (price === undefined ? undefined : Number(price)))
  const known = prices.filter((price) => price !== undefined)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return prices.map((price) => (price === undefined ? undefined : most > least ? (price - least) / (most - least) : 0))
}

/** A line through the days' prices, broken on days without departures. */
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
