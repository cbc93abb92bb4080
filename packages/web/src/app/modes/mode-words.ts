import { pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import type { Mode } from '@landbridge/contract/shared/modes'
import { type TextKey, useText } from '../../platform/text.tsx'

/** The modes in the order of the home page and of the header's menu. */
export const modeOrder = ['railway', 'truck', 'sea', 'air', 'multiTrans'] as const satisfies readonly Mode[]

export const sideMenuOrder = ['railway', 'truck', 'air', 'sea', 'multiTrans'] as const satisfies readonly Mode[]

/** A mode with prices; the others say that they are still to come. */
export const isOpenMode = (mode: Mode): boolean => pricedModes.some((open) => open === mode)

export const modeWords: Readonly<Record<Mode, { name: TextKey; service: TextKey }>> = {
  railway: { name: 'shell.railway', service: 'shell.railway-service' },
  truck: { name: 'shell.truck', service: 'shell.truck-service' },
  sea: { name: 'shell.sea', service: 'shell.sea-service' },
  air: { name: 'shell.air', service: 'shell.air-service' },
  multiTrans: { name: 'shell.multimodal', service: 'shell.multimodal-service' },
}

export function useModeName(): (mode: Mode) => string {
  const text = useText()
  return (mode) => text(modeWords[mode].name)
}
