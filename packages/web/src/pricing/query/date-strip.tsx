import type { calendarDay } from '@landbridge/contract/pricing/price'
import type { CSSProperties } from 'react'
import type { z } from 'zod'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useCalendar } from '../pricing-api.ts'
import styles from './date-strip.module.css'
import { daysQueryOf, type QueryState } from './query-state.ts'

type Day = z.infer<typeof calendarDay>

/** The lowest price of each day, in figures and as a line over them; a day narrows the list to its trains. */
export function DateStrip({ state }: { state: QueryState }) {
  const text = useText()
  const format = useFormat()
  const { currency, day } = state
  const column = state.mode.comparedColumn(state.search)
  const { data } = useCalendar({ ...daysQueryOf(state), priceColumn: column })
  const days = data?.items ?? []
  const heights = heightsOf(days)
  return (
    <fieldset className={`card ${styles.strip}`} aria-label={text('pricing.calendar')} aria-busy={!data}>
      <button type="button" aria-pressed={day === ''} onClick={() => state.set({ day: '' })}>
        {text('pricing.all-dates')}
        <b>{text('pricing.plans', { count: data?.total ?? 0 })}</b>
      </button>
      <div className={styles.days}>
        <Line heights={heights} />
        {days.map((one, i) => (
          <button
            key={one.day}
            type="button"
            className={one.isLowest ? styles.low : undefined}
            style={{ '--height': heights[i] ?? 0 } as CSSProperties}
            aria-pressed={one.day === day}
            disabled={one.departures === 0}
            onClick={() => state.set({ day: one.day === day ? '' : one.day })}
          >
            {one.price && <i aria-hidden="true" />}
            {format.onWeekday(one.day)}
            <b>{one.price ? format.money(one.price, currency, { decimals: 0 }) : '—'}</b>
            {one.isLowest && <span className="unseen">{text('pricing.lowest')}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** How high the price of each day stands between the lowest of them, 0, and the highest, 1. */
function heightsOf(days: readonly Day[]): (number | undefined)[] {
  const prices = days.map(({ price }) => (price === undefined ? undefined : Number(price)))
  const known = prices.filter((price) => price !== undefined)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return prices.map((price) => (price === undefined ? undefined : most > least ? (price - least) / (most - least) : 0))
}

/** From one day with a price to the next; the figures stand in the buttons. */
function Line({ heights }: { heights: readonly (number | undefined)[] }) {
  const points = heights.flatMap((height, i) => (height === undefined ? [] : [`${i + 0.5},${1 - height}`]))
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${heights.length || 1} 1`} preserveAspectRatio="none">
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
