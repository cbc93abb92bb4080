import { randomUUID } from 'node:crypto'
import type { PartKind } from '@landbridge/contract/workorder/part-kinds'
import type { Job, JobPart } from '../job.ts'
import { type OwnPart, ownPartFacts } from '../modes/own-parts.ts'

const noOwnPart = Object.fromEntries(Object.keys(ownPartFacts).map((name) => [name, null])) as OwnPart

/** A part of which nothing is known but what it is. */
export function emptyPart(job: Pick<Job, 'id' | 'customerId'>, kind: PartKind): JobPart {
  return {
    id: randomUUID(),
    jobId: job.id,
    customerId: job.customerId,
    seq: 1,
    kind,
    containerNo: null,
    containerType: null,
    containerOwner: null,
    truckPlate: null,
    truckType: null,
    releaseNo: null,
    emptyPickUpPlace: null,
    emptyPickedUpAt: null,
    sealNos: [],
    packages: null,
    grossWeightKg: null,
    volumeM3: null,
    tareKg: null,
    consignmentNoteNo: null,
    stuffedAt: null,
    gateInAt: null,
    freeDays: null,
    lastFreeDay: null,
    clockDays: null,
    emptyReturnPlace: null,
    emptyReturnedAt: null,
    t1No: null,
    customsReleasedAt: null,
    remark: null,
    lastEventCode: null,
    lastPlaceCode: null,
    locatedAt: null,
    proofFid: null,
    deliveredAt: null,
    receivedBy: null,
    ...noOwnPart,
  }
}

/** A container of which nothing is known but its type and whose it is. */
export const emptyContainer = (
  job: Pick<Job, 'id' | 'customerId'>,
  containerType: string,
  containerOwner: 'C' | 'S',
): JobPart => ({ ...emptyPart(job, 'box'), containerType, containerOwner })
