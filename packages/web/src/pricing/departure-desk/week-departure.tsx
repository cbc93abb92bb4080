import type { WeekDeparture } from '@landbridge/contract/pricing/departure-week-endpoints'
import { modeOf } from '@landbridge/contract/shared/modes'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import styles from './departure-board.module.css'
import { type SpaceLeft, spaceLeftOf } from './week-lanes.ts'

const looks: Readonly<Record<SpaceLeft, string>> = {
  blank: styles.blank ?? '',
  gone: styles.past ?? '',
  closed: styles.past ?? '',
  full: '',
  few: '',
  free: '',
  uncounted: '',
}

const tones: Partial<Record<SpaceLeft, string>> = { few: 'late strong', full: 'strong', free: '', uncounted: 'ok-text' }

function useStandingWords() {
  const text = useText()
  return (departure: WeekDeparture): string => {
    switch (spaceLeftOf(departure)) {
      case 'blank':
        return text('pricing.week-blank')
      case 'gone':
        return text('pricing.week-gone')
      case 'closed':
        return text('pricing.week-closed')
      case 'full':
        return text('pricing.full')
      case 'uncounted':
        return text('pricing.week-bookable')
      default:
        return text('pricing.week-free', { count: departure.slotsLeft })
    }
  }
}

export const FillBar = ({ booked, total }: { booked: number; total: number }) => (
  <span className={styles.fill} aria-hidden="true">
    <i style={{ width: `${total === 0 ? 0 : Math.min(100, (booked / total) * 100)}%` }} />
  </span>
)

type DepartureProps = { departure: WeekDeparture; inGrid?: boolean }

export function WeekDepartureLink({ departure, inGrid = false }: DepartureProps) {
  const text = useText()
  const format = useFormat()
  const standing = spaceLeftOf(departure)
  const { etd, etdZone, slotsTotal, slotsLeft, closesAt, departureName } = departure
  const [name, number] = departureName.split(' / ')
  const booked = slotsTotal - slotsLeft
  const isCounted = slotsTotal > 0 && standing !== 'blank'
  const cutoff = text('pricing.week-cutoff', { time: format.dayTime(closesAt, etdZone) })
  return (
    <Link
      to={deskPaths.departure(departure.id)}
      className={`${styles.departure} mode-${modeOf(departure.serviceModeId)} ${looks[standing]}`}
      tabIndex={inGrid ? -1 : undefined}
      title={[departureName, format.dayTime(etd, etdZone), cutoff].join('\n')}
    >
      <span>
        <b className="cut">{name}</b>
        <small>{format.clock(etd, etdZone)}</small>
      </span>
      {isCounted && <FillBar booked={booked} total={slotsTotal} />}
      <span>
        <small>{isCounted ? text('pricing.week-booked', { booked, total: slotsTotal }) : number}</small>
        <small className={tones[standing]}>{useStandingWords()(departure)}</small>
      </span>
    </Link>
  )
}
