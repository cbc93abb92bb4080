import { cleanPartNo } from '@landbridge/contract/tracking/part-no'
import type { Job, JobPart } from '../workorder/index.ts'
import { trackingModeOf } from './modes/tracking-modes.ts'

/** The number by which a part of a job is followed: a container's, a truck's plate, or the air waybill of a consignment. */
export const followedNo = (job: Job, part: JobPart): string | undefined => trackingModeOf(job.mode).partNoOf(part, job)

/** The part that goes by a number, as it is entered in any spelling. */
export const partCalled = (job: Job, parts: readonly JobPart[], partNo: string): JobPart | undefined =>
  parts.find((part) => cleanPartNo(followedNo(job, part) ?? '') === cleanPartNo(partNo))
