import { boxOwners } from '@landbridge/contract/pricing/box'
import { legTypes } from '@landbridge/contract/pricing/price-query'
import { priceCalls } from '@landbridge/contract/pricing/pricing-endpoints'
import { modes } from '@landbridge/contract/shared/modes'
import { pricedByBox } from './by-box.tsx'
import type { PricingModeView } from './pricing-mode-view.ts'

const { code, icon, placeMode } = modes.railway

/** Lanes run from station to station, across a border. */
export const rail: PricingModeView = {
  ...pricedByBox({ owners: boxOwners, sharedPrice: 'pricing.per-m3' }),
  mode: 'railway',
  code,
  icon,
  label: 'pricing.by-rail',
  calls: priceCalls.railway,
  placeMode,
  endKind: 'station',
  crossingKind: 'border',
  hasBorders: true,
  legs: legTypes,
  hasAllIn: false,
}
