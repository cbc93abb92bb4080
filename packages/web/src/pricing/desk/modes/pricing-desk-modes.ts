import { type PricedMode, pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import { hasDepartures, modes } from '@landbridge/contract/shared/modes'
import { usePricingFacts, usePricingMode } from '../../modes/pricing-modes.ts'
import { airDesk } from './air-price-desk.tsx'
import type { PricingDeskMode } from './pricing-desk-mode.ts'
import { railDesk } from './rail-price-desk.ts'
import { roadDesk } from './road-price-desk.tsx'
import { seaDesk } from './sea-price-desk.tsx'

const deskModes: Readonly<Record<PricedMode, PricingDeskMode>> = {
  railway: railDesk,
  sea: seaDesk,
  air: airDesk,
  truck: roadDesk,
}

export const usePricingDeskMode = () => deskModes[usePricingMode().mode]

/** Facts of the page's mode, or of the first mode with a timetable. */
export function useDepartingFacts() {
  const facts = usePricingFacts()
  return hasDepartures(facts.code) ? facts : modes[pricedModes[0]]
}
