import type { WeekDeparture } from '@landbridge/contract/pricing/departure-week-endpoints'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import styles from './departure-board.module.css'
import { FillBar } from './week-departure.tsx'
import { placesOfWeek } from './week-lanes.ts'

type FootProps = { lanes: number; departures: readonly WeekDeparture[] }

/** The meaning of what is drawn, and the sum of the week. */
export function WeekFoot({ lanes, departures }: FootProps) {
  const text = useText()
  const format = useFormat()
  const { booked, total } = placesOfWeek(departures)
  const sum = text('pricing.week-sum', { booked: format.number(booked), total: format.number(total) })
  return (
    <div className={styles.foot}>
      <span className={`mode-railway ${styles.key}`}>
        <FillBar booked={7} total={10} />
        {text('pricing.week-key-booked')}
      </span>
      <span className={styles.key}>
        <i className={styles.past} />
        {text('pricing.week-key-closed')}
      </span>
      <span className={styles.key}>
        <i className={styles.blank} />
        {text('pricing.week-key-blank')}
      </span>
      <span>{text('pricing.week-zone')}</span>
      <span className={styles.sum}>
        {text('pricing.week-lanes', { count: lanes })}
        {total > 0 && ` · ${sum}`}
      </span>
    </div>
  )
}
