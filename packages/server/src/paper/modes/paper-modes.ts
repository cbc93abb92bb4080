import { type Mode, type ModeCode, modeOf } from '@landbridge/contract/shared/modes'
import { air } from './air.ts'
import type { PaperMode } from './paper-mode.ts'
import { rail } from './rail.ts'
import { road } from './road.ts'
import { sea } from './sea.ts'

const paperModes: Partial<Record<Mode, PaperMode>> = { railway: rail, sea, air, truck: road }

export function paperModeOf(code: ModeCode): PaperMode {
  const mode = paperModes[modeOf(code)]
  if (!mode) throw new Error(`No paper of mode ${code} is drawn yet.`)
  return mode
}
