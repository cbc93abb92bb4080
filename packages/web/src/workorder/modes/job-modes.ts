import type { Mode } from '@landbridge/contract/shared/modes'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import type { JobModeName } from '@landbridge/contract/workorder/modes/job-modes'
import { air } from './air.tsx'
import type { JobModeView } from './job-mode-view.ts'
import { rail } from './rail.tsx'
import { road } from './road.tsx'
import { sea } from './sea.tsx'

export const jobModes: Record<JobModeName, JobModeView> = { railway: rail, sea, air, truck: road }

const isCarried = (mode: Mode): mode is JobModeName => mode in jobModes

export function carriedModeOf(jobNo: string): JobModeName {
  const mode = modeOfJobNo(jobNo)
  if (!isCarried(mode)) throw new Error(`No job of mode ${mode} is carried out yet.`)
  return mode
}

export const jobModeOf = ({ jobNo }: { jobNo: string }): JobModeView => jobModes[carriedModeOf(jobNo)]
