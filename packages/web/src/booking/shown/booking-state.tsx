import { openRequestLabels } from '@landbridge/contract/booking/booking-labels'
import type { BookingState, RequestKind } from '@landbridge/contract/booking/booking-lifecycle'
import { useText } from '../../platform/text.tsx'
import { StatusPill, type Tone } from '../../platform/ui/parts.tsx'

const tones: Record<BookingState, Tone> = {
  draft: 'idle',
  submitted: 'info',
  returned: 'warn',
  received: 'info',
  shipped: 'info',
  stopped: 'warn',
  completed: 'ok',
  cancelled: 'idle',
  refused: 'bad',
}

type ShownState = {
  state: BookingState
  stateLabel: string
  openRequest?: RequestKind | undefined
  ata?: Date | undefined
}

/** The state with its open request, or the arrival of a shipped booking. */
export function BookingPill({ booking: { state, stateLabel, openRequest, ata } }: { booking: ShownState }) {
  const text = useText()
  const hasArrived = state === 'shipped' && ata !== undefined
  return (
    <span className="row wraps tight">
      <StatusPill tone={tones[state]}>{hasArrived ? text('booking.arrived') : stateLabel}</StatusPill>
      {openRequest && <StatusPill tone="warn">{text(openRequestLabels[openRequest])}</StatusPill>}
    </span>
  )
}
