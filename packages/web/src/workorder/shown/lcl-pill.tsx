import { type LclState, sharesContainer } from '@landbridge/contract/booking/lcl-state'
import { lclStateLabels } from '@landbridge/contract/workorder/job-labels'
import { type TextKey, useText } from '../../platform/text.tsx'
import { StatusPill, type Tone } from '../../platform/ui/parts.tsx'

const tones: Readonly<Record<LclState, Tone>> = { awaiting: 'idle', warehoused: 'info', loaded: 'ok' }

/** The state of shared cargo, or its other carriage. */
export const lclStateText = (state: LclState, isBoxed: boolean): TextKey =>
  state === 'loaded' && !isBoxed ? 'workorder.part-loaded' : lclStateLabels[state]

/** The state of shared cargo, absent for unshared cargo. */
export function LclPill({ state, loadType }: { state: LclState | undefined; loadType: string | undefined }) {
  const text = useText()
  return state ? (
    <StatusPill tone={tones[state]}>{text(lclStateText(state, sharesContainer(loadType)))}</StatusPill>
  ) : null
}
