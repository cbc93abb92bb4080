import { cleanPartNo } from '@landbridge/contract/tracking/part-no'
import type { Job, JobPart } from '../workorder/index.ts'
import { trackingModeOf } from './modes/tracking-modes.ts'

/** The number by which a part of a job is followed: a container's, a truck's plate, or the air waybill of a consignment. */
export const followedNo = (job: Job, part: JobPart): string | undefined => trackingModeOf(job.mode).partNoOf(part, job)

export const partCalled = (job: Job, parts: readonly JobPart[], partNo: string): JobPart | undefined =>
  parts.find((part) => cleanPartNo(followedNo(job, part) ?? '') === cleanPartNo(partNo))

export type CarryingPart = { id: string; from?: Date | undefined; until?: Date | undefined }

/** In the order of the way: the part it came over from, the part itself, and the part it went over into. */
export function carriersOf({ mode }: Pick<Job, 'mode'>, part: JobPart, parts: readonly JobPart[]): CarryingPart[] {
  const { movedInto = () => undefined } = trackingModeOf(mode)
  const before = parts.flatMap((one): CarryingPart[] => {
    const moved = movedInto(one)
    return moved?.id === part.id && one.id !== part.id ? [{ id: one.id, until: moved.at }] : []
  })
  const after: CarryingPart[] = []
  for (let moved = movedInto(part); moved; ) {
    const next = parts.find(({ id }) => id === moved?.id)
    if (!next || next.id === part.id || after.some(({ id }) => id === next.id)) break
    after.push({ id: next.id, from: moved.at })
    moved = movedInto(next)
  }
  return [...before, { id: part.id }, ...after]
}

export const isCarrying = (carriers: readonly CarryingPart[], { containerId, at }: { containerId: string; at: Date }) =>
  carriers.some(({ id, from, until }) => id === containerId && (!from || at >= from) && (!until || at <= until))
