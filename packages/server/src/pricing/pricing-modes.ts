import { type ModeCode, modeOf } from '@landbridge/contract/shared/modes'
import { air } from './modes/air.ts'
import type { PricingMode } from './modes/pricing-mode.ts'
import { rail } from './modes/rail.ts'
import { road } from './modes/road.ts'
import { sea } from './modes/sea.ts'

/** The modes that have prices. The first answers the calls that ask for none. */
export const pricingModes: readonly [PricingMode, ...PricingMode[]] = [rail, sea, air, road]
const homeMode = pricingModes[0]

/** The mode of a line, a departure or a leg; the first where none is named. */
export function pricingModeOf(code: ModeCode = homeMode.code): PricingMode {
  const mode = pricingModes.find((one) => one.code === code)
  if (!mode) throw new Error(`${modeOf(code)} has no prices`)
  return mode
}
