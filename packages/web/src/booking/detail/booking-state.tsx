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

type Standing = { state: BookingState; stateLabel: string; openRequest?: RequestKind | undefined }

/** The state of a booking in words, and beside it what is asked on it. */
export function BookingPill({ of: { state, stateLabel, openRequest } }: { of: Standing }) {
  const text = useText()
  return (
    <span className="row">
      <StatusPill tone={tones[state]}>{stateLabel}</StatusPill>
      {openRequest && <StatusPill tone="warn">{text(openRequestLabels[openRequest])}</StatusPill>}
    </span>
  )
}
