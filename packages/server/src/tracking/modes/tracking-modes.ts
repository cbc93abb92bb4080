import { type Mode, type ModeCode, modeOf } from '@landbridge/contract/shared/modes'
import type { TrackingMode } from '../way/tracking-mode.ts'
import { air } from './air.ts'
import { rail } from './rail.ts'
import { road } from './road.ts'
import { sea } from './sea.ts'

const trackingModes: Partial<Record<Mode, TrackingMode>> = { railway: rail, sea, air, truck: road }

export function trackingModeOf(code: ModeCode): TrackingMode {
  const mode = trackingModes[modeOf(code)]
  if (!mode) throw new Error(`Cargo of mode ${code} is not followed yet.`)
  return mode
}
