import { departureName } from '@landbridge/contract/pricing/departure'
import type { WeekDeparture } from '@landbridge/contract/pricing/departure-week-endpoints'
import { modeOf } from '@landbridge/contract/shared/modes'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import styles from './departure-board.module.css'
import { type Standing, standingOf } from './week-lanes.ts'

const looks: Readonly<Record<Standing, string>> = {
  blank: styles.blank ?? '',
  gone: styles.past ?? '',
  closed: styles.past ?? '',
  full: '',
  few: '',
  free: '',
  uncounted: '',
}

const tones: Partial<Record<Standing, string>> = { few: 'late strong', full: 'strong', free: '', uncounted: 'ok-text' }

function useStandingWords() {
  const text = useText()
  return (departure: WeekDeparture): string => {
    switch (standingOf(departure)) {
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

/** The places of a departure as a bar, booked in the colour of its mode. */
export const FillBar = ({ booked, total }: { booked: number; total: number }) => (
  <span className={styles.fill} aria-hidden="true">
    <i style={{ width: `${total === 0 ? 0 : Math.min(100, (booked / total) * 100)}%` }} />
  </span>
)

type DepartureProps = { departure: WeekDeparture; inGrid?: boolean }

/** A train, sailing or flight: its name, the hour at its origin, how full it is and what can still be booked. */
export function WeekDepartureLink({ departure, inGrid = false }: DepartureProps) {
  const text = useText()
  const format = useFormat()
  const standing = standingOf(departure)
  const { etd, etdZone, slotsTotal, slotsLeft, closesAt, vessel, departureNo } = departure
  const booked = slotsTotal - slotsLeft
  const isCounted = slotsTotal > 0 && standing !== 'blank'
  const cutoff = text('pricing.week-cutoff', { time: format.dayTime(closesAt, etdZone) })
  return (
    <Link
      to={deskPaths.departure(departure.id)}
      className={`${styles.departure} mode-${modeOf(departure.serviceModeId)} ${looks[standing]}`}
      tabIndex={inGrid ? -1 : undefined}
      title={[departureName(departure), format.dayTime(etd, etdZone), cutoff].join('\n')}
    >
      <span>
        <b className="cut">{vessel ?? departureNo}</b>
        <small>{format.clock(etd, etdZone)}</small>
      </span>
      {isCounted && <FillBar booked={booked} total={slotsTotal} />}
      <span>
        <small>{isCounted ? text('pricing.week-booked', { booked, total: slotsTotal }) : vessel && departureNo}</small>
        <small className={tones[standing]}>{useStandingWords()(departure)}</small>
      </span>
    </Link>
  )
}
