import { Problem } from '@landbridge/contract/shared/problem'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import type { Job, KeptWarnings } from '../job.ts'
import { jobModeOf } from '../modes/job-modes.ts'

type Released = Pick<Job, 'mode' | 'head' | 'draftState' | 'releaseState'>

/** Reasons that forbid to let cargo go: it is held, its bill was not issued, or its release was not given; a waybill entitles to nothing. */
export function releaseGapsOf({ mode, head, draftState, releaseState }: Released): WorkorderTextKey[] {
  const isByBill = jobModeOf(mode).isFreedByBill?.(head) ?? false
  return [
    ...(releaseState === 'held' ? (['workorder.warn-held'] as const) : []),
    ...(isByBill && draftState !== 'issued' ? (['workorder.warn-bill-not-issued'] as const) : []),
    ...(isByBill && releaseState === 'notAsked' ? (['workorder.warn-not-released'] as const) : []),
  ]
}

type Kept = { keepWarnings?: boolean | undefined; reason?: string | null | undefined }

/** Warns of what forbids to let cargo go; whoever does it all the same gives a reason. */
export function keptAgainst(
  warnings: readonly WorkorderTextKey[],
  { keepWarnings, reason }: Kept,
): KeptWarnings | undefined {
  if (warnings.length === 0) return undefined
  if (!keepWarnings) throw new Problem('workorder.warnings', undefined, { warnings })
  const words = reason?.trim()
  if (!words) throw new Problem('shared.invalid-input', { reason: 'workorder.reason-needed' })
  return { warnings, reason: words }
}
