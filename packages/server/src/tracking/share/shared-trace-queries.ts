import { timingSafeEqual } from 'node:crypto'
import type { Language } from '@landbridge/contract/shared/languages'
import { placeModeOf } from '@landbridge/contract/shared/modes'
import { instant } from '@landbridge/contract/shared/wire-values'
import type { SharedBox, shareStates, TrackPoint } from '@landbridge/contract/tracking/shared-trace'
import type { Tx } from '../../platform/database.ts'
import { hashOfSecret } from '../../platform/secrets.ts'
import { placesByCode, readerNames } from '../../reference/index.ts'
import { loadJob, partsOf } from '../../workorder/index.ts'
import { timetableOf } from '../chain/chain-queries.ts'
import { placedRows } from '../chain/implied-rules.ts'
import { milestonesOf } from '../chain/milestone-store.ts'
import { boxShown } from '../follow/tracking-detail-queries.ts'
import { addressOfSighting } from '../follow/tracking-words.ts'
import { carriersOf, isCarrying } from '../part-numbers.ts'
import { positionsOf } from '../way/position-store.ts'
import { sightingsOf } from '../way/route-rules.ts'
import { type Share, shareByKey } from './share-store.ts'

export type Claimed = { bookingNo: string; jobNo: string; containerNo: string; key: string }

/** Without the key nothing is learned of the box; with the key of an ended link, the reason for its end. */
export async function sharedBoxOf(
  tx: Tx,
  claimed: Claimed,
  { now, language }: { now: Date; language: Language },
): Promise<{ state: (typeof shareStates)[number]; box?: SharedBox }> {
  const share = await shareByKey(tx, hashOfSecret(claimed.key))
  if (!share || !names(share, claimed)) return { state: 'wrong' }
  if (share.revokedAt) return { state: 'withdrawn' }
  if (share.expiresAt <= now) return { state: 'expired' }
  const { jobId, containerId, customerId } = share
  const [job, parts] = await Promise.all([loadJob(tx, jobId, customerId), partsOf(tx, [jobId], customerId)])
  const part = parts.find(({ id }) => id === containerId)
  // The box that was shared has been taken off its job.
  if (!part) return { state: 'withdrawn' }
  return {
    state: 'open',
    box: await boxShown(tx, { job, part, parts, customerId }, { now, language }),
  }
}

/** The trace that a link opens, oldest first, read as the system bound to the share's row. */
export async function sharedTraceOf(
  tx: Tx,
  claimed: Claimed,
  { now, language }: { now: Date; language: Language },
): Promise<TrackPoint[]> {
  const share = await shareByKey(tx, hashOfSecret(claimed.key))
  if (!share || !opensShare(share, claimed, now)) return []
  const { jobId, containerId, customerId } = share
  const [job, parts, records, found] = await Promise.all([
    loadJob(tx, jobId, customerId),
    partsOf(tx, [jobId], customerId),
    milestonesOf(tx, [jobId], { customerId }),
    positionsOf(tx, jobId, { customerId }),
  ])
  const part = parts.find(({ id }) => id === containerId)
  const carriers = part ? carriersOf(job, part, parts) : [{ id: containerId }]
  const positions = found.filter((one) => isCarrying(carriers, one))
  const rows = timetableOf(job, records, carriers)
  const [places, words] = await Promise.all([
    placesByCode(
      tx,
      placeModeOf(job.mode),
      rows.map(({ placeCode }) => placeCode),
    ),
    readerNames(tx, language),
  ])
  return sightingsOf(placedRows(rows), positions, places).map((one) => ({
    latitude: one.latitude,
    longitude: one.longitude,
    address: addressOfSighting(one, job.mode, words),
    createTime: instant.encode(one.at),
  }))
}

const opensShare = (share: Share, claimed: Claimed, now: Date): boolean =>
  names(share, claimed) && share.revokedAt === null && share.expiresAt > now

const names = (share: Share, { bookingNo, jobNo, containerNo }: Claimed): boolean =>
  isSameSecret(share.bookingNo, bookingNo) &&
  isSameSecret(share.jobNo, jobNo) &&
  isSameSecret(share.containerNo, containerNo)

function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
