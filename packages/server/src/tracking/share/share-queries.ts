import type { ShareView } from '@landbridge/contract/tracking/tracking-endpoints'
import { userNames } from '../../access/index.ts'
import { companyOf } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database.ts'
import type { Call } from '../../platform/serve.ts'
import { bookingModesOf } from '../../workorder/index.ts'
import { type Share, sharesOf } from './share-store.ts'

export async function listShares(
  filter: { jobNo?: string | undefined; containerNo?: string | undefined },
  { tx, caller }: Call<'customer'>,
): Promise<{ items: ShareView[] }> {
  const customerId = companyOf(caller)
  return { items: await shareViews(tx, await sharesOf(tx, customerId, filter), customerId) }
}

async function shareViews(tx: Tx, shares: readonly Share[], customerId: string): Promise<ShareView[]> {
  const [people, bookingModeOf] = await Promise.all([
    userNames(
      tx,
      shares.map(({ createdBy }) => createdBy),
    ),
    bookingModesOf(
      tx,
      shares.map(({ jobId }) => jobId),
      customerId,
    ),
  ])
  return shares.map((one) => ({
    id: one.id,
    bookingNo: one.bookingNo,
    bookingMode: bookingModeOf(one.jobId),
    jobNo: one.jobNo,
    containerNo: one.containerNo,
    createdBy: people.get(one.createdBy) ?? '',
    createdAt: one.createdAt,
    expiresAt: one.expiresAt,
    revokedAt: one.revokedAt ?? undefined,
  }))
}

export async function shareView(tx: Tx, share: Share): Promise<ShareView> {
  const [view] = await shareViews(tx, [share], share.customerId)
  if (!view) throw new Error('A share has a view.')
  return view
}
