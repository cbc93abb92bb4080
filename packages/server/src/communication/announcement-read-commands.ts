import type { OwnAnnouncementInput, OwnAnnouncements } from '@landbridge/contract/communication/announcement'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Call } from '../platform/serve.ts'
import { shownTo } from './announcement-queries.ts'
import { countUnread, markRead, ownPage } from './announcement-read-store.ts'

type ByReader = Call<'customer' | 'staff'>

/** What the house tells the caller today, what is new first. */
export async function listOwnAnnouncements(
  { pageIndex, pageSize }: OwnAnnouncementInput,
  { tx, caller, language }: ByReader,
): Promise<OwnAnnouncements> {
  const { rows, total, unread } = await ownPage(tx, caller.userId, { pageIndex, pageSize })
  const shown = shownTo(language)
  return { items: rows.map((row) => ({ ...shown(row), isRead: row.isRead })), total, unread, pageIndex, pageSize }
}

/** The caller has opened an announcement; whatever is not shown today is missing. */
export async function readAnnouncement({ id }: { id: string }, { tx, caller }: ByReader) {
  if ((await markRead(tx, caller.userId, id)) === 0) throw new Problem('communication.announcement-missing')
  return { unread: await countUnread(tx, caller.userId) }
}

export async function readAllAnnouncements({ tx, caller }: ByReader) {
  await markRead(tx, caller.userId)
  return { unread: await countUnread(tx, caller.userId) }
}
