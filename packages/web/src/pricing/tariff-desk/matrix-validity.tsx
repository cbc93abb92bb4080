import type { TariffRow } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { useToday } from '../../platform/today.ts'
import { type Axis, type Course, courseOf, daysLeft, shareOf } from './matrix-rules.ts'
import styles from './tariff-matrix.module.css'

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

export function AxisHead({ axis }: { axis: Axis }) {
  const text = useText()
  const format = useFormat()
  const next = axis.to.slice(0, 7)
  return (
    <>
      <span className="unseen">{text('pricing.matrix-validity')}</span>
      <span className={styles.axis}>
        <span>{format.month(axis.from.slice(0, 7), 'short')}</span>
        <span style={{ left: percent(shareOf(`${next}-01`, axis)) }}>{format.month(next, 'short')}</span>
      </span>
    </>
  )
}

type ValidityProps = { row: TariffRow; rows: readonly TariffRow[]; axis: Axis }

export function Validity({ row, rows, axis }: ValidityProps) {
  const today = useToday()
  const course = courseOf(row, rows, today)
  const [from, to] = [shareOf(row.validFrom, axis), shareOf(dayAfter(row.lastDay, 1), axis)]
  return (
    <>
      <span className={styles.track} aria-hidden="true">
        <i className={styles[course]} style={{ left: percent(from), width: percent(Math.max(0, to - from)) }} />
        <u style={{ left: percent(shareOf(today, axis)) }} />
      </span>
      <small className={course === 'ending' ? 'late strong' : 'muted'}>
        <CourseWords row={row} course={course} />
      </small>
    </>
  )
}

function CourseWords({ row, course }: { row: TariffRow; course: Course }) {
  const text = useText()
  const format = useFormat()
  const today = useToday()
  const left = daysLeft(row, today)
  switch (course) {
    case 'ending':
      return left === 0 ? text('pricing.matrix-ends-today') : text('pricing.matrix-ends-in', { count: left })
    case 'followed':
      return text('pricing.matrix-followed', { day: format.day(row.lastDay) })
    case 'lasting':
      return text('pricing.matrix-until', { day: format.day(row.lastDay) })
    default:
      return format.days(row.validFrom, row.lastDay)
  }
}
