import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import styles from '../pricing.module.css'
import { useCalendar } from '../pricing-api.ts'
import type { QueryState } from './query-state.ts'

/** The lowest price of each of the next days; a day narrows the list to its trains. */
export function DateStrip({ state, plans }: { state: QueryState; plans: number | undefined }) {
  const text = useText()
  const format = useFormat()
  const { search, entryPortCode, firstLeg, lastLeg, currency, day } = state
  const calendar = useCalendar({
    originCode: search.originCode,
    destinationCode: search.destinationCode,
    ...(entryPortCode && { entryPortCode }),
    ...(firstLeg && { firstLeg }),
    ...(lastLeg && { lastLeg }),
    queryDate: search.queryDate,
    currcd: currency,
    priceColumn: state.mode.comparedColumn(search),
  })
  const all = calendar.data?.items.reduce((sum, one) => sum + one.departures, 0)
  return (
    <fieldset className={`card ${styles.days}`} aria-label={text('pricing.calendar')} aria-busy={!calendar.data}>
      <button type="button" aria-pressed={day === ''} onClick={() => state.set({ day: '' })}>
        {text('pricing.all-dates')}
        <b>{text('pricing.plans', { count: (day ? all : (plans ?? all)) ?? 0 })}</b>
      </button>
      {calendar.data?.items.map((one) => (
        <button
          key={one.day}
          type="button"
          className={one.isLowest ? styles.low : undefined}
          aria-pressed={one.day === day}
          disabled={one.departures === 0}
          onClick={() => state.set({ day: one.day === day ? '' : one.day })}
        >
          {format.day(one.day)}
          <b>{one.price ? format.money(one.price, currency, { decimals: 0 }) : '—'}</b>
        </button>
      ))}
    </fieldset>
  )
}
