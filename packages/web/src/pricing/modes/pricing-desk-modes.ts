import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import type { PricingDeskMode } from './pricing-desk-mode.ts'
import { usePricingMode } from './pricing-modes.ts'
import { railDesk } from './rail-desk.ts'
import { seaDesk } from './sea-desk.ts'

const deskModes: Readonly<Record<PricedMode, PricingDeskMode>> = { railway: railDesk, sea: seaDesk }

export const usePricingDeskMode = () => deskModes[usePricingMode().mode]
