import { randomUUID } from 'node:crypto'
import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../../platform/audit.ts'
import { companyOf } from '../../platform/caller.ts'
import { newSecret } from '../../platform/secrets.ts'
import type { Call } from '../../platform/serve.ts'
import { loadJob, partsOf } from '../../workorder/index.ts'
import { partCalled } from '../part-numbers.ts'
import { insertShare, loadShare, revokeShare, type Share } from './share-store.ts'

const shareDays = 90
const keyBytes = 16

/** Makes a link to one box, whose key leaves with the answer and is kept nowhere. */
export async function shareBox(
  { jobNo, containerNo }: { jobNo: string; containerNo: string },
  call: Call<'customer'>,
): Promise<{ share: Share; key: string }> {
  const customerId = companyOf(call.caller)
  const job = await loadJob(call.tx, jobNo, customerId)
  const parts = await partsOf(call.tx, [job.id], customerId)
  const part = partCalled(job, parts, containerNo)
  if (!part) throw new Problem('shared.invalid-input', { containerNo: 'tracking.container-unknown' })
  const { secret: key, hash } = newSecret(keyBytes)
  const share: Share = {
    id: randomUUID(),
    customerId,
    bookingNo: job.bookingNo,
    jobId: job.id,
    jobNo: job.jobNo,
    containerId: part.id,
    containerNo,
    createdBy: call.caller.userId,
    createdAt: call.now,
    expiresAt: timeAfterDays(call.now, shareDays),
    revokedAt: null,
  }
  await insertShare(call.tx, share, hash)
  await audit(call, {
    action: 'tracking.share',
    thing: 'tracking_share',
    id: share.id,
    after: { jobNo: job.jobNo, containerNo },
  })
  return { share, key }
}

export async function unshareBox(id: string, call: Call<'customer'>): Promise<Share> {
  const share = await loadShare(call.tx, id, companyOf(call.caller))
  if (share.revokedAt) return share
  await revokeShare(call.tx, share, call.now)
  await audit(call, { action: 'tracking.unshare', thing: 'tracking_share', id })
  return { ...share, revokedAt: call.now }
}
