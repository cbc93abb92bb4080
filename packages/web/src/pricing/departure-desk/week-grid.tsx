import type { WeekDeparture } from '@landbridge/contract/pricing/departure-week-endpoints'
import { modeOf } from '@landbridge/contract/shared/modes'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { GridTable } from '../../platform/ui/grid-table.tsx'
import { laneText } from '../../platform/ui/lane-words.tsx'
import { ModeDot } from '../../platform/ui/parts.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import styles from './departure-board.module.css'
import { WeekDepartureLink } from './week-departure.tsx'
import type { WeekLane } from './week-lanes.ts'

type GridProps = { days: readonly string[]; today: string; lanes: readonly WeekLane[] }

export function WeekGrid({ days, today, lanes }: GridProps) {
  const text = useText()
  return (
    <TableBox className={styles.box}>
      <GridTable label={text('pricing.week-board')} className={styles.grid}>
        <thead>
          <tr>
            <th tabIndex={-1} className={styles.lane}>
              {text('pricing.week-lane')}
            </th>
            {days.map((day) => (
              <DayHead key={day} day={day} isToday={day === today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lanes.map((lane) => (
            <tr key={lane.key}>
              <LaneHead lane={lane} />
              {days.map((day) => (
                <td key={day} tabIndex={-1} className={day === today ? styles.today : undefined}>
                  <DayCell departures={lane.departures.filter(({ departsOn }) => departsOn === day)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </GridTable>
    </TableBox>
  )
}

function DayHead({ day, isToday }: { day: string; isToday: boolean }) {
  const text = useText()
  const format = useFormat()
  return (
    <th tabIndex={-1} className={isToday ? styles.today : undefined} aria-current={isToday ? 'date' : undefined}>
      <b>{format.onWeekday(day)}</b>
      {isToday && <small>{text('pricing.week-today')}</small>}
    </th>
  )
}

const LaneHead = ({ lane }: { lane: WeekLane }) => (
  <th scope="row" tabIndex={-1} className={styles.lane} title={[laneText(lane), lane.by].join('\n')}>
    <span>
      <ModeDot mode={modeOf(lane.serviceModeId)} />
      <span>
        <b className="cut">{laneText(lane)}</b>
        {lane.by && <small className="cut">{lane.by}</small>}
      </span>
    </span>
  </th>
)

const DayCell = ({ departures }: { departures: readonly WeekDeparture[] }) =>
  departures.map((departure) => <WeekDepartureLink key={departure.id} departure={departure} inGrid />)
