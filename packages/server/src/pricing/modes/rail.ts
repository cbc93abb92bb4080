import { type BoxAsk, boxColumns, boxSizes } from '@landbridge/contract/pricing/box'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { modes } from '@landbridge/contract/shared/modes'
import { pricedByBox } from './by-box.ts'
import type { PricingMode, QuoteWarning } from './pricing-mode.ts'

const { code, placeMode } = modes.railway

/** Rail is priced by the box; boxes ride on trains that have 20-foot places. */
export const rail: PricingMode = pricedByBox({
  code,
  places: placeMode,
  placeElsewhere: 'pricing.port-no-rail',
  linePrefix: 'RT-',
  calls: priceCalls.railway,
  lineColumns: boxColumns,
  leadingColumn: 'coc40Hq',
  sizes: boxSizes,
  freightCharge: 'RAILF',
  sharedUnit: 'M3',
  ownWarnings: pairWarnings,
})

/** 20-foot boxes ride in pairs. */
function pairWarnings(boxes: readonly BoxAsk[]): QuoteWarning[] {
  const twenties = boxes
    .filter((box) => box.containerType.startsWith('2'))
    .reduce((sum, box) => sum + box.containerQty, 0)
  return twenties % 2 === 1 ? [{ code: 'pricing.warn-odd-twenties' }] : []
}
