import { boxColumns, boxSizes } from '@landbridge/contract/pricing/box'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { modes } from '@landbridge/contract/shared/modes'
import { pricedByBox } from './by-box.ts'
import type { PricingMode } from './pricing-mode.ts'

const { code, placeMode } = modes.sea

/** Sea is priced by the line's box, or in a shared container by the revenue ton; ports charge at both ends. */
export const sea: PricingMode = pricedByBox({
  code,
  places: placeMode,
  placeElsewhere: 'pricing.port-no-sea',
  linePrefix: 'ST-',
  calls: priceCalls.sea,
  lineColumns: boxColumns.filter((column) => column.startsWith('coc')),
  leadingColumn: 'coc40Hq',
  sizes: boxSizes,
  freightCharge: 'OCEANF',
  sharedUnit: 'WM',
})
