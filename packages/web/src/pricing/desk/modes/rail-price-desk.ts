import { modes } from '@landbridge/contract/shared/modes'
import { boxDesk } from './by-box-desk.tsx'
import type { PricingDeskMode } from './pricing-desk-mode.ts'

export const railDesk: PricingDeskMode = {
  ...boxDesk(modes.railway),
  cutoffs: [
    { kind: 'SI', isNeeded: true },
    { kind: 'CARGO', isNeeded: true },
    { kind: 'CUSTOMS', isNeeded: true },
  ],
  columns: [
    { column: 'coc20Gp', title: 'pricing.coc-20gp' },
    { column: 'coc40Hq', title: 'pricing.coc-40hq' },
    { column: 'coc45Hq', title: 'pricing.coc-45hq' },
    { column: 'soc40Hq', title: 'pricing.soc-40hq' },
    { column: 'coc40Gp', title: 'pricing.coc-40gp', optional: true },
    { column: 'soc20Gp', title: 'pricing.soc-20gp', optional: true },
  ],
  blank: {
    included: ['RAILF', 'THCO'],
    notIncluded: ['TRKO', 'TRKD', 'CUSEXP', 'CUSIMP', 'INSP', 'INS'],
  },
}
