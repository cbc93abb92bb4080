import type { TrackedMode } from '@landbridge/contract/tracking/modes/tracked-modes'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import { rail } from './rail.ts'
import { sea } from './sea.ts'
import type { TrackingMode } from './tracking-mode.ts'

export const trackingModes: Record<TrackedMode, TrackingMode> = { railway: rail, sea }

/** What is drawn of the cargo of a job, by its number. */
export function trackingModeOf({ jobNo }: { jobNo: string }): TrackingMode {
  const mode = modeOfJobNo(jobNo)
  const drawn = (trackingModes as Partial<Record<typeof mode, TrackingMode>>)[mode]
  if (!drawn) throw new Error(`Cargo of mode ${mode} is not followed yet.`)
  return drawn
}
