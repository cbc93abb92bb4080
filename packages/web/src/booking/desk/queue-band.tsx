import type { DeskBookingRow } from '@landbridge/contract/booking/booking-desk-views'
import { businessZone, dayIn } from '@landbridge/contract/shared/business-day'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { ModeDot } from '../../platform/ui/parts.tsx'
import { modeOfBooking } from '../shown/mode-of-booking.ts'
import styles from './queue.module.css'
import { type GroupLine, groupOf, lineOf, type QueueGroup, shareOn } from './queue-groups.ts'

type Row = DeskBookingRow

const words = {
  over: 'booking.queue-over',
  today: 'booking.queue-today',
  tomorrow: 'booking.queue-tomorrow',
  week: 'booking.queue-week',
  later: 'booking.queue-later',
  none: 'booking.queue-none',
} as const satisfies Record<QueueGroup, string>

type BandProps = { band: string; rows: readonly Row[] }

function QueueBand({ band, rows }: BandProps) {
  const text = useText()
  const format = useFormat()
  const today = dayIn(businessZone, serverNow())
  const line = lineOf(band as QueueGroup, today)
  const days = line && format.days(line.from, dayAfter(line.from, line.days - 1))
  return (
    <span className={styles.band}>
      <span>
        <b>{text(words[band as QueueGroup])}</b>
        <span className="muted">{[days, format.number(rows.length)].filter(Boolean).join(' · ')}</span>
      </span>
      {line && <Line line={line} rows={rows} isToday={band === 'today'} />}
    </span>
  )
}

function Line({ line, rows, isToday }: { line: GroupLine; rows: readonly Row[]; isToday: boolean }) {
  const format = useFormat()
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`
  const ticks =
    line.days === 1
      ? ['06', '12', '18'].map((hour, at) => ({ at: (at + 1) / 4, words: hour }))
      : Array.from({ length: line.days }, (_, after) => ({
          at: (after + 0.5) / line.days,
          words: format.weekday(dayAfter(line.from, after)),
        }))
  return (
    <span className={styles.line} aria-hidden="true">
      {ticks.map((tick) => (
        <small key={tick.words} style={{ left: percent(tick.at) }}>
          {tick.words}
        </small>
      ))}
      {isToday && <u style={{ left: percent(shareOn(serverNow(), undefined, line)) }} />}
      {rows.map(
        (row) =>
          row.firstCutoff && (
            <span key={row.id} style={{ left: percent(shareOn(row.firstCutoff, row.firstCutoffZone, line)) }}>
              <ModeDot mode={modeOfBooking(row)} />
            </span>
          ),
      )}
    </span>
  )
}

export const queueBands = { bandOf: (row: Row): string => groupOf(row, serverNow()), Head: QueueBand }
