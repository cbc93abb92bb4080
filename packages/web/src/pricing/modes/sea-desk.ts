import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { PriceGrid } from '../desk/price-grid.tsx'
import type { PricingDeskMode } from './pricing-desk-mode.ts'

export const seaDesk: PricingDeskMode = {
  Prices: PriceGrid,
  columns: [
    { column: 'coc20Gp', title: 'pricing.coc-20gp' },
    { column: 'coc40Gp', title: 'pricing.coc-40gp' },
    { column: 'coc40Hq', title: 'pricing.coc-40hq' },
    { column: 'coc45Hq', title: 'pricing.coc-45hq', optional: true },
  ],
  blankCharges: {
    included: ['OCEANF'],
    notIncluded: ['TRKO', 'TRKD', 'CUSEXP', 'CUSIMP', 'INSP', 'INS'],
  },
  places: referenceEndpoints.seaPorts,
}
