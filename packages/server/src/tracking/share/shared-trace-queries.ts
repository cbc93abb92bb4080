import { timingSafeEqual } from 'node:crypto'
import type { Language } from '@landbridge/contract/shared/languages'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { instant } from '@landbridge/contract/shared/wire-values'
import type { TrackPoint } from '@landbridge/contract/tracking/shared-trace'
import type { Tx } from '../../platform/database.ts'
import { placesByCode } from '../../reference/index.ts'
import { loadJob } from '../../workorder/index.ts'
import { milestonesOf } from '../chain/milestone-store.ts'
import { timetable } from '../chain/timetable-rules.ts'
import { addressOfPlace } from '../follow/tracking-words.ts'
import { positionsOf } from '../positions/position-store.ts'
import { sightingsOf } from '../positions/route-rules.ts'
import { hashOfKey } from './share-commands.ts'
import { type Share, shareByKey } from './share-store.ts'

/** What the holder of a link claims to hold. */
export type Claimed = { bookingNo: string; jobNo: string; containerNo: string; key: string }

/** The trace that a link opens, oldest first. Whatever does not fit exactly opens nothing. It reads as the system, bound to the share's row. */
export async function sharedTraceOf(
  tx: Tx,
  claimed: Claimed,
  { now, language }: { now: Date; language: Language },
): Promise<TrackPoint[]> {
  const share = await shareByKey(tx, hashOfKey(claimed.key))
  if (!share || !opens(share, claimed, now)) return []
  const { jobId, containerId, customerId } = share
  const [job, records, positions] = await Promise.all([
    loadJob(tx, jobId, customerId),
    milestonesOf(tx, [jobId], { customerId }),
    positionsOf(tx, jobId, { containerId, customerId }),
  ])
  const rows = timetable(records, containerId)
  const places = await placesByCode(
    tx,
    placeModeOf(job.mode),
    rows.map(({ placeCode }) => placeCode),
  )
  return sightingsOf(rows, positions, places).map((one) => ({
    latitude: one.latitude,
    longitude: one.longitude,
    address: one.address ?? addressOfPlace(one.placeCode ?? '', { places, language }),
    createTime: instant.encode(one.at),
  }))
}

function opens(share: Share, { bookingNo, jobNo, containerNo }: Claimed, now: Date): boolean {
  const named = same(share.bookingNo, bookingNo) && same(share.jobNo, jobNo) && same(share.containerNo, containerNo)
  return named && share.revokedAt === null && share.expiresAt > now
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
