import type { JobModeName } from '@landbridge/contract/workorder/modes/job-modes'
import { airFields } from './air-fields.tsx'
import type { JobDeskMode } from './job-desk-mode.ts'
import { carriedModeOf } from './job-modes.ts'
import { railFields } from './rail-fields.tsx'
import { roadFields } from './road-fields.tsx'
import { seaFields } from './sea-fields.tsx'

const deskModes: Record<JobModeName, JobDeskMode> = {
  railway: railFields,
  sea: seaFields,
  air: airFields,
  truck: roadFields,
}

export const jobDeskModeOf = ({ jobNo }: { jobNo: string }): JobDeskMode => deskModes[carriedModeOf(jobNo)]
