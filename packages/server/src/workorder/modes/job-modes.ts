import { type Mode, type ModeCode, modeOf } from '@landbridge/contract/shared/modes'
import type { JobMode } from '../job-mode.ts'
import { air } from './air.ts'
import { rail } from './rail.ts'
import { road } from './road.ts'
import { sea } from './sea.ts'

const jobModes: Partial<Record<Mode, JobMode>> = { railway: rail, sea, air, truck: road }

export function jobModeOf(code: ModeCode): JobMode {
  const mode = jobModes[modeOf(code)]
  if (!mode) throw new Error(`No job of mode ${code} is carried out yet.`)
  return mode
}
