import type { ShareView } from '@landbridge/contract/tracking/tracking-endpoints'
import { userNames } from '../../access/index.ts'
import { companyOf } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database.ts'
import type { Call } from '../../platform/serve.ts'
import { type Share, sharesOf } from './share-store.ts'

/** The links of the calling company, as its people see them. */
export async function listShares(
  filter: { jobNo?: string | undefined; containerNo?: string | undefined },
  { tx, caller }: Call<'customer'>,
): Promise<{ items: ShareView[] }> {
  return { items: await shareViews(tx, await sharesOf(tx, companyOf(caller), filter)) }
}

async function shareViews(tx: Tx, shares: readonly Share[]): Promise<ShareView[]> {
  const people = await userNames(
    tx,
    shares.map(({ createdBy }) => createdBy),
  )
  return shares.map((one) => ({
    id: one.id,
    bookingNo: one.bookingNo,
    jobNo: one.jobNo,
    containerNo: one.containerNo,
    createdBy: people.get(one.createdBy) ?? '',
    createdAt: one.createdAt,
    expiresAt: one.expiresAt,
    revokedAt: one.revokedAt ?? undefined,
  }))
}

export async function shareView(tx: Tx, share: Share): Promise<ShareView> {
  const [view] = await shareViews(tx, [share])
  if (!view) throw new Error('A share has a view.')
  return view
}
