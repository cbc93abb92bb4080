import { randomUUID } from 'node:crypto'
import { partFields } from '@landbridge/contract/workorder/fields/part-fields'
import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import type { Job, JobPart } from '../job.ts'
import type { PartKept } from '../kept-fields.ts'

const nothingKnown = Object.fromEntries(
  Object.entries(partFields).map(([name, { kind }]) => [name, (kind === 'tags' ? [] : null) as unknown]),
) as PartKept

export function emptyPart(job: Pick<Job, 'id' | 'customerId'>, kind: PartKind): JobPart {
  return {
    id: randomUUID(),
    jobId: job.id,
    customerId: job.customerId,
    seq: 1,
    kind,
    ...nothingKnown,
    clockDays: null,
    formerNos: null,
    lastEventCode: null,
    lastPlaceCode: null,
    locatedAt: null,
    proofFid: null,
    deliveredAt: null,
    receivedBy: null,
  }
}

/** A container of which nothing is known but its type and whose it is. */
export const emptyContainer = (
  job: Pick<Job, 'id' | 'customerId'>,
  containerType: string,
  containerOwner: 'C' | 'S',
): JobPart => ({ ...emptyPart(job, 'box'), containerType, containerOwner })
