import { modeOf } from '@landbridge/contract/shared/modes'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { laneText } from '../../platform/ui/lane-words.tsx'
import { ModeDot } from '../../platform/ui/parts.tsx'
import styles from './departure-board.module.css'
import { WeekDepartureLink } from './week-departure.tsx'
import type { WeekLane } from './week-lanes.ts'

type DaysProps = { days: readonly string[]; today: string; lanes: readonly WeekLane[] }

export function WeekDays({ days, today, lanes }: DaysProps) {
  const text = useText()
  const format = useFormat()
  return days.map((day) => {
    const leaving = lanes.flatMap((lane) =>
      lane.departures.filter(({ departsOn }) => departsOn === day).map((departure) => ({ lane, departure })),
    )
    if (leaving.length === 0) return null
    return (
      <section key={day} className={styles.day}>
        <h2>
          {format.onWeekday(day)}
          {day === today && <small className="muted"> {text('pricing.week-today')}</small>}
        </h2>
        <ul className="card">
          {leaving
            .toSorted((a, b) => a.departure.etd.getTime() - b.departure.etd.getTime())
            .map(({ lane, departure }) => (
              <li key={departure.id}>
                <span className="row">
                  <ModeDot mode={modeOf(lane.serviceModeId)} />
                  <span className="cut">{laneText(lane)}</span>
                </span>
                <WeekDepartureLink departure={departure} />
              </li>
            ))}
        </ul>
      </section>
    )
  })
}
