import { type PricedMode, pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import { modes } from '@landbridge/contract/shared/modes'
import { createContext, useContext } from 'react'
import type { PricingModeView } from '../price/pricing-mode-view.ts'
import { air } from './air.tsx'
import { rail } from './rail.ts'
import { road } from './road.tsx'
import { sea } from './sea.ts'

export const pricingModes: Readonly<Record<PricedMode, PricingModeView>> = { railway: rail, sea, air, truck: road }

/** The mode whose departures are made from the weekly services of lines. */
export const servicedMode = sea

const ModeContext = createContext(pricingModes[pricedModes[0]])

/** The mode that a page and all its parts are of; the first where nothing names one. */
export const PricingModeProvider = ModeContext.Provider
export const usePricingMode = () => useContext(ModeContext)

export const usePricingFacts = () => modes[usePricingMode().mode]

/** Border crossings are asked for by their kind only of a list of places that tells its kinds apart. */
export const useCrossingKind = () => (usePricingFacts().endKind ? ('border' as const) : undefined)

/** The mode of a line or a departure, by its letter; the first where none is named. */
export const pricingModeOf = (code: string | null | undefined): PricingModeView =>
  Object.values(pricingModes).find(({ mode }) => modes[mode].code === code) ?? pricingModes[pricedModes[0]]
