import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import { airDesk } from './air-desk.tsx'
import type { DeskDepartures, PricingDeskMode } from './pricing-desk-mode.ts'
import { usePricingMode } from './pricing-modes.ts'
import { railDesk } from './rail-desk.ts'
import { roadDesk } from './road-desk.tsx'
import { seaDesk } from './sea-desk.ts'

const firstDepartures: DeskDepartures = railDesk.departures

const deskModes: Readonly<Record<PricedMode, PricingDeskMode>> = {
  railway: railDesk,
  sea: seaDesk,
  air: airDesk,
  truck: roadDesk,
}

export const usePricingDeskMode = () => deskModes[usePricingMode().mode]

/** How the departures of the page's mode are entered. A page of a mode without departures stands on the first mode that has them. */
export const useDeskDepartures = () => usePricingDeskMode().departures ?? firstDepartures
