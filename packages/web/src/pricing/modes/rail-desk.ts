import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { PriceGrid } from '../desk/price-grid.tsx'
import type { PricingDeskMode } from './pricing-desk-mode.ts'

export const railDesk: PricingDeskMode = {
  Prices: PriceGrid,
  columns: [
    { column: 'coc20Gp', title: 'pricing.coc-20gp' },
    { column: 'coc40Hq', title: 'pricing.coc-40hq' },
    { column: 'coc45Hq', title: 'pricing.coc-45hq' },
    { column: 'soc40Hq', title: 'pricing.soc-40hq' },
    { column: 'coc40Gp', title: 'pricing.coc-40gp', optional: true },
    { column: 'soc20Gp', title: 'pricing.soc-20gp', optional: true },
  ],
  blankCharges: {
    included: ['RAILF', 'THCO'],
    notIncluded: ['TRKO', 'TRKD', 'CUSEXP', 'CUSIMP', 'INSP', 'INS'],
  },
  places: referenceEndpoints.railPorts,
}
