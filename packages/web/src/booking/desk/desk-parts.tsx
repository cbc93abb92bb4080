import type { DeskBookingRow } from '@landbridge/contract/booking/booking-desk-endpoints'
import { useFormat } from '../../platform/format.ts'
import { serverNow } from '../../platform/signing.ts'
import { useText } from '../../platform/text.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import styles from './desk.module.css'

type Check = DeskBookingRow['checks'][number]

/** What stands in the way of a booking: red where it blocks, amber where it can be kept, grey where a hold was lifted. */
export function Checks({ of }: { of: readonly Check[] }) {
  return (
    <span className="row wraps tight">
      {of.map((check) => (
        <StatusPill key={check.check} tone={check.isLifted ? 'idle' : check.level === 'block' ? 'bad' : 'warn'}>
          {check.checkLabel}
        </StatusPill>
      ))}
    </span>
  )
}

/** The gravest of them, and how many there are besides; the others are named by its title. */
export function FirstCheck({ of }: { of: readonly Check[] }) {
  const standing = of.filter((check) => !check.isLifted)
  const first = standing.find((check) => check.level === 'block') ?? standing[0]
  if (!first) return null
  const others = standing.filter((check) => check !== first)
  const title = standing.map((check) => check.checkLabel).join('\n')
  return (
    <span className={`row tight nowrap ${styles.firstCheck}`} title={title}>
      <StatusPill tone={first.level === 'block' ? 'bad' : 'warn'}>{first.checkLabel}</StatusPill>
      {others.length > 0 && <span className="muted">+{others.length}</span>}
    </span>
  )
}

/** How long until a cut-off; red inside a day, and when it has passed. */
export function CutoffLeft({ at, zone }: { at: Date | undefined; zone?: string | undefined }) {
  const format = useFormat()
  const text = useText()
  if (!at) return null
  const left = at.getTime() - serverNow().getTime()
  return (
    <span className={left < 86_400_000 ? 'late strong nowrap' : 'nowrap'} title={format.dayTime(at, zone)}>
      {left > 0 ? format.span(left) : text('booking.cutoff-over')}
    </span>
  )
}

/** Since when it waits for us. */
export function WaitingFor({ since }: { since: Date | undefined }) {
  const format = useFormat()
  if (!since) return null
  return (
    <span className="muted nowrap" title={format.dayTime(since)}>
      {format.span(serverNow().getTime() - since.getTime())}
    </span>
  )
}
