import type { LclState } from '@landbridge/contract/booking/lcl-state'
import { lclStateLabels } from '@landbridge/contract/workorder/job-labels'
import { useText } from '../../platform/text.tsx'
import { StatusPill, type Tone } from '../../platform/ui/parts.tsx'

const tones: Readonly<Record<LclState, Tone>> = { awaiting: 'idle', warehoused: 'info', loaded: 'ok' }

/** Where cargo that shares a container stands; nothing of cargo in a container of its own. */
export function LclPill({ of: state }: { of: LclState | undefined }) {
  const text = useText()
  return state ? <StatusPill tone={tones[state]}>{text(lclStateLabels[state])}</StatusPill> : null
}
