import { randomUUID } from 'node:crypto'
import type {
  AnnouncementChange,
  AnnouncementDetail,
  AnnouncementForm,
  OwnAnnouncementInput,
  OwnAnnouncements,
} from '@landbridge/contract/communication/announcement'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../platform/audit.ts'
import type { Call } from '../platform/serve.ts'
import { showAnnouncement, shownTo } from './announcement-queries.ts'
import { countUnread, markRead, ownPage } from './announcement-read-store.ts'
import { stateAfter } from './announcement-rules.ts'
import { type Announcement, insertAnnouncement, loadAnnouncement, saveAnnouncement } from './announcement-store.ts'

type StaffCall = Call<'staff'>
type SeenAnnouncement = { id: string; version: number }

const thing = 'announcement' as const

export async function makeAnnouncement(form: AnnouncementForm, call: StaffCall): Promise<AnnouncementDetail> {
  const id = randomUUID()
  await insertAnnouncement(call.tx, id, form)
  await audit(call, { action: 'communication.make-announcement', thing, id, after: form })
  return showAnnouncement(id, call)
}

/** Changes what an announcement says, when and where; one that is shown is shown so from now on. */
export async function changeAnnouncement(change: AnnouncementChange, call: StaffCall): Promise<AnnouncementDetail> {
  const { id, version, ...form } = change
  const { state, ...before } = await seenAnnouncement(change, call)
  if (!(await saveAnnouncement(call.tx, { id, version, state: stateAfter('save', { state, version }), form }))) {
    throw new Problem('communication.changed-meanwhile')
  }
  const { texts, pinned, fromDay, toDay } = before
  const wasForm = { texts, pinned, fromDay, toDay: toDay ?? '' }
  await audit(call, { action: 'communication.save-announcement', thing, id, before: wasForm, after: form })
  return showAnnouncement(id, call)
}

export async function actOnAnnouncement(
  action: 'publish' | 'withdraw',
  { id, version }: SeenAnnouncement,
  call: StaffCall,
): Promise<AnnouncementDetail> {
  const before = await seenAnnouncement({ id, version }, call)
  const state = stateAfter(action, before)
  if (!(await saveAnnouncement(call.tx, { id, version, state, isNew: action === 'publish' }))) {
    throw new Problem('communication.changed-meanwhile')
  }
  const deed = { thing, id, before: { state: before.state }, after: { state } }
  await audit(call, { action: `communication.${action}-announcement`, ...deed })
  return showAnnouncement(id, call)
}

async function seenAnnouncement({ id, version }: SeenAnnouncement, { tx }: StaffCall): Promise<Announcement> {
  const announcement = await loadAnnouncement(tx, id)
  if (!announcement) throw new Problem('communication.announcement-missing')
  if (announcement.version !== version) throw new Problem('communication.changed-meanwhile')
  return announcement
}

type ByReader = Call<'customer' | 'staff'>

/** Announcements that are shown to the caller today, the new ones first. */
export async function listOwnAnnouncements(
  { pageIndex, pageSize }: OwnAnnouncementInput,
  { tx, caller, language }: ByReader,
): Promise<OwnAnnouncements> {
  const { rows, total, unread } = await ownPage(tx, caller.userId, { pageIndex, pageSize })
  const shown = shownTo(language)
  return { items: rows.map((row) => ({ ...shown(row), isRead: row.isRead })), total, unread, pageIndex, pageSize }
}

/** Marks an announcement as read; one not shown today is missing. */
export async function readAnnouncement({ id }: { id: string }, { tx, caller }: ByReader) {
  if ((await markRead(tx, caller.userId, id)) === 0) throw new Problem('communication.announcement-missing')
  return { unread: await countUnread(tx, caller.userId) }
}

export async function readAllAnnouncements({ tx, caller }: ByReader) {
  await markRead(tx, caller.userId)
  return { unread: await countUnread(tx, caller.userId) }
}
