import type { Mode } from '@landbridge/contract/shared/modes'
import { useText } from '../../platform/text.tsx'

/** The modes in the order of the home page. */
export const modeOrder = ['railway', 'truck', 'sea', 'air', 'multiTrans'] as const satisfies readonly Mode[]

export function useModeWords(): Record<Mode, string> {
  const text = useText()
  return {
    railway: text('shell.railway'),
    truck: text('shell.truck'),
    sea: text('shell.sea'),
    air: text('shell.air'),
    multiTrans: text('shell.multimodal'),
  }
}
