import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { modes } from '@landbridge/contract/shared/modes'
import { pricedByBox } from './by-box.tsx'
import type { PricingModeView } from './pricing-mode-view.ts'

const { code, icon, placeMode } = modes.sea

/** Lanes run from port to port with the vessels of a line, in its own boxes. */
export const sea: PricingModeView = {
  ...pricedByBox({ owners: ['C'], sharedPrice: 'pricing.per-wm' }),
  mode: 'sea',
  code,
  icon,
  label: 'pricing.by-sea',
  calls: priceCalls.sea,
  placeMode,
  endKind: undefined,
  crossingKind: undefined,
  hasBorders: false,
  legs: ['Q'],
  carrierType: 'C',
  carrierWords: { carrier: 'pricing.carrier', via: 'pricing.via' },
  hasAllIn: true,
}
