import type { HeadName } from '@landbridge/contract/booking/fields/form-fields'
import type { Job, JobHead, JobPart } from '../../workorder/index.ts'
import { paperModeOf } from '../modes/paper-modes.ts'

/** The carrier has the cargo of a part already where its milestones or its gate-in say so. */
const isHandedOver = ({ mode }: Pick<Job, 'mode'>, { gateInAt, clockDays, lastEventCode }: JobPart): boolean =>
  gateInAt !== null ||
  clockDays?.gateIn !== undefined ||
  (lastEventCode !== null && paperModeOf(mode).handedOverBy.includes(lastEventCode))

type ChangedJob = {
  job: Pick<Job, 'mode' | 'head' | 'billsOut' | 'lclState'>
  parts: readonly JobPart[]
  names: readonly HeadName[]
  at: Date
}

/** The part of a change to pass on to the carrier or the holder of an issued bill; parts not passed on add up. */
export function changeToTellOf({ job, parts, names, at }: ChangedJob): JobHead['changeToTell'] {
  const before = job.head.changeToTell
  const isWithCarrier = job.lclState === 'loaded' || parts.some((part) => isHandedOver(job, part))
  const reasons = [
    ...(isWithCarrier ? (['handedOver'] as const) : []),
    ...(job.billsOut ? (['billIssued'] as const) : []),
  ]
  if (reasons.length === 0) return before
  return {
    since: before?.since ?? at.toISOString(),
    fields: [...new Set([...(before?.fields ?? []), ...names])],
    reasons: [...new Set([...(before?.reasons ?? []), ...reasons])],
  }
}
