import type { DeskBookingRow } from '@landbridge/contract/booking/booking-desk-views'
import { dayMs } from '@landbridge/contract/shared/calendar-day'
import { useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'

type Check = DeskBookingRow['checks'][number]

/** Checks in red where they block, amber as warnings, grey for lifted holds. */
export function CheckPills({ checks }: { checks: readonly Check[] }) {
  return (
    <span className="row wraps tight">
      {checks.map((check) => (
        <StatusPill key={check.check} tone={check.isLifted ? 'idle' : check.level === 'block' ? 'bad' : 'warn'}>
          {check.checkLabel}
        </StatusPill>
      ))}
    </span>
  )
}

/** The open offer or the gravest check, with the number of the others. */
export function FirstCheck({ row: { checks, openRequest } }: { row: Pick<DeskBookingRow, 'checks' | 'openRequest'> }) {
  const text = useText()
  const isOffered = openRequest === 'offer' || openRequest === 'move'
  const standing = checks.filter(({ check, isLifted }) => !isLifted && !(isOffered && check === 'price'))
  const gravest = standing.find(({ level }) => level === 'block') ?? standing[0]
  const pills = [
    ...(isOffered ? [{ tone: 'info', words: text('booking.desk-customer-answers') } as const] : []),
    ...(gravest ? [{ tone: gravest.level === 'block' ? 'bad' : 'warn', words: gravest.checkLabel } as const] : []),
    ...standing
      .filter((one) => one !== gravest)
      .map(({ checkLabel }) => ({ tone: 'warn', words: checkLabel }) as const),
  ]
  const [first, ...others] = pills
  if (!first) return null
  return (
    <span className="row tight" title={pills.map(({ words }) => words).join('\n')}>
      <StatusPill tone={first.tone}>{first.words}</StatusPill>
      {others.length > 0 && <span className="muted">+{others.length}</span>}
    </span>
  )
}

/** The time left, red within a day of the cut-off and after it. */
export function CutoffLeft({ at, zone }: { at: Date | undefined; zone?: string | undefined }) {
  const format = useFormat()
  const text = useText()
  if (!at) return null
  const left = at.getTime() - serverNow().getTime()
  return (
    <span className={left < dayMs ? 'late strong nowrap' : 'nowrap'} title={format.dayTime(at, zone)}>
      {left > 0 ? format.span(left) : text('booking.cutoff-over')}
    </span>
  )
}

const hourMs = 3_600_000
const wholeHours = (ms: number) => (ms < hourMs ? ms : ms - (ms % hourMs))

export function WaitingFor({ since }: { since: Date | undefined }) {
  const format = useFormat()
  if (!since) return null
  return (
    <span className="muted nowrap" title={format.dayTime(since)}>
      {format.span(wholeHours(serverNow().getTime() - since.getTime()))}
    </span>
  )
}
