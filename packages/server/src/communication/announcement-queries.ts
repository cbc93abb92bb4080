import type {
  AnnouncementDetail,
  AnnouncementFilter,
  AnnouncementInput,
  AnnouncementRow,
  AnnouncementShown,
} from '@landbridge/contract/communication/announcement'
import type { Language } from '@landbridge/contract/shared/languages'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Call } from '../platform/serve.ts'
import { actionsOf, wordsFor } from './announcement-rules.ts'
import {
  type Announced,
  type Announcement,
  announcedOnTop,
  announcedPage,
  announcementPage,
  loadAnnouncement,
} from './announcement-store.ts'

/** An announcement in the reader's language, or the nearest that was written. */
export const shownTo =
  (language: Language) =>
  ({ id, texts, pinned, fromDay }: Announced): AnnouncementShown => ({
    id,
    ...wordsFor(texts, language),
    pinned,
    fromDay,
  })

/** Announcements that are shown to everybody today, in the reader's language. */
export async function listAnnounced(input: AnnouncementInput, { tx, language }: Call<Actor>) {
  const { pageIndex, pageSize, sort, sortName } = input
  const { rows, total } = await announcedPage(tx, { pageIndex, pageSize, sort, isSorted: sortName !== undefined })
  return { items: rows.map(shownTo(language)), total, pageIndex, pageSize }
}

export async function showOnTop({ tx, language }: Call<Actor>) {
  return { items: (await announcedOnTop(tx)).map(shownTo(language)) }
}

const rowOf = (row: Announcement, language: Language): AnnouncementRow => ({
  id: row.id,
  title: wordsFor(row.texts, language).title,
  languages: row.texts.map((text) => text.language),
  pinned: row.pinned,
  fromDay: row.fromDay,
  toDay: row.toDay ?? '',
  state: row.state,
  version: row.version,
  changedAt: row.changedAt,
  changedBy: row.changedBy,
})

export async function listAnnouncements(filter: AnnouncementFilter, { tx, language }: Call<'staff'>) {
  const { rows, total } = await announcementPage(tx, filter)
  const { pageIndex, pageSize } = filter
  return { items: rows.map((row) => rowOf(row, language)), total, pageIndex, pageSize }
}

export async function showAnnouncement(
  id: string,
  { tx, language }: Pick<Call<'staff'>, 'tx' | 'language'>,
): Promise<AnnouncementDetail> {
  const row = await loadAnnouncement(tx, id)
  if (!row) throw new Problem('communication.announcement-missing')
  return { ...rowOf(row, language), texts: row.texts, actions: actionsOf(row.state) }
}
