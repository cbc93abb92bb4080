import { type PricedMode, pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import { modes } from '@landbridge/contract/shared/modes'
import { createContext, useContext } from 'react'
import type { PricingModeView } from '../price/pricing-mode-view.ts'
import { air } from './air.tsx'
import { rail } from './rail.ts'
import { road } from './road.tsx'
import { sea } from './sea.ts'

export const pricingModes: Readonly<Record<PricedMode, PricingModeView>> = { railway: rail, sea, air, truck: road }

/** The mode whose departures come from weekly services. */
export const servicedMode = sea

const ModeContext = createContext(pricingModes[pricedModes[0]])

/** Provides the page's mode, the first by default. */
export const PricingModeProvider = ModeContext.Provider
export const usePricingMode = () => useContext(ModeContext)

export const usePricingFacts = () => modes[usePricingMode().mode]

/** The kind of border crossings, only for place lists that distinguish kinds. */
export const useCrossingKind = () => (usePricingFacts().endKind ? ('border' as const) : undefined)

export const pricingModeOf = (code: string | null | undefined): PricingModeView =>
  Object.values(pricingModes).find(({ mode }) => modes[mode].code === code) ?? pricingModes[pricedModes[0]]
