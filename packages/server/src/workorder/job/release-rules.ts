import { Problem } from '@landbridge/contract/shared/problem'
import type { WorkorderTextKey } from '@landbridge/contract/workorder/job-labels'
import type { Job, KeptWarnings } from '../job.ts'
import { jobModeOf } from '../modes/job-modes.ts'

type ReleaseFacts = Pick<Job, 'mode' | 'head' | 'billState' | 'releaseState'>

/** Gaps of a release: a hold, or a bill unissued, originals out, no telex order, no release; waybills have none. */
export function releaseGapsOf({ mode, head, billState, releaseState }: ReleaseFacts): WorkorderTextKey[] {
  const gap = jobModeOf(mode).isFreedByBill?.(head) ? billGap[billState] : undefined
  const isTelex = head.billRelease === 'TLX'
  return [
    ...(releaseState === 'held' ? (['workorder.warn-held'] as const) : []),
    ...(gap === 'issued'
      ? ([isTelex ? 'workorder.warn-telex-not-ordered' : 'workorder.warn-originals-out'] as const)
      : []),
    ...(gap === 'unissued' ? (['workorder.warn-bill-not-issued'] as const) : []),
    ...(gap && releaseState === 'notAsked' ? (['workorder.warn-not-released'] as const) : []),
  ]
}

const billGap: Readonly<Record<Job['billState'], 'unissued' | 'issued' | 'unreleased' | undefined>> = {
  none: 'unissued',
  draft: 'unissued',
  changeAsked: 'unissued',
  confirmed: 'unissued',
  void: 'unissued',
  issued: 'issued',
  surrendered: 'unreleased',
  telexOrdered: 'unreleased',
  released: undefined,
}

type KeptDoubts = { keepWarnings?: boolean | undefined; reason?: string | null | undefined }

/** Warns of what forbids to let cargo go; whoever does it all the same gives a reason. */
export function keptAgainst(
  warnings: readonly WorkorderTextKey[],
  { keepWarnings, reason }: KeptDoubts,
): KeptWarnings | undefined {
  if (warnings.length === 0) return undefined
  if (!keepWarnings) throw new Problem('workorder.warnings', undefined, { warnings })
  const words = reason?.trim()
  if (!words) throw new Problem('shared.invalid-input', { reason: 'workorder.reason-needed' })
  return { warnings, reason: words }
}
