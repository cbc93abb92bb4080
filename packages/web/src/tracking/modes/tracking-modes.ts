import type { Mode } from '@landbridge/contract/shared/modes'
import { type TrackedMode, trackedModes } from '@landbridge/contract/tracking/modes/tracked-modes'
import { modeOfJobNo } from '@landbridge/contract/workorder/job-number'
import { paths } from '../../paths.ts'
import { air } from './air.ts'
import { rail } from './rail.ts'
import { road } from './road.ts'
import { sea } from './sea.ts'
import type { TrackingModeView } from './tracking-mode-view.ts'

export const trackingModes: Record<TrackedMode, TrackingModeView> = { railway: rail, sea, air, truck: road }

export function trackingModeOf({ jobNo }: { jobNo: string }): TrackingModeView {
  const mode = modeOfJobNo(jobNo)
  const drawn = (trackingModes as Partial<Record<typeof mode, TrackingModeView>>)[mode]
  if (!drawn) throw new Error(`Cargo of mode ${mode} is not followed yet.`)
  return drawn
}

/** The first mode's list is at the address without a mode. */
export const listAddress = (mode: Mode): string =>
  mode === trackedModes[0] ? paths.tracking() : paths.trackingOf(mode)

export const listAddressOf = ({ jobNo }: { jobNo: string }): string => listAddress(modeOfJobNo(jobNo))
