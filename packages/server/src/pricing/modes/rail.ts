import type { BoxAsk } from '@landbridge/contract/pricing/box'
import { modes } from '@landbridge/contract/shared/modes'
import type { QuoteWarning } from '../price/pricing-mode.ts'
import { pricedByBox } from './by-box.ts'

export const rail = pricedByBox(modes.railway, { ownWarnings: pairWarnings })

function pairWarnings(boxes: readonly BoxAsk[]): QuoteWarning[] {
  const twenties = boxes
    .filter((box) => box.containerType.startsWith('2'))
    .reduce((sum, box) => sum + box.containerQty, 0)
  return twenties % 2 === 1 ? [{ code: 'pricing.warn-odd-twenties' }] : []
}
