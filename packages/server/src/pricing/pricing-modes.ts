import { type PricedMode, pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import { type ModeCode, modeOf, modes } from '@landbridge/contract/shared/modes'
import { air } from './modes/air.ts'
import { rail } from './modes/rail.ts'
import { road } from './modes/road.ts'
import { sea } from './modes/sea.ts'
import type { PricingMode } from './price/pricing-mode.ts'

const modeOfName: Readonly<Record<PricedMode, PricingMode>> = { railway: rail, sea, air, truck: road }

export const pricingModes: readonly PricingMode[] = pricedModes.map((name) => modeOfName[name])

/** The first mode where none is named. */
export function pricingModeOf(code: ModeCode = modes[pricedModes[0]].code): PricingMode {
  const mode = pricingModes.find((one) => one.code === code)
  if (!mode) throw new Error(`${modeOf(code)} has no prices`)
  return mode
}

export const pricingModeNamed = (name: PricedMode): PricingMode => modeOfName[name]
