import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Button, IconButton } from '../../platform/ui/parts.tsx'
import styles from './departure-board.module.css'
import { weekNumberOf } from './week-lanes.ts'

type WalkProps = { monday: string; isPresent: boolean; onWalk: (weeks: number) => void }

/** The week that is shown, by its days and its number, and the way to the weeks around it; no weeks leads to the present one. */
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
