import type { DepartureWeek } from '@landbridge/contract/pricing/departure-week-endpoints'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import styles from './departure-board.module.css'
import { FillBar } from './week-departure.tsx'
import { weekNumberOf } from './week-lanes.ts'

type WalkProps = { monday: string; isPresent: boolean; onWalk: (weeks: number) => void }

export function WeekWalk({ monday, isPresent, onWalk }: WalkProps) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={styles.walk}>
      <IconButton name="left" label={text('pricing.week-before')} onClick={() => onWalk(-1)} />
      <span className="nowrap" aria-live="polite">
        {format.days(monday, dayAfter(monday, 6), true)}{' '}
        <span className="muted">{text('pricing.week-number', { week: weekNumberOf(monday) })}</span>
      </span>
      <IconButton name="right" label={text('pricing.week-after')} onClick={() => onWalk(1)} />
      {!isPresent && (
        <Button look="ghost" low onClick={() => onWalk(0)}>
          {text('pricing.week-present')}
        </Button>
      )}
    </div>
  )
}

export function WeekFoot({ week }: { week: DepartureWeek }) {
  const text = useText()
  const format = useFormat()
  const { total: lanes, slotsTotal: total, slotsLeft } = week
  const booked = total - slotsLeft
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
