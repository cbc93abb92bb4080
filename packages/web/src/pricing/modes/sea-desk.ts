import { modes } from '@landbridge/contract/shared/modes'
import { boxDesk } from './by-box-desk.tsx'
import type { PricingDeskMode } from './pricing-desk-mode.ts'

export const seaDesk: PricingDeskMode = {
  ...boxDesk(modes.sea),
  cutoffs: [
    { kind: 'SI', isNeeded: true },
    { kind: 'VGM', isNeeded: true },
    { kind: 'CARGO', isNeeded: true },
    { kind: 'CUSTOMS', isNeeded: true },
    { kind: 'FILING', isNeeded: false },
  ],
  columns: [
    { column: 'coc20Gp', title: 'pricing.coc-20gp' },
    { column: 'coc40Gp', title: 'pricing.coc-40gp' },
    { column: 'coc40Hq', title: 'pricing.coc-40hq' },
    { column: 'coc45Hq', title: 'pricing.coc-45hq', optional: true },
  ],
  blank: {
    included: ['OCEANF'],
    notIncluded: ['TRKO', 'TRKD', 'CUSEXP', 'CUSIMP', 'INSP', 'INS'],
  },
}
