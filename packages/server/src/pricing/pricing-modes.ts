import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import { type ModeCode, modeOf } from '@landbridge/contract/shared/modes'
import { air } from './modes/air.ts'
import type { PricingMode } from './modes/pricing-mode.ts'
import { rail } from './modes/rail.ts'
import { road } from './modes/road.ts'
import { sea } from './modes/sea.ts'

const modeOfName: Readonly<Record<PricedMode, PricingMode>> = { railway: rail, sea, air, truck: road }

export const pricingModes: readonly PricingMode[] = Object.values(modeOfName)

/** The first mode where none is named. */
export function pricingModeOf(code: ModeCode = rail.code): PricingMode {
  const mode = pricingModes.find((one) => one.code === code)
  if (!mode) throw new Error(`${modeOf(code)} has no prices`)
  return mode
}

export const pricingModeNamed = (name: PricedMode): PricingMode => modeOfName[name]
