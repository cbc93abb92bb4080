import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import type { PricingDeskMode } from './pricing-desk-mode.ts'
import { usePricingMode } from './pricing-modes.ts'
import { railDesk } from './rail-desk.ts'

const deskModes: Readonly<Record<PricedMode, PricingDeskMode>> = { railway: railDesk }

export const usePricingDeskMode = () => deskModes[usePricingMode().mode]
