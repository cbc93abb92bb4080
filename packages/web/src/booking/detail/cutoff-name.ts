import type { Cutoff } from '@landbridge/contract/booking/booking-views'
import { useText } from '../../platform/text.tsx'
import { useModeOfPage } from '../modes/mode-views.ts'

/** What a cut-off is called: that for papers as the mode has it. */
export function useCutoffName(): (kind: Cutoff['cutoffKind']) => string {
  const text = useText()
  const papersCutoff = useModeOfPage()?.papersCutoff
  return (kind) => text((kind === 'SI' && papersCutoff) || `booking.cutoff-${kind}`)
}
