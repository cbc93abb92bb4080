import { randomUUID } from 'node:crypto'
import type { Job, JobContainer } from '../job/job.ts'
import { type OwnBox, ownBoxFacts } from '../modes/own-parts.ts'

const noOwnBox = Object.fromEntries(Object.keys(ownBoxFacts).map((name) => [name, null])) as OwnBox

/** A container of which nothing is known but what it is. */
export function emptyContainer(
  job: Pick<Job, 'id' | 'customerId'>,
  containerType: string,
  containerOwner: 'C' | 'S',
): JobContainer {
  return {
    id: randomUUID(),
    jobId: job.id,
    customerId: job.customerId,
    seq: 1,
    containerNo: null,
    containerType,
    containerOwner,
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
    ...noOwnBox,
  }
}
