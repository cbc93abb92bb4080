import { type PricedMode, pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import { createContext, useContext } from 'react'
import type { PricingMode } from './pricing-mode.ts'
import { rail } from './rail.ts'

export const pricingModes: Readonly<Record<PricedMode, PricingMode>> = { railway: rail }

const ModeContext = createContext(pricingModes[pricedModes[0]])

/** The mode that a page and all its parts are of; the first where nothing names one. */
export const PricingModeProvider = ModeContext.Provider
export const usePricingMode = () => useContext(ModeContext)
