import type { Cutoff } from '@landbridge/contract/booking/booking-views'
import { useText } from '../../platform/text.tsx'
import { departureWordsOf } from '../modes/departure-words.ts'
import { useModeOfPage } from '../modes/mode-views.ts'

/** The name of a cut-off, by mode for that of papers. */
export function useCutoffName(): (kind: Cutoff['cutoffKind']) => string {
  const text = useText()
  const mode = useModeOfPage()
  const papersCutoff = mode && departureWordsOf(mode.code).papersCutoff
  return (kind) => text((kind === 'SI' && papersCutoff) || `booking.cutoff-${kind}`)
}
